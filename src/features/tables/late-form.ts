/** What of the form the first key does without. */
import { late } from '../../kit/island/late.tsx';

export const Fluid = late(async () => (await import('./late-parts.ts')).Fluid);
