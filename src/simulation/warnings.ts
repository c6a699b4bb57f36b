/** Warnings of the cycle: what an experienced technician would look at twice. They never stop a calculation. */
import type { Fluid, State } from '../engine/types.ts';
import { stateOf } from './cycles/duties.ts';
import type { CycleDescription } from './cycles/index.ts';
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

function warnOfSuperheat({ exchanged }: SolvedCycle, input: SimulationInput, emit: Emit): void {
  const total = input.t_sf + input.t_sft + exchanged.superheat;
  if (total === 0) emit('W_SH0');
  else if (input.t_sf < WARNING_THRESHOLDS.lowSuperheat) emit('W_SHLOW', { v: input.t_sf });
  if (total > WARNING_THRESHOLDS.highSuperheat) emit('W_SHHIGH', { v: total });
}

function warnOfSubcooling({ condensing, exchanged }: SolvedCycle, input: SimulationInput, emit: Emit): void {
  // A gas cooler has no bubble point to count from.
  if (condensing === undefined) return;
  const total = input.t_sr + input.t_srt;
  const reached = total + exchanged.subcooling;
  if (reached < WARNING_THRESHOLDS.lowSubcooling) emit('W_SCLOW', { v: reached });
  // What an exchanger adds on purpose is no sign of a condenser full of liquid.
  if (total > WARNING_THRESHOLDS.highSubcooling) emit('W_SCHIGH', { v: total });
}

function warnOfPressures(
  cycle: SolvedCycle,
  { a, c }: { readonly a: State; readonly c: State },
  input: SimulationInput,
  fluid: Fluid,
  emit: Emit,
): void {
  const isTranscritical = cycle.condensing === undefined;
  const isR744 = fluid.name === 'R744';
  const ratio = c.P / a.P;
  const limit =
    isTranscritical && isR744 ? WARNING_THRESHOLDS.pressureRatioTranscriticalR744 : WARNING_THRESHOLDS.pressureRatio;
  if (ratio > limit) emit('W_TAU', { v: ratio });
  if (a.P <= WARNING_THRESHOLDS.atmosphere) emit('W_VAC', { v: barFromPascal(a.P) });
  if (!isTranscritical && c.P > WARNING_THRESHOLDS.criticalPressureRatio * fluid.critical.P) emit('W_NEARCRIT');
  if (isTranscritical && !isR744) emit('W_TRANS');

  const glides = [cycle.evaporating, cycle.condensing].map((at) => (at === undefined ? 0 : at.dew.T - at.bubble.T));
  const glide = Math.max(...glides);
  // With mean temperatures entered, the text that they are dew points would be wrong.
  if (glide > WARNING_THRESHOLDS.glide && input.sat_ref === 'dew') emit('W_GLIDE', { v: glide });
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
  fluid: Fluid,
  extrapolations: readonly Extrapolation[],
): readonly Warning[] {
  const warnings: Warning[] = [];
  const emit: Emit = (code, values = {}) => warnings.push({ code, values });
  const a = stateOf(description, cycle, 'suction');
  const b = stateOf(description, cycle, 'idealDischarge');
  const c = stateOf(description, cycle, 'discharge');
  const f = stateOf(description, cycle, 'valveOutlet');

  const discharge = celsiusFromKelvin(c.T);
  if (discharge > input.t_ref) emit('W_TREF', { t: discharge, r: input.t_ref });
  if (b.Q !== undefined && b.Q > 0 && b.Q < 1) emit('W_WET');
  if (f.H < cycle.evaporating.bubble.H) emit('W_FSUB');
  if (cycle.quality > WARNING_THRESHOLDS.flashQuality) emit('W_XF', { v: 100 * cycle.quality });
  warnOfSuperheat(cycle, input, emit);
  warnOfSubcooling(cycle, input, emit);
  warnOfPressures(cycle, { a, c }, input, fluid, emit);
  warnOfExtrapolation(extrapolations, emit);
  return warnings;
}
