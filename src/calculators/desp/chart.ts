/** Regions of a chart of Annex II: where each category lies in the plane of size (V or DN) and PS. */
import type { PedCategory, PedOutcome } from '../../physics/ped.ts';
import { rootByBisection } from '../../physics/roots.ts';

/** The outcome at a size, L or DN, and a pressure, bar gauge. */
export type CategoryAt = (size: number, pressure: number) => PedOutcome['category'];

export interface ChartBounds {
  readonly sizes: readonly [number, number];
  readonly pressures: readonly [number, number];
}

interface Layer {
  readonly category: PedCategory;
  readonly from: number;
  readonly to: number;
}

const STEPS = 160;

/** The categories met at one size from the lowest pressure to the highest, with where each ends. */
export function layersAt(at: CategoryAt, size: number, [low, high]: readonly [number, number]): readonly Layer[] {
  const layers: Layer[] = [];
  const pressureOf = (index: number): number => low * (high / low) ** (index / STEPS);
  let from = low;
  let category = at(size, low);
  for (let index = 1; index <= STEPS; index += 1) {
    const next = at(size, pressureOf(index));
    if (next === category) continue;
    const held = category;
    const edge =
      rootByBisection((p) => (at(size, p) === held ? -1 : 1), pressureOf(index - 1), pressureOf(index)) ??
      pressureOf(index);
    layers.push({ category, from, to: edge });
    [from, category] = [edge, next];
  }
  return [...layers, { category, from, to: high }];
}

/** Sizes at which a chart of Annex II changes by itself: 1, 10 and 1000 L; DN 25, 32, 100, 200, 250, 350. */
const EDGES = [1, 10, 25, 32, 100, 200, 250, 350, 1000] as const;
const COLUMNS = 72;
const HAIR = 1e-7;
const DEEPEST = 5;

type Place = readonly [size: number, pressure: number];
/** Low left, low right, high right, high left. */
type Slice = readonly [Place, Place, Place, Place];

export interface Region {
  readonly category: PedCategory;
  /** Corners of slices that together make the region. */
  readonly slices: readonly Slice[];
}

/** Of two places, how far the line through them goes on past a third, in powers of e: 0 where all three are in line. */
function offLine([x0, y0]: Place, [x1, y1]: Place, [x2, y2]: Place): number {
  const [run, rise] = [Math.log(x1 / x0), Math.log(y1 / y0)];
  return Math.abs(Math.log(y2 / y0) - (rise / run) * Math.log(x2 / x0));
}

const IN_LINE = 1e-4;

/** Slices side by side whose edges run straight on are one slice: a region travels as its corners, not as a comb. */
function withoutSeams(slices: readonly Slice[]): readonly Slice[] {
  const whole: Slice[] = [];
  for (const slice of slices) {
    const [a, b, c, d] = slice;
    const index = whole.findIndex(
      ([e, f, g, h]) =>
        f[0] === a[0] &&
        Math.abs(Math.log(f[1] / a[1])) < IN_LINE &&
        Math.abs(Math.log(g[1] / d[1])) < IN_LINE &&
        offLine(e, f, b) < IN_LINE &&
        offLine(h, g, c) < IN_LINE,
    );
    const before = whole[index];
    if (before) whole[index] = [before[0], b, c, before[3]];
    else whole.push(slice);
  }
  return whole;
}

/** The regions of a chart, sliced by size: what is straight on a logarithmic chart stays straight. */
export function regionsOf(at: CategoryAt, { sizes: [low, high], pressures }: ChartBounds): readonly Region[] {
  const grid = Array.from({ length: COLUMNS + 1 }, (_, index) => low * (high / low) ** (index / COLUMNS));
  const stops = [...grid, ...EDGES.filter((edge) => edge > low && edge < high)].toSorted((a, b) => a - b);
  const slices = new Map<PedCategory, Slice[]>();
  const slice = (from: number, to: number, depth: number): void => {
    const left = layersAt(at, from * (1 + HAIR), pressures);
    const right = layersAt(at, to * (1 - HAIR), pressures);
    const isSame =
      left.length === right.length && left.every(({ category }, index) => category === right[index]?.category);
    if (!isSame && depth < DEEPEST) {
      const middle = Math.sqrt(from * to);
      slice(from, middle, depth + 1);
      slice(middle, to, depth + 1);
      return;
    }
    for (const [index, layer] of left.entries()) {
      const other = isSame ? (right[index] ?? layer) : layer;
      const corners = [
        [from, layer.from],
        [to, other.from],
        [to, other.to],
        [from, layer.to],
      ] as const;
      slices.set(layer.category, [...(slices.get(layer.category) ?? []), corners]);
    }
  };
  for (const [index, from] of stops.entries()) {
    const to = stops[index + 1];
    if (to !== undefined && to > from * (1 + 10 * HAIR)) slice(from, to, 0);
  }
  return [...slices].map(([category, parts]) => ({ category, slices: withoutSeams(parts) }));
}

/** Sides of regions at one size: the pressures over which the category differs left and right of it. */
export function uprightEdges(
  at: CategoryAt,
  { sizes, pressures }: ChartBounds,
): readonly { readonly size: number; readonly from: number; readonly to: number }[] {
  return EDGES.filter((edge) => edge > sizes[0] && edge < sizes[1]).flatMap((size) => {
    const [left, right] = [layersAt(at, size * (1 - HAIR), pressures), layersAt(at, size * (1 + HAIR), pressures)];
    return left.flatMap((one) =>
      right
        .filter(({ category }) => category !== one.category)
        .map((other) => ({ size, from: Math.max(one.from, other.from), to: Math.min(one.to, other.to) }))
        .filter(({ from, to }) => to > from * (1 + 1e-4)),
    );
  });
}

export interface NamedLine {
  /** What is constant along it: PS, PS times the size, or the size. */
  readonly kind: 'pressure' | 'product' | 'size';
  readonly value: number;
  /** Places along it, (size, pressure), the middle first. */
  readonly places: readonly (readonly [number, number])[];
}

const SAMPLES = 36;
const NEAR = 1e-6;
const isSame = (a: number, b: number): boolean => Math.abs(a / b - 1) < NEAR;

const fromMiddle = <T>(places: readonly T[]): readonly T[] =>
  places
    .map((place, index) => ({ place, away: Math.abs(index - (places.length - 1) / 2) }))
    .toSorted((a, b) => a.away - b.away)
    .map(({ place }) => place);

/** The lines of a chart with what is constant along each, as the chart of Annex II writes it. */
export function namedLines(at: CategoryAt, bounds: ChartBounds): readonly NamedLine[] {
  const {
    sizes: [low, high],
    pressures,
  } = bounds;
  const found = new Map<string, { kind: NamedLine['kind']; value: number; places: (readonly [number, number])[] }>();
  const add = (kind: NamedLine['kind'], exact: number, place: readonly [number, number]): void => {
    const value = Number(exact.toPrecision(4));
    const line = found.get(`${kind} ${value}`) ?? { kind, value, places: [] };
    line.places.push(place);
    found.set(`${kind} ${value}`, line);
  };
  for (let index = 0; index < SAMPLES; index += 1) {
    const size = low * (high / low) ** ((index + 0.5) / SAMPLES);
    const wider = size * 1.02;
    const next = layersAt(at, wider, pressures);
    for (const { category, to } of layersAt(at, size, pressures).slice(0, -1)) {
      const other = next.find((layer) => layer.category === category);
      if (other === undefined) continue;
      if (isSame(to, other.to)) add('pressure', to, [size, to]);
      else if (isSame(to * size, other.to * wider)) add('product', to * size, [size, to]);
    }
  }
  for (const { size, from, to } of uprightEdges(at, bounds)) {
    for (const part of [0.5, 0.35, 0.65, 0.2, 0.8]) add('size', size, [size, from * (to / from) ** part]);
  }
  return [...found.values()].map((line) =>
    line.kind === 'size' ? line : { ...line, places: fromMiddle(line.places) },
  );
}

const CELLS = 26;
/** Room for the text of the point, in parts of the chart. */
const AVOIDED = { across: 0.2, up: 0.08 } as const;

/**
 * A place well inside each region, farthest from every other: where its name stands. In parts of the chart,
 * 0 to 1. @param avoid where the point and its text stand
 */
export function namePlaces(
  at: CategoryAt,
  { sizes, pressures }: ChartBounds,
  avoid?: readonly [number, number],
): ReadonlyMap<PedCategory, readonly [number, number]> {
  const isAvoided = (across: number, up: number): boolean =>
    avoid !== undefined && Math.abs(across - avoid[0]) < AVOIDED.across && Math.abs(up - avoid[1]) < AVOIDED.up;
  const cells = Array.from({ length: CELLS * CELLS }, (_, index) => {
    const across = ((index % CELLS) + 0.5) / CELLS;
    const up = (Math.floor(index / CELLS) + 0.5) / CELLS;
    const category = at(sizes[0] * (sizes[1] / sizes[0]) ** across, pressures[0] * (pressures[1] / pressures[0]) ** up);
    return { across, up, category };
  });
  const best = new Map<PedCategory, { readonly place: readonly [number, number]; readonly room: number }>();
  for (const cell of cells) {
    // Names are wider than tall: room across counts less.
    let room = Math.min(cell.across, 1 - cell.across, cell.up, 1 - cell.up);
    for (const other of cells) {
      if (other.category !== cell.category)
        room = Math.min(room, Math.hypot((other.across - cell.across) * 0.6, other.up - cell.up));
    }
    if (isAvoided(cell.across, cell.up)) room /= 100;
    if (room > (best.get(cell.category)?.room ?? 0)) best.set(cell.category, { place: [cell.across, cell.up], room });
  }
  return new Map([...best].map(([category, { place }]) => [category, place]));
}
