import { afterEach, describe, expect, it } from 'vitest';
import { convert, displayFromSi, siFromDisplay } from './convert.ts';
import { fileNumber, fileTextFromFigure, formatNumber, typedNumber } from './number.ts';
import { NO_PREFERENCES, preferredUnit } from './preferences.ts';
import { readersAtmosphere, setReadersAtmosphere, wantDecimalSign } from './reader.ts';
import { QUANTITIES, unitKeys } from './units.ts';
import type { AnyUnit, Quantity } from './units.ts';

afterEach(() => {
  setReadersAtmosphere(101_325);
  wantDecimalSign('language');
});

const us = { ...NO_PREFERENCES, unitSystem: 'us' } as const;
const gauge = { ...NO_PREFERENCES, pressureReference: 'gauge' } as const;

describe('the unit a quantity is first shown in', () => {
  it('is its own to a reader who wants nothing else', () => {
    for (const quantity of Object.keys(QUANTITIES) as Quantity[]) {
      for (const unit of unitKeys(quantity)) expect(preferredUnit(NO_PREFERENCES, quantity, unit)).toBe(unit);
    }
  });

  it('is one its quantity has, whatever is wanted', () => {
    for (const preferences of [us, gauge, { ...us, ...gauge }, { ...us, units: { pressure: 'kPa', length: 'm' } }]) {
      for (const quantity of Object.keys(QUANTITIES) as Quantity[]) {
        for (const unit of unitKeys(quantity))
          expect(unitKeys(quantity)).toContain(preferredUnit(preferences, quantity, unit));
      }
    }
  });

  it.each([
    ['temperature', 'degC', 'degF'],
    ['temperatureDifference', 'K', 'degF'],
    ['pressure', 'bar', 'psi'],
    ['gaugePressure', 'bar', 'psi'],
    ['power', 'W', 'BTU_h'],
    ['massFlow', 'kg_s', 'lb_h'],
    ['volumeFlow', 'm3_h', 'cfm'],
    ['length', 'm', 'ft'],
    ['length', 'mm', 'in'],
    ['volume', 'L', 'galUS'],
    // Nothing the trade has a US unit for.
    ['efficiency', 'fraction', 'fraction'],
    ['pressureDifference', 'Pa', 'Pa'],
  ] as const)('in US units, %s of %s: %s', (quantity, own, shown) => {
    expect(preferredUnit(us, quantity, own)).toBe(shown);
  });

  it.each([
    [{}, 'bar', 'barg'],
    [{ pressure: 'kPa' }, 'bar', 'kPag'],
    [{ pressure: 'MPa' }, 'bar', 'MPag'],
    [{ pressure: 'psi' }, 'bar', 'psig'],
    // The air, in kPa, is what a gauge counts from.
    [{}, 'kPa', 'kPa'],
  ] as const)('on a gauge, %j, %s: %s', (units, own, shown) => {
    expect(preferredUnit({ ...gauge, units }, 'pressure', own)).toBe(shown);
    expect(preferredUnit(gauge, 'pressureDifference', 'bar')).toBe('bar');
  });

  it('goes by a choice of its own over the system, and takes along what follows', () => {
    const units = { temperature: 'degC', pressure: 'kPa', length: 'm' };
    const shown = (quantity: Quantity, own: AnyUnit): string => preferredUnit({ ...us, units }, quantity, own);
    expect(shown('temperature', 'degC')).toBe('degC');
    expect(shown('temperatureDifference', 'K')).toBe('K');
    expect(shown('pressure', 'bar')).toBe('kPa');
    expect(shown('gaugePressure', 'bar')).toBe('kPa');
    expect(shown('length', 'm')).toBe('m');
    expect(shown('length', 'mm')).toBe('mm');
    expect(shown('power', 'kW')).toBe('BTU_h');
    expect(preferredUnit({ ...NO_PREFERENCES, units: { length: 'ft' } }, 'length', 'mm')).toBe('in');
    expect(preferredUnit({ ...NO_PREFERENCES, units: { temperature: 'degF' } }, 'temperatureDifference', 'K')).toBe(
      'degF',
    );
  });

  it('leaves out a choice the quantity has not', () => {
    const units = { temperature: 'bar', pressure: 'constructor' };
    expect(preferredUnit({ ...NO_PREFERENCES, units }, 'temperature', 'degC')).toBe('degC');
    expect(preferredUnit({ ...NO_PREFERENCES, units }, 'pressure', 'bar')).toBe('bar');
    expect(preferredUnit({ ...NO_PREFERENCES, units }, 'gaugePressure', 'bar')).toBe('bar');
  });
});

describe('gauge pressures', () => {
  it('count from the air where the reader is', () => {
    // ISO 2533: 89 875 Pa at 1000 m.
    setReadersAtmosphere(89_875);
    expect(readersAtmosphere()).toBe(89_875);
    expect(siFromDisplay('pressure', 5.2, 'barg')).toBeCloseTo(609_875, 6);
    expect(displayFromSi('pressure', 89_875, 'psig')).toBeCloseTo(0, 9);
    expect(convert('pressure', 100, 'kPag', 'MPag')).toBeCloseTo(0.1, 12);
    expect(siFromDisplay('pressure', 5.2, 'bar')).toBe(520_000);
  });

  it('count from the standard atmosphere until that is known', () => {
    expect(siFromDisplay('pressure', 0, 'kPag')).toBeCloseTo(101_325, 9);
    expect(siFromDisplay('pressure', 0, 'MPag')).toBeCloseTo(101_325, 9);
  });
});

describe('the decimal sign a reader wants', () => {
  it('is written in either language, and never groups thousands too', () => {
    wantDecimalSign('point');
    expect(formatNumber(-1234.5, 1, 'fr')).toBe('\u22121\u202f234.5');
    expect(typedNumber(1234.5, 'fr')).toBe('1234.5');
    expect(formatNumber(1234.5, 1, 'en')).toBe('1,234.5');
    wantDecimalSign('comma');
    expect(formatNumber(1234.5, 1, 'en')).toBe('1\u202f234,5');
    expect(formatNumber(1234.5, 1, 'fr')).toBe('1\u202f234,5');
  });

  it('leaves files to their language', () => {
    wantDecimalSign('comma');
    expect(fileNumber(1.5, 'en')).toBe('1.5');
    expect(fileTextFromFigure(formatNumber(1234.5, 1, 'en'), 'en')).toBe('1234.5');
    wantDecimalSign('point');
    expect(fileTextFromFigure(formatNumber(1234.5, 1, 'fr'), 'fr')).toBe('1234,5');
  });
});
