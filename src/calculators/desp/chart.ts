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
    const edge = rootByBisection((p) => (at(size, p) === held ? -1 : 1), pressureOf(index - 1), pressureOf(index)) ?? pressureOf(index);
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

export interface Region {
  readonly category: PedCategory;
  /** Corners (size, pressure) of slices that together make the region. */
  readonly slices: readonly (readonly (readonly [number, number])[])[];
}

/** The regions of a chart, sliced by size: what is straight on a logarithmic chart stays straight. */
export function regionsOf(at: CategoryAt, { sizes: [low, high], pressures }: ChartBounds): readonly Region[] {
  const grid = Array.from({ length: COLUMNS + 1 }, (_, index) => low * (high / low) ** (index / COLUMNS));
  const stops = [...grid, ...EDGES.filter((edge) => edge > low && edge < high)].toSorted((a, b) => a - b);
  const slices = new Map<PedCategory, (readonly (readonly [number, number])[])[]>();
  const slice = (from: number, to: number, depth: number): void => {
    const left = layersAt(at, from * (1 + HAIR), pressures);
    const right = layersAt(at, to * (1 - HAIR), pressures);
    const isSame = left.length === right.length && left.every(({ category }, index) => category === right[index]?.category);
    if (!isSame && depth < DEEPEST) {
      const middle = Math.sqrt(from * to);
      slice(from, middle, depth + 1);
      slice(middle, to, depth + 1);
      return;
    }
    for (const [index, layer] of left.entries()) {
      const other = isSame ? (right[index] ?? layer) : layer;
      const corners = [[from, layer.from], [to, other.from], [to, other.to], [from, layer.to]] as const;
      slices.set(layer.category, [...(slices.get(layer.category) ?? []), corners]);
    }
  };
  for (const [index, from] of stops.entries()) {
    const to = stops[index + 1];
    if (to !== undefined && to > from * (1 + 10 * HAIR)) slice(from, to, 0);
  }
  return [...slices].map(([category, parts]) => ({ category, slices: parts }));
}

/** Sides of regions at one size: the pressures over which the category differs left and right of it. */
export function uprightEdges(at: CategoryAt, { sizes, pressures }: ChartBounds): readonly { readonly size: number; readonly from: number; readonly to: number }[] {
  return EDGES.filter((edge) => edge > sizes[0] && edge < sizes[1]).flatMap((size) => {
    const [left, right] = [layersAt(at, size * (1 - HAIR), pressures), layersAt(at, size * (1 + HAIR), pressures)];
    return left.flatMap((one) => right
      .filter(({ category }) => category !== one.category)
      .map((other) => ({ size, from: Math.max(one.from, other.from), to: Math.min(one.to, other.to) }))
      .filter(({ from, to }) => to > from * (1 + 1e-4)));
  });
}

const CELLS = 26;
/** Room for the text of the point, in parts of the chart. */
const AVOIDED = { across: 0.2, up: 0.08 } as const;

/**
 * A place well inside each region, farthest from every other: where its name stands. In parts of the chart,
 * 0 to 1. @param avoid where the point and its text stand
 */
export function namePlaces(
  at: CategoryAt, { sizes, pressures }: ChartBounds, avoid?: readonly [number, number],
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
      if (other.category !== cell.category) room = Math.min(room, Math.hypot((other.across - cell.across) * 0.6, other.up - cell.up));
    }
    if (isAvoided(cell.across, cell.up)) room /= 100;
    if (room > (best.get(cell.category)?.room ?? 0)) best.set(cell.category, { place: [cell.across, cell.up], room });
  }
  return new Map([...best].map(([category, { place }]) => [category, place]));
}
