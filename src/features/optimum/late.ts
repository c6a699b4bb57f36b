/** What of this page the first key does without: served with it, its code comes once the page has a moment. */
import { asIsland } from './page-data.ts';
import { late } from '../../kit/island/late.tsx';

const parts = () => import('./late-parts.ts');

export const OptimumCommands = asIsland(late(async () => (await parts()).OptimumCommands));
export const Results = asIsland(late(async () => (await parts()).Results));
export const Tables = asIsland(late(async () => (await parts()).Tables));
export const ObjectiveCurve = asIsland(late(async () => (await parts()).ObjectiveCurve));
export const Charts = asIsland(late(async () => (await parts()).Charts));
