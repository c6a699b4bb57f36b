/** What of this page the first key does without: served with it, its code comes once the page has a moment. */
import { asIsland } from './as-island.tsx';
import { late } from '../../kit/island/late.tsx';

export const Commands = asIsland(late(async () => (await import('./Commands.tsx')).Commands));
export const Results = asIsland(late(async () => (await import('./Results.tsx')).Results));
export const Diagram = asIsland(late(async () => (await import('./Diagram.tsx')).Diagram));
export const Details = asIsland(late(async () => (await import('./Details.tsx')).Details));
