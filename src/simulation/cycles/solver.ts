/** What a cycle's solver is given and gives, and the steps they share. SI. */
import type { Fluid, Saturation, State } from '../../engine/types.ts';
import type { PointStates } from '../engine-calls.ts';
import { stop } from '../problem.ts';
import { condensation, evaporation, gasCooling } from '../saturation.ts';
import type { CycleFigures, Performance, SimulationInput, Warning } from '../types.ts';
import { celsiusFromKelvin } from '../../quantities/si.ts';

/** Closer to saturation than this, K, a state is taken on it: (T, P) is ill-posed there. */
const ON_SATURATION_K = 0.01;

/** The states of a cycle by letter, with what their pressures came from. */
export interface SolvedCycle<Letter extends string = string> {
  readonly states: Readonly<Record<Letter, State>>;
  readonly evaporating: Saturation;
  /** Undefined in a transcritical cycle. */
  readonly condensing: Saturation | undefined;
  /** Quality after expansion, 0 when the point is liquid. */
  readonly quality: number;
  /** K by which an internal exchanger heats the vapour and cools the liquid; 0 without one. */
  readonly exchanged: { readonly superheat: number; readonly subcooling: number };
}

/** What a cycle tells beside the performance of all, and what its warnings say of it. */
export interface Remarks {
  readonly figures: CycleFigures;
  readonly warnings: readonly Warning[];
}

export interface CycleSolver {
  /** @throws {ProblemFound} the first problem of the documented order */
  solve(fluid: Fluid, input: SimulationInput, states: PointStates): SolvedCycle;
  /** For a cycle with `figures`. */
  remarks?(solved: SolvedCycle, performance: Performance, fluid: Fluid, input: SimulationInput): Remarks;
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
): { readonly ideal: State; readonly real: State } {
  const ideal = states.at(letters.ideal, { P, S: suction.S });
  const real =
    efficiency === 1
      ? states.same(letters.real, letters.ideal, ideal)
      : states.at(letters.real, { P, H: dischargeEnthalpy(suction, ideal, efficiency) });
  return { ideal, real };
}

/** J/kg. An efficiency next to nothing has no finite discharge. */
function dischargeEnthalpy(suction: State, ideal: State, efficiency: number): number {
  const H = suction.H + (ideal.H - suction.H) / efficiency;
  return Number.isFinite(H) ? H : stop('E_RENDIS', {}, 'rend_is');
}

/** The quality of an expanded state, 0 when it is liquid. */
export function qualityAfterExpansion(expanded: State, { bubble, dew }: Saturation): number {
  if (expanded.H <= bubble.H) return 0;
  return expanded.Q ?? (expanded.H >= dew.H ? 1 : (expanded.H - bubble.H) / (dew.H - bubble.H));
}
