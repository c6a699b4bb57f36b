/** From a complete input to its result, by the description and the solver of the cycle it asks for. */
import type { Engine, Fluid } from '../engine/types.ts';
import { Bench } from './cycles/bench.ts';
import type { Duties } from './cycles/duties.ts';
import { dutiesOfCycle, stateAt, stateOf, suctionFlow, volumetricEffect } from './cycles/duties.ts';
import { architectureFigures, scaled } from './cycles/figures.ts';
import { cycleOf, nodeOf, PLAIN } from './cycles/index.ts';
import type { CycleDescription } from './cycles/index.ts';
import { coldTemperature, rejectionTemperature } from './cycles/levels.ts';
import { eerOrNothing, foundInput } from './cycles/seek.ts';
import type { Computed, SolvedCycle } from './cycles/solver.ts';
import { SOLVERS } from './cycles/solvers.ts';
import { openFluid } from './engine-calls.ts';
import { ProblemFound, stop } from './problem.ts';
import type {
  Extra,
  FluidFacts,
  Performance,
  Point,
  Points,
  Problem,
  SimulationInput,
  SimulationOutcome,
  SimulationResult,
} from './types.ts';
import { pointFromState } from './units.ts';
import { cycleWarnings } from './warnings.ts';
import { barFromPascal, baseFromKilo, celsiusFromKelvin, kiloFromBase, SECONDS_PER_HOUR } from '../quantities/si.ts';

/** kg/s of the solver's unit flow, that the sizing criterion asks for; `share` of it goes through the main compressor. */
function unitFlow(input: SimulationInput, duties: Duties, suctionDensity: number, share: number): number {
  const value = input.choice_1_value;
  switch (input.choice_1) {
    case 0:
      return ((value / SECONDS_PER_HOUR) * input.rend_v * suctionDensity) / share;
    case 1:
      return baseFromKilo(value) / duties.cold;
    case 2:
      return baseFromKilo(value) / duties.heat;
    case 3:
      return ((value / SECONDS_PER_HOUR) * suctionDensity) / share;
    case 4:
      return value / share;
  }
}

/** The performance, and how many kg/s the solver's unit flow is. */
function performanceOfCycle(
  cycle: CycleDescription,
  solved: SolvedCycle,
  input: SimulationInput,
): { readonly performance: Performance; readonly scale: number } {
  const duties = dutiesOfCycle(cycle, solved);
  const suction = stateOf(cycle, solved, 'suction');
  const share = suctionFlow(cycle, solved);
  const scale = solved.isSized === true ? 1 : unitFlow(input, duties, suction.D, share);
  const flow = scale * share;
  const hot = rejectionTemperature(cycle, solved);
  const cold = coldTemperature(cycle, solved);
  const sweptVolume = (flow * SECONDS_PER_HOUR) / (suction.D * input.rend_v);
  if (!Number.isFinite(sweptVolume)) stop('E_RENDV', {}, 'rend_v');
  const performance = {
    power_cold: kiloFromBase(scale * duties.cold),
    power_heat: kiloFromBase(scale * duties.heat),
    power_compressor: kiloFromBase(scale * duties.work),
    eer: duties.cold / duties.work,
    cop: duties.heat / duties.work,
    eer_carnot: cold / (hot - cold),
    cop_carnot: hot / (hot - cold),
    mass_flow_h: flow * SECONDS_PER_HOUR,
    mass_flow_s: flow,
    step_volume_h: sweptVolume,
    rend_v: input.rend_v,
  };
  return { performance, scale };
}

function pointsOfCycle({ nodes }: CycleDescription, solved: SolvedCycle): Points {
  const points = nodes.flatMap(({ key, letter }) =>
    key === undefined ? [] : [[key, pointFromState(stateAt(solved, letter))] as const],
  );
  return Object.fromEntries(points) as unknown as Points;
}

const nodesOfCycle = ({ nodes }: CycleDescription, solved: SolvedCycle): Readonly<Record<string, Point>> =>
  Object.fromEntries(nodes.map(({ letter }) => [letter, pointFromState(stateAt(solved, letter))]));

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

/** The fluid of each circuit. */
const fluidsOfCycle = ({ circuits }: CycleDescription, input: SimulationInput, engine: Engine) =>
  Object.fromEntries(circuits.map(({ key, fluid }) => [key, openFluid(engine, input[fluid] ?? input.fluid, fluid)]));

function resultOfCycle(asked: SimulationInput, engine: Engine): SimulationResult {
  const cycle = cycleOf(asked);
  const solver = SOLVERS[cycle.id];
  const plain = new Bench(fluidsOfCycle(cycle, asked, engine));
  // Beside one stage, and in a search, the same states are asked for again.
  const bench = cycle.id === PLAIN ? plain : plain.remembering();
  const { fluid } = bench.circuit();
  const { input, sought, warnings: bounds, unlimitedEer } = foundInput(cycle, solver, bench, asked);
  const solved = solver.solve(bench, input);
  const { performance, scale } = performanceOfCycle(cycle, solved, input);
  const computed: Computed = {
    cycle,
    solved,
    performance,
    bench,
    input,
    sought,
    ...(unlimitedEer !== undefined && { unlimitedEer }),
    ...scaled(solved, scale),
    eerWith(changes) {
      const changed = { ...input, ...changes };
      const eer = eerOrNothing(cycleOf(changed), solver, bench, changed);
      return eer === -Infinity ? null : eer;
    },
  };
  const { extra: told, figures, warnings } = solver.remarks?.(computed) ?? { figures: {}, warnings: [] };
  const extra = extraOfCycle(cycle, solved, fluid);
  const result: SimulationResult = {
    performance,
    points: pointsOfCycle(cycle, solved),
    fluid: factsOfFluid(fluid),
    extra: { ...extra, ...told },
    warnings: [...cycleWarnings(cycle, solved, input, bench), ...warnings, ...bounds],
    input: { ...asked, p_gc: input.p_gc },
  };
  if (cycle.id === PLAIN) return result;
  return {
    ...result,
    architecture: architectureFigures(computed, { figures }, extra),
    nodes: nodesOfCycle(cycle, solved),
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
  return point === nodeOf(cycleOf(input), 'rejectionOutlet').letter ? { ...problem, field: 't_out_gc' } : problem;
}

/** The cycle of a complete input, or its first problem. See `run` for units. */
export function computeCycle(input: SimulationInput, engine: Engine): SimulationOutcome {
  try {
    return { ok: true, result: resultOfCycle(input, engine) };
  } catch (error) {
    if (error instanceof ProblemFound) return { ok: false, problem: problemOfField(error.problem, input) };
    throw error;
  }
}
