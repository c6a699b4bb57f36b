/** Warnings of the cycle: what an experienced technician would look at twice. They never stop a calculation. */
import type { Saturation, State } from '../engine/types.ts';
import type { Bench } from './cycles/bench.ts';
import { realProcesses, stateAt, stateOf } from './cycles/duties.ts';
import type { CycleDescription, CycleProcess, Margin } from './cycles/index.ts';
import type { SolvedCycle } from './cycles/solver.ts';
import type { Extrapolation } from './engine-calls.ts';
import type { SimulationInput, Warning } from './types.ts';
import { barFromPascal, celsiusFromKelvin, STANDARD_ATMOSPHERE } from '../quantities/si.ts';

/**
 * Usual practice of the trade for single-stage circuits, the limits this product documents.
 * Temperature differences in K.
 */
export const WARNING_THRESHOLDS = {
  /** Useful superheat under which an expansion valve hunts. */
  lowSuperheat: 3,
  /** Total superheat above which the discharge overheats and the flow drops. */
  highSuperheat: 30,
  lowSubcooling: 2,
  highSubcooling: 15,
  /** Pressure ratio of one stage, any compressor. */
  pressureRatio: 8,
  /** Pressure ratio of one transcritical R744 stage. */
  pressureRatioTranscriticalR744: 4.5,
  flashQuality: 0.35,
  /** Standard atmosphere, Pa: at or below it air gets in. */
  atmosphere: STANDARD_ATMOSPHERE,
  criticalPressureRatio: 0.9,
  glide: 3,
} as const;

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
    else if (useful < WARNING_THRESHOLDS.lowSuperheat) emit('W_SHLOW', { v: useful });
    if (total > WARNING_THRESHOLDS.highSuperheat) emit('W_SHHIGH', { v: total });
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
    if (reached < WARNING_THRESHOLDS.lowSubcooling) emit('W_SCLOW', { v: reached });
    // What an exchanger adds on purpose is no sign of a condenser full of liquid.
    if (total > WARNING_THRESHOLDS.highSubcooling) emit('W_SCHIGH', { v: total });
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
  const limit =
    isTranscritical && isR744 ? WARNING_THRESHOLDS.pressureRatioTranscriticalR744 : WARNING_THRESHOLDS.pressureRatio;
  // Of one compressor alone a second one is the remedy.
  if (description.stages.length === 1 && c.P / a.P > limit) emit('W_TAU', { v: c.P / a.P });
  const lowest = Math.min(...realProcesses(description, 'compression').map(({ from }) => stateAt(cycle, from).P));
  if (lowest <= WARNING_THRESHOLDS.atmosphere) emit('W_VAC', { v: barFromPascal(lowest) });
  if (!isTranscritical && c.P > WARNING_THRESHOLDS.criticalPressureRatio * fluid.critical.P) emit('W_NEARCRIT');
  if (isTranscritical && !isR744) emit('W_TRANS');

  const levels: readonly (Saturation | undefined)[] = [
    cycle.evaporating,
    cycle.condensing,
    ...Object.values(cycle.condensations ?? {}),
  ];
  const glide = Math.max(...levels.map((at) => (at === undefined ? 0 : at.dew.T - at.bubble.T)));
  // With mean temperatures entered, the text that they are dew points would be wrong.
  if (glide > WARNING_THRESHOLDS.glide && input.sat_ref === 'dew') emit('W_GLIDE', { v: glide });
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
    if (ratio > WARNING_THRESHOLDS.pressureRatio) emit('W_STAGE', { v: ratio, point: to });
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
  if (cycle.quality > WARNING_THRESHOLDS.flashQuality) emit('W_XF', { v: 100 * cycle.quality });
  warnOfSuperheat(description, cycle, input, emit);
  warnOfSubcooling(description, cycle, input, emit);
  warnOfPressures(description, cycle, input, bench, emit);
  warnOfExtrapolation(bench.extrapolations, emit);
  return warnings;
}
