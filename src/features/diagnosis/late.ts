/** What of this page the first key does without: served with it, its code comes once the page has a moment. */
import { asIsland } from './page-data.ts';
import { late } from '../../kit/island/late.tsx';

const parts = () => import('./late-parts.ts');

export const DiagnosisCommands = asIsland(late(async () => (await parts()).DiagnosisCommands));
export const Verdict = asIsland(late(async () => (await parts()).Verdict));
export const Twin = asIsland(late(async () => (await parts()).Twin));
export const Recording = asIsland(late(async () => (await parts()).Recording));
export const Visits = asIsland(late(async () => (await import('./visits/Visits.tsx')).Visits));
export const Papers = asIsland(late(async () => (await import('./paper/Papers.tsx')).Papers));
export const Performance = asIsland(late(async () => (await import('./performance/Performance.tsx')).Performance));
