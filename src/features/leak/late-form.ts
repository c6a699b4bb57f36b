/** What of the form the first key does without: served with it, its code comes once the page has a moment. */
import { late } from '../../kit/island/late.tsx';

export const Fluid = late(async () => (await import('./late-parts.ts')).Fluid);
