/** Two fluids at the same inputs: one form, two fluids, what came of it, and the machine of the first with the second. */
import { keepComparison } from './kept.ts';
import { atom, computed } from 'nanostores';
import type { ReadableAtom } from 'nanostores';
import type { Comparison, ComparisonOutcome, Remainder } from '../../../circuit/comparison/comparison.ts';
import type { SameMachine } from '../../../circuit/comparison/same-machine/same-machine.ts';
import type { Problem } from '../../../circuit/outcome.ts';
import type { Locale } from '../../../language/index.ts';
import { STEADY_FORM } from '../../../simulation/url.ts';
import type { BodyValues } from '../../../simulation/fields.ts';
import { $calculation } from '../../../kit/kept/calculation.ts';
import { restoreMixes } from '../../../kit/fluids/mixes.ts';
import { addressKeeper } from '../../../kit/form/address.ts';
import { createForm } from '../../../kit/form/form.ts';
import { whenSaid } from '../../../kit/form/when-said.ts';
import type { Form } from '../../../kit/form/form.ts';
import { restoreUnits } from '../../../kit/form/units.ts';
import { whenIdle } from '../../../kit/island/when-idle.ts';
import { bodyOfForm, SIMULATION_FIELDS, stateOfForm, valuesOfState } from '../../simulator/state/fields.ts';
import type { Failure } from '../../simulator/state/results.ts';
import { DEFAULT_FLUIDS, linkFromParams, MOST_MORE, paramsFromLink } from './link.ts';
import type { Fluids } from './link.ts';
import { createMachine, machineOptions } from './machine.ts';
import type { Machine } from './machine.ts';
import { createOthers } from './others.ts';
import type { Readings } from './others.ts';
import { compareLater, compareNow, prepareComparison, prepareMachine } from './run.ts';
import type { ComparisonRun } from './run.ts';

export type Side = keyof Fluids;
export const SIDES: readonly Side[] = ['fluid1', 'fluid2'];

export interface ShownComparison {
  /** The present rows, one side missing where it failed; else the last whole ones. */
  readonly rows: Comparison['rows'] | undefined;
  readonly sides: Remainder['sides'];
  readonly warnings: Comparison['warnings'];
  /** The rows answer an earlier input. */
  readonly isStale: boolean;
}

/** Computed with the page, for the defaults. */
export interface ComparedExample {
  readonly comparison: Comparison;
  readonly same: SameMachine;
}

export interface ComparisonState {
  /** The form both fluids share: that of the steady regime, its fluid aside. */
  readonly form: Form;
  readonly $fluids: ReadableAtom<Fluids>;
  readonly machine: Machine;
  /** Further fluids for that machine, and what came of each. */
  readonly $more: ReadableAtom<readonly string[]>;
  readonly $others: ReadableAtom<Readings>;
  /** The last run: its answer, or why there is none. */
  readonly $run: ReadableAtom<ComparisonRun | undefined>;
  readonly $loading: ReadableAtom<boolean>;
  readonly $shown: ReadableAtom<ShownComparison>;
  /** The problem of each side, as its column says it. */
  readonly $sideProblems: ReadableAtom<Readonly<Record<Side, Problem | null>>>;
  setFluid(side: Side, fluid: string): void;
  setMore(fluids: readonly string[]): void;
  /** The second fluid for the first and back. */
  swapFluids(): void;
  /** Both fluids, one after the other; waits for the end. */
  run(): Promise<void>;
  /** The whole address of the comparison. */
  link(): string;
  /** Back to the documented defaults. */
  reset(): void;
  /**
   * Restores units, mixes and link, follows every change, starts the engine after the first paint. Once.
   */
  start(): void;
}

/** Why what is asked has no answer, as a field shows it: the first side's problem. */
export function failureOf({ failure, outcome }: ComparisonRun): Failure | undefined {
  if (failure || !outcome || outcome.ok) return failure;
  const { problem } = outcome;
  return { problem, field: problem.field } as unknown as Failure;
}

const NOTHING: ShownComparison = {
  rows: undefined,
  sides: { fluid1: null, fluid2: null },
  warnings: [],
  isStale: false,
};

function nextShown(outcome: ComparisonOutcome | undefined, before: ShownComparison): ShownComparison {
  if (outcome?.ok) {
    const { rows, sides, warnings } = outcome.result;
    return { rows, sides, warnings, isStale: false };
  }
  const remainder = outcome?.remainder;
  if (remainder && (remainder.sides.fluid1 || remainder.sides.fluid2)) {
    return { ...remainder, warnings: [], isStale: false };
  }
  return before.rows === undefined || before.isStale ? before : { ...before, isStale: true };
}

const PAUSE = 300;

/** @param example undefined: none */
export function createComparison(example: ComparedExample | undefined, locale: Locale): ComparisonState {
  const form = createForm(SIMULATION_FIELDS, locale, STEADY_FORM);
  const $fluids = atom<Fluids>(DEFAULT_FLUIDS);
  const $more = atom<readonly string[]>([]);
  const $run = atom<ComparisonRun | undefined>(
    example && { outcome: { ok: true, result: example.comparison }, by: undefined },
  );
  const $loading = atom(false);
  let isStarted = false;
  let isFilling = false;
  let runNumber = 0;

  let shown = NOTHING;
  let last: ComparisonRun | undefined;
  let awaited: ShownComparison | undefined;
  // What is on its way leaves what stands, marked: it answers other inputs.
  const $shown = computed([$run, $loading], (run, isLoading) => {
    if (run && run !== last) {
      shown = nextShown(run.outcome, shown);
      awaited = undefined;
      last = run;
    }
    if (!isLoading || shown.isStale || shown.rows === undefined) return shown;
    return (awaited ??= { ...shown, isStale: true });
  });
  const $sideProblems = computed($run, (run): Readonly<Record<Side, Problem | null>> => {
    const outcome = run?.outcome;
    if (!outcome || outcome.ok) return { fluid1: null, fluid2: null };
    return outcome.problems ?? { fluid1: null, fluid2: outcome.problem };
  });

  /** The inputs without the fluid. */
  const inputOf = (): BodyValues => {
    const { fluid: _, ...input } = bodyOfForm(form.$content.get());
    return input;
  };
  const machine = createMachine(example?.same, locale, () => {
    const { fluid1, fluid2 } = $fluids.get();
    return [inputOf(), fluid1, fluid2];
  });

  const others = createOthers(() =>
    Object.fromEntries(
      $more
        .get()
        .map((fluid) => [
          fluid,
          [inputOf(), $fluids.get().fluid1, fluid, machineOptions(machine.form.$content.get().values)] as const,
        ]),
    ),
  );

  const accept = (run: ComparisonRun): void => {
    $run.set(run);
    $loading.set(false);
  };
  const run = async (): Promise<void> => {
    runNumber += 1;
    const number = runNumber;
    const question = { input: inputOf(), ...$fluids.get() };
    machine.read();
    others.read();
    keepComparison(question);
    const now = compareNow(question, $calculation.get());
    if (now) {
      accept(now);
      return;
    }
    $loading.set(true);
    const later = await compareLater(question, $calculation.get(), locale);
    if (number === runNumber) accept(later);
  };

  const link = (): string => {
    const params = paramsFromLink(
      stateOfForm(form.$content.get()),
      $fluids.get(),
      machine.form.$content.get().said,
      $more.get(),
    );
    return `${location.origin}${location.pathname}?${params.toString()}${location.hash}`;
  };
  const keeper = addressKeeper(link, PAUSE);

  const fill = (
    values: Readonly<Record<string, unknown>>,
    fluids: Fluids,
    given: Readonly<Record<string, unknown>>,
    more: readonly string[],
  ) => {
    isFilling = true;
    form.fill(values);
    $fluids.set(fluids);
    $more.set(more);
    machine.form.fill(given);
    isFilling = false;
  };

  return {
    form,
    $fluids,
    machine,
    $more,
    $others: others.$readings,
    $run,
    $loading,
    $shown,
    $sideProblems,
    run,
    link,
    setFluid(side, fluid) {
      if ($fluids.get()[side] !== fluid) $fluids.set({ ...$fluids.get(), [side]: fluid });
    },
    setMore(fluids) {
      const { fluid1, fluid2 } = $fluids.get();
      $more.set([...new Set(fluids)].filter((one) => one !== fluid1 && one !== fluid2).slice(0, MOST_MORE));
    },
    swapFluids() {
      const { fluid1, fluid2 } = $fluids.get();
      $fluids.set({ fluid1: fluid2, fluid2: fluid1 });
    },
    reset() {
      fill(valuesOfState(STEADY_FORM), DEFAULT_FLUIDS, {}, []);
      keeper.drop();
      history.replaceState(history.state, '', location.pathname);
      void run();
    },
    start() {
      if (isStarted) return;
      isStarted = true;
      const params = new URLSearchParams(location.search);
      const isLinked = params.has('input') || params.has('fluid1') || params.has('fluid2') || params.has('more');
      if (isLinked) {
        const said = linkFromParams(params);
        fill(valuesOfState(said.input), said.fluids, said.machine, said.more);
      }
      restoreUnits();
      restoreMixes();
      $calculation.restore();
      const onInput = (): void => {
        void run();
        keeper.keep();
      };
      const byReader = (listener: () => void) => (): void => {
        if (!isFilling) listener();
      };
      whenSaid(form, byReader(onInput));
      whenSaid(
        machine.form,
        byReader(() => {
          machine.read();
          others.read();
          keeper.keep();
        }),
      );
      $fluids.listen(byReader(onInput));
      $more.listen(
        byReader(() => {
          others.read();
          keeper.keep();
        }),
      );
      $calculation.listen(() => void run());
      if (isLinked) void run();
      whenIdle(() => {
        void prepareComparison();
        prepareMachine();
      });
    },
  };
}
