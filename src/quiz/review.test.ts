import { describe, expect, it } from 'vitest';
import { afterSitting, daysLater, dueOn } from './review.ts';
import { localDay } from '../language/days.ts';
import type { Deck } from './review.ts';

const NAME = 'composants/mop';
const missed = afterSitting({}, [[NAME, false]], '2026-11-24');

describe('a question that was missed', () => {
  it('comes back the next day, then after 3, 7 and 21 days, and leaves', () => {
    let deck: Deck = missed;
    const days: string[] = [];
    while (deck[NAME]) {
      const { on } = deck[NAME];
      days.push(on);
      expect(dueOn(deck, daysLater(on, -1))).toEqual([]);
      expect(dueOn(deck, on)).toEqual([NAME]);
      deck = afterSitting(deck, [[NAME, true]], on);
    }
    expect(days).toEqual(['2026-11-25', '2026-11-28', '2026-12-05', '2026-12-26']);
  });

  it('counts its wait from the day it was answered, not from the day it was due', () => {
    expect(afterSitting(missed, [[NAME, true]], '2026-12-10')[NAME]).toEqual({ step: 1, on: '2026-12-13' });
  });

  it('begins anew when it is missed again', () => {
    const later = afterSitting(missed, [[NAME, true]], '2026-11-25');
    expect(afterSitting(later, [[NAME, false]], '2026-11-26')[NAME]).toEqual({ step: 0, on: '2026-11-27' });
  });

  it('waits for its day, whatever is answered before', () => {
    expect(afterSitting(missed, [[NAME, true]], '2026-11-24')).toEqual(missed);
  });

  it('alone comes back: what is right at once is not kept', () => {
    expect(afterSitting(missed, [['composants/txv', true]], '2026-11-24')).toEqual(missed);
  });
});

describe('a day', () => {
  it.each([
    ['2026-12-31', 1, '2027-01-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2027-03-27', 1, '2027-03-28'],
    ['2027-03-28', 1, '2027-03-29'],
    ['2026-11-24', 21, '2026-12-15'],
  ])('%s and %i more is %s', (day, more, expected) => expect(daysLater(day, more)).toBe(expected));

  it('is that of the reader, to the last minute', () => {
    expect(localDay(new Date(2026, 10, 24, 23, 59))).toBe('2026-11-24');
    expect(localDay(new Date(2027, 0, 1, 0, 0))).toBe('2027-01-01');
  });
});
