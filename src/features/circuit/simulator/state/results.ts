/** What the last run gave, and what of it is on the page. */
import { atom, batch, computed } from 'nanostores';
import type { ReadableAtom, WritableAtom } from 'nanostores';
import type { Problem as CircuitProblem } from '../../../../circuit/outcome.ts';
import type { ComputedBy, Failure as RunFailure, RegimeAnswer, RegimeAnswers } from '../../../../runtime/bridge.ts';
import { warningsByTable } from '../../../../simulation/by-table.ts';
import type { SimulationResult } from '../../../../simulation/types.ts';
import type { Regime } from './form.ts';

/** Why there is no result: of the run, or of the compressor before it. */
export type Failure =
  RunFailure | (Omit<RunFailure, 'problem'> & { readonly problem: CircuitProblem; readonly by: 'compressor' });
/** The answers of a run; the transitory regime may have failed before it, at the compressor. */
export interface Answers extends Omit<RegimeAnswers, 'transient'> {
  readonly transient: RegimeAnswer | { readonly ok: false; readonly failure: Failure } | undefined;
}
export type Results = Readonly<Partial<Record<Regime, SimulationResult>>>;
export type Failures = Readonly<Partial<Record<Regime, Failure>>>;

export interface ShownRegime {
  readonly result: SimulationResult | undefined;
  /** The result is that of other inputs than those of the form. */
  readonly isStale: boolean;
}
export type Shown = Readonly<Record<Regime, ShownRegime>>;

export interface ResultStores {
  /** Results of the last run; both cleared when the steady regime fails. */
  readonly $results: WritableAtom<Results>;
  readonly $failures: WritableAtom<Failures>;
  readonly $loading: WritableAtom<boolean>;
  /** The forms ask for what is not computed yet: what is shown answers other inputs, those of the page as served maybe. */
  readonly $isAwaited: WritableAtom<boolean>;
  /** Who computed last; undefined for the example computed with the page. */
  readonly $computedBy: WritableAtom<ComputedBy | undefined>;
  /** The last results that were valid: what stays on the page, dimmed, while an input is being corrected. */
  readonly $lastResults: WritableAtom<Results>;
  /** The present results, or the last valid ones of the same fluid, dimmed. */
  readonly $shown: ReadableAtom<Shown>;
  /** What is drawn: the results shown, or those of a cycle in the reader's hand, which the rest of the page waits for. */
  readonly $drawn: ReadableAtom<Shown>;
  /** Why there is no result of what is drawn. */
  readonly $drawnFailures: ReadableAtom<Failures>;
  /** Puts the answers of a run in place. */
  commit(answers: Answers): void;
  /** Draws answers and puts them nowhere else: the last that are valid stay. Undefined: the hand is empty again. */
  draw(answers: Answers | undefined): void;
  /** Puts the failure of a whole run in place: no result stands. */
  fail(failure: Failure): void;
  /** Puts the example computed with the page in place, before anything is run here. */
  seed(results: Results): void;
}

const NONE: Failures = {};

/** What failed of a run. */
function failuresOf({ permanent, transient }: Pick<Answers, 'permanent' | 'transient'>): Failures {
  if (permanent.ok && (transient === undefined || transient.ok)) return NONE;
  return {
    ...(!permanent.ok && { permanent: permanent.failure }),
    ...(transient && !transient.ok && { transient: transient.failure }),
  };
}

/** A page warns by the table of limits. */
const judged = (result: SimulationResult, regime: Regime): SimulationResult => ({
  ...result,
  warnings: warningsByTable(result, regime),
});

interface InHand {
  readonly shown: Shown;
  readonly failures: Failures;
}

export function createResults($fluid: ReadableAtom<string>): ResultStores {
  const $results = atom<Results>({});
  const $failures = atom<Failures>(NONE);
  const $loading = atom(false);
  const $isAwaited = atom(false);
  const $computedBy = atom<ComputedBy | undefined>(undefined);
  const $lastResults = atom<Results>({});

  let before: Shown | undefined;
  const stores = [$results, $lastResults, $failures, $fluid, $isAwaited] as const;
  const $shown = computed(stores, (results, last, failures, fluid, isAwaited): Shown => {
    const shown = (regime: Regime): ShownRegime => {
      const now = results[regime];
      const kept = last[regime];
      const result = now ?? (kept?.input.fluid === fluid ? kept : undefined);
      const hasFailed = failures.permanent !== undefined || failures[regime] !== undefined;
      const isStale = isAwaited || (!now && hasFailed);
      const was = before?.[regime];
      return was && was.result === result && was.isStale === isStale ? was : { result, isStale };
    };
    const next: Shown = { permanent: shown('permanent'), transient: shown('transient') };
    // The same object while nothing of it has changed.
    if (before?.permanent !== next.permanent || before.transient !== next.transient) before = next;
    return before;
  });

  const $inHand = atom<InHand | undefined>(undefined);

  return {
    $drawn: computed([$inHand, $shown], (inHand, shown) => inHand?.shown ?? shown),
    $drawnFailures: computed([$inHand, $failures], (inHand, failures) => inHand?.failures ?? failures),
    draw(answers) {
      if (!answers) {
        $inHand.set(undefined);
        return;
      }
      const before = $inHand.get()?.shown ?? $shown.get();
      const drawn = (answer: RegimeAnswer | Answers['transient'], was: ShownRegime): ShownRegime =>
        answer?.ok ? { result: answer.result, isStale: false } : { ...was, isStale: answer !== undefined };
      $inHand.set({
        shown: {
          permanent: drawn(answers.permanent, before.permanent),
          transient: drawn(answers.transient, before.transient),
        },
        failures: failuresOf(answers),
      });
    },
    $results,
    $failures,
    $loading,
    $isAwaited,
    $computedBy,
    $lastResults,
    $shown,
    commit({ permanent, transient, by }) {
      const results: Results = {
        ...(permanent.ok && { permanent: judged(permanent.result, 'permanent') }),
        ...(permanent.ok && transient?.ok && { transient: judged(transient.result, 'transient') }),
      };
      batch(() => {
        // The same emptiness as before tells nobody anything.
        $failures.set(failuresOf({ permanent, transient }));
        $computedBy.set(by);
        if (results.permanent) {
          const isSameFluid = $lastResults.get().permanent?.input.fluid === results.permanent.input.fluid;
          // Without a second operating point nothing of one that was there stays.
          $lastResults.set(isSameFluid && transient ? { ...$lastResults.get(), ...results } : results);
        }
        $results.set(results);
        $isAwaited.set(false);
      });
    },
    fail(failure) {
      batch(() => {
        $results.set({});
        $failures.set({ permanent: failure });
        $isAwaited.set(false);
      });
    },
    seed(results) {
      if ($lastResults.get().permanent) return;
      $lastResults.set(results);
      $results.set(results);
    },
  };
}
