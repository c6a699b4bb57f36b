/** What of this page the first key does without. */
import { lazyIslands, lazyParts } from '../../kit/page/lazy.ts';
import { asIsland } from './island.ts';

const parts = () => import('./parts.ts');

export const { Fluid, Modes, MoneyAndImpact, WeatherFile } = lazyParts(parts, [
  'Fluid',
  'Modes',
  'MoneyAndImpact',
  'WeatherFile',
]);
export const { Charts, Further, SeasonCommands } = lazyIslands(asIsland, parts, [
  'Charts',
  'Further',
  'SeasonCommands',
]);
