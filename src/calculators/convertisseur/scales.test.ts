import { describe, expect, it } from 'vitest';
import type { InputsOf } from '../define.ts';
import { readInputs } from '../derive/read.ts';
import { definition } from './definition.ts';
import { doubleScale } from './scales.ts';

const read = (given: Record<string, unknown>) => readInputs(definition, given).values as InputsOf<typeof definition>;

describe('two units side by side', () => {
  // Fixed points of water and absolute zero: exact by the definitions of the scales.
  it.each([
    [0, 32],
    [100, 212],
    [-40, -40],
    [-273.15, -459.67],
  ])('puts %d °C opposite %d °F', (celsius, fahrenheit) => {
    const scale = doubleScale(read({ quantity: 'temperature', value: 20, from: 'C', to: 'F' }), 68);
    expect(scale?.convert(celsius)).toBeCloseTo(fahrenheit, 9);
  });

  it('shifts gauge pressures by the atmosphere', () => {
    // 10 bar absolute are 130.342 psig (NIST SP 811 factors).
    const scale = doubleScale(
      read({ quantity: 'pressure', value: 10, from: 'bar', to: 'psi', from_ref: 'abs', to_ref: 'rel', p_atm: 1.01325 }),
      130.341_86,
    );
    expect(scale?.domain).toEqual([0, 20]);
    expect(scale?.convert(0)).toBeCloseTo(-14.696, 3);
    expect(scale?.convert(1.013_25)).toBeCloseTo(0, 3);
  });

  it('shows nothing below absolute zero and vacuum', () => {
    expect(doubleScale(read({ quantity: 'temperature', value: 0, from: 'K', to: 'F' }), -459.67)?.domain).toEqual([
      0, 30,
    ]);
    const gauge = read({
      quantity: 'pressure',
      value: -0.8,
      from: 'bar',
      to: 'psi',
      from_ref: 'rel',
      to_ref: 'rel',
      p_atm: 1.01325,
    });
    expect(doubleScale(gauge, -11.603)?.domain[0]).toBeCloseTo(-1.01325, 9);
  });

  it('takes the bridge between mass and volume from the result, and none of nothing', () => {
    const gas = { quantity: 'concentration', from: 'kg/m3', to: '%vol', molar_mass: 52.024, t: 25, p: 1.01325 };
    expect(doubleScale(read({ ...gas, value: 0.061 }), 2.868_66)?.convert(0.122)).toBeCloseTo(5.737_32, 9);
    expect(doubleScale(read({ ...gas, value: 0 }), 0)).toBeUndefined();
  });
});
