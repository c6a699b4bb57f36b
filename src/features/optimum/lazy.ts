/** What of this page the first key does without. */
import { lazyIslands } from '../../kit/page/lazy.ts';
import { asIsland } from './island.ts';

export const { Charts, ObjectiveCurve, OptimumCommands } = lazyIslands(asIsland, () => import('./parts.ts'), [
  'Charts',
  'ObjectiveCurve',
  'OptimumCommands',
]);
