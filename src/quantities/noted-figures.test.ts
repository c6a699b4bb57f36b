import { describe, expect, it } from 'vitest';
import { notedAxisIn, notedFiguresIn } from './noted-figures.ts';
import { NO_PREFERENCES, preferredUnit } from './preferences.ts';
import type { AnyUnit, Quantity } from './units.ts';

const american = (quantity: Quantity, own: AnyUnit): AnyUnit =>
  preferredUnit({ ...NO_PREFERENCES, unitSystem: 'us', pressureReference: 'gauge' }, quantity, own);
const inUs = (note: string): string => notedFiguresIn(note, american, 'en');

describe('an axis in US units', () => {
  it('has its title and its ticks, there and back', () => {
    const flow = notedAxisIn('Flow (kg/h)', american);
    expect(flow?.title).toBe('Flow (lb/h)');
    // NIST SP 811: 1 lb = 0.453 592 37 kg.
    expect(flow?.to(45.359237)).toBeCloseTo(100, 9);
    expect(flow?.from(100)).toBeCloseTo(45.359237, 9);
    expect(notedAxisIn('Humidity ratio (g/kg dry air)', american)?.title).toBe('Humidity ratio (gr/lb dry air)');
    expect(notedAxisIn('Temperature (°C)', american)?.to(-40)).toBeCloseTo(-40, 9);
  });

  it('stays where its unit does, or is none', () => {
    for (const title of ['Time (min)', 'Relative humidity (%)', 'Value', '']) {
      expect(notedAxisIn(title, american)).toBeUndefined();
    }
    expect(notedAxisIn('Flow (kg/h)', (_, own) => own)).toBeUndefined();
  });
});

describe('a note in US units', () => {
  it('keeps temperatures and differences apart', () => {
    // 10 K is 18 °F of difference, 10 °C reads 50 °F.
    expect(inUs('Empty: 10\u202fK above evaporation')).toBe('Empty: 18\u202f°F above evaporation');
    expect(inUs('Frost point below 0\u202f°C, ice at −20\u202f°C.')).toBe(
      'Frost point below 32\u202f°F, ice at −4\u202f°F.',
    );
    expect(inUs('R134a, −10/+40\u202f°C')).toBe('R134a, 14/+104\u202f°F');
    expect(inUs('outlet 30 to 60 °C')).toBe('outlet 86 to 140\u202f°F');
  });

  it('writes as many digits as were written, two at least, three of pressures and powers', () => {
    // NIST SP 811: 1 ft = 0.3048 m, 1 psi = 6.894757 kPa, 1 lb = 0.45359237 kg.
    expect(inUs('every 4 to 6\u202fm, at least 4\u202fm/s')).toBe('every 13 to 20\u202fft, at least 13\u202fft/s');
    expect(inUs('0.15\u202fbar (valve), 120\u202fbar')).toBe('2.18\u202fpsi (valve), 1,740\u202fpsi');
    expect(inUs('Ø\u202f300\u202fmm, 824\u202fW, 46\u202fW/m³')).toBe(
      'Ø\u202f11.8\u202fin, 2,810\u202fBTU/h, 4.4\u202fBTU/(h·ft³)',
    );
    expect(inUs('below 3\u202fkg, up to 12\u202fkW')).toBe('below 6.6\u202flb, up to 40,900\u202fBTU/h');
  });

  it('takes a size of its own unit beside another one', () => {
    expect(inUs('0.8\u202fmm × 3\u202fm')).toBe('0.031\u202fin × 9.8\u202fft');
  });

  it('says what a pressure counts from where the note does', () => {
    // 1.01325 bar absolute is no gauge pressure at sea level; 10 bar of gauge is 145.04 psi.
    expect(inUs('at 2.01325\u202fbar\u00a0abs. and 10\u202fbar(g)')).toBe('at 14.5038\u202fpsig and 145\u202fpsig');
  });

  it('reads inches of mercury below the air', () => {
    // 0.5 bar below the standard atmosphere: 50 kPa over 3.38639 kPa an inch (NIST SP 811).
    expect(inUs('LP 0.51325\u202fbar\u00a0abs.')).toBe('LP 14.8\u202finHg\u00a0vac');
  });

  it('leaves names, sizes of tubes and other units alone', () => {
    for (const text of [
      'R32 and A2L',
      '28 × 1.5\u202fmm',
      '40\u202fN/mm²',
      '5\u202fkg/m³·K',
      '6.6\u202fkg CO₂e',
      '50\u202fbar·L',
    ])
      expect(inUs(text)).toBe(text);
  });

  it('changes nothing for who reads the units of the formulas', () => {
    const metric = (quantity: Quantity, own: AnyUnit): AnyUnit => preferredUnit(NO_PREFERENCES, quantity, own);
    const note = 'Vide\u00a0: 1,5\u202fm/s à −10\u202f°C, 71 à 120\u202fbar';
    expect(notedFiguresIn(note, metric, 'fr')).toBe(note);
  });

  it('reads a French note as French', () => {
    expect(notedFiguresIn('0,5\u202fK sous −20\u202f°C, 1\u202f000\u202fm', american, 'fr')).toBe(
      '0,9\u202f°F sous −4\u202f°F, 3\u202f281\u202fft',
    );
  });
});
