/** A result as the diagrams draw it, by the description of its cycle: one drawing a circuit, the main one first. */
import type { CircuitKey, CycleDescription, CycleNode, CycleProcess } from '../../../simulation/cycles/index.ts';
import { cycleOf, pointOfNode } from '../../../simulation/cycles/index.ts';
import type { SimulationResult } from '../../../simulation/types.ts';
import type { CycleLine, CyclePoints, LineRole } from '../../../charts/ph/types.ts';
import type { Regime } from './state/form.ts';

/** Compressions, expansions and ejectors change pressure; anything else is drawn in the colour of the side it leads to. */
function roleOf({ kind, isIdeal, to }: CycleProcess, { nodes }: CycleDescription): LineRole {
  if (isIdeal === true) return 'ideal';
  if (kind === 'compression' || kind === 'expansion') return kind;
  if (kind === 'ejection') return 'expansion';
  return nodes.find(({ letter }) => letter === to)?.side ?? 'low';
}

export interface DrawnCircuit {
  readonly circuit: CircuitKey;
  readonly fluid: string;
  /** In the diagram's SI, by letter. */
  readonly points: CyclePoints;
  /** In the order they are drawn. */
  readonly lines: readonly CycleLine[];
}

const circuitOf = ({ circuit = 'main' }: CycleNode): CircuitKey => circuit;

/** Every circuit of a result, the main one first. */
export function drawnCircuits(result: SimulationResult): readonly [DrawnCircuit, ...DrawnCircuit[]] {
  const cycle = cycleOf(result.input);
  const drawn = (circuit: CircuitKey): DrawnCircuit => {
    const nodes = cycle.nodes.filter((node) => circuitOf(node) === circuit);
    const letters = new Set(nodes.map(({ letter }) => letter));
    const key = cycle.circuits.find((one) => one.key === circuit)?.fluid ?? 'fluid';
    return {
      circuit,
      fluid: input(result, key),
      points: Object.fromEntries(
        nodes.map((node) => {
          const { H, P } = pointOfNode(result, node);
          return [node.letter, { H: H * 1e3, P: P * 1e5 }] as const;
        }),
      ),
      lines: cycle.processes
        .filter(({ from }) => letters.has(from))
        .map((process) => ({ from: process.from, to: process.to, role: roleOf(process, cycle) })),
    };
  };
  const others = cycle.circuits.filter(({ key }) => key !== 'main').map(({ key }) => drawn(key));
  return [drawn('main'), ...others];
}

const input = ({ input: asked }: SimulationResult, key: CycleDescription['circuits'][number]['fluid']): string =>
  (key === 'fluid' ? asked.fluid : asked[key]) ?? asked.fluid;

/** The main circuit: what a diagram of one fluid draws. */
export const drawnCycle = (result: SimulationResult): DrawnCircuit => drawnCircuits(result)[0];

/** How a circuit of a regime is called among those drawn; the main one bears the regime's own name. */
export const drawnId = (regime: Regime, circuit: CircuitKey): string =>
  circuit === 'main' ? regime : `${regime}.${circuit}`;

/** The regime a drawing is of. */
export const regimeOfDrawn = (id: string): Regime => (id.startsWith('transient') ? 'transient' : 'permanent');

/** The drawing a point of a regime is on. */
export function drawnIdOfPoint(regime: Regime, letter: string, result: SimulationResult | undefined): string {
  const node = cycleOf(result?.input).nodes.find((one) => one.letter === letter);
  return drawnId(regime, node === undefined ? 'main' : circuitOf(node));
}

/** The fluid that flows through a point. */
export function fluidAt(result: SimulationResult, node: CycleNode): string {
  const key = cycleOf(result.input).circuits.find((one) => one.key === circuitOf(node))?.fluid ?? 'fluid';
  return input(result, key);
}
