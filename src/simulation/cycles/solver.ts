/** What a cycle's solver is given and gives, and the steps they share. SI. */
import type { Fluid, Saturation, State } from '../../engine/types.ts';
import type { PointStates } from '../engine-calls.ts';
import { stop } from '../problem.ts';
import { condensation, evaporation, gasCooling } from '../saturation.ts';
import type { ArchitectureFigures, CycleFigures, Performance, SimulationInput, Warning } from '../types.ts';
import type { Bench } from './bench.ts';
import type { CycleDescription, EfficiencyKey, FlowKey, SoughtKey } from './description.ts';
import { celsiusFromKelvin } from '../../quantities/si.ts';

/** Closer to saturation than this, K, a state is taken on it: (T, P) is ill-posed there. */
const ON_SATURATION_K = 0.01;

/** The states of a cycle by letter, with what their pressures came from. */
export interface SolvedCycle<Letter extends string = string> {
  readonly states: Readonly<Record<Letter, State>>;
  /** Mass flows: kg/s where `isSized`, else in proportion to one another. */
  readonly flows: Readonly<Partial<Record<FlowKey, number>>>;
  /** The flows are those of duties entered: no sizing criterion is asked. */
  readonly isSized?: true;
  /** The evaporating levels of several evaporators, by the letter of the outlet; absent: `evaporating` is that of the one. */
  readonly evaporations?: Readonly<Record<string, Saturation>>;
  /** The condensing levels of heat rejections beside that of the main circuit, by the letter of the outlet. */
  readonly condensations?: Readonly<Record<string, Saturation>>;
  readonly evaporating: Saturation;
  /** Undefined in a transcritical cycle. */
  readonly condensing: Saturation | undefined;
  /** Quality after expansion, 0 when the point is liquid. */
  readonly quality: number;
  /** K by which an exchanger heats the vapour and cools the liquid; 0 without one. */
  readonly exchanged: { readonly superheat: number; readonly subcooling: number };
}

/** What a cycle tells beside the performance of all, and what its warnings say of it. */
export interface Remarks {
  /** In `extra`, which the answer of some cycles had before there was more to say. */
  readonly extra?: CycleFigures;
  readonly figures: Partial<ArchitectureFigures>;
  readonly warnings: readonly Warning[];
}

export interface SearchRange {
  readonly from: number;
  readonly to: number;
  /** The input without the ceiling the reader set: an end found there is what was asked, and this is what it costs. */
  readonly without?: SimulationInput;
}

/** A cycle computed, as its remarks are asked of it. */
export interface Computed {
  readonly cycle: CycleDescription;
  readonly solved: SolvedCycle;
  readonly performance: Performance;
  readonly bench: Bench;
  /** As it was computed: what was asked for as 'opt' is a number. */
  readonly input: SimulationInput;
  /** What was searched for. */
  readonly sought: readonly SoughtKey[];
  /** The best EER without a ceiling that was set; undefined where none was. */
  readonly unlimitedEer?: number;
  /** kg/s of a flow. */
  flow(key: FlowKey): number;
  /** W between two letters of a flow, as the fluid takes it. */
  power(key: FlowKey, from: string, to: string): number;
  /** EER of the same machine with some inputs otherwise; null where it has no answer. */
  eerWith(changes: Partial<SimulationInput>): number | null;
}

export interface CycleSolver {
  /** @throws {ProblemFound} the first problem of the documented order */
  solve(bench: Bench, input: SimulationInput): SolvedCycle;
  /** For a cycle with `figures`. */
  remarks?(computed: Computed): Remarks;
  /** Between what a sought input is looked for, in its unit: see `seek.ts`. @throws {ProblemFound} */
  range?(key: SoughtKey, bench: Bench, input: SimulationInput): SearchRange;
  /** Whether what a search tries may be recommended; any of them where none may. */
  accepts?(solved: SolvedCycle, input: SimulationInput): boolean;
}

/** The two pressures, and the temperature at the outlet of the condenser or gas cooler. */
export interface PressureLevels {
  readonly evaporating: Saturation;
  readonly condensing: Saturation | undefined;
  readonly rejection: { readonly P: number; readonly T: number };
}

/** The levels of a circuit; the letters say which point a problem of either pressure is reported at. */
export function pressureLevels(
  fluid: Fluid,
  input: SimulationInput,
  letters: { readonly low: string; readonly high: string },
): PressureLevels {
  const evaporating = evaporation(fluid, input, letters.low);
  if (input.mode_trans === '1') {
    return { evaporating, condensing: undefined, rejection: gasCooling(fluid, input, evaporating) };
  }
  const condensing = condensation(fluid, input, evaporating, letters.high);
  return { evaporating, condensing, rejection: { P: condensing.dew.P, T: condensing.bubble.T - input.t_sr } };
}

/** The state of a point at T and P, or the saturated one when it is that near. */
export function stateNear(
  states: PointStates,
  letter: string,
  T: number,
  P: number,
  saturated: State | undefined,
): State {
  return saturated !== undefined && Math.abs(T - saturated.T) < ON_SATURATION_K
    ? saturated
    : states.at(letter, { T, P });
}

/** Refuses liquid at the suction. */
export function checkSuction(suction: State): void {
  if (suction.Q !== undefined && suction.Q < 1) stop('E_LIQ');
}

/** Refuses a liquid, K, no warmer than the evaporator it is to cool. */
export function checkLiquid(T: number, evaporating: Saturation): void {
  if (T <= evaporating.dew.T) stop('E_LLCOLD', { t: celsiusFromKelvin(evaporating.dew.T) });
}

/** Isentropic and real discharge of a compression to P, by h = h_s + (h(P, s_s) − h_s)/η. */
export function compress(
  states: PointStates,
  letters: { readonly ideal: string; readonly real: string },
  suction: State,
  P: number,
  efficiency: number,
  field: EfficiencyKey = 'rend_is',
): { readonly ideal: State; readonly real: State } {
  const ideal = states.at(letters.ideal, { P, S: suction.S });
  const real =
    efficiency === 1
      ? states.same(letters.real, letters.ideal, ideal)
      : states.at(letters.real, { P, H: dischargeEnthalpy(suction, ideal, efficiency, field) });
  return { ideal, real };
}

/** J/kg. An efficiency next to nothing has no finite discharge. */
function dischargeEnthalpy(suction: State, ideal: State, efficiency: number, field: EfficiencyKey): number {
  const H = suction.H + (ideal.H - suction.H) / efficiency;
  return Number.isFinite(H) ? H : stop('E_RENDIS', {}, field);
}

/** The quality of an expanded state, 0 when it is liquid. */
export function qualityAfterExpansion(expanded: State, { bubble, dew }: Saturation): number {
  if (expanded.H <= bubble.H) return 0;
  return expanded.Q ?? (expanded.H >= dew.H ? 1 : (expanded.H - bubble.H) / (dew.H - bubble.H));
}
