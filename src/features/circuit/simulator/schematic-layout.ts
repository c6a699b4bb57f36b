/**
 * Where the parts of a one-compressor circuit stand on its schematic, by the description of its cycle: the condenser
 * above, the evaporator below, the liquid coming down on the left, the vapour going up on the right.
 */
import type { CycleDescription, CycleNode, CycleProcess, Side } from '../../../simulation/cycles/index.ts';

const LEFT = 64;
const RIGHT = 356;
const TOP = 78;
const CENTRE = (LEFT + RIGHT) / 2;
/** From the condenser to the evaporator, with up to three things a side, and for each more. */
const HEIGHT = 274;
const MORE_HEIGHT = 23;
const USUAL = 3;
/** From a corner to the first thing of a side. */
const LEFT_MARGIN = 64;
const RIGHT_MARGIN = 44;
const CROWDED_MARGIN = 40;
/** Half the width of an exchanger, and how far the pipes stop from the middle of a part. */
const COIL = 64;
const REACH = { compressor: 30, valve: 14, exchanger: 0 } as const;

export interface Mark {
  readonly node: CycleNode;
  readonly x: number;
  readonly y: number;
  /** Where the two lines of values stand, from the dot. */
  readonly dx: number;
  readonly dy: number;
  readonly anchor: 'start' | 'end' | 'middle';
}

export type PartKind = keyof typeof REACH;

export interface Part {
  readonly kind: PartKind;
  readonly x: number;
  readonly y: number;
  /** The point it leads to. */
  readonly to: string;
}

export interface Pipe {
  readonly side: Side;
  /** As a path. */
  readonly d: string;
}

export interface SchematicLayout {
  readonly left: number;
  readonly right: number;
  readonly centre: number;
  readonly top: number;
  readonly bottom: number;
  readonly marks: readonly Mark[];
  readonly parts: readonly Part[];
  readonly pipes: readonly Pipe[];
}

type Thing = { readonly node: CycleNode } | { readonly part: PartKind; readonly after: Side; readonly to: string };

function partOf({ kind, within }: CycleProcess): PartKind | undefined {
  if (kind === 'compression') return 'compressor';
  if (kind === 'expansion') return 'valve';
  return within === undefined ? undefined : 'exchanger';
}

/** The processes the fluid goes through, from the outlet of the condenser round to it. */
function wayRound(processes: readonly CycleProcess[]): readonly CycleProcess[] {
  const real = processes.filter(({ isIdeal }) => isIdeal !== true);
  const way: CycleProcess[] = [];
  let at = real.find(({ kind }) => kind === 'heat-rejection');
  while (at !== undefined && way.length < real.length) {
    const { to } = at;
    at = real.find(({ from }) => from === to);
    if (at !== undefined) way.push(at);
  }
  return way;
}

/** What stands on a side, in the order of the flow; its last node is on the exchanger that ends it. */
function thingsAlong(way: readonly CycleProcess[], nodes: readonly CycleNode[]): readonly Thing[] {
  return way.flatMap((process) => {
    const node = nodes.find(({ letter }) => letter === process.to);
    const part = partOf(process);
    return node === undefined
      ? []
      : [...(part === undefined ? [] : [{ part, after: node.side, to: node.letter }]), { node }];
  });
}

/** The layout of a cycle's schematic, in the units of its drawing. */
export function schematicLayout({ nodes, processes }: CycleDescription): SchematicLayout {
  const way = wayRound(processes);
  const turn = way.findIndex(({ kind }) => kind === 'evaporation');
  const down = thingsAlong(way.slice(0, turn), nodes);
  const up = thingsAlong(way.slice(turn + 1, -1), nodes);
  const most = Math.max(down.length, up.length);
  const bottom = TOP + HEIGHT + MORE_HEIGHT * Math.max(0, most - USUAL);

  const spread = (count: number, margin: number): ((index: number) => number) => {
    const end = count > USUAL ? CROWDED_MARGIN : margin;
    return (index) => TOP + end + (index * (bottom - TOP - 2 * end)) / Math.max(1, count - 1);
  };
  const downY = spread(down.length, LEFT_MARGIN);
  const upY = spread(up.length, RIGHT_MARGIN);
  const sides = [
    ...down.map((thing, index) => ({ thing, x: LEFT, y: downY(index) })),
    ...up.map((thing, index) => ({ thing, x: RIGHT, y: upY(up.length - 1 - index) })),
  ];
  const corner = (process: CycleProcess | undefined): CycleNode | undefined =>
    nodes.find(({ letter }) => letter === process?.to);
  const above = corner(way.at(-1));
  const below = corner(way[turn]);
  const marks: Mark[] = [
    ...(above ? [{ node: above, x: LEFT + 42, y: TOP, dx: -6, dy: -34, anchor: 'middle' as const }] : []),
    ...(below ? [{ node: below, x: RIGHT - 42, y: bottom, dx: 6, dy: 28, anchor: 'middle' as const }] : []),
    ...sides.flatMap(({ thing, x, y }): readonly Mark[] => {
      if (!('node' in thing)) return [];
      return [{ node: thing.node, x, y, dx: x === LEFT ? 14 : -14, dy: 0, anchor: x === LEFT ? 'start' : 'end' }];
    }),
  ];

  const breaks = (at: number): readonly { readonly y: number; readonly reach: number; readonly after: Side }[] =>
    sides.flatMap(({ thing, x, y }) =>
      'part' in thing && x === at && REACH[thing.part] > 0 ? [{ y, reach: REACH[thing.part], after: thing.after }] : [],
    );
  const pipes: Pipe[] = [
    ...pipesThrough(breaks(LEFT), 'liquid', 1, `M${CENTRE - COIL} ${TOP}H${LEFT}`, `V${bottom}H${CENTRE - COIL}`, LEFT),
    ...pipesThrough(
      breaks(RIGHT),
      'low',
      -1,
      `M${CENTRE + COIL} ${bottom}H${RIGHT}`,
      `V${TOP}H${CENTRE + COIL}`,
      RIGHT,
    ),
  ];
  const parts = sides.flatMap(({ thing, x, y }): readonly Part[] =>
    'part' in thing ? [{ kind: thing.part, x, y, to: thing.to }] : [],
  );
  return { left: LEFT, right: RIGHT, centre: CENTRE, top: TOP, bottom, marks, parts, pipes };
}

/** The pipes of a side between what breaks them, each in the colour of what flows there. */
function pipesThrough(
  breaks: readonly { readonly y: number; readonly reach: number; readonly after: Side }[],
  first: Side,
  direction: 1 | -1,
  start: string,
  end: string,
  x: number,
): readonly Pipe[] {
  const starts = [start, ...breaks.map(({ y, reach }) => `M${x} ${y + direction * reach}`)];
  const ends = [...breaks.map(({ y, reach }) => `V${y - direction * reach}`), end];
  const colours = [first, ...breaks.map(({ after }) => after)];
  return starts.map((from, index) => ({ side: colours[index] ?? first, d: from + (ends[index] ?? end) }));
}
