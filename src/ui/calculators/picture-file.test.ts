import { describe, expect, it } from 'vitest';
import { wrapped } from './picture-file.ts';

describe('the lines written on a saved picture', () => {
  it('hold as many words as their width, at 0.6 em a sign of 13 px', () => {
    // 20 signs are 156 px.
    expect(wrapped(['12345678', '12345678', '1234'], 160)).toEqual(['12345678 · 12345678', '1234']);
    expect(wrapped(['a word longer than the line'], 40)).toEqual(['a word longer than the line']);
    expect(wrapped([], 100)).toEqual([]);
  });
});
