/** What of this page the first key does without: served with it, its code comes once the page has a moment. */
import { asIsland } from './page-data.ts';
import { late } from '../../kit/island/late.tsx';

const parts = () => import('./late-parts.ts');

export const LeakCommands = asIsland(late(async () => (await parts()).LeakCommands));
export const Details = asIsland(late(async () => (await parts()).Details));
