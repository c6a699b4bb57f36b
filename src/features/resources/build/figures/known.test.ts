import { describe, expect, it } from 'vitest';
import { citedText, placeOfSource } from './cited.ts';
import { knownText } from './known.ts';
import { lossText } from './nitrogen-lost.ts';

describe('figures that have a name', () => {
  it.each([
    // Span and Wagner, J. Phys. Chem. Ref. Data 25 (1996) 1509: 304.1282 K; 0.51795 MPa at the triple point.
    ['co2-critical', '31\u202f°C'],
    ['co2-triple', '5.2\u202fbar'],
    // ASHRAE Handbook, Fundamentals, Psychrometrics: 2830 kJ/kg.
    ['sublimation', '2,830\u202fkJ/kg'],
    // EN 378-1:2016+A1:2020, C.2, C.3 and Annex E.
    ['height-wall', '1.8\u202fm'],
    ['lfl-share', '20\u202f%'],
    ['c3-charge', '150\u202fkg'],
    ['c3-area', '250\u202fm²'],
    ['2l-in-ii', '25\u202fkg'],
    ['lfl-r32', '0.307\u202fkg/m³'],
    ['lfl-r455a', '0.431\u202fkg/m³'],
  ] as const)('%s is %s', (name, text) => expect(knownText(name, 'en')).toBe(text));

  // Liao, Zhao, Jakobsen, Applied Thermal Engineering 20 (2000) 831, derivative by the outlet temperature at −10 °C:
  // 2.778 + 0.157 = 2.94 bar/K.
  it('the slope of the best pressure is near that of Liao and co-authors', () => {
    expect(Math.abs(Number(knownText('co2-per-kelvin', 'en').replace('\u202fbar', '')) - 2.94)).toBeLessThan(0.2);
  });

  // 2.6 kg/h of water at 333.5 kJ/kg is a quarter of a kilowatt.
  it('the water of a coil gives up its heat of fusion', () => {
    expect(knownText('coil-freezing', 'fr')).toBe('0,24\u202fkW');
  });
});

describe('figures that are cited', () => {
  it('are written as the language writes them', () => {
    expect(citedText('probe-speed', 'fr')).toBe('25 à 50\u202fmm/s');
    expect(citedText('probe-speed', 'en')).toBe('25 to 50\u202fmm/s');
    expect(citedText('nh3-cough', 'fr')).toBe('1\u202f700\u202fppm');
    expect(citedText('strength-test', 'fr')).toBe('1,1\u202f×\u202fPS');
    expect(citedText('red-label-days', 'en')).toBe('4\u202fworking days');
    expect(() => citedText('nothing', 'en')).toThrow('has no nothing');
  });

  it('are of a source of the article, or stop the build', () => {
    const sources = [{ text: 'Another' }, { text: 'EN 378-2, strength test' }];
    expect(placeOfSource('strength-test', sources, 'en')).toBe(2);
    expect(() => placeOfSource('strength-test', [{ text: 'Another' }], 'en')).toThrow('does not list');
  });
});

// Ideal gas: 0.8 bar · 85 L = 68 bar L, over 1.01325 bar; 6800 J / (296.8 J/(kg K) · 293.15 K) = 78 g.
it('nitrogen lost by a fall in pressure', () => {
  const loss = { from: 40, to: 39.2, volume: 85, t: 20 };
  expect(lossText(loss, 'drop', 'fr')).toBe('0,80\u202fbar');
  expect(lossText(loss, 'litres', 'en')).toBe('67\u202fL');
  expect(lossText(loss, 'mass', 'en')).toBe('78\u202fg');
});
