/** What of this page the first key does without: served with it, its code comes once the page has a moment. */
import { asIsland } from './page-data.ts';
import { late } from '../../kit/island/late.tsx';

const parts = () => import('./late-parts.ts');

export const SeasonCommands = asIsland(late(async () => (await parts()).SeasonCommands));
export const Charts = asIsland(late(async () => (await parts()).Charts));
export const Further = asIsland(late(async () => (await parts()).Further));
