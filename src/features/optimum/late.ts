/** What of this page the first key does without: served with it, its code comes once the page has a moment. */
import { asIsland } from './page-data.ts';
import { late } from '../../kit/island/late.tsx';

export const OptimumCommands = asIsland(late(async () => (await import('./Commands.tsx')).OptimumCommands));
export const Results = asIsland(late(async () => (await import('./Results.tsx')).Results));
export const Tables = asIsland(late(async () => (await import('./Results.tsx')).Tables));
export const ObjectiveCurve = asIsland(late(async () => (await import('./Charts.tsx')).ObjectiveCurve));
export const Charts = asIsland(late(async () => (await import('./Charts.tsx')).Charts));
