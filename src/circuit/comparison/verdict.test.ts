import { describe, expect, it } from 'vitest';
import { createEngine } from '../../engine/index.ts';
import { resultOf } from '../checks/support.ts';
import { FREEZING, PUBLISHED_RETROFITS } from './same-machine/published.ts';
import { sameMachine } from './same-machine/same-machine.ts';
import { isOverRated, verdictLevel } from './verdict.ts';

const engine = await createEngine();
const NO_PLATE = { high: false, low: false };
const verdict = (from: string, to: string, at: unknown = FREEZING) =>
  verdictLevel(resultOf(sameMachine(at, from, to, {}, engine)), NO_PLATE);

describe('the verdict on a retrofit', () => {
  it('stops what the machine is not built for: pressure, or a class that burns', () => {
    expect(verdict('R134a', 'R22', {})).toBe('stop');
    expect(verdict('R404A', 'R454C')).toBe('stop');
    expect(verdict('R22', 'R290')).toBe('stop');
  });

  it('lets through what was published of machines that took the change, with what to look at', () => {
    expect(PUBLISHED_RETROFITS.length).toBeGreaterThanOrEqual(5);
    for (const { from, to, at } of PUBLISHED_RETROFITS)
      expect([from, to, verdict(from, to, at)]).toEqual([from, to, 'check']);
  });

  it('goes by the plate where it is known', () => {
    expect(isOverRated({ needed: 29, rated: 28 }, true)).toBe(true);
    expect(isOverRated({ needed: 29, rated: 28 }, false)).toBe(false);
    expect(isOverRated({ needed: 31, rated: 28 }, false)).toBe(true);
    expect(isOverRated({ needed: null, rated: 28 }, true)).toBe(false);
  });

  it('finds nothing against the refrigerant that is in it', () => {
    const none = { needed: 10, rated: 10 };
    expect(verdictLevel({ checks: [], pressures: { high: none, low: none } }, NO_PLATE)).toBe('go');
  });
});
