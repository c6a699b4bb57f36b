/** What the comparison's page was built with: its texts, the example of both readings, and what is known of its fluids. */
import type { Comparison } from '../../circuit/comparison/comparison.ts';
import type { SameMachine } from '../../circuit/comparison/same-machine/same-machine.ts';
import type { Dictionary } from '../../i18n/keys.ts';
import type { Locale } from '../../language/index.ts';
import { $calculation } from '../../kit/kept/calculation.ts';
import {
  $comparison,
  $failures,
  $fields,
  $fluids,
  $loading,
  $machine,
  $shown,
  $sideProblems,
  form,
  seedComparison,
} from './state/comparison.ts';
import { machine } from './state/machine.ts';
import { $mixes } from '../../kit/fluids/mixes.ts';
import { $units } from '../../kit/form/units.ts';
import type { FluidChoice } from '../../kit/controls/fluid-search.ts';
import type { CompactCurves } from '../../kit/diagrams/compact-curves.ts';
import { islandOf } from '../study/as-island.tsx';
import { studyPage } from '../study/page-data.ts';
import { keepServed } from '../../kit/island/use-part.ts';
import type { LawFacts } from './law.ts';

/** A retrofit found in print, beside what the estimate says of it; changes in %, K for the discharge. */
export interface RetrofitRow {
  readonly from: string;
  readonly to: string;
  readonly found: string;
  readonly source: string;
  readonly capacity: number | null;
  readonly eer: number | null;
  readonly discharge: number | null;
  readonly charge: number;
}

export interface ComparisonExample {
  readonly comparison: Comparison;
  readonly same: SameMachine;
  readonly curves: readonly [CompactCurves, CompactCurves];
  readonly retrofits: readonly RetrofitRow[];
  /** Dew temperatures the retrofits are estimated at, °C. */
  readonly points: { readonly cooling: readonly [number, number]; readonly freezing: readonly [number, number] };
  readonly law: Readonly<Record<string, LawFacts>>;
}

export interface ComparisonData extends ComparisonExample {
  readonly dictionary: Dictionary;
  readonly fluids: readonly [FluidChoice, FluidChoice];
}

export const page = studyPage<ComparisonData>(
  'comparison-data',
  ({ comparison, same }) => seedComparison(comparison, same),
  () => {
    keepServed([$comparison, $failures, $fields, $fluids, $loading, $machine, $shown, $sideProblems, $calculation]);
    keepServed([form.$forms, form.$readings, form.$isManual, machine.$state, machine.$values, $units, $mixes]);
  },
);

export const comparisonData = (locale: Locale): ComparisonData => page.read(locale).data;
export const asIsland = islandOf(page);
