/** Fittings of a line, and the length of straight tube they are worth. */
import { fittingsLength } from '../../physics/fittings.ts';
import { Arguments, numberOf } from '../arguments.ts';
import type { Outcome } from '../outcome.ts';
import { outcomeOf, refuse } from '../outcome.ts';

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

const isFitting = (key: string): key is Fitting => Object.hasOwn(FITTINGS, key);
const COUNT = { min: 0, max: 10_000 } as const;
const DIAMETER = { above: 0, max: 10_000, unit: 'mm' } as const;

/**
 * Equivalent length, m, of fittings in a tube.
 * @param fittings number of each kind; an unknown kind is E_MODE @param di inside diameter, mm
 */
export function equivalentLength(fittings: unknown, di: unknown): Outcome<{ readonly length: number }> {
  return outcomeOf(() => {
    const given = new Arguments(fittings, 'fittings');
    const counts = given.keys().map((key) => {
      if (!isFitting(key)) return refuse('E_MODE', given.field(key));
      return { count: given.number(key, COUNT), diameters: FITTINGS[key] };
    });
    return { length: fittingsLength(counts, numberOf(di, DIAMETER, 'di') / 1000) };
  });
}
