/** What a name that is no fluid's was perhaps meant to be. */
import { nearestWords } from '../language/nearest.ts';
import { partsFromReference } from './composition.ts';
import { isReference } from './is-reference.ts';
import { fluidKeys, keyFromSpelling } from './resolve.ts';

/** Shorter than this a spelling is near to everything. */
const SHORTEST = 3;
/** Longer than any name. */
const LONGEST = 64;

/** Names of the fluids whose spellings are nearest, three at most; none of a composition, whose parts are named one by one. */
export function nearestFluids(spelling: string): readonly string[] {
  if (spelling.length > LONGEST || (isReference(spelling) && partsFromReference(spelling) !== undefined)) return [];
  const key = keyFromSpelling(spelling);
  if (key.length < SHORTEST) return [];
  return [...new Set(nearestWords(key, fluidKeys.keys(), 9).map((near) => fluidKeys.get(near) ?? near))].slice(0, 3);
}

/** The same as the value of a problem: nothing where no name is near, or where what was given is no text. */
export function nearestValue(spelling: unknown): { readonly nearest?: string } {
  const names = typeof spelling === 'string' ? nearestFluids(spelling) : [];
  return names.length === 0 ? {} : { nearest: names.join(', ') };
}
