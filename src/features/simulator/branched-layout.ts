/**
 * Where the points of a cycle that branches stand on its schematic, from its description and a result: a row a pressure, the
 * highest on top, circuit over circuit; along a row from the liquid to the hottest vapour. A cycle keeps the places of
 * its first result, so that nothing moves while a reader types.
 */
import { cycleOf, pointOfNode } from '../../simulation/cycles/index.ts';
import type { CycleDescription, CycleNode, CycleProcess } from '../../simulation/cycles/index.ts';
import type { SimulationResult } from '../../simulation/types.ts';

export interface PlacedNode {
  readonly node: CycleNode;
  readonly x: number;
  readonly y: number;
}

export type BranchPart = 'compressor' | 'valve' | 'condenser' | 'evaporator' | 'exchanger';

export interface Branch {
  readonly process: CycleProcess;
  /** As a path, from its first node to its last. */
  readonly d: string;
  readonly part: BranchPart | undefined;
  /** Where its part stands. */
  readonly x: number;
  readonly y: number;
}

export interface Row {
  readonly y: number;
  /** A node whose pressure is that of the row. */
  readonly node: CycleNode;
}

export interface BranchedLayout {
  readonly width: number;
  readonly height: number;
  readonly nodes: readonly PlacedNode[];
  readonly branches: readonly Branch[];
  readonly rows: readonly Row[];
}

const MARGIN = { left: 92, right: 84, y: 46 } as const;
const COLUMN = 66;
const ROW = 104;
/** A way this near a point runs through it. */
const CLEARANCE = 20;
/** Two pressures nearer than this, relative, are one row. */
const SAME_PRESSURE = 1e-6;

const layouts = new WeakMap<CycleDescription, BranchedLayout>();

const isReal = ({ isIdeal }: CycleProcess): boolean => isIdeal !== true;

function partOf({ kind, within }: CycleProcess): BranchPart | undefined {
  if (kind === 'compression') return 'compressor';
  if (kind === 'expansion') return 'valve';
  if (kind === 'heat-rejection') return 'condenser';
  if (kind === 'evaporation') return 'evaporator';
  return kind === 'exchange' && within !== undefined ? 'exchanger' : undefined;
}

/** How near a straight line comes to a node. */
function distanceTo({ x, y }: PlacedNode, from: PlacedNode, to: PlacedNode): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const along = Math.min(Math.max(((x - from.x) * dx + (y - from.y) * dy) / (dx * dx + dy * dy), 0), 1);
  return Math.hypot(from.x + along * dx - x, from.y + along * dy - y);
}

/**
 * A way from one row to another: straight, or around a point that stands in it, towards the middle of the drawing. What
 * passes over a row has its part between two, a valve by where it leads and a compressor by where it draws.
 */
function slanted(
  process: CycleProcess,
  from: PlacedNode,
  to: PlacedNode,
  nodes: readonly PlacedNode[],
  width: number,
): Branch {
  const part = partOf(process);
  const isBarred = nodes.some((node) => node !== from && node !== to && distanceTo(node, from, to) < CLEARANCE);
  const side = from.x + to.x < width ? COLUMN : -COLUMN;
  const middle = { x: (from.x + to.x) / 2 + (isBarred ? side : 0), y: (from.y + to.y) / 2 };
  const passed = Math.max(1, Math.round(Math.abs(from.y - to.y) / ROW));
  const at = part === 'valve' ? 1 - 0.5 / passed : 0.5 / passed;
  const between = (one: number, control: number, other: number): number =>
    (1 - at) ** 2 * one + 2 * at * (1 - at) * control + at ** 2 * other;
  return {
    process,
    d: isBarred
      ? `M${from.x} ${from.y}Q${middle.x} ${middle.y} ${to.x} ${to.y}`
      : `M${from.x} ${from.y}L${to.x} ${to.y}`,
    part,
    x: between(from.x, middle.x, to.x),
    y: between(from.y, middle.y, to.y),
  };
}

function made(cycle: CycleDescription, result: SimulationResult): BranchedLayout {
  const real = cycle.processes.filter(isReal);
  const passed = new Set(real.flatMap(({ from, to }) => [from, to]));
  const nodes = cycle.nodes.filter(({ letter }) => passed.has(letter));
  const pressure = (node: CycleNode): number => pointOfNode(result, node).P;
  const order = new Map(cycle.circuits.map(({ key }, index) => [key, cycle.circuits.length - index]));
  const rank = ({ circuit = 'main' }: CycleNode): number => order.get(circuit) ?? 0;

  // Rows: circuit by circuit, then from high pressure to low.
  const sorted = [...nodes].sort((one, other) => rank(one) - rank(other) || pressure(other) - pressure(one));
  const rows: CycleNode[][] = [];
  for (const node of sorted) {
    const [first] = rows.at(-1) ?? [];
    const isSame =
      first !== undefined &&
      rank(first) === rank(node) &&
      Math.abs(pressure(first) / pressure(node) - 1) < SAME_PRESSURE;
    if (isSame) rows.at(-1)?.push(node);
    else rows.push([node]);
  }
  const widest = Math.max(...rows.map((row) => row.length), 4);
  const width = MARGIN.left + MARGIN.right + (widest - 1) * COLUMN;
  const placed = new Map<string, PlacedNode>();
  rows.forEach((row, line) => {
    const along = [...row].sort((one, other) => pointOfNode(result, one).H - pointOfNode(result, other).H);
    const step = along.length > 1 ? (width - MARGIN.left - MARGIN.right) / (along.length - 1) : 0;
    along.forEach((node, column) =>
      placed.set(node.letter, { node, x: MARGIN.left + step * column, y: MARGIN.y + ROW * line }),
    );
  });

  const branches = real.flatMap((process): readonly Branch[] => {
    const from = placed.get(process.from);
    const to = placed.get(process.to);
    if (from === undefined || to === undefined) return [];
    const isLevel = from.y === to.y;
    if (!isLevel) return [slanted(process, from, to, [...placed.values()], width)];
    // On a row a pipe bows a little, so that it does not run through the points between.
    const bow = Math.abs(from.x - to.x) > COLUMN * 1.5 ? 22 : 0;
    const middle = { x: (from.x + to.x) / 2, y: from.y - bow };
    const d = `M${from.x} ${from.y}Q${middle.x} ${from.y - 2 * bow} ${to.x} ${to.y}`;
    return [{ process, d, part: partOf(process), x: middle.x, y: middle.y }];
  });
  return {
    width,
    height: 2 * MARGIN.y + (rows.length - 1) * ROW,
    nodes: [...placed.values()],
    branches,
    rows: rows.flatMap(([node], line) => (node === undefined ? [] : [{ node, y: MARGIN.y + ROW * line }])),
  };
}

/** The layout of the cycle of a result. */
export function branchedLayout(result: SimulationResult): BranchedLayout {
  const cycle = cycleOf(result.input);
  const known = layouts.get(cycle) ?? made(cycle, result);
  layouts.set(cycle, known);
  return known;
}
