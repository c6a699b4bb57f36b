/** What of this page the first key does without: served with it, its code comes once the page has a moment. */
import { asIsland } from './as-island.tsx';
import { late } from '../../../kit/island/late.tsx';

const parts = () => import('./late-parts.ts');

export const Commands = asIsland(late(async () => (await parts()).Commands));
export const Diagram = asIsland(late(async () => (await parts()).Diagram));
export const Details = asIsland(late(async () => (await parts()).Details));
