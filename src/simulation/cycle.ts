/**
 * The one-stage vapour compression cycle, classic or transcritical: no pressure drop, no heat loss at
 * the compressor, isenthalpic expansion. Saturation temperatures are dew points (EN 12900, AHRI 540):
 * superheat = T - T_dew(p), subcooling = T_bubble(p) - T.
 */
import type { Engine, Fluid, Saturation, State } from '../engine/types.ts';
import { openFluid, PointStates } from './engine-calls.ts';
import { ProblemFound, stop } from './problem.ts';
import { condensation, evaporation, gasCooling } from './saturation.ts';
import type {
  Extra,
  FluidFacts,
  Performance,
  PointLetter,
  Points,
  Problem,
  SimulationInput,
  SimulationOutcome,
  SimulationResult,
} from './types.ts';
import { pointFromState } from './units.ts';
import { cycleWarnings } from './warnings.ts';
import { barFromPascal, baseFromKilo, celsiusFromKelvin, kiloFromBase, SECONDS_PER_HOUR } from '../quantities/si.ts';

/** Closer to saturation than this, K, a state is taken on it: (T, P) is ill-posed there. */
const ON_SATURATION_K = 0.01;

/** States of the seven points, with what their pressures came from; SI. */
export interface Cycle {
  readonly states: Readonly<Record<PointLetter, State>>;
  readonly evaporating: Saturation;
  /** Undefined in a transcritical cycle. */
  readonly condensing: Saturation | undefined;
  /** Quality after expansion, 0 when the point is liquid. */
  readonly quality: number;
}

/** Specific cooling effect, heating effect and work, J/kg. */
interface SpecificDuties {
  readonly cold: number;
  readonly heat: number;
  readonly work: number;
}

function pointsOfCycle(fluid: Fluid, input: SimulationInput, states: PointStates): Cycle {
  const near = (point: PointLetter, T: number, P: number, saturated: State | undefined): State =>
    saturated !== undefined && Math.abs(T - saturated.T) < ON_SATURATION_K ? saturated : states.at(point, { T, P });

  const evaporating = evaporation(fluid, input);
  const evaporatingP = evaporating.dew.P;
  const evaporatingT = evaporating.dew.T;
  const isTranscritical = input.mode_trans === '1';
  const condensing = isTranscritical ? undefined : condensation(fluid, input, evaporating);
  const rejection =
    condensing === undefined
      ? gasCooling(fluid, input, evaporating)
      : { P: condensing.dew.P, T: condensing.bubble.T - input.t_sr };

  const outletT = evaporatingT + input.t_sf;
  const g = near('g', outletT, evaporatingP, evaporating.dew);
  const a = near('a', outletT + input.t_sft, evaporatingP, evaporating.dew);
  if (a.Q !== undefined && a.Q < 1) stop('E_LIQ');

  const liquidT = rejection.T - input.t_srt;
  if (liquidT <= evaporatingT) stop('E_LLCOLD', { t: celsiusFromKelvin(evaporatingT) });

  const b = states.at('b', { P: rejection.P, S: a.S });
  const c =
    input.rend_is === 1
      ? states.same('c', 'b', b)
      : states.at('c', { P: rejection.P, H: dischargeEnthalpy(a, b, input.rend_is) });
  const d = near('d', rejection.T, rejection.P, condensing?.bubble);
  const e = near('e', liquidT, rejection.P, condensing?.bubble);
  if (g.H - e.H <= 0) stop('E_Q0');
  if (c.H - d.H <= 0) stop('E_QK');
  const f = states.at('f', { P: evaporatingP, H: e.H });

  return {
    states: { a, b, c, d, e, f, g },
    evaporating,
    condensing,
    quality: qualityAfterExpansion(f, evaporating),
  };
}

/** J/kg. An efficiency next to nothing has no finite discharge. */
function dischargeEnthalpy(a: State, b: State, efficiency: number): number {
  const H = a.H + (b.H - a.H) / efficiency;
  return Number.isFinite(H) ? H : stop('E_RENDIS', {}, 'rend_is');
}

function qualityAfterExpansion(f: State, { bubble, dew }: Saturation): number {
  if (f.H <= bubble.H) return 0;
  return f.Q ?? (f.H >= dew.H ? 1 : (f.H - bubble.H) / (dew.H - bubble.H));
}

/** Mass flow, kg/s, that the sizing criterion asks for. */
function massFlow(input: SimulationInput, duties: SpecificDuties, suctionDensity: number): number {
  const value = input.choice_1_value;
  switch (input.choice_1) {
    case 0:
      return (value / SECONDS_PER_HOUR) * input.rend_v * suctionDensity;
    case 1:
      return baseFromKilo(value) / duties.cold;
    case 2:
      return baseFromKilo(value) / duties.heat;
    case 3:
      return (value / SECONDS_PER_HOUR) * suctionDensity;
    case 4:
      return value;
  }
}

/**
 * Temperature of the hot side of the Carnot cycle, K: the condensing dew point, or in a gas cooler
 * the entropy-averaged temperature of the heat rejected.
 */
function rejectionTemperature({ states: { c, d }, condensing }: Cycle): number {
  return condensing === undefined ? (c.H - d.H) / (c.S - d.S) : condensing.dew.T;
}

function performanceOfCycle(cycle: Cycle, input: SimulationInput): Performance {
  const { a, c, d, f, g } = cycle.states;
  const duties = { cold: g.H - f.H, heat: c.H - d.H, work: c.H - a.H };
  const flow = massFlow(input, duties, a.D);
  const hot = rejectionTemperature(cycle);
  const cold = cycle.evaporating.dew.T;
  const sweptVolume = (flow * SECONDS_PER_HOUR) / (a.D * input.rend_v);
  if (!Number.isFinite(sweptVolume)) stop('E_RENDV', {}, 'rend_v');
  return {
    power_cold: kiloFromBase(flow * duties.cold),
    power_heat: kiloFromBase(flow * duties.heat),
    power_compressor: kiloFromBase(flow * duties.work),
    eer: duties.cold / duties.work,
    cop: duties.heat / duties.work,
    eer_carnot: cold / (hot - cold),
    cop_carnot: hot / (hot - cold),
    mass_flow_h: flow * SECONDS_PER_HOUR,
    mass_flow_s: flow,
    step_volume_h: sweptVolume,
    rend_v: input.rend_v,
  };
}

function pointsFromStates(states: Cycle['states']): Points {
  return {
    a_aspiration: pointFromState(states.a),
    b_refoulement_is: pointFromState(states.b),
    c_refoulement_reel: pointFromState(states.c),
    d_sortie_condenseur: pointFromState(states.d),
    e_entree_detendeur: pointFromState(states.e),
    f_sortie_detendeur: pointFromState(states.f),
    g_sortie_evaporateur: pointFromState(states.g),
  };
}

function factsOfFluid({ critical, triple, components }: Fluid): FluidFacts {
  const isPure = components.length === 1;
  return {
    p_crit: barFromPascal(critical.P),
    t_crit: celsiusFromKelvin(critical.T),
    p_triple: isPure && Number.isFinite(triple.P) ? barFromPascal(triple.P) : null,
    t_triple: isPure && Number.isFinite(triple.T) ? celsiusFromKelvin(triple.T) : null,
  };
}

function viscositiesOfCycle({ states: { a, c, e } }: Cycle, fluid: Fluid): Pick<Extra, 'mu' | 'mu_uncertainty'> {
  const { viscosity: uncertainty } = fluid.uncertainty;
  if (a.viscosity === undefined || c.viscosity === undefined || e.viscosity === undefined) return {};
  return {
    mu: { a: a.viscosity, c: c.viscosity, e: e.viscosity },
    ...(uncertainty === undefined ? {} : { mu_uncertainty: uncertainty }),
  };
}

function extraOfCycle(cycle: Cycle, fluid: Fluid): Extra {
  const {
    evaporating,
    condensing,
    quality,
    states: { a, b, f, g },
  } = cycle;
  return {
    x_f: quality,
    t_dew_evp: celsiusFromKelvin(evaporating.dew.T),
    t_bubble_evp: celsiusFromKelvin(evaporating.bubble.T),
    t_dew_cdr: condensing === undefined ? null : celsiusFromKelvin(condensing.dew.T),
    t_bubble_cdr: condensing === undefined ? null : celsiusFromKelvin(condensing.bubble.T),
    glide_evp: evaporating.dew.T - evaporating.bubble.T,
    glide_cdr: condensing === undefined ? null : condensing.dew.T - condensing.bubble.T,
    tau: b.P / a.P,
    q0v: kiloFromBase((g.H - f.H) * a.D),
    reference_state: fluid.reference,
    quality: fluid.quality,
    ...viscositiesOfCycle(cycle, fluid),
  };
}

function resultOfCycle(fluid: Fluid, input: SimulationInput): SimulationResult {
  const states = new PointStates(fluid);
  const cycle = pointsOfCycle(fluid, input, states);
  return {
    performance: performanceOfCycle(cycle, input),
    points: pointsFromStates(cycle.states),
    fluid: factsOfFluid(fluid),
    extra: extraOfCycle(cycle, fluid),
    warnings: cycleWarnings(cycle, input, fluid, states.extrapolations),
    input,
  };
}

/**
 * A point out of the equation's reach because of what was typed for the gas cooler is that field's
 * problem: the reader can change the field, not the point.
 */
function problemOfField(problem: Problem, input: SimulationInput): Problem {
  if (problem.code !== 'E_RANGE' || problem.field !== undefined || input.mode_trans === '0') return problem;
  const { point, unit } = problem.values;
  if (unit === 'bar') return { ...problem, field: 'p_gc' };
  return point === 'd' ? { ...problem, field: 't_out_gc' } : problem;
}

/** The cycle of a complete input, or its first problem. See `run` for units. */
export function computeCycle(input: SimulationInput, engine: Engine): SimulationOutcome {
  try {
    return { ok: true, result: resultOfCycle(openFluid(engine, input.fluid), input) };
  } catch (error) {
    if (error instanceof ProblemFound) return { ok: false, problem: problemOfField(error.problem, input) };
    throw error;
  }
}
