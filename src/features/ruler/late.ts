/** What of this page the first key does without: served with it, its code comes once the page has a moment. */
import { asIsland } from './page-data.ts';
import { late } from '../../kit/island/late.tsx';

export const Commands = asIsland(late(async () => (await import('./Commands.tsx')).Commands));
export const Diagram = asIsland(late(async () => (await import('./Diagram.tsx')).Diagram));
export const State = asIsland(late(async () => (await import('./State.tsx')).State));
export const Table = asIsland(late(async () => (await import('./Table.tsx')).Table));
