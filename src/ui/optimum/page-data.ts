/** What the page of the best CO2 pressure was built with: its texts, the example, its map and the lines of its fluid. */
import type { HpOptimum } from '../../circuit/optimum/optimum.ts';
import type { Dictionary } from '../../i18n/keys.ts';
import type { Locale } from '../../language/index.ts';
import type { SimulationResult } from '../../simulation/types.ts';
import { entries } from '../../stores/optimum/fields.ts';
import { $map, seedMap } from '../../stores/optimum/map.ts';
import type { ServedMap } from '../../stores/optimum/map.ts';
import { $isLive, $shown, seedOptimum } from '../../stores/optimum/optimum.ts';
import { $units } from '../../kit/form/units.ts';
import type { CompactCurves } from '../simulator/initial.ts';
import { islandOf } from '../study/as-island.tsx';
import { studyPage } from '../study/page-data.ts';
import { keepServed } from '../../kit/island/use-part.ts';

export interface OptimumExample {
  readonly optimum: HpOptimum;
  readonly cycle: SimulationResult;
  readonly curves: CompactCurves;
  readonly map: ServedMap;
}

export interface OptimumData extends OptimumExample {
  readonly dictionary: Dictionary;
}

export const page = studyPage<OptimumData>(
  'optimum-data',
  ({ optimum, cycle, map }) => {
    seedOptimum({ optimum, cycle });
    seedMap(map);
  },
  () => keepServed([$shown, $isLive, $map, $units, entries.$state, entries.$values]),
);

export const optimumData = (locale: Locale): OptimumData => page.read(locale).data;
export const asIsland = islandOf(page);
