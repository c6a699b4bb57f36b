/** What of this page the first key does without: served with it, its code comes once the page has a moment. */
import { asIsland } from './page-data.ts';
import { late } from '../../kit/island/late.tsx';

export const ComparisonCommands = asIsland(late(async () => (await import('./Commands.tsx')).ComparisonCommands));
export const Diagram = asIsland(late(async () => (await import('./Diagram.tsx')).Diagram));
export const Laws = asIsland(late(async () => (await import('./Diagram.tsx')).Laws));
export const Results = asIsland(late(async () => (await import('./Results.tsx')).Results));
export const Rows = asIsland(late(async () => (await import('./Results.tsx')).Rows));
export const SameMachineSection = asIsland(late(async () => (await import('./SameMachine.tsx')).SameMachineSection));
