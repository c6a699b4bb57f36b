/** Warnings of the cycle: what an experienced technician would look at twice. They never stop a calculation. */
import type { Saturation, State } from '../engine/types.ts';
import type { Bench } from './cycles/bench.ts';
import { realProcesses, stateAt, stateOf } from './cycles/duties.ts';
import type { CycleDescription, CycleProcess, Margin } from './cycles/index.ts';
import type { SolvedCycle } from './cycles/solver.ts';
import type { Extrapolation } from './engine-calls.ts';
import type { SimulationInput, Warning } from './types.ts';
import { limitsOf } from '../machine/limits.ts';
import { barFromPascal, celsiusFromKelvin, STANDARD_ATMOSPHERE } from '../quantities/si.ts';

/** The rows of the table for a machine of which nothing is known: what the function answers by. */
const LIMITS = limitsOf({});
const CO2_LIMITS = limitsOf({}, 'R744', 'transcritical');
/** Above it, or below it; never where the table has no bound. */
const isAbove = (value: number, bound: number | null): boolean => bound !== null && value > bound;
const isBelow = (value: number, bound: number | null): boolean => bound !== null && value < bound;

type Emit = (code: Warning['code'], values?: Warning['values']) => void;

/** K of a margin, by the inputs it comes from. */
const marginOf = (input: SimulationInput, key: Margin['useful'] | Margin['line']): number => {
  const value = key === undefined ? 0 : input[key];
  return typeof value === 'number' ? value : 0;
};

function warnOfSuperheat(
  cycle: CycleDescription,
  { exchanged }: SolvedCycle,
  input: SimulationInput,
  emit: Emit,
): void {
  for (const { useful: usefulKey, line } of cycle.superheats) {
    const useful = marginOf(input, usefulKey);
    const total = useful + marginOf(input, line) + exchanged.superheat;
    if (total === 0) emit('W_SH0');
    else if (isBelow(useful, LIMITS.superheat.useful.low)) emit('W_SHLOW', { v: useful });
    if (isAbove(total, LIMITS.superheat.total.watch)) emit('W_SHHIGH', { v: total });
  }
}

function warnOfSubcooling(
  cycle: CycleDescription,
  { condensing, exchanged }: SolvedCycle,
  input: SimulationInput,
  emit: Emit,
): void {
  // A gas cooler has no bubble point to count from.
  if (condensing === undefined) return;
  for (const { useful, line } of cycle.subcoolings) {
    const total = marginOf(input, useful) + marginOf(input, line);
    const reached = total + exchanged.subcooling;
    if (isBelow(reached, LIMITS.subcooling.low)) emit('W_SCLOW', { v: reached });
    // What an exchanger adds on purpose is no sign of a condenser full of liquid.
    if (isAbove(total, LIMITS.subcooling.high)) emit('W_SCHIGH', { v: total });
  }
}

function warnOfPressures(
  description: CycleDescription,
  cycle: SolvedCycle,
  input: SimulationInput,
  bench: Bench,
  emit: Emit,
): void {
  const { fluid } = bench.circuit();
  const isTranscritical = cycle.condensing === undefined;
  const isR744 = fluid.name === 'R744';
  const a = stateOf(description, cycle, 'suction');
  const c = stateOf(description, cycle, 'discharge');
  const { watch } = (isTranscritical && isR744 ? CO2_LIMITS : LIMITS).ratio;
  // Of one compressor alone a second one is the remedy.
  if (description.stages.length === 1 && isAbove(c.P / a.P, watch)) emit('W_TAU', { v: c.P / a.P });
  const lowest = Math.min(...realProcesses(description, 'compression').map(({ from }) => stateAt(cycle, from).P));
  if (lowest <= STANDARD_ATMOSPHERE) emit('W_VAC', { v: barFromPascal(lowest) });
  if (!isTranscritical && c.P > LIMITS.criticalRatio.watch * fluid.critical.P) emit('W_NEARCRIT');
  if (isTranscritical && !isR744) emit('W_TRANS');

  const levels: readonly (Saturation | undefined)[] = [
    cycle.evaporating,
    cycle.condensing,
    ...Object.values(cycle.condensations ?? {}),
  ];
  const glide = Math.max(...levels.map((at) => (at === undefined ? 0 : at.dew.T - at.bubble.T)));
  // With mean temperatures entered, the text that they are dew points would be wrong.
  if (glide > LIMITS.glide.watch && input.sat_ref === 'dew') emit('W_GLIDE', { v: glide });
}

const isWet = ({ Q }: State): boolean => Q !== undefined && Q > 0 && Q < 1;

/** Of each compressor; of several, each is named by its discharge. */
function warnOfDischarges(description: CycleDescription, cycle: SolvedCycle, input: SimulationInput, emit: Emit): void {
  const isOne = description.stages.length === 1;
  const compressions = realProcesses(description, 'compression');
  const named = (letter: string) => (isOne ? {} : { point: letter });
  for (const { to } of compressions) {
    const discharge = celsiusFromKelvin(stateAt(cycle, to).T);
    if (discharge > input.t_ref) emit('W_TREF', { t: discharge, r: input.t_ref, ...named(to) });
  }
  for (const { kind, to, isIdeal } of description.processes) {
    if (kind === 'compression' && isIdeal === true && isWet(stateAt(cycle, to))) emit('W_WET', named(to));
  }
  if (!isOne) warnOfStages(description, compressions, cycle, emit);
}

function warnOfStages(
  { processes }: CycleDescription,
  compressions: readonly CycleProcess[],
  cycle: SolvedCycle,
  emit: Emit,
): void {
  for (const { from, to } of compressions) {
    const ratio = stateAt(cycle, to).P / stateAt(cycle, from).P;
    if (isAbove(ratio, LIMITS.ratio.watch)) emit('W_STAGE', { v: ratio, point: to });
  }
  const isFromVessel = (letter: string): boolean =>
    processes.some(({ to, within }) => to === letter && within === 'vessel');
  // What a vessel gives is on saturation whatever the evaporator's superheat.
  if (compressions.some(({ from }) => isFromVessel(from) && stateAt(cycle, from).Q === 1)) emit('W_SATSUC');
}

/** One warning per limit passed, naming every point beyond it and the farthest value. */
export function warnOfExtrapolation(extrapolations: readonly Extrapolation[], emit: Emit): void {
  for (const property of ['T', 'P'] as const) {
    const beyond = extrapolations.filter((one) => one.property === property);
    const [first] = beyond;
    if (first === undefined) continue;
    const convert = property === 'T' ? celsiusFromKelvin : barFromPascal;
    emit('W_EXTRAP', {
      point: beyond.map((one) => one.point).join(', '),
      v: convert(Math.max(...beyond.map((one) => one.value))),
      limit: convert(first.limit),
      unit: property === 'T' ? 'degC' : 'bar',
    });
  }
}

/** The warnings of a computed cycle; values in API units. */
export function cycleWarnings(
  description: CycleDescription,
  cycle: SolvedCycle,
  input: SimulationInput,
  bench: Bench,
): readonly Warning[] {
  const warnings: Warning[] = [];
  const emit: Emit = (code, values = {}) => warnings.push({ code, values });
  const f = stateOf(description, cycle, 'valveOutlet');

  warnOfDischarges(description, cycle, input, emit);
  if (f.H < cycle.evaporating.bubble.H) emit('W_FSUB');
  if (isAbove(cycle.quality, LIMITS.flash.watch)) emit('W_XF', { v: 100 * cycle.quality });
  warnOfSuperheat(description, cycle, input, emit);
  warnOfSubcooling(description, cycle, input, emit);
  warnOfPressures(description, cycle, input, bench, emit);
  warnOfExtrapolation(bench.extrapolations, emit);
  return warnings;
}
