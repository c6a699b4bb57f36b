/** What of this page the first key does without: served with it, its code comes as one, once the page has a moment. */
import { late } from '../../../kit/island/late.tsx';

const parts = () => import('./late-parts.ts');

export const Basket = late(async () => (await parts()).Basket);
export const ExpansionValves = late(async () => (await parts()).ExpansionValves);
export const OwnComponents = late(async () => (await parts()).OwnComponents);
export const Vessels = late(async () => (await parts()).Vessels);
