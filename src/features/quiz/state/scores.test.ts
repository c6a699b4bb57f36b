import { describe, expect, it } from 'vitest';
import { scoresFromText, withScore } from './scores.ts';

const at = '2026-11-22T08:00:00.000Z';
const good = { best: 9, last: 7, of: 12, at };

describe('scores kept', () => {
  it('come back as they were', () => {
    expect(scoresFromText(JSON.stringify({ composants: good }))).toEqual({ composants: good });
  });

  it.each([null, '', 'nonsense', '[]', '3', '"text"', 'null'])('are none in %s', (text) => {
    expect(scoresFromText(text)).toEqual({});
  });

  it.each<[string, unknown]>([
    ['a best above the questions', { ...good, best: 13 }],
    ['a latest above the best', { ...good, last: 10 }],
    ['a negative one', { ...good, last: -1 }],
    ['half a point', { ...good, best: 8.5 }],
    ['no questions', { ...good, of: 0, best: 0, last: 0 }],
    ['a text for a number', { ...good, best: '9' }],
    ['no date', { ...good, at: 'yesterday' }],
    ['nothing', null],
  ])('drop %s and keep the others', (_, entry) => {
    expect(scoresFromText(JSON.stringify({ composants: entry, psychrometrie: good }))).toEqual({ psychrometrie: good });
  });

  it('drop a name that is no quiz, and what an entry should not hold', () => {
    expect(scoresFromText(JSON.stringify({ '<b>': good, composants: { ...good, html: '<b>' } }))).toEqual({
      composants: good,
    });
  });
});

describe('a sitting more', () => {
  it('keeps the best and the latest', () => {
    const first = withScore({}, 'composants', 7, 12, at);
    expect(first).toEqual({ composants: { best: 7, last: 7, of: 12, at } });
    expect(withScore(first, 'composants', 9, 12, at)['composants']).toMatchObject({ best: 9, last: 9 });
    expect(withScore(first, 'composants', 3, 12, at)['composants']).toMatchObject({ best: 7, last: 3 });
  });

  it('begins anew where another number of questions is asked', () => {
    const first = withScore({}, 'attestation-4', 11, 11, at);
    expect(withScore(first, 'attestation-4', 5, 12, at)['attestation-4']).toMatchObject({ best: 5, of: 12 });
  });
});
