/** What the page of the best CO2 pressure was built with: its texts, the example, its map and the lines of its fluid. */
import type { HpOptimum } from '../../circuit/optimum/optimum.ts';
import type { Dictionary, Translator } from '../../i18n/keys.ts';
import type { SimulationResult } from '../../simulation/types.ts';
import { createOptimumMap } from './state/map.ts';
import type { OptimumMap, ServedMap } from './state/map.ts';
import { createOptimum } from './state/optimum.ts';
import type { Optimum } from './state/optimum.ts';
import { $units } from '../../kit/form/units.ts';
import type { CompactCurves } from '../../kit/diagrams/compact-curves.ts';
import { createTranslator } from '../../i18n/translator.ts';
import { islandsOf } from '../../kit/island/as-island.tsx';
import { pageData } from '../../kit/island/page-data.ts';
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

/** What the islands of the page share. */
export interface OptimumPage {
  readonly t: Translator;
  readonly curves: CompactCurves;
  readonly optimum: Optimum;
  readonly map: OptimumMap;
}

export const page = pageData<OptimumData, OptimumPage>(
  'optimum-data',
  (locale, data) => {
    const optimum = createOptimum({ optimum: data.optimum, cycle: data.cycle }, locale);
    const map = createOptimumMap(optimum, data.map);
    return { t: createTranslator(locale, { [locale]: data.dictionary }), curves: data.curves, optimum, map };
  },
  ({ optimum, map }) => keepServed([optimum.$shown, optimum.$isLive, optimum.form.$content, map.$map, $units]),
);

export const { asIsland, usePage } = islandsOf(page);
