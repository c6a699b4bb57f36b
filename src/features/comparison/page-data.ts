/** What the comparison's page was built with: its texts, the example of both readings, and what is known of its fluids. */
import type { Dictionary, Translator } from '../../i18n/keys.ts';
import { $calculation } from '../../kit/kept/calculation.ts';
import { $mixes } from '../../kit/fluids/mixes.ts';
import { createFluidSource } from '../../kit/fluids/fluid-source.ts';
import type { FluidSource } from '../../kit/fluids/fluid-source.ts';
import { $units } from '../../kit/form/units.ts';
import type { FluidChoice } from '../../kit/controls/fluid-search.ts';
import type { CompactCurves } from '../../kit/diagrams/compact-curves.ts';
import { createTranslator } from '../../i18n/translator.ts';
import { islandsOf } from '../../kit/island/as-island.tsx';
import { pageData } from '../../kit/island/page-data.ts';
import { keepServed } from '../../kit/island/use-part.ts';
import { createComparison } from './state/comparison.ts';
import type { ComparedExample, ComparisonState, Side } from './state/comparison.ts';
import { watchServedVerdict } from './state/served-verdict.ts';
import type { LawFacts } from './law.ts';
import type { ToldVerdict } from '../../shell/replacing/told.ts';

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

export interface ComparisonExample extends ComparedExample {
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

export interface ComparisonData extends ComparisonExample {
  readonly dictionary: Dictionary;
  readonly fluids: readonly [FluidChoice, FluidChoice];
}

/** What the islands of the page share. */
export interface ComparisonPage {
  readonly t: Translator;
  readonly data: ComparisonData;
  readonly comparison: ComparisonState;
  /** One list for both pickers; each was served with a fluid of its own. */
  readonly sources: Readonly<Record<Side, FluidSource>>;
}

export const page = pageData<ComparisonData, ComparisonPage>(
  'comparison-data',
  (locale, data) => {
    const first = createFluidSource(data.fluids[0], locale);
    return {
      t: createTranslator(locale, { [locale]: data.dictionary }),
      data,
      comparison: createComparison(data, locale),
      sources: { fluid1: first, fluid2: { ...first, first: data.fluids[1] } },
    };
  },
  ({ comparison: { form, $fluids, machine, $more, $others, $run, $loading, $shown, $sideProblems }, sources }) => {
    keepServed([
      form.$content,
      $fluids,
      machine.form.$content,
      machine.$reading,
      $more,
      $others,
      $run,
      $loading,
      $shown,
      $sideProblems,
    ]);
    keepServed([sources.fluid1.$all, $units, $mixes, $calculation]);
    watchServedVerdict(machine.$reading);
  },
);

export const { asIsland, usePage } = islandsOf(page);
