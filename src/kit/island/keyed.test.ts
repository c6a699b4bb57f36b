import { describe, expect, it } from 'vitest';
import { keyed } from './keyed.ts';

describe('keys of a list', () => {
  it('are names where no name stands twice, so that an item keeps its own when others leave', () => {
    expect(keyed(['a', 'b'])).toEqual([
      ['a', 'a'],
      ['b', 'b'],
    ]);
    expect(keyed([{ code: 'W_A' }], ({ code }) => code)).toEqual([['W_A', { code: 'W_A' }]]);
  });

  it('never repeat', () => {
    const keys = keyed(['a', 'b', 'a', '', 'a', '', 'a2']).map(([key]) => key);
    expect(new Set(keys).size).toBe(7);
  });
});
