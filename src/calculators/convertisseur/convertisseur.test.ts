import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectRefusal, figureOf } from '../../../tests/unit/calculators/outcomes.ts';
import type { ConverterQuantity } from './units.ts';
import { UNITS, unitFromText } from './units.ts';

const ID = 'convertisseur';
const GAS = { molar_mass: 102.032, t: 20, p: 1.013_25 };

describe('what it refuses', () => {
  it('pressures below vacuum and temperatures below zero', () => {
    expectRefusal(
      ID,
      { quantity: 'pressure', value: -1.1, from: 'bar', to: 'psi', from_ref: 'rel' },
      {
        code: 'belowAbsoluteVacuum',
        field: 'value',
        fr: 'Pression inférieure au vide absolu.',
        en: 'Pressure below absolute vacuum.',
      },
    );
    expectRefusal(
      ID,
      { quantity: 'temperature', value: -460, from: 'F', to: 'K' },
      {
        code: 'belowAbsoluteZero',
        field: 'value',
        fr: 'Température inférieure au zéro absolu.',
        en: 'Temperature below absolute zero.',
      },
    );
    expect(figureOf(ID, { quantity: 'temp_delta', value: -460, from: 'F', to: 'K' }, 'result')).toBeCloseTo(
      -460 / 1.8,
      9,
    );
  });
  it('units of another quantity, on either side', () => {
    expectRefusal(
      ID,
      { quantity: 'power', value: 1, from: 'bar', to: 'kW' },
      {
        code: 'unknownUnit',
        field: 'from',
        fr: 'Unité inconnue pour cette grandeur.',
        en: 'Unknown unit for this quantity.',
      },
    );
    expectRefusal(
      ID,
      { quantity: 'power', value: 1, from: 'kW', to: 'kWh' },
      {
        code: 'unknownUnit',
        field: 'to',
        fr: 'Unité inconnue pour cette grandeur.',
        en: 'Unknown unit for this quantity.',
      },
    );
  });
  it('more than all of the air, and a gas without molar mass', () => {
    expectRefusal(
      ID,
      { quantity: 'concentration', value: 101, from: '%vol', to: 'ppm' },
      { code: 'aboveFull', field: 'value', fr: 'Concentration supérieure à 100 %.', en: 'Concentration above 100 %.' },
    );
    expectRefusal(
      ID,
      { ...GAS, quantity: 'concentration', value: 1, from: 'ppm', to: 'g/m3', fluid: 'R9999' },
      { code: 'unknownFluid', field: 'fluid', fr: 'Fluide introuvable', en: 'Fluid not found' },
    );
    expectRefusal(
      ID,
      { quantity: 'leak_rate', value: 5, from: 'g/an', to: 'mbar.L/s', t: 20 },
      { code: 'required', field: 'molar_mass', fr: 'Champ obligatoire.', en: 'Required field.' },
    );
  });
});

// NIST SP 811 (2008), appendix B.8, to the digits it prints.
describe('against NIST SP 811', () => {
  it.each([
    ['pressure', 'psi', 'Pa', 6.894_757e3],
    ['pressure', 'inHg', 'Pa', 3.386_389e3],
    ['pressure', 'at', 'Pa', 9.806_65e4],
    ['pressure', 'inH2O', 'Pa', 2.490_889e2],
    ['pressure', 'Torr', 'Pa', 1.333_224e2],
    ['power', 'BTU/h', 'W', 2.930_711e-1],
    ['power', 'TR', 'W', 3.516_853e3],
    ['power', 'hp', 'W', 7.456_999e2],
    ['power', 'ch', 'W', 7.354_988e2],
    ['energy', 'therm', 'J', 1.055_056e8],
    ['volume_flow', 'cfm', 'm3/s', 4.719_474e-4],
    ['volume_flow', 'gpm', 'm3/s', 6.309_020e-5],
    ['density', 'lb/ft3', 'kg/m3', 1.601_846e1],
    ['density', 'lb/gal', 'kg/m3', 1.198_264e2],
    ['dyn_viscosity', 'lb/(ft.s)', 'Pa.s', 1.488_164],
    ['conductivity', 'BTU/(h.ft.F)', 'W/(m.K)', 1.730_735],
    ['conductivity', 'BTU.in/(h.ft2.F)', 'W/(m.K)', 1.442_279e-1],
    ['u_value', 'BTU/(h.ft2.F)', 'W/(m2.K)', 5.678_263],
    ['enthalpy', 'BTU/lb', 'J/kg', 2.326e3],
    ['specific_heat', 'BTU/(lb.F)', 'J/(kg.K)', 4.1868e3],
    ['speed', 'kn', 'm/s', 5.144_444e-1],
    ['volume', 'galUK', 'm3', 4.546_09e-3],
  ] as const)('%s: 1 %s in %s', (quantity, from, to, expected) => {
    expect(Math.abs(figureOf(ID, { quantity, value: 1, from, to }, 'result') / expected - 1)).toBeLessThan(3e-7);
  });
});

describe('properties', () => {
  const pairs = (Object.keys(UNITS) as ConverterQuantity[]).flatMap((quantity) =>
    Object.keys(UNITS[quantity]).map((unit) => [quantity, unit, Object.keys(UNITS[quantity])[0] ?? unit] as const),
  );
  it('every unit there and back is the same value', () => {
    fc.assert(
      fc.property(fc.constantFrom(...pairs), fc.double({ min: 1e-3, max: 1, noNaN: true }), (pair, value) => {
        const [quantity, from, to] = pair;
        const result = figureOf(ID, { ...GAS, quantity, value, from, to }, 'result');
        expect(figureOf(ID, { ...GAS, quantity, value: result, from: to, to: from }, 'result')).toBeCloseTo(value, 9);
      }),
      { numRuns: 300 },
    );
  });
  it('absolute and gauge differ by the atmosphere, whatever the units', () => {
    const units = Object.keys(UNITS.pressure);
    fc.assert(
      fc.property(
        fc.constantFrom(...units),
        fc.constantFrom(...units),
        fc.double({ min: 0.5, max: 1.1, noNaN: true }),
        fc.double({ min: 0, max: 50, noNaN: true }),
        (from, to, p_atm, bars) => {
          const base = { quantity: 'pressure', p_atm };
          const value = figureOf(ID, { ...base, value: bars, from: 'bar', to: from }, 'result');
          const gauge = figureOf(ID, { ...base, value, from, to, to_ref: 'rel' }, 'result');
          const absolute = figureOf(ID, { ...base, value, from, to }, 'result');
          const atmosphere = figureOf(ID, { ...base, value: p_atm, from: 'bar', to }, 'result');
          expect(Math.abs((absolute - gauge) / atmosphere - 1)).toBeLessThan(1e-9);
          const back = figureOf(ID, { ...base, value: gauge, from: to, to: from, from_ref: 'rel' }, 'result');
          expect(Math.abs(back - value)).toBeLessThanOrEqual(1e-9 * Math.max(value, atmosphere));
        },
      ),
    );
  });
  it('reads symbols as people write them', () => {
    for (const quantity of Object.keys(UNITS) as ConverterQuantity[]) {
      for (const [code, unit] of Object.entries(UNITS[quantity])) {
        if (['at', 'micron', 'lb/gal'].includes(code)) continue;
        expect(unitFromText(quantity, unit.symbol), unit.symbol).toEqual(unit);
      }
    }
  });
});
