/** What of this page the first key does without: served with it, its code comes once the page has a moment. */
import { asIsland } from './page-data.ts';
import { lazyPart } from '../../kit/island/lazy-part.tsx';

const parts = () => import('./lazy-parts.ts');

export const DiagnosisCommands = asIsland(lazyPart(async () => (await parts()).DiagnosisCommands));
export const Verdict = asIsland(lazyPart(async () => (await parts()).Verdict));
export const Twin = asIsland(lazyPart(async () => (await parts()).Twin));
export const Recording = asIsland(lazyPart(async () => (await parts()).Recording));
export const Visits = asIsland(lazyPart(async () => (await import('./visits/Visits.tsx')).Visits));
export const Papers = asIsland(lazyPart(async () => (await import('./paper/Papers.tsx')).Papers));
export const Performance = asIsland(lazyPart(async () => (await import('./performance/Performance.tsx')).Performance));
