/** Declared points: capacity and efficiency at outdoor temperatures, at part load, and between them. */
import type { Arguments } from '../../circuit/arguments.ts';
import { refuse } from '../outcome.ts';

export interface DeclaredPoint {
  /** Outdoor temperature, °C. */
  readonly t: number;
  /** kW */
  readonly capacity: number;
  /** COP or EER at that capacity. */
  readonly efficiency: number;
  /** Its own degradation coefficient, where it was measured. */
  readonly coefficient?: number | undefined;
}

/** How cycling lowers an efficiency: by the standby of hydronic machines (`cc`), or straight (`cd`). */
export interface Degradation {
  readonly method: 'cc' | 'cd';
  readonly coefficient: number;
}

/** Defaults of EN 14825 where nothing was measured. */
const DEFAULTS = { cc: 0.9, cd: 0.25 } as const;

export function readDegradation(request: Arguments): Degradation {
  const method = request.choice('method', ['cc', 'cd'], 'cc');
  return { method, coefficient: request.number(method, { default: DEFAULTS[method], min: 0, max: 1 }) };
}

/**
 * Efficiency of a machine that cycles, from that of its running, EN 14825 (beyond a capacity ratio of 1 it runs all the
 * time). Hydronic: COP·CR/(Cc·CR + 1 − Cc); air to air: COP·(1 − Cd(1 − CR)).
 * @param ratio load over capacity
 */
export function efficiencyAtPartLoad(efficiency: number, ratio: number, { method, coefficient }: Degradation): number {
  if (ratio >= 1) return efficiency;
  return method === 'cc'
    ? (efficiency * ratio) / (coefficient * ratio + 1 - coefficient)
    : efficiency * (1 - coefficient * (1 - ratio));
}

const LEAST_POINTS = 2;

/**
 * The points of a request, cold to warm; those that stand twice alike count once.
 * E_POINTS below two; E_TWICE where two of one temperature differ.
 * @param key of the efficiency: cop, eer
 */
export function readPoints(
  request: Arguments,
  key: 'cop' | 'eer',
  max: number,
  { method }: Degradation,
): readonly DeclaredPoint[] {
  const given = request.groups('points').map((point) => ({
    t: point.number('t', { min: -60, max, unit: 'degC' }),
    capacity: point.number('capacity', { above: 0, unit: 'kW' }),
    efficiency: point.number(key, { above: 0, max: 100 }),
    coefficient: point.optionalNumber(method, { min: 0, max: 1 }),
  }));
  const points: DeclaredPoint[] = [];
  for (const [index, point] of given.entries()) {
    const twin = points.find(({ t }) => t === point.t);
    if (twin === undefined) points.push(point);
    else if (twin.capacity !== point.capacity || twin.efficiency !== point.efficiency) {
      refuse('E_TWICE', `points.${index}`, { t: point.t });
    }
  }
  if (points.length < LEAST_POINTS) refuse('E_POINTS', 'points');
  return points.sort((a, b) => a.t - b.t);
}

/** A straight line through pairs of points, prolonged outside by the nearest pair. */
export function prolonged(points: readonly DeclaredPoint[], t: number, key: 'capacity' | 'efficiency'): number {
  const above = points.findIndex((point) => point.t > t);
  const place = above === -1 ? points.length - 1 : Math.max(1, above);
  const [from, to] = [points[place - 1]!, points[place]!];
  return from[key] + ((to[key] - from[key]) * (t - from.t)) / (to.t - from.t);
}

/** The same, held outside at the nearest point. */
export function held(points: readonly DeclaredPoint[], t: number, key: 'capacity' | 'efficiency'): number {
  const [first, last] = [points[0]!, points.at(-1)!];
  if (t <= first.t) return first[key];
  return t >= last.t ? last[key] : prolonged(points, t, key);
}

/** The points with the efficiency each has under the load of its temperature. */
export const atPartLoad = (
  points: readonly DeclaredPoint[],
  load: (t: number) => number,
  degradation: Degradation,
): readonly DeclaredPoint[] =>
  points.map(({ t, capacity, efficiency, coefficient = degradation.coefficient }) => ({
    t,
    capacity,
    efficiency: efficiencyAtPartLoad(efficiency, load(t) / capacity, { ...degradation, coefficient }),
  }));
