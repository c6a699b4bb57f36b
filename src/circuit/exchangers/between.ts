/** Exchangers in which one stream of refrigerant heats another: internal, economiser, cascade, subcooler. */
import type { Engine, Fluid } from '../../engine/types.ts';
import { openFluid } from '../../simulation/engine-calls.ts';
import { cycleOf, pointOfNode } from '../../simulation/cycles/index.ts';
import type { CycleDescription, CycleProcess, Enclosure } from '../../simulation/cycles/index.ts';
import type { Point, SimulationResult } from '../../simulation/types.ts';
import { baseFromKilo, celsiusFromKelvin, pascalFromBar } from '../../quantities/si.ts';
import { stateOrNone } from '../outcome.ts';

/** One side, in the direction of its flow: °C and kg/s. */
export interface Stream {
  readonly from: string;
  readonly to: string;
  readonly fluid: string;
  readonly t_in: number;
  readonly t_out: number;
  readonly mass_flow_s: number;
}

export interface BetweenStreams {
  readonly within: Enclosure;
  /** kW */
  readonly duty: number;
  readonly hot: Stream;
  readonly cold: Stream;
  /** Least difference along a counter-flow exchanger, K; null where the engine has no state between the ends. */
  readonly pinch: number | null;
}

const SLICES = 40;

interface Side {
  readonly process: CycleProcess;
  readonly from: Point;
  readonly to: Point;
  /** kg/s */
  readonly flow: number;
  readonly fluid: Fluid;
}

const pointAt = (cycle: CycleDescription, result: SimulationResult, letter: string): Point => {
  const node = cycle.nodes.find((one) => one.letter === letter);
  if (node === undefined) throw new TypeError(`no node ${letter} in the cycle ${cycle.id}`);
  return pointOfNode(result, node);
};

/** The fluid of a letter, by the name a stage of its circuit has it under. */
function fluidAt(cycle: CycleDescription, { input, architecture }: SimulationResult, letter: string): string {
  const circuitOf = (one: string | undefined): string =>
    cycle.nodes.find((node) => node.letter === one)?.circuit ?? 'main';
  const own = circuitOf(letter);
  const compression = cycle.processes.find(({ stage, from }) => stage !== undefined && circuitOf(from) === own);
  return architecture?.stages.find(({ stage }) => stage === compression?.stage)?.fluid ?? input.fluid;
}

/** Temperature, °C, a part of the way along a side; undefined where the engine has no state. */
function temperatureAlong({ from, to, fluid }: Side, part: number): number | undefined {
  if (part === 0) return from.T;
  if (part === 1) return to.T;
  const H = baseFromKilo(from.H + part * (to.H - from.H));
  const P = pascalFromBar(to.P);
  const state = stateOrNone(() => fluid.state({ P, H }, { extrapolate: true }));
  return state && celsiusFromKelvin(state.T);
}

function pinchOf(hot: Side, cold: Side): number | null {
  let least = Infinity;
  for (let slice = 0; slice <= SLICES; slice += 1) {
    const [warm, cool] = [temperatureAlong(hot, slice / SLICES), temperatureAlong(cold, 1 - slice / SLICES)];
    if (warm === undefined || cool === undefined) return null;
    least = Math.min(least, warm - cool);
  }
  return least;
}

const rise = ({ from, to }: Side): number => to.H - from.H;

const streamOf = ({ process, from, to, flow, fluid }: Side): Stream => ({
  from: process.from,
  to: process.to,
  fluid: fluid.name,
  t_in: from.T,
  t_out: to.T,
  mass_flow_s: flow,
});

/** Every enclosure of a cycle with one stream that is cooled and one that is heated, each in its own tubes. */
export function betweenStreams(result: SimulationResult, engine: Engine): readonly BetweenStreams[] {
  const cycle = cycleOf(result.input);
  const flows = result.architecture?.flows ?? {};
  const exchanges = cycle.processes.filter(({ kind, within }) => kind === 'exchange' && within !== undefined);
  const enclosures = [...new Set(exchanges.flatMap(({ within }) => within ?? []))];
  return enclosures.flatMap((within): readonly BetweenStreams[] => {
    const sides = exchanges
      .filter((process) => process.within === within)
      .map((process): Side => ({
        process,
        from: pointAt(cycle, result, process.from),
        to: pointAt(cycle, result, process.to),
        flow: flows[process.flow ?? 'main'] ?? result.performance.mass_flow_s,
        fluid: openFluid(engine, fluidAt(cycle, result, process.from)),
      }));
    const hot = sides.find((side) => rise(side) < 0);
    const cold = sides.find((side) => rise(side) > 0);
    if (hot === undefined || cold === undefined) return [];
    return [
      { within, duty: -hot.flow * rise(hot), hot: streamOf(hot), cold: streamOf(cold), pinch: pinchOf(hot, cold) },
    ];
  });
}
