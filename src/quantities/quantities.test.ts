import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { convert, displayFromSi, siFromDisplay } from './convert.ts';
import { formatDisplayed, formatQuantity } from './format.ts';
import { formatNumber } from './number.ts';
import { siFromTextWithUnit } from './parse-unit.ts';
import type { Quantity, UnitOf } from './units.ts';
import { QUANTITIES, unitKeys, unitOf } from './units.ts';

describe('conversion', () => {
  it.each([
    ['temperature', 'degC', 0, 273.15],
    ['temperature', 'degF', 32, 273.15],
    ['temperature', 'degF', 212, 373.15],
    ['temperatureDifference', 'degF', 9, 5],
    ['pressure', 'bar', 1, 1e5],
    ['pressure', 'barg', 0, 101_325],
    ['pressure', 'psi', 14.695948775514, 101_325],
    ['pressure', 'psig', 0, 101_325],
    ['pressure', 'MPa', 0.101325, 101_325],
    // NIST SP 811, appendix B.8, to its seven digits.
    ['power', 'BTU_h', 1, 0.2930711],
    ['power', 'TR', 1, 3516.853],
    ['power', 'kcal_h', 1, 1.163],
    ['massFlow', 'lb_h', 1, 1.259979e-4],
    ['massFlow', 'kg_h', 3600, 1],
    ['volumeFlow', 'cfm', 1, 4.719474e-4],
    ['volumeFlow', 'm3_h', 3600, 1],
    ['enthalpy', 'BTU_lb', 1, 2326],
    ['entropy', 'BTU_lbF', 1, 4186.8],
    ['density', 'lb_ft3', 1, 16.01846],
    ['specificVolume', 'ft3_lb', 1, 0.06242796],
    ['volumetricCapacity', 'BTU_ft3', 1, 37_258.95],
    ['quality', 'percent', 25, 0.25],
    ['speed', 'ft_s', 1, 0.3048],
    ['volumeFlow', 'gpm', 1, 6.30902e-5],
    ['dynamicViscosity', 'lb_fth', 1, 4.133789e-4],
    ['thermalConductivity', 'BTU_hftF', 1, 1.730735],
    ['surfaceTension', 'dyn_cm', 1, 1e-3],
    ['massFlux', 'lb_ft2s', 1, 4.882428],
  ] as const)('%s: %s %f is %f in SI', (quantity, unit, displayed, si) => {
    const actual = siFromDisplay(quantity, displayed, unit as UnitOf<typeof quantity>);
    expect(Math.abs(actual / si - 1)).toBeLessThan(5e-7);
  });

  it('comes back from every unit', () => {
    for (const quantity of Object.keys(QUANTITIES) as Quantity[]) {
      for (const unit of unitKeys(quantity)) {
        fc.assert(
          fc.property(fc.double({ min: 1e-3, max: 1e6, noNaN: true }), (value) => {
            const back = displayFromSi(quantity, siFromDisplay(quantity, value, unit), unit);
            // An offset scale loses the digits its zero takes.
            const { zero = 0 } = unitOf(quantity, unit);
            expect(Math.abs(back - value)).toBeLessThanOrEqual(1e-14 * (value + 2 * zero) * 4);
          }),
          { numRuns: 50 },
        );
      }
    }
  });

  it('leaves a value alone in its own unit', () => {
    expect(convert('temperature', 0.1, 'degC', 'degC')).toBe(0.1);
    expect(convert('temperature', 40, 'degC', 'degF')).toBeCloseTo(104, 10);
    expect(convert('temperatureDifference', 5, 'K', 'degF')).toBeCloseTo(9, 12);
  });

  it('prefers a unit each quantity has', () => {
    for (const quantity of Object.keys(QUANTITIES) as Quantity[]) {
      expect(unitKeys(quantity)[0]).toBe(QUANTITIES[quantity].preferred);
      expect(unitOf(quantity, QUANTITIES[quantity].preferred).scale).toBeGreaterThan(0);
    }
    expect(() => unitOf('power', 'bar')).toThrow(RangeError);
    expect(() => unitOf('power', 'constructor')).toThrow(RangeError);
  });
});

describe('formatting', () => {
  it('writes as each language does, with a true minus', () => {
    expect(formatNumber(-1234.5, 1, 'fr')).toBe('\u22121\u202f234,5');
    expect(formatNumber(-1234.5, 1, 'en')).toBe('\u22121,234.5');
    expect(formatNumber(-0.04, 1, 'fr')).toBe('0,0');
    expect(() => formatNumber(Number.NaN, 1, 'fr')).toThrow(RangeError);
  });

  it.each([
    ['pressure', 292_803.18, 'bar', '2,93\u202fbar'],
    ['pressure', 39_000, 'bar', '0,390\u202fbar'],
    ['temperature', 324.253, 'degC', '51,1\u202f°C'],
    ['temperatureDifference', 7, 'K', '7,0\u202fK'],
    ['enthalpy', 404_849.72, 'kJ_kg', '404,8\u202fkJ/kg'],
    ['entropy', 1749.6655, 'kJ_kgK', '1,7497\u202fkJ/(kg·K)'],
    // Computed: four figures of what nobody knows better, whole digits all the same.
    ['density', 1164.2196, 'kg_m3', '1\u202f164\u202fkg/m³'],
    ['density', 13.929, 'kg_m3', '13,93\u202fkg/m³'],
    ['volumeFlow', 10_184.11 / 3600, 'm3_h', '10\u202f184\u202fm³/h'],
    ['volumeFlow', 137.978 / 3600, 'm3_h', '138,0\u202fm³/h'],
    ['volumeFlow', 0, 'm3_h', '0,00\u202fm³/h'],
    ['mass', 19.026_46, 'kg', '19,0\u202fkg'],
    ['mass', 0.080_24, 'kg', '0,0802\u202fkg'],
    ['specificVolume', 0.0717943, 'm3_kg', '0,07179\u202fm³/kg'],
    ['power', 10_000, 'kW', '10,00\u202fkW'],
    ['massFlow', 0.065528398, 'kg_s', '0,0655\u202fkg/s'],
    ['massFlow', 0.065528398, 'kg_h', '235,9\u202fkg/h'],
    ['volumeFlow', 16.936448 / 3600, 'm3_h', '16,94\u202fm³/h'],
    ['quality', 0.2541, 'percent', '25,4\u202f%'],
    ['efficiency', 0.7, 'fraction', '0,700'],
    ['ratio', 5.67716, 'none', '5,68'],
  ] as const)('%s %f in %s reads %s', (quantity, si, unit, text) => {
    expect(formatQuantity(quantity, si, unit as UnitOf<typeof quantity>, 'fr')).toBe(text);
  });

  it('shows a value already in its unit', () => {
    expect(formatDisplayed('pressure', 0.999, 'bar', 'en')).toBe('0.999');
    expect(formatDisplayed('pressure', 1, 'bar', 'en')).toBe('1.00');
    // As typed: every decimal of its unit.
    expect(formatDisplayed('volumeFlow', 137.98, 'm3_h', 'en', true)).toBe('137.98');
  });
});

describe('a pressure below the air around an American gauge', () => {
  // NIST SP 811, B.8: 1 inHg = 3386.389 Pa; 0.5 bar is 51 325 Pa below 101 325 Pa, 15.156 inHg.
  it('is read in inches of mercury of vacuum', () => {
    expect(formatQuantity('pressure', 50_000, 'psig', 'en')).toBe('15.2\u202finHg\u00a0vac');
    expect(formatQuantity('pressure', 101_325 - 10 * 3386.389, 'psig', 'en')).toBe('10.0\u202finHg\u00a0vac');
    expect(formatQuantity('pressure', 50_000, 'psi', 'en')).toBe('7.25\u202fpsi');
    expect(formatQuantity('pressure', 50_000, 'barg', 'en')).toMatch(/^−0\.513/);
    expect(formatQuantity('pressure', 2e5, 'psig', 'en')).toBe('14.3\u202fpsig');
  });

  it('is typed as it is read', () => {
    for (const text of ['10 inHg', '10 inHg vac', '10 "Hg']) {
      const read = siFromTextWithUnit('pressure', text, '.');
      expect(read?.ok && read.value, text).toBeCloseTo(101_325 - 10 * 3386.389, 1);
      const gauge = siFromTextWithUnit('gaugePressure', text, '.');
      expect(gauge?.ok && gauge.value, text).toBeCloseTo(-10 * 3386.389, 1);
    }
  });
});
