import { describe, expect, it } from 'vitest';
import type { PlacedAnswer } from '../../../circuit/components/placed.ts';
import { byFitOfPart } from './placed-rows.ts';
import type { JudgedPart } from './placed-rows.ts';

const part = (key: string, answer: Partial<PlacedAnswer>): JudgedPart => ({
  key,
  row: { brand: 'A', model: key, category: 'expansion valve', lines: [] },
  of: 'catalogue',
  answer: { category: 'expansion valve', size: 10, share: 0.6, status: 'ok', reasons: [], from: null, ...answer },
});

describe('the best fit', () => {
  it('comes first: what suits, then what works where it works best, then what has fewest doubts', () => {
    const listed = [
      part('none', { size: null, share: null, status: 'kv_missing' }),
      part('small', { share: 1.2, status: 'over_limit', reasons: ['small'] }),
      part('other', { share: 0.6, status: 'to_check', reasons: ['fluid', 'other_fluid'] }),
      part('load', { share: 0.6, status: 'to_check', reasons: ['load_unknown'] }),
      part('wide', { share: 0.3 }),
      part('tight', { share: 0.98 }),
      part('best', { share: 0.7 }),
      part('good', { share: 0.55 }),
    ];
    expect(listed.toSorted(byFitOfPart).map(({ key }) => key)).toEqual([
      'best',
      'good',
      'wide',
      'tight',
      'load',
      'other',
      'small',
      'none',
    ]);
  });
});
