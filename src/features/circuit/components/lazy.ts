/** What of this page the first key does without: served with it, its code comes as one, once the page has a moment. */
import { lazyPart } from '../../../kit/island/lazy-part.tsx';

const parts = () => import('./lazy-parts.ts');

export const Basket = lazyPart(async () => (await parts()).Basket);
export const ExpansionValves = lazyPart(async () => (await parts()).ExpansionValves);
export const OwnComponents = lazyPart(async () => (await parts()).OwnComponents);
export const Vessels = lazyPart(async () => (await parts()).Vessels);
