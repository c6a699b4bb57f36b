import { beforeEach, describe, expect, it } from 'vitest';
import { fakeBrowser } from '../../../../tests/unit/stores/spoiling.ts';
import { forgetSitting, keepSitting, keptSittings, sittingsFrom } from './sittings.ts';
import type { Sitting } from './sittings.ts';

const one: Sitting = {
  quiz: 'composants',
  edition: '2026-11-24',
  seed: 'k3x9qz',
  only: '',
  answers: 'a_x',
  at: 1,
  draft: 'c',
  ends: 0,
};

describe('sittings under way', () => {
  beforeEach(() => void fakeBrowser());

  it('come back as they stood, the latest first, each order once', () => {
    expect(keptSittings()).toEqual([]);
    const other = { ...one, seed: 'b', only: '5.7', answers: '-3.25_x' };
    keepSitting({ ...one, at: 0, answers: 'x_x' });
    keepSitting(other);
    keepSitting(one);
    expect(keptSittings()).toEqual([one, other]);
  });

  it('are forgotten with their result, and not the others', () => {
    const other = { ...one, quiz: 'psychrometrie' };
    keepSitting(other);
    keepSitting(one);
    forgetSitting(one);
    expect(keptSittings()).toEqual([other]);
    forgetSitting(other);
    expect(localStorage.getItem('appfroid.quizSittings')).toBeNull();
  });

  it('are twenty at most', () => {
    for (let i = 0; i < 25; i += 1) keepSitting({ ...one, seed: `s${i}` });
    expect(keptSittings().map(({ seed }) => seed)).toEqual(Array.from({ length: 20 }, (_, i) => `s${24 - i}`));
  });
});

describe('a kept sitting', () => {
  it.each<[string, object]>([
    ['another name than a quiz has', { quiz: '<b>' }],
    ['no seed', { seed: 'NO' }],
    ['places that are none', { only: '1.x' }],
    ['answers no link could hold', { answers: 'a b' }],
    ['half a place', { at: 0.5 }],
    ['a clock that says nothing', { ends: '18 min' }],
    ['no draft', { draft: 3 }],
    ['no date of its questions', { edition: null }],
  ])('with %s is dropped, the others stay', (_, change) => {
    expect(sittingsFrom([{ ...one, ...change }, one])).toEqual([one]);
  });

  it.each([null, {}, 'a', 3])('is in no %j', (value) => expect(sittingsFrom(value)).toBeUndefined());

  it('holds no more of what was typed than an answer has', () => {
    expect(sittingsFrom([{ ...one, draft: '4'.repeat(90) }])?.[0]?.draft).toHaveLength(40);
  });
});
