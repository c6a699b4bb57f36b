/** Fittings of a line, and the length of straight tube they are worth. */
import { fittingsLength } from '../../physics/fittings.ts';
import { Arguments, numberOf } from '../arguments.ts';
import type { Outcome } from '../outcome.ts';
import { outcomeOf, refuse } from '../outcome.ts';
import { FITTINGS } from './fitting-kinds.ts';
import type { Fitting } from './fitting-kinds.ts';

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
