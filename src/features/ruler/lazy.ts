/** What of this page the first key does without. */
import { lazyIslands, lazyParts } from '../../kit/page/lazy.ts';
import { asIsland } from './island.ts';

const parts = () => import('./parts.ts');

export const { Fluid } = lazyParts(parts, ['Fluid']);
export const { Commands, Diagram, State, Table } = lazyIslands(asIsland, parts, [
  'Commands',
  'Diagram',
  'State',
  'Table',
]);
