import { describe, expect, it } from 'vitest';
import { answersFromText, answersToText, isRight } from './answers.ts';
import type { Answer, Key } from './answers.ts';
import { asked, newSeed, seedFromText, shuffled } from './order.ts';

const items = Array.from({ length: 12 }, (_, i) => i);

describe('the order of a seed', () => {
  it('is the same for the same seed, holds every item once, and leaves those given alone', () => {
    expect(shuffled(items, 'k3x9qz')).toEqual(shuffled(items, 'k3x9qz'));
    expect(shuffled(items, 'k3x9qz').toSorted((a, b) => a - b)).toEqual(items);
    expect(items).toEqual(Array.from({ length: 12 }, (_, i) => i));
  });

  it('differs from seed to seed, each item coming as often to each place', () => {
    const rounds = 6000;
    const counts = items.map(() => items.map(() => 0));
    for (let i = 0; i < rounds; i += 1) {
      for (const [place, item] of shuffled(items, `s${i}`).entries()) counts[item]![place]! += 1;
    }
    const expected = rounds / items.length;
    // Chi squared of 121 degrees of freedom is below 195 in all but 2 of 100 000 tries (exact law).
    const chi = counts.flat().reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    expect(chi).toBeLessThan(195);
  });

  it('comes from a link only where it is a seed', () => {
    expect(seedFromText('k3x9qz')).toBe('k3x9qz');
    for (const text of [null, '', 'K3', 'a b', 'abcdefghijklm', '<script>']) expect(seedFromText(text)).toBeUndefined();
    expect(seedFromText(newSeed())).toHaveLength(7);
    expect(newSeed(() => 0)).toBe('0000000');
    expect(newSeed(() => 0.999999)).toBe('zzzzzzz');
  });

  it('asks the simple before the hard, and keeps the order of links from before', () => {
    const levels = [3, 1, 2, 3, 1, 2, 3, 1];
    const order = (seed: string) => asked(levels, seed, 6, (level) => level);
    expect(order('k3x9qzm')).toEqual(order('k3x9qzm').toSorted());
    expect(order('k3x9qz')).toEqual(shuffled(levels, 'k3x9qz').slice(0, 6));
  });
});

const single: Key = { choices: 'abcd', right: 'c', isMultiple: false };
const multiple: Key = { choices: 'abcde', right: 'bd', isMultiple: true };
const typed: Key = { number: -3.2, within: 0.5 };
const keys = [single, multiple, typed];

describe('answers', () => {
  it.each<[Answer, Key, boolean]>([
    [{ letters: 'c' }, single, true],
    [{ letters: 'a' }, single, false],
    [undefined, single, false],
    [{ letters: 'db' }, multiple, true],
    [{ letters: 'b' }, multiple, false],
    [{ letters: 'bde' }, multiple, false],
    [{ number: -3.7 }, typed, true],
    [{ number: -3.71 }, typed, false],
    [{ number: 3.2 }, typed, false],
    [{ letters: 'c' }, typed, false],
    [{ number: 1 }, single, false],
  ])('%j to %j is %s', (answer, key, expected) => {
    expect(isRight(answer, key)).toBe(expected);
  });

  it('come back from a link as they went', () => {
    const answers: Answer[] = [{ letters: 'a' }, { letters: 'eb' }, { number: -3.25 }];
    expect(answersToText(answers)).toBe('a_be_-3.25');
    expect(answersFromText('a_be_-3.25', keys)).toEqual([{ letters: 'a' }, { letters: 'be' }, { number: -3.25 }]);
    expect(answersToText([undefined, undefined, undefined])).toBe('x_x_x');
  });

  it.each([
    ['z_f_1e9', [undefined, undefined, undefined]],
    ['ab_bb_x', [undefined, undefined, undefined]],
    ['__', [undefined, undefined, undefined]],
    ['C_b_NaN', [undefined, { letters: 'b' }, undefined]],
    ['c_e_12345678', [{ letters: 'c' }, { letters: 'e' }, undefined]],
  ])('of %s that fit no question are dropped', (text, expected) => {
    expect(answersFromText(text, keys)).toEqual(expected);
  });

  it.each([null, '', 'a', 'a_b', 'a_b_1_c'])('of %s are nobody’s result', (text) => {
    expect(answersFromText(text, keys)).toBeUndefined();
  });
});
