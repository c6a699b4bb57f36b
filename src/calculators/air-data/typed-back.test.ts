import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  expectRefusal,
  expectWarning,
  figureOf,
  outcomeOf,
  outputsOf,
} from '../../../tests/unit/calculators/outcomes.ts';
import { definition } from './definition.ts';

const ID = 'air-data';
const between = (min: number, max: number): fc.Arbitrary<number> => fc.double({ min, max, noNaN: true });
const KEYS = ['t_db', 'rh', 't_wb', 't_dp', 'w', 'h'] as const;
const PAIRS = KEYS.flatMap((one, place) => KEYS.slice(place + 1).map((other) => [one, other] as const)).filter(
  // Refused whatever their figures are.
  (pair) => !['t_dp w', 't_wb h'].includes(pair.join(' ')),
);
const decimalsOf = (wanted: string): number => {
  const output = definition.outputs.find(({ key }) => key === wanted);
  return output?.kind === 'number' && 'decimals' in output.digits ? output.digits.decimals : Number.NaN;
};
const rounded = {
  code: 'roundedAir',
  fr: 'l’air possible le plus proche est retenu',
  en: 'taken as the nearest air there is',
} as const;

describe('what the page shows, typed back', () => {
  // ASHRAE Fundamentals, Psychrometrics: p_ws(15 °C) = 1705.7 Pa; 621.945 · 1705.7 / (101 325 − 1705.7) = 10.649 g/kg,
  // which is shown as 10.65.
  it('is saturated air where saturation rounds up', () => {
    const typed = { t_db: 15, w: 10.65 };
    expect(figureOf(ID, typed, 'rh')).toBeCloseTo(100, 3);
    expect(Math.abs(figureOf(ID, typed, 't_db') - 15)).toBeLessThan(0.05);
    expect(Math.abs(figureOf(ID, typed, 'w') - 10.65)).toBeLessThan(0.005);
    expectWarning(ID, typed, { ...rounded, field: 'w' });
    // Air cooled to its dew point as that is shown: 13.864 °C of 25 °C and 50 %, and what is 0.01 K above 13.85.
    expectWarning(ID, { mode: 'process', t_in: 25, rh_in: 50, q_v: 1000, t_out: 13.8 }, { ...rounded, field: 't_out' });
  });

  it('and air beyond what rounding explains stays impossible', () => {
    const impossible = { code: 'impossibleAir', field: 'w', fr: 'État impossible', en: 'Impossible state' } as const;
    expectRefusal(ID, { t_db: 15, w: 10.8 }, impossible);
    expectRefusal(
      ID,
      { mode: 'process', t_in: 25, rh_in: 50, q_v: 1000, t_out: 13.7 },
      { ...impossible, field: 't_out' },
    );
  });

  it('by every pair of figures is air that shows them again, within a digit', () => {
    fc.assert(
      fc.property(
        between(-40, 60),
        fc.oneof(between(3, 100), fc.constantFrom(99, 99.9, 99.97, 100)),
        between(-500, 5000),
        fc.constantFrom(...PAIRS),
        (t_db, rh, altitude, [one, other]) => {
          const air = outputsOf(ID, { t_db, rh, altitude });
          const shown = (key: (typeof KEYS)[number]): number => Number(Number(air[key]).toFixed(decimalsOf(key)));
          // A humidity ratio shown as nothing, which says no air.
          fc.pre(![one, other].includes('w') || shown('w') > 0);
          const typed = { altitude, [one]: shown(one), [other]: shown(other) };
          expect(outcomeOf(ID, typed).ok, JSON.stringify(typed)).toBe(true);
          for (const key of [one, other])
            expect(Math.abs(figureOf(ID, typed, key) - shown(key)), `${key} of ${JSON.stringify(typed)}`).toBeLessThan(
              1.01 * 10 ** -decimalsOf(key),
            );
        },
      ),
      { numRuns: 400 },
    );
  });
});
