/** The two pressures of the circuit, from what was entered: steps 1 and 2 of the method, 3 and 4 of the validation. */
import type { Fluid, Saturation } from '../engine/types.ts';
import { highestAccepted, problemFromFault } from './engine-calls.ts';
import { ProblemFound, stop } from './problem.ts';
import type { SimulationInput } from './types.ts';
import { barFromPascal, celsiusFromKelvin, kelvinFromCelsius, pascalFromBar } from '../quantities/si.ts';

/** Relative gap of bubble and dew pressure under which a saturation at T is one at P as well. */
const SAME_PRESSURE = 1e-9;
const MID_TOLERANCE_K = 1e-9;
const MID_ITERATIONS = 100;

const midTemperature = ({ bubble, dew }: Saturation): number => (bubble.T + dew.T) / 2;
/** The temperature of a saturation that is entered, K. */
const enteredTemperature = (at: Saturation, reference: SimulationInput['sat_ref']): number =>
  reference === 'mid' ? midTemperature(at) : at[reference].T;

/** What was entered of one saturation. */
interface Entry {
  readonly field: 'pt_evp' | 'pt_cdr';
  readonly mode: SimulationInput['mode_evp'];
  /** °C or bar, by the mode. */
  readonly value: number;
  readonly reference: SimulationInput['sat_ref'];
}

/** Bubble and dew at a pressure, or at the highest that has both: near critical the bubble curve turns back. */
function saturationUpToPressure(fluid: Fluid, P: number): Saturation {
  try {
    return fluid.saturation({ P });
  } catch (error) {
    const highest = highestAccepted(error);
    if (highest === undefined) throw error;
    return fluid.saturation({ P: highest });
  }
}

/**
 * Bubble and dew at the pressure whose mean saturation temperature is `T` (K).
 * The pressure lies between those of dew and bubble at `T`; regula falsi with the Illinois step,
 * which keeps the bracket. Exact for a pure fluid at the first step.
 * @throws {ProblemFound} E_RANGE: no pressure has so high a mean temperature
 */
function saturationFromMidTemperature(fluid: Fluid, T: number, field: Entry['field']): Saturation {
  const at = fluid.saturation({ T });
  let low = { P: at.dew.P, gap: Number.NaN };
  const lowest = fluid.saturation({ P: low.P });
  low = { P: low.P, gap: midTemperature(lowest) - T };
  if (Math.abs(low.gap) < MID_TOLERANCE_K) return lowest;
  const highest = saturationUpToPressure(fluid, at.bubble.P);
  let high = { P: highest.dew.P, gap: midTemperature(highest) - T };
  if (high.gap < 0) stop('E_RANGE', { max: celsiusFromKelvin(midTemperature(highest)), unit: 'degC' }, field);
  let best = highest;
  for (let i = 0; i < MID_ITERATIONS && Math.abs(midTemperature(best) - T) >= MID_TOLERANCE_K; i++) {
    const P = high.P - (high.gap * (high.P - low.P)) / (high.gap - low.gap);
    best = fluid.saturation({ P });
    const gap = midTemperature(best) - T;
    if (gap > 0 === high.gap > 0) low = { P: low.P, gap: low.gap / 2 };
    else low = high;
    high = { P, gap };
  }
  return best;
}

/** Bubble and dew at one pressure, that of the entered temperature (K). */
function saturationFromTemperature(fluid: Fluid, T: number, { field, reference }: Entry): Saturation {
  const at = fluid.saturation({ T });
  const { bubble, dew } = at;
  if (Math.abs(bubble.P - dew.P) <= SAME_PRESSURE * dew.P) return at;
  if (reference === 'mid') return saturationFromMidTemperature(fluid, T, field);
  return fluid.saturation({ P: (reference === 'bubble' ? bubble : dew).P });
}

function saturationFromEntry(fluid: Fluid, entry: Entry): Saturation {
  return entry.mode === 1
    ? saturationFromTemperature(fluid, kelvinFromCelsius(entry.value), entry)
    : fluid.saturation({ P: pascalFromBar(entry.value) });
}

/**
 * Bubble and dew at the evaporating pressure; `letter` is the point a fault is reported at.
 * @throws {ProblemFound} E_EVP, E_COLD, E_RANGE, E_ENGINE
 */
export function evaporation(fluid: Fluid, input: SimulationInput, letter = 'g'): Saturation {
  const { critical, triple } = fluid;
  const { mode_evp: mode, pt_evp: entry } = input;
  const outside = (): never =>
    stop('E_EVP', { min: celsiusFromKelvin(triple.T), max: celsiusFromKelvin(critical.T), unit: 'degC' }, 'pt_evp');

  // A comparison with an unknown (NaN) triple point is false: nothing is refused for it.
  const value = mode === 1 ? kelvinFromCelsius(entry) : pascalFromBar(entry);
  const lowest = mode === 1 ? triple.T : triple.P;
  const highest = mode === 1 ? critical.T : critical.P;
  if (value <= 0 || value < lowest || value >= highest) outside();
  try {
    return saturationFromEntry(fluid, { field: 'pt_evp', mode, value: entry, reference: input.sat_ref });
  } catch (error) {
    const problem = problemFromFault(error, letter, fluid);
    if (problem.code === 'E_RANGE') return outside();
    throw new ProblemFound({ ...problem, field: 'pt_evp' });
  }
}

/**
 * Bubble and dew at the condensing pressure of a classic cycle; `letter` is the point a fault is reported at. Without an
 * `evaporating` level, whatever it may be above.
 * @throws {ProblemFound} E_SUPERCRIT, E_ORDER, E_RANGE, E_ENGINE
 */
export function condensation(
  fluid: Fluid,
  input: SimulationInput,
  evaporating: Saturation | undefined,
  letter = 'd',
): Saturation {
  const { critical } = fluid;
  const { mode_cdr: mode, pt_cdr: entry, sat_ref: reference } = input;
  const isTemperature = mode === 1;
  const value = isTemperature ? kelvinFromCelsius(entry) : pascalFromBar(entry);
  if (value >= (isTemperature ? critical.T : critical.P)) {
    stop(
      'E_SUPERCRIT',
      {
        v: entry,
        unit: isTemperature ? 'degC' : 'bar',
        tc: celsiusFromKelvin(critical.T),
        pc: barFromPascal(critical.P),
      },
      'pt_cdr',
    );
  }
  // Compared before the engine is asked: a condensation far below may have no saturation at all.
  if (evaporating !== undefined) {
    const evaporatingT = enteredTemperature(evaporating, reference);
    if (value <= (isTemperature ? evaporatingT : evaporating.dew.P)) stop('E_ORDER', {}, 'pt_cdr');
  }
  let condensing: Saturation;
  try {
    condensing = saturationFromEntry(fluid, { field: 'pt_cdr', mode, value: entry, reference });
  } catch (error) {
    const problem = problemFromFault(error, letter, fluid);
    throw new ProblemFound({ ...problem, field: 'pt_cdr' });
  }
  return evaporating === undefined || condensing.dew.P > evaporating.dew.P ? condensing : stop('E_ORDER', {}, 'pt_cdr');
}

/**
 * The pressure of the gas cooler, Pa, and its outlet temperature, K.
 * @throws {ProblemFound} E_PGC, E_TGC
 */
export function gasCooling(fluid: Fluid, input: SimulationInput, evaporating: Saturation): { P: number; T: number } {
  const P = pascalFromBar(input.p_gc);
  const T = kelvinFromCelsius(input.t_out_gc);
  if (P <= fluid.critical.P) stop('E_PGC', { pc: barFromPascal(fluid.critical.P) }, 'p_gc');
  if (T <= evaporating.dew.T || T < fluid.triple.T) stop('E_TGC', {}, 't_out_gc');
  return { P, T };
}
