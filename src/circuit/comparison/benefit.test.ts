import { describe, expect, it } from 'vitest';
import { benefitOf, comparedRow } from './benefit.ts';

const percent = (delta: number) => ({ value1: 1, value2: 1, delta, difference: null });
const kelvin = (difference: number) => ({ value1: 1, value2: 1, delta: null, difference });

describe('benefitOf', () => {
  it('wants more efficiency and volumetric capacity, less discharge temperature, ratio and work', () => {
    for (const key of ['eer', 'cop', 'q0v'] as const) expect(benefitOf(key, percent(1), 1)).toBe('better');
    for (const key of ['tau', 'w', 'gwp'] as const) expect(benefitOf(key, percent(1), 1)).toBe('worse');
    expect(benefitOf('t_discharge', kelvin(14), 1)).toBe('worse');
    expect(benefitOf('t_discharge', kelvin(-14), 1)).toBe('better');
  });

  it('takes what cannot be seen for the same', () => {
    expect(benefitOf('eer', percent(0), 1)).toBe('same');
    expect(benefitOf('t_discharge', kelvin(-0.04), 1)).toBe('same');
  });

  it('says nothing where neither way is better, or a value is missing', () => {
    expect(benefitOf('p_cdr', percent(20), 1)).toBeUndefined();
    expect(benefitOf('gwp', { value1: 1430, value2: null, delta: null, difference: null }, 1)).toBeUndefined();
  });

  it('judges the capacity of a given machine, the size of a given capacity', () => {
    expect(benefitOf('power_cold', percent(3), 0)).toBe('better');
    expect(benefitOf('power_cold', percent(0), 1)).toBeUndefined();
    expect(benefitOf('step_volume_h', percent(-36.81), 1)).toBe('better');
    expect(benefitOf('step_volume_h', percent(-36.81), 0)).toBeUndefined();
    expect([0, 1, 2, 3, 4].map((choice) => comparedRow(choice as 0))).toEqual([
      'power_cold',
      'step_volume_h',
      'step_volume_h',
      'power_cold',
      null,
    ]);
  });
});
