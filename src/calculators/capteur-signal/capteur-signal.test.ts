import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectRefusal, expectWarning, figureOf, outputsOf } from '../../../tests/unit/calculators/outcomes.ts';

const ID = 'capteur-signal';
const LOOP = { signalType: 0, minValue: 0, maxValue: 30, searchValue: 12 };

describe('what it refuses', () => {
  it('a range without width and a signal it does not know', () => {
    expectRefusal(
      ID,
      { ...LOOP, minValue: 30 },
      { code: 'sameRangeLimits', field: 'maxValue', fr: 'bornes', en: 'limits are identical' },
    );
    expectRefusal(
      ID,
      { ...LOOP, signalType: 4 },
      { code: 'unknownSignalType', field: 'signalType', fr: 'Type de signal inconnu', en: 'Unknown signal type' },
    );
  });
});

describe('NAMUR NE 43', () => {
  it.each([
    [3.6, 'défaut bas'],
    [3.61, 'sous-échelle'],
    [4, 'ok'],
    [20, 'ok'],
    [20.1, 'sur-échelle'],
    [21, 'défaut haut'],
  ])('%f mA: %s', (searchValue, status) => {
    expect(outputsOf(ID, { ...LOOP, searchValue })['status']).toBe(status);
  });
  it('says each beside the figure', () => {
    expectWarning(ID, { ...LOOP, searchValue: 3.5 }, { code: 'lowFault', fr: 'rupture de ligne', en: 'broken loop' });
    expectWarning(ID, { ...LOOP, searchValue: 22 }, { code: 'highFault', fr: '21 mA', en: '21 mA' });
    expectWarning(
      ID,
      { ...LOOP, signalType: 2, searchValue: 11 },
      { code: 'outOfScale', fr: 'hors de l’étendue', en: 'outside the measuring range' },
    );
  });
});

it('turns round, for any range, rising or falling', () => {
  const anyNumber = fc.double({ min: -1000, max: 1000, noNaN: true });
  fc.assert(
    fc.property(
      fc.constantFrom(0, 1, 2, 3),
      anyNumber,
      anyNumber,
      fc.double({ min: 0, max: 20, noNaN: true }),
      (signalType, minValue, maxValue, signal) => {
        fc.pre(Math.abs(minValue - maxValue) > 1e-3);
        const inputs = { signalType, minValue, maxValue };
        const value = figureOf(ID, { ...inputs, searchValue: signal }, 'result');
        expect(figureOf(ID, { ...inputs, direction: 'valueToSignal', searchValue: value }, 'result')).toBeCloseTo(
          signal,
          6,
        );
      },
    ),
  );
});
