/** The best CO2 pressure as its islands share it: the search, and its map. */
import type { HpOptimum } from '../../circuit/optimum/optimum.ts';
import type { CompactCurves } from '../../kit/diagrams/compact-curves.ts';
import { createPage } from '../../kit/page/life.ts';
import { pageOf } from '../../kit/page/island.tsx';
import type { ServedData } from '../../kit/page/island.tsx';
import type { SimulationResult } from '../../simulation/types.ts';
import { createOptimumMap } from './map.ts';
import type { ServedMap } from './map.ts';
import { OPTIMUM } from './question.ts';

export interface OptimumExample {
  readonly optimum: HpOptimum;
  readonly cycle: SimulationResult;
  readonly curves: CompactCurves;
  readonly map: ServedMap;
}

export type OptimumData = ServedData & OptimumExample;

export const { page, asIsland, usePage } = pageOf(OPTIMUM.key, ({ optimum, cycle, map }: OptimumData, locale) => {
  const life = createPage(OPTIMUM, { found: { optimum, cycle } }, locale);
  return { ...life, map: createOptimumMap(life, map) };
});
