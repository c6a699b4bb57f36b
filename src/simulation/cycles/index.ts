/** The cycles there are, and how to find one's way in them. Plain data: pages load it, the solvers are apart. */
import type { Architecture, Point, SimulationInput, SimulationResult } from '../types.ts';
import type { CycleDescription, CycleFigure, CycleNode, NodeRole } from './description.ts';
import { INTERNAL_HEAT_EXCHANGER } from './internal-heat-exchanger.ts';
import { ONE_STAGE } from './one-stage.ts';

export type * from './description.ts';

/** Every cycle by the word of `architecture`. A word without a cycle, or a cycle under another's word, does not compile. */
export const CYCLES = {
  simple: ONE_STAGE,
  ihx: INTERNAL_HEAT_EXCHANGER,
} as const satisfies { readonly [Word in Architecture]: CycleDescription & { readonly id: Word } };

export const ARCHITECTURES = Object.keys(CYCLES) as readonly Architecture[];
/** The architecture of a body that names none. */
export const PLAIN = 'simple' satisfies Architecture;

/** The cycle of an input, the one-stage one where there is no result yet. */
export function cycleOf(input: Pick<SimulationInput, 'architecture'> | undefined): CycleDescription {
  return CYCLES[input?.architecture ?? PLAIN];
}

/** The cycle a form names, the one-stage one where its word is no cycle's. */
export function cycleOfWord(word: string): CycleDescription {
  return CYCLES[ARCHITECTURES.find((one) => one === word) ?? PLAIN];
}

/** The node with a role. @throws {TypeError} when the cycle has none */
export function nodeOf(cycle: CycleDescription, role: NodeRole): CycleNode {
  const node = cycle.nodes.find((one) => one.role === role);
  if (node === undefined) throw new TypeError(`no ${role} in the cycle ${cycle.id}`);
  return node;
}

/** The point of a node in a result, API units. @throws {TypeError} when the result has none */
export function pointOfNode({ points }: Pick<SimulationResult, 'points'>, { key }: CycleNode): Point {
  const point = points[key];
  if (point === undefined) throw new TypeError(`no point ${key}`);
  return point;
}

/** The point with a role in a result, API units. @throws {TypeError} when the cycle has none */
export function pointOf(result: Pick<SimulationResult, 'points' | 'input'>, role: NodeRole): Point {
  return pointOfNode(result, nodeOf(cycleOf(result.input), role));
}

export type NodeName = NodeRole | 'gasCoolerOutlet';

/** How a node is called: by its role, and the outlet of a gas cooler by its own name. */
export function nodeName({ role }: CycleNode, input: Pick<SimulationInput, 'mode_trans'> | undefined): NodeName {
  return role === 'rejectionOutlet' && input?.mode_trans === '1' ? 'gasCoolerOutlet' : role;
}

/** The figures a cycle has beside the performance of all, with their values; one without a value is left out. */
export function figuresOf({
  extra,
  input,
}: Pick<SimulationResult, 'extra' | 'input'>): readonly (CycleFigure & { readonly value: number })[] {
  return cycleOf(input).figures.flatMap((figure) => {
    const value = extra[figure.key];
    return value === null || value === undefined ? [] : [{ ...figure, value }];
  });
}
