/** What of this page the first key does without: served with it, its code comes once the page has a moment. */
import { asIsland } from './page-data.ts';
import { late } from '../../kit/island/late.tsx';

const parts = () => import('./late-parts.ts');

export const ComparisonCommands = asIsland(late(async () => (await parts()).ComparisonCommands));
export const Checklist = asIsland(late(async () => (await parts()).Checklist));
export const Diagram = asIsland(late(async () => (await parts()).Diagram));
export const Laws = asIsland(late(async () => (await parts()).Laws));
export const SameMachineSection = asIsland(late(async () => (await parts()).SameMachineSection));
export const Verdicts = asIsland(late(async () => (await parts()).Verdicts));
