/** The fittings there are, and what those of a line are worth. Apart from the door: pages list them. */
import { fittingsLength } from '../../physics/fittings.ts';
import type { Line } from '../line-names.ts';

/**
 * Inside diameters of straight tube each is worth (L/D). Generic figures of the kind of Crane, Flow of Fluids, Technical
 * Paper 410; to be checked for a given brand. A component with a Kv is no fitting: see components.
 */
export const FITTINGS = {
  elbow_90_short: 30,
  elbow_90_long: 20,
  elbow_45: 16,
  tee_through: 20,
  tee_branch: 60,
  u_bend: 50,
  trap: 90,
  ball_valve: 3,
  angle_valve: 150,
  globe_valve: 340,
  check_valve: 100,
} as const;

export type Fitting = keyof typeof FITTINGS;

/** A fitting as a reader lists it. */
export interface ListedFitting {
  readonly line?: unknown;
  readonly kind?: unknown;
  readonly count?: unknown;
}

/** Straight tube that the listed fittings of a line are worth, m, as `equivalentLength` has it. @param di mm */
export function listedLength(fittings: readonly ListedFitting[], line: Line, di: number): number {
  const own = fittings.flatMap((one) => {
    const diameters = FITTINGS[one.kind as Fitting] as number | undefined;
    return one.line === line && typeof one.count === 'number' && diameters !== undefined
      ? [{ count: one.count, diameters }]
      : [];
  });
  return fittingsLength(own, di / 1000);
}
