/** Visits that others measured: the table of the page is of them all, and a part of it is what the diagnosis says now. */
import { describe, expect, it } from 'vitest';
import { createEngine } from '../../engine/index.ts';
import field from '../data/field.json' with { type: 'json' };
import { diagnose } from '../likelihood/diagnose.ts';
import type { FieldCounts } from './tally.ts';
import { countsOf } from './tally.ts';
import type { FieldGroup } from './visits.ts';
import { fieldGroups } from './visits.ts';

const engine = await createEngine();
const groups = fieldGroups();
const judge = (request: object) => {
  const outcome = diagnose(request, engine);
  return outcome.ok ? outcome.result : undefined;
};
const group = (key: string): FieldGroup => groups.find((one) => one.key === key)!;
const rowOf = (key: string): FieldCounts => field.rows.find((row) => row.key === key)!.editions.second;

describe('the table', () => {
  it('has every visit in a row, in each edition', () => {
    expect(field.rows.map(({ key }) => key)).toEqual(groups.map(({ key }) => key));
    for (const { key, editions } of field.rows) {
      const { length } = group(key).visits;
      for (const [edition, { wrongSure: _, visits, ...counts }] of Object.entries(editions)) {
        expect(visits, `${key} ${edition}`).toBe(length);
        expect(
          Object.values(counts).reduce((sum, count) => sum + count, 0),
          `${key} ${edition}`,
        ).toBe(length);
      }
    }
  });

  it('has no healthy machine called faulty, and no other cause than the one there was', () => {
    for (const { key, editions } of field.rows) expect(editions.second.wrong, key).toBe(0);
  });
});

/** A part of a group: the whole of it takes a minute. */
const some = ({ visits }: FieldGroup, isIn: (request: Readonly<Record<string, unknown>>, i: number) => boolean) => ({
  visits: visits.filter(({ request }, i) => isIn(request, i)),
});

describe('chamber tests of a healthy split (NISTIR 7350)', () => {
  // Tests 3 and 8 in humid air, 11 and 16 in dry air, by their low pressures.
  const TESTS = [10.719, 9.815, 9.873, 9.46];
  const isIn = (request: Readonly<Record<string, unknown>>): boolean => {
    const { p_lp, reference } = request as { p_lp: number; reference?: { p_lp: number } };
    return TESTS.includes(p_lp) && (reference === undefined || TESTS.includes(reference.p_lp));
  };

  // Whatever is typed of the humidity: a reference of other air is the commonest one there is.
  it.each([
    ['split_standard', 4],
    ['split_standard_alike', 4],
    ['split_standard_apart', 8],
    ['split_standard_apartTyped', 8],
  ])('%s: normal, or nothing shows', (key, visits) => {
    const { right, nothing, ...counts } = countsOf(some(group(key), isIn), judge);
    expect(counts).toEqual({ visits, undecided: 0, outside: 0, wrong: 0, wrongSure: 0 });
    expect(right + nothing).toBe(visits);
  });

  it('lose less to a reference of another humidity whose wet bulbs were typed', () => {
    expect(rowOf('split_standard_apartTyped').right).toBeGreaterThan(rowOf('split_standard_apart').right);
  });
});

describe('a rooftop unit whose condenser was covered (ORNL)', () => {
  it('is found where most of the face is covered, and never called by another name', () => {
    const { right, wrong, visits } = countsOf(
      some(group('rooftop_cond_58_five'), (_, i) => i % 20 === 0),
      judge,
    );
    expect(wrong).toBe(0);
    expect(right).toBeGreaterThanOrEqual(visits / 3);
  });

  it('is found as often with a healthy visit for reference, what that leaves unexplained said beside it', () => {
    const alone = group('rooftop_cond_58_discharge');
    const compared = group('rooftop_cond_58_discharge_healthy');
    const isIn = (_: unknown, i: number): boolean => i % 11 === 5;
    expect(countsOf(some(compared, isIn), judge)).toEqual(countsOf(some(alone, isIn), judge));
    const [noon] = some(compared, (_, i) => i === 27).visits;
    const found = judge(noon!.request);
    if (found?.by !== 'likelihood') throw new Error(found?.by);
    expect(found).toMatchObject({ verdict: 'V_PAIR', word: 'likely' });
    expect(found.faults.toSorted()).toEqual(['cond_flow', 'cond_fouling']);
    expect(found.both).toMatchObject({ against: { verdict: 'W_MULTI', word: null }, alone: { verdict: 'V_PAIR' } });
  });

  it('is not called faulty while healthy, with another healthy visit for reference', () => {
    const healthy = some(group('rooftop_healthy_discharge_healthy'), (_, i) => i % 40 === 0);
    expect(countsOf(healthy, judge).wrong).toBe(0);
  });
});
