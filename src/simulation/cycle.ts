/** From a complete input to its result, by the description and the solver of the cycle it asks for. */
import type { Engine, Fluid } from '../engine/types.ts';
import type { SpecificDuties } from './cycles/duties.ts';
import { dutiesOfCycle, stateAt, stateOf, volumetricEffect } from './cycles/duties.ts';
import { cycleOf, nodeOf } from './cycles/index.ts';
import type { CycleDescription } from './cycles/index.ts';
import type { SolvedCycle } from './cycles/solver.ts';
import { SOLVERS } from './cycles/solvers.ts';
import { openFluid, PointStates } from './engine-calls.ts';
import { ProblemFound, stop } from './problem.ts';
import type {
  CycleFigures,
  Extra,
  FluidFacts,
  Performance,
  Points,
  Problem,
  SimulationInput,
  SimulationOutcome,
  SimulationResult,
} from './types.ts';
import { pointFromState } from './units.ts';
import { cycleWarnings } from './warnings.ts';
import { barFromPascal, baseFromKilo, celsiusFromKelvin, kiloFromBase, SECONDS_PER_HOUR } from '../quantities/si.ts';

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
function rejectionTemperature(cycle: CycleDescription, solved: SolvedCycle): number {
  if (solved.condensing !== undefined) return solved.condensing.dew.T;
  const from = stateOf(cycle, solved, 'discharge');
  const to = stateOf(cycle, solved, 'rejectionOutlet');
  return (from.H - to.H) / (from.S - to.S);
}

function performanceOfCycle(cycle: CycleDescription, solved: SolvedCycle, input: SimulationInput): Performance {
  const duties = dutiesOfCycle(cycle, solved);
  const suction = stateOf(cycle, solved, 'suction');
  const flow = massFlow(input, duties, suction.D);
  const hot = rejectionTemperature(cycle, solved);
  const cold = solved.evaporating.dew.T;
  const sweptVolume = (flow * SECONDS_PER_HOUR) / (suction.D * input.rend_v);
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

function pointsOfCycle({ nodes }: CycleDescription, solved: SolvedCycle): Points {
  const points = nodes.map(({ key, letter }) => [key, pointFromState(stateAt(solved, letter))] as const);
  return Object.fromEntries(points) as unknown as Points;
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

/** Where the circuit's pipes begin; the answer calls them a, c and e, as the specification does. */
function viscositiesOfCycle(
  cycle: CycleDescription,
  solved: SolvedCycle,
  fluid: Fluid,
): Pick<Extra, 'mu' | 'mu_uncertainty'> {
  const [a, c, e] = (['suction', 'discharge', 'valveInlet'] as const).map(
    (role) => stateOf(cycle, solved, role).viscosity,
  );
  const { viscosity: uncertainty } = fluid.uncertainty;
  if (a === undefined || c === undefined || e === undefined) return {};
  return { mu: { a, c, e }, ...(uncertainty === undefined ? {} : { mu_uncertainty: uncertainty }) };
}

function extraOfCycle(cycle: CycleDescription, solved: SolvedCycle, fluid: Fluid): Extra {
  const { evaporating, condensing, quality } = solved;
  return {
    x_f: quality,
    t_dew_evp: celsiusFromKelvin(evaporating.dew.T),
    t_bubble_evp: celsiusFromKelvin(evaporating.bubble.T),
    t_dew_cdr: condensing === undefined ? null : celsiusFromKelvin(condensing.dew.T),
    t_bubble_cdr: condensing === undefined ? null : celsiusFromKelvin(condensing.bubble.T),
    glide_evp: evaporating.dew.T - evaporating.bubble.T,
    glide_cdr: condensing === undefined ? null : condensing.dew.T - condensing.bubble.T,
    tau: stateOf(cycle, solved, 'idealDischarge').P / stateOf(cycle, solved, 'suction').P,
    q0v: kiloFromBase(volumetricEffect(cycle, solved)),
    reference_state: fluid.reference,
    quality: fluid.quality,
    ...viscositiesOfCycle(cycle, solved, fluid),
  };
}

function resultOfCycle(fluid: Fluid, input: SimulationInput): SimulationResult {
  const cycle = cycleOf(input);
  const solver = SOLVERS[cycle.id];
  const states = new PointStates(fluid);
  const solved = solver.solve(fluid, input, states);
  const performance = performanceOfCycle(cycle, solved, input);
  const { figures, warnings } = solver.remarks?.(solved, performance, fluid, input) ?? NO_REMARKS;
  return {
    performance,
    points: pointsOfCycle(cycle, solved),
    fluid: factsOfFluid(fluid),
    extra: { ...extraOfCycle(cycle, solved, fluid), ...figures },
    warnings: [...cycleWarnings(cycle, solved, input, fluid, states.extrapolations), ...warnings],
    input,
  };
}

const NO_REMARKS = { figures: {} satisfies CycleFigures, warnings: [] } as const;

/**
 * A point out of the equation's reach because of what was typed for the gas cooler is that field's
 * problem: the reader can change the field, not the point.
 */
function problemOfField(problem: Problem, input: SimulationInput): Problem {
  if (problem.code !== 'E_RANGE' || problem.field !== undefined || input.mode_trans === '0') return problem;
  const { point, unit } = problem.values;
  if (unit === 'bar') return { ...problem, field: 'p_gc' };
  return point === nodeOf(cycleOf(input), 'rejectionOutlet').letter ? { ...problem, field: 't_out_gc' } : problem;
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
