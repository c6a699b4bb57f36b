/** The cycles there are, and how to find one's way in them. Plain data: pages load it, the solvers are apart. */
import type { Locale } from '../../language/index.ts';
import type { Architecture, Point, SimulationInput, SimulationResult } from '../types.ts';
import { BOOSTER } from './booster.ts';
import { CASCADE } from './cascade.ts';
import type { CycleDescription, CycleFigure, CycleNode, NodeRole } from './description.ts';
import { EJECTOR } from './ejector.ts';
import { INTERNAL_HEAT_EXCHANGER } from './internal-heat-exchanger.ts';
import { MECHANICAL_SUBCOOLING } from './mechanical-subcooling.ts';
import { ONE_STAGE } from './one-stage.ts';
import { TWO_STAGE } from './two-stage.ts';
import { VAPOUR_INJECTION } from './vapour-injection.ts';

export type * from './description.ts';

/** Every cycle by the word of `architecture`. A word without a cycle, or a cycle under another's word, does not compile. */
export const CYCLES = {
  simple: ONE_STAGE,
  ihx: INTERNAL_HEAT_EXCHANGER,
  two_stage: TWO_STAGE,
  injection: VAPOUR_INJECTION,
  cascade: CASCADE,
  booster: BOOSTER,
  mech_sub: MECHANICAL_SUBCOOLING,
  ejector: EJECTOR,
} as const satisfies { readonly [Word in Architecture]: CycleDescription & { readonly id: Word } };

export const ARCHITECTURES = Object.keys(CYCLES) as readonly Architecture[];
/** The architecture of a body that names none. */
export const PLAIN = 'simple' satisfies Architecture;

/** What of an input decides which points and processes there are. */
export type CycleChoice = Pick<SimulationInput, 'architecture' | 'kind' | 'port' | 'parallel'>;

/** Every variant of a cycle, each the same object whenever it is asked for. */
const VARIANTS: ReadonlyMap<string, ReadonlyMap<string, CycleDescription>> = new Map(
  Object.values<CycleDescription>(CYCLES).map((cycle) => [
    cycle.id,
    new Map(Object.entries(cycle.variants?.of ?? {}).map(([value, parts]) => [value, { ...cycle, ...parts }])),
  ]),
);

/** The cycle of an input, the one-stage one where there is no result yet. */
export function cycleOf(input: CycleChoice | undefined): CycleDescription {
  const cycle: CycleDescription = CYCLES[input?.architecture ?? PLAIN];
  const by = cycle.variants?.by;
  return (by && VARIANTS.get(cycle.id)?.get(String(input?.[by]))) ?? cycle;
}

/** The cycle a form names, the one-stage one where its word is no cycle's. */
export function cycleOfWord(word: string): CycleDescription {
  return CYCLES[ARCHITECTURES.find((one) => one === word) ?? PLAIN];
}

/**
 * Whether the seven points of the specification are one loop of one fluid and one mass flow: what sizes a circuit by them
 * may take them so.
 */
export function isOneLoop({ nodes, processes }: CycleDescription): boolean {
  const keyed = nodes.filter(({ key }) => key !== undefined);
  const letters = new Set(keyed.map(({ letter }) => letter));
  return (
    keyed.every(({ circuit = 'main' }) => circuit === 'main') &&
    processes.every(({ from, to, flow = 'main' }) => !letters.has(from) || !letters.has(to) || flow === 'main')
  );
}

/** Whether one compressor drives the fluid once round and nothing parts it on the way: it is drawn as a loop. */
export function isOneRound({ stages, processes }: CycleDescription): boolean {
  const left = processes.flatMap(({ from, isIdeal }) => (isIdeal === true ? [] : [from]));
  return stages.length === 1 && new Set(left).size === left.length;
}

/** The node with a role. @throws {TypeError} when the cycle has none */
export function nodeOf(cycle: CycleDescription, role: NodeRole): CycleNode {
  const node = cycle.nodes.find((one) => one.role === role);
  if (node === undefined) throw new TypeError(`no ${role} in the cycle ${cycle.id}`);
  return node;
}

/** The point of a node in a result, API units. @throws {TypeError} when the result has none */
export function pointOfNode({ points, nodes }: Pick<SimulationResult, 'points' | 'nodes'>, node: CycleNode): Point {
  const point = node.key === undefined ? nodes?.[node.letter] : points[node.key];
  if (point === undefined) throw new TypeError(`no point ${node.letter}`);
  return point;
}

/** The point with a role in a result, API units. @throws {TypeError} when the cycle has none */
export function pointOf(result: Pick<SimulationResult, 'points' | 'input'>, role: NodeRole): Point {
  return pointOfNode(result, nodeOf(cycleOf(result.input), role));
}

export type NodeName = NodeRole | 'gasCoolerOutlet';

/**
 * How a node is called: in words of its own, else by its role, whose words the reader's texts have; the outlet of a gas
 * cooler by its own name.
 */
export function nodeWords(
  { role, name }: CycleNode,
  input: Pick<SimulationInput, 'mode_trans'> | undefined,
  locale: Locale,
  say: (key: `simulator.points.${NodeName}`) => string,
): string {
  if (role === 'rejectionOutlet' && input?.mode_trans === '1') return say('simulator.points.gasCoolerOutlet');
  return name?.[locale] ?? (role === undefined ? '' : say(`simulator.points.${role}`));
}

/** The figures a cycle has beside the performance of all, with their values; one without a value is left out. */
export function figuresOf({
  architecture,
  input,
}: Pick<SimulationResult, 'architecture' | 'input'>): readonly (CycleFigure & { readonly value: number })[] {
  return cycleOf(input).figures.flatMap((figure) => {
    const value = architecture?.[figure.key];
    return value === null || value === undefined ? [] : [{ ...figure, value }];
  });
}
