/**
 * Two fluids at the same inputs: one form, two fluids, what came of it, and the machine of the first with the second.
 * `$comparison` holds the last run, for whoever tells of it.
 */
import { atom, computed } from 'nanostores';
import type { Comparison, ComparisonOutcome, Remainder } from '../../../circuit/comparison/comparison.ts';
import type { SameMachine } from '../../../circuit/comparison/same-machine/same-machine.ts';
import type { Problem } from '../../../circuit/outcome.ts';
import type { Locale } from '../../../language/index.ts';
import type { Failure } from '../../../runtime/bridge.ts';
import type { BodyKey } from '../../../simulation/types.ts';
import type { BodyValues } from '../../../simulation/fields.ts';
import { STEADY_FORM, TRANSIENT_FORM } from '../../../simulation/url.ts';
import { $calculation } from '../../../kit/kept/calculation.ts';
import { saidValues } from '../../../kit/form/entries/entries.ts';
import { restoreMixes } from '../../../kit/fluids/mixes.ts';
import { addressKeeper } from '../../../kit/form/address.ts';
import { NUMBER_KEYS } from '../../simulator/state/fields.ts';
import { createForm } from '../../simulator/state/form.ts';
import type { Failures, Shown as ShownRegimes } from '../../simulator/state/results.ts';
import { restoreUnits } from '../../../kit/form/units.ts';
import { whenIdle } from '../../../kit/island/when-idle.ts';
import { DEFAULT_FLUIDS, linkFromParams, paramsFromLink } from './link.ts';
import type { Fluids } from './link.ts';
import { machine, machineOptions } from './machine.ts';
import { compareLater, compareNow, prepareComparison, prepareMachine, settleMachine } from './run.ts';
import type { ComparisonRun } from './run.ts';

export type Side = keyof Fluids;
export const SIDES: readonly Side[] = ['fluid1', 'fluid2'];

/** The form both fluids share: that of the steady regime, its fluid aside. */
export const form = createForm();
export const $fluids = atom<Fluids>(DEFAULT_FLUIDS);

export interface ShownComparison {
  /** The present rows, one side missing where it failed; else the last whole ones. */
  readonly rows: Comparison['rows'] | undefined;
  readonly sides: Remainder['sides'];
  readonly warnings: Comparison['warnings'];
  /** The rows answer an earlier input. */
  readonly isStale: boolean;
}

/** The last run: its answer, or why there is none. */
export const $comparison = atom<ComparisonRun | undefined>(undefined);
export const $loading = atom(false);

const NOTHING: ShownComparison = {
  rows: undefined,
  sides: { fluid1: null, fluid2: null },
  warnings: [],
  isStale: false,
};

const shownOf = ({ rows, sides, warnings }: Comparison, isStale: boolean): ShownComparison => ({
  rows,
  sides,
  warnings,
  isStale,
});

function nextShown(outcome: ComparisonOutcome | undefined, before: ShownComparison): ShownComparison {
  if (outcome?.ok) return shownOf(outcome.result, false);
  const remainder = outcome?.remainder;
  if (remainder && (remainder.sides.fluid1 || remainder.sides.fluid2)) {
    return { ...remainder, warnings: [], isStale: false };
  }
  return before.rows === undefined || before.isStale ? before : { ...before, isStale: true };
}

let shown: ShownComparison = NOTHING;
let last: ComparisonRun | undefined;
let awaited: ShownComparison | undefined;
/** What is on its way leaves what stands, marked: it answers other inputs. */
export const $shown = computed([$comparison, $loading], (run, isLoading) => {
  if (run && run !== last) {
    shown = nextShown(run.outcome, shown);
    awaited = undefined;
    last = run;
  }
  if (!isLoading || shown.isStale || shown.rows === undefined) return shown;
  return (awaited ??= { ...shown, isStale: true });
});

/** The problem of each side, as its column says it. */
export const $sideProblems = computed($comparison, (run): Readonly<Record<Side, Problem | null>> => {
  const outcome = run?.outcome;
  if (!outcome || outcome.ok) return { fluid1: null, fluid2: null };
  if (outcome.problems) return outcome.problems;
  return { fluid1: null, fluid2: outcome.problem };
});

/** What a field of the form shows below itself: the first side's problem that names it. */
export const $failures = computed($comparison, (run): Failures => {
  if (run?.failure) return { permanent: run.failure };
  const outcome = run?.outcome;
  if (!outcome || outcome.ok) return {};
  const { problem } = outcome;
  const failure = { problem, field: problem.field } as unknown as Failure & { field?: BodyKey };
  return { permanent: failure };
});

/** The first fluid's point, from which a saturation typed as a temperature becomes a pressure and back. */
export const $fields = computed($shown, ({ sides, isStale }): ShownRegimes => {
  const regime = { result: sides.fluid1 ?? undefined, isStale };
  return { permanent: regime, transient: regime };
});

export interface MachineReading {
  readonly result: SameMachine | undefined;
  readonly problem: Problem | undefined;
  readonly isStale: boolean;
  readonly isLoading: boolean;
  /** The worker, or the formulas, could not be fetched. */
  readonly isOutOfReach: boolean;
}
export const $machine = atom<MachineReading>({
  result: undefined,
  problem: undefined,
  isStale: false,
  isLoading: false,
  isOutOfReach: false,
});

const PAUSE = 300;
const MACHINE_PAUSE = 200;
const SETTLED = { problem: undefined, isStale: false, isLoading: false, isOutOfReach: false } as const;

/** The inputs without the fluid. */
function inputOf(): BodyValues {
  const { fluid: _, ...input } = form.$inputs.get().permanent;
  return input;
}

/** Puts the example computed with the page in place. */
export function seedComparison(result: Comparison, same: SameMachine): void {
  if ($comparison.get()) return;
  $comparison.set({ outcome: { ok: true, result }, by: undefined });
  $machine.set({ ...$machine.get(), result: same });
}

let controller: AbortController | undefined;
let machineTimer: ReturnType<typeof setTimeout> | undefined;

/** The second reading, by the worker, once typing pauses. */
function readMachine(): void {
  clearTimeout(machineTimer);
  controller?.abort();
  const before = $machine.get();
  $machine.set({ ...before, isLoading: true });
  machineTimer = setTimeout(() => {
    controller = new AbortController();
    const { signal } = controller;
    const { fluid1, fluid2 } = $fluids.get();
    settleMachine([inputOf(), fluid1, fluid2, machineOptions(machine.$values.get())], signal).then(
      (answer) => {
        if (signal.aborted) return;
        $machine.set(
          answer.ok
            ? { ...SETTLED, result: answer.result }
            : { ...SETTLED, result: $machine.get().result, problem: answer.problem, isStale: true },
        );
      },
      () => {
        if (!signal.aborted)
          $machine.set({ ...SETTLED, result: $machine.get().result, isStale: true, isOutOfReach: true });
      },
    );
  }, MACHINE_PAUSE);
}

function accept(run: ComparisonRun): void {
  $comparison.set(run);
  $loading.set(false);
}

let runNumber = 0;

/** Both fluids, one after the other; waits for the end. */
export async function runComparison(): Promise<void> {
  runNumber += 1;
  const number = runNumber;
  const question = { input: inputOf(), ...$fluids.get() };
  readMachine();
  const now = compareNow(question, $calculation.get());
  if (now) {
    accept(now);
    return;
  }
  $loading.set(true);
  const run = await compareLater(question, $calculation.get(), form.$locale.get());
  if (number === runNumber) accept(run);
}

/** The whole address of the comparison. */
export function comparisonLink(): string {
  const { state } = form.$readings.get().permanent;
  const params = paramsFromLink(state, $fluids.get(), saidValues(machine, machine.$values.get()));
  return `${location.origin}${location.pathname}?${params.toString()}${location.hash}`;
}

const keeper = addressKeeper(comparisonLink, PAUSE);

export function setFluid(side: Side, fluid: string): void {
  if ($fluids.get()[side] !== fluid) $fluids.set({ ...$fluids.get(), [side]: fluid });
}

/** The second fluid for the first and back. */
export function swapFluids(): void {
  const { fluid1, fluid2 } = $fluids.get();
  $fluids.set({ fluid1: fluid2, fluid2: fluid1 });
}

let isStarted = false;
let isFilling = false;

/** Restores units, mixes and link, follows every change, starts the engine after the first paint. Once. */
export function startComparison(locale: Locale, typedBefore: Readonly<Record<string, string>>): void {
  if (isStarted) return;
  isStarted = true;
  form.$locale.set(locale);
  machine.speak(locale);
  const typed = Object.entries(typedBefore);
  isFilling = true;
  for (const key of NUMBER_KEYS) {
    const text = typedBefore[key];
    if (text !== undefined) form.setField('permanent', key, text);
  }
  restoreUnits();
  restoreMixes();
  $calculation.restore();
  const params = new URLSearchParams(location.search);
  const isLinked = params.has('input') || params.has('fluid1') || params.has('fluid2');
  if (isLinked) {
    const link = linkFromParams(params);
    form.fill(link.input, TRANSIENT_FORM, true);
    $fluids.set(link.fluids);
    machine.fill(link.machine);
  }
  for (const [key, text] of typed) machine.set(key, text);
  isFilling = false;
  const onInput = (): void => {
    if (!isFilling) void runComparison();
  };
  const onAddress = (): void => {
    if (!isFilling) keeper.keep();
  };
  form.$inputs.listen(onInput);
  $fluids.listen(onInput);
  machine.$values.listen(readMachine);
  $calculation.listen(onInput);
  form.$readings.listen(onAddress);
  $fluids.listen(onAddress);
  machine.$state.listen(onAddress);
  if (isLinked || typed.length > 0) void runComparison();
  whenIdle(() => {
    void prepareComparison();
    prepareMachine();
  });
}

/** Back to the documented defaults. */
export function resetComparison(): void {
  isFilling = true;
  form.fill(STEADY_FORM, TRANSIENT_FORM, true);
  $fluids.set(DEFAULT_FLUIDS);
  machine.reset();
  isFilling = false;
  keeper.drop();
  history.replaceState(history.state, '', location.pathname);
  void runComparison();
}
