import { describe, expect, it } from 'vitest';
import { siFromTextWithUnit } from './parse-unit.ts';
import type { Quantity } from './units.ts';

const si = (quantity: Quantity, text: string, sign: ',' | '.' = ','): number | string | undefined => {
  const parsed = siFromTextWithUnit(quantity, text, sign);
  return parsed?.ok ? parsed.value : parsed?.reason;
};

describe('a number with its unit', () => {
  it.each([
    ['pressure', '28,5 bar', 28.5e5],
    ['pressure', '28.5bar', 28.5e5],
    ['pressure', '28,5\u202fbar', 28.5e5],
    ['pressure', '1 234,5 kPa', 1_234_500],
    ['pressure', '2 MPa', 2e6],
    ['pressure', '0 bar(g)', 101_325],
    ['pressure', '5,2 bar rel', 621_325],
    ['pressure', '5,2 barg', 621_325],
    ['pressure', '3 bar abs', 3e5],
    // NIST SP 811: 1 psi is 6894.757 Pa.
    ['pressure', '100 psi', 689_475.7],
    ['pressure', '100 PSIG', 790_800.7],
    ['pressure', '1013 mbar', 101_300],
    ['pressure', '1 atm', 101_325],
    ['temperature', '10 °F', 260.927_78],
    ['temperature', '\u221210 °C', 263.15],
    ['temperature', '10C', 283.15],
    ['temperature', '300 K', 300],
    ['temperatureDifference', '9 °F', 5],
    ['temperatureDifference', '5 °C', 5],
    ['power', '12 000 BTU/h', 3516.853],
    ['power', '1 TR', 3516.853],
    ['power', '10kW', 1e4],
    ['massFlow', '100 kg / h', 0.027_777_8],
    ['volumeFlow', '10 m3/h', 0.002_777_78],
    ['volumeFlow', '10 m³/h', 0.002_777_78],
    ['length', '3,5 mm', 0.0035],
    ['length', '1"', 0.0254],
    ['entropy', '1,75 kJ/(kg·K)', 1750],
    ['entropy', '1,75 kJ/(kg.K)', 1750],
    ['dynamicViscosity', '12 µPa·s', 12e-6],
    ['dynamicViscosity', '12 μPa.s', 12e-6],
    ['share', '50 %', 0.5],
    ['power', '1e3 W', 1000],
  ] as const)('%s: %j', (quantity, text, value) => {
    const read = si(quantity, text);
    expect(Math.abs(Number(read) / value - 1)).toBeLessThan(1e-6);
  });

  it('reads the number as its reader writes it', () => {
    expect(si('pressure', '1,820 kPa', '.')).toBe(1_820_000);
    expect(si('pressure', '1,820 kPa', ',')).toBeCloseTo(1820, 9);
    expect(si('pressure', '1.234,5 kPa', '.')).toBe('ambiguous');
  });

  it.each([
    ['pressure', '28,5'],
    ['pressure', 'bar'],
    ['pressure', '28,5 b'],
    ['pressure', '28,5 kg'],
    ['pressure', '28,5 °C'],
    ['temperature', '28,5 bar'],
    ['pressure', '12 34 bar'],
    ['power', '10 kWh'],
    ['pressure', '5 constructor'],
    ['pressure', ''],
  ] as const)('is none for %s: %j', (quantity, text) => {
    expect(si(quantity, text)).toBeUndefined();
  });
});

/** NIST SP 811 (2008), appendix B.8: Pa in one torr, kgf/cm² (at), mmHg, inHg, cmHg, inH₂O and mmH₂O. */
describe('a pressure in the units of vacuum pumps, old gauges and barometers', () => {
  it.each([
    ['760 Torr', 760 * 133.3224],
    ['760 torr', 101_325],
    ['1 kg/cm²', 98_066.5],
    ['1 kgf/cm2', 98_066.5],
    ['1 kp/cm2', 98_066.5],
    ['1 at', 98_066.5],
    ['500 microns', 500 * 0.133_322_4],
    ['500 µmHg', 500 * 0.133_322_4],
    ['500 mTorr', 500 * 0.133_322_4],
    ['760 mmHg', 101_325],
    ['760 mm Hg abs', 101_325],
    ['29.92 inHg abs', 29.92 * 3386.389],
    ['10 inHg', 101_325 - 10 * 3386.389],
    ['10 pouces de mercure', 101_325 - 10 * 3386.389],
    ['25 cmHg', 101_325 - 25 * 1333.224],
    ['500 mmHg vac', 101_325 - 500 * 133.3224],
    ['2 kg/cm² (g)', 101_325 + 2 * 98_066.5],
    ['4 mmH2O', 4 * 9.806_65],
    ['1 inH2O', 249.0889],
    ['0 psig', 101_325],
  ])('%s is an absolute pressure', (text, value) => {
    expect(Math.abs(Number(si('pressure', text, '.')) / value - 1), text).toBeLessThan(2e-6);
  });

  it.each([
    ['gaugePressure', '1 kg/cm2', 98_066.5],
    ['gaugePressure', '10 inHg', -10 * 3386.389],
    ['gaugePressure', '300 mmHg', 300 * 133.3224],
    ['gaugePressure', '0 psig', 0],
    ['pressureDifference', '2 mH2O', 2 * 9806.65],
    ['pressureDifference', '5 mmHg', 5 * 133.3224],
    ['vacuumPressure', '500 microns', 500 * 0.133_322_4],
    ['vacuumPressure', '1 Torr', 133.3224],
    ['vacuumPressure', '2 mbar', 200],
  ] as const)('%s: %s', (quantity, text, value) => {
    const read = Number(si(quantity, text, '.'));
    expect(Math.abs(read - value)).toBeLessThan(Math.abs(value) * 2e-6 + 1e-9);
  });

  it('that says it is absolute is no reading of a gauge, and a difference counts from nothing', () => {
    for (const text of ['760 Torr', '3 bara', '500 microns']) expect(si('gaugePressure', text, '.')).toBeUndefined();
    for (const text of ['2 barg', '2 bar abs']) expect(si('pressureDifference', text, '.')).toBeUndefined();
  });
});
