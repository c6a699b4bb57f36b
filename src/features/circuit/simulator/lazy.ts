/** What of this page the first key does without: served with it, its code comes once the page has a moment. */
import { asIsland } from './as-island.tsx';
import { lazyPart } from '../../../kit/island/lazy-part.tsx';

const parts = () => import('./lazy-parts.ts');

export const Commands = asIsland(lazyPart(async () => (await parts()).Commands));
export const Diagram = asIsland(lazyPart(async () => (await parts()).Diagram));
export const Details = asIsland(lazyPart(async () => (await parts()).Details));
