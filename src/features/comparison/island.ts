/** The comparison as its islands share it, and what its page was built with. */
import type { Comparison } from '../../circuit/comparison/comparison.ts';
import type { SameMachine } from '../../circuit/comparison/same-machine/same-machine.ts';
import type { CompactCurves } from '../../kit/diagrams/compact-curves.ts';
import { $calculation } from '../../kit/storage/calculation.ts';
import { pageOf } from '../../kit/page/island.tsx';
import type { ServedData } from '../../kit/page/island.tsx';
import { createPage } from '../../kit/page/life.ts';
import type { ToldVerdict } from '../../shell/replacing/told.ts';
import type { LawFacts } from './law-facts.ts';
import { COMPARISON, NOTHING } from './question.ts';
import { watchServedVerdict } from './state/served-verdict.ts';

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

/** A name, with the ISO date from which it may no longer be charged virgin where there is one. */
export type OfferedFluid = string | readonly [name: string, until: string];

/** What may be put in the machine of a fluid, judged for the use supposed of it. */
export interface Offered {
  /** The use, in words. */
  readonly machine: string;
  readonly fluids: readonly OfferedFluid[];
}

export interface ComparisonExample {
  readonly comparison: Comparison;
  readonly same: SameMachine;
  /** The verdict on the example. */
  readonly verdict: ToldVerdict;
  /** By the machine's own fluid. */
  readonly offered: Readonly<Record<string, Offered>>;
  readonly curves: readonly [CompactCurves, CompactCurves];
  readonly retrofits: readonly RetrofitRow[];
  /** Dew temperatures the retrofits are estimated at, °C. */
  readonly points: { readonly cooling: readonly [number, number]; readonly freezing: readonly [number, number] };
  readonly law: Readonly<Record<string, LawFacts>>;
  /** ISO date of the build, and of the first day after it on which the law may say otherwise. */
  readonly day: string;
  readonly until: string | undefined;
}

export type ComparisonData = ServedData & ComparisonExample;

export const { page, asIsland, usePage } = pageOf('comparison', ({ comparison, same }: ComparisonData, locale) => {
  const { rows, sides, warnings } = comparison;
  const example = { compared: { ...NOTHING, rows, sides, warnings }, machine: same, others: {} };
  const life = createPage(COMPARISON, example, locale);
  const setOthers = (names: readonly string[]): void =>
    life.form.setRows(
      'more',
      names.map((fluid) => ({ fluid })),
    );
  if (!import.meta.env.SSR) {
    watchServedVerdict(life.answers.machine);
    $calculation.listen(life.answer);
  }
  return { ...life, $calculation, setOthers };
});
