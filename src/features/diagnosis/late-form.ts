/** What of the form the first key does without: served with it, its code comes once the page has a moment. */
import { late } from '../../kit/island/late.tsx';

const parts = () => import('./late-parts.ts');

export const Fluid = late(async () => (await parts()).Fluid);
export const More = late(async () => (await parts()).More);
