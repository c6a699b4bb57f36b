import type { SimulationResult } from '../types.ts';
import { POINT_KEYS } from '../types.ts';

/** Every number of a result; what it says to be unknown is left out. */
export function numbersOf({ performance, points, extra, fluid }: SimulationResult): readonly unknown[] {
  const { mu, ...others } = extra;
  return [performance, others, mu ?? {}, fluid, ...POINT_KEYS.map((key) => points[key])]
    .flatMap((part) => Object.values(part) as unknown[])
    .filter((value) => value !== null && typeof value !== 'string');
}
