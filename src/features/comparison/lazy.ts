/** What of this page the first key does without. */
import { lazyIslands, lazyParts } from '../../kit/page/lazy.ts';
import { asIsland } from './island.ts';

const parts = () => import('./parts.ts');

export const { FluidField, MoreFluids } = lazyParts(parts, ['FluidField', 'MoreFluids']);
export const { Checklist, ComparisonCommands, Diagram, Laws, SameMachineSection, Verdicts } = lazyIslands(
  asIsland,
  parts,
  ['Checklist', 'ComparisonCommands', 'Diagram', 'Laws', 'SameMachineSection', 'Verdicts'],
);
