/** A seasonal figure is told where the counters ran long enough to say one. */
import { describe, expect, it } from 'vitest';
import { countersPerformance } from './counters.ts';

const counted = (heat: number, electricity: number, more: Readonly<Record<string, number>> = {}) => {
  const outcome = countersPerformance({ heat_start: 0, heat_end: heat, elec_start: 0, elec_end: electricity, ...more });
  if (!outcome.ok) throw new Error(outcome.problem.code);
  return outcome.result;
};

describe('an SPF', () => {
  it('is none after an hour: the steps of the counters are all there is to read, and what would do is said', () => {
    // An hour of a heat pump, read to 1 kWh: 6.1 more or less 7.2 says nothing.
    const hour = counted(4.3, 0.7, { days: 1 / 24 });
    expect(hour.verdict).toBe('V_SHORT');
    expect(hour.U).toBeGreaterThan(hour.spf);
    // Counted that long at the same pace, its band is a quarter of it.
    const { electricity, days } = hour.enough!;
    const longer = electricity / 0.7;
    expect(days).toBeCloseTo(longer / 24, 9);
    const enough = counted(4.3 * longer, electricity);
    expect(enough.U / enough.spf).toBeCloseTo(0.25, 9);
    expect(counted(1.01 * 4.3 * longer, 1.01 * electricity)).toMatchObject({ verdict: 'V_COUNTED', enough: null });
  });

  it('is one of three months, and of a day at 10 kWh', () => {
    expect(counted(4120, 1305)).toMatchObject({ verdict: 'V_COUNTED', enough: null });
    expect(counted(36, 10).verdict).toBe('V_COUNTED');
  });

  it('of a heat meter whose own error is too wide is no matter of time', () => {
    // Class 3 at half a kelvin of difference (EN 1434-1): 28.1 % at most.
    expect(counted(40_000, 10_000, { heat_class: 3, dt_mean: 0.5 })).toMatchObject({
      verdict: 'V_COARSE',
      enough: null,
    });
  });
});
