/** What of this page the first key does without: served with it, its code comes once the page has a moment. */
import { late } from '../../kit/island/late.tsx';
import { asIsland } from './page-data.ts';

export const TableCommands = asIsland(late(async () => (await import('./late-parts.ts')).TableCommands));
