/** What of the form the first key does without: served with it, its code comes once the page has a moment. */
import { lazyPart } from '../../kit/island/lazy-part.tsx';

const parts = () => import('./lazy-parts.ts');

export const Fluid = lazyPart(async () => (await parts()).Fluid);
export const More = lazyPart(async () => (await parts()).More);
