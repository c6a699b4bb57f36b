import { describe, expect, it } from 'vitest';
import { distanceOf, nearestWords } from './nearest.ts';

describe('the nearest word', () => {
  // Damerau (1964): an insertion, a deletion, a substitution and a transposition are one error each.
  it.each([
    ['fluid', 'fluid', 0],
    ['fluidd', 'fluid', 1],
    ['flud', 'fluid', 1],
    ['flyid', 'fluid', 1],
    ['fluyd', 'fluid', 1],
    ['pt_epv', 'pt_evp', 1],
    ['kitten', 'sitting', 3],
    ['', 'abc', 3],
  ])('%s is %s after %i errors', (one, other, errors) => expect(distanceOf(one, other)).toBe(errors));

  it('is what the word begins, or what is a few signs away, and none where nothing is near', () => {
    const known = ['r454a', 'r454b', 'r454c', 'r455a', 'r32'];
    expect(nearestWords('r454', known)).toEqual(['r454a', 'r454b', 'r454c']);
    expect(nearestWords('r455', known)[0]).toBe('r455a');
    expect(nearestWords('water', known)).toEqual([]);
  });
});
