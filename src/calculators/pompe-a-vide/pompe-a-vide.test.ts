import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectRefusal, expectWarning, figureOf, outputsOf } from '../../../tests/unit/calculators/outcomes.ts';
import { effectiveSpeed, pumpDownTime, tubeConductance } from '../../physics/vacuum.ts';

const ID = 'pompe-a-vide';
const PUMP = { volume: 100, p0: 1013.25, p1: 1, s_pump: 5, p_ult: 0.02, f_degas: 1 };
const between = (min: number, max: number): fc.Arbitrary<number> => fc.double({ min, max, noNaN: true });

describe('what it refuses', () => {
  it('targets out of reach, or above the start', () => {
    expectRefusal(
      ID,
      { ...PUMP, p1: 0.02 },
      {
        code: 'pumpCannotReach',
        field: 'p1',
        fr: 'La pompe ne peut pas atteindre cette pression (pression limite 0,02 mbar).',
        en: 'The pump cannot reach this pressure (ultimate 0.02 mbar).',
      },
    );
    expectRefusal(
      ID,
      { ...PUMP, p1: 1013.25 },
      {
        code: 'targetAboveStart',
        field: 'p1',
        fr: 'La pression visée doit être inférieure à la pression initiale.',
        en: 'Target must be below initial pressure.',
      },
    );
  });
  it('half a hose', () => {
    const half = {
      code: 'hoseIncomplete',
      fr: 'Saisissez diamètre et longueur du flexible.',
      en: 'Enter both hose diameter and length.',
    } as const;
    expectRefusal(ID, { ...PUMP, line_d: 5 }, { ...half, field: 'line_l' });
    expectRefusal(ID, { ...PUMP, line_l: 2 }, { ...half, field: 'line_d' });
  });
});

describe('what it says beside a result', () => {
  it('water that does not boil, or hardly, and no hose', () => {
    expectWarning(
      ID,
      { ...PUMP, p1: 10, t_amb: 5 },
      {
        code: 'waterDoesNotBoil',
        field: 'p1',
        fr: 'À 5 °C l’eau ne bout pas à 10 mbar : le circuit ne sèche pas.',
        en: 'At 5 °C water does not boil at 10 mbar: the circuit will not dry.',
      },
    );
    expectWarning(
      ID,
      { ...PUMP, p1: 5, t_amb: 5 },
      { code: 'slowDrying', field: 'p1', fr: 'séchage lent', en: 'slow drying' },
    );
    expectWarning(ID, PUMP, { code: 'withoutHose', fr: 'Sans perte de flexible.', en: 'Without hose loss.' });
    expectWarning(
      ID,
      { ...PUMP, mode: 'select', time_target: 60 },
      { code: 'withoutHose', fr: 'Sans perte de flexible.', en: 'Without hose loss.' },
    );
  });
  it('that below the triple point ice sublimes', () => {
    expect(outputsOf(ID, PUMP)['sublimation']).toBe(true);
    expect(outputsOf(ID, { ...PUMP, p1: 10 })['sublimation']).toBe(false);
  });
});

describe('physics', () => {
  it('one decade takes V/S ln 10, and Knudsen at high pressure is Poiseuille of air at 20 °C', () => {
    expect(pumpDownTime(0.1, 0.001, 1e5, 1e4, 0)).toBeCloseTo(100 * Math.LN10, 9);
    // Poiseuille: C = pi d^4 p / (128 mu L), air 18.2 uPa s at 20 °C.
    const poiseuille = (Math.PI * 0.01 ** 4 * 1e4) / (128 * 18.2e-6 * 2);
    expect(Math.abs(tubeConductance(0.01, 2, 1e4) / poiseuille - 1)).toBeLessThan(0.01);
  });
  it('a hose slows, never speeds up; a wider one slows less', () => {
    fc.assert(
      fc.property(between(2, 40), between(0.2, 10), between(0.05, 500), (line_d, line_l, p1) => {
        const inputs = { ...PUMP, line_d, line_l, p1 };
        const outputs = outputsOf(ID, inputs);
        expect(Number(outputs['t_line'])).toBeGreaterThan(Number(outputs['t_ideal']) * (1 - 1e-6));
        expect(Number(outputs['s_eff'])).toBeLessThan(5);
        expect(figureOf(ID, { ...inputs, line_d: line_d * 1.2 }, 't_line')).toBeLessThanOrEqual(
          Number(outputs['t_line']) * (1 + 1e-6),
        );
      }),
      { numRuns: 40 },
    );
    expect(effectiveSpeed(1e-3, { diameter: 0.1, length: 0.01 }, 1e5)).toBeCloseTo(1e-3, 6);
  });
  it('a hose wide enough costs nothing, also next to the ultimate pressure of the pump', () => {
    // 100 mm by 0.1 m conducts thousands of times what the pump takes: time is that of the closed form.
    for (const p_ult of [0, 0.01, 0.0198, 0.019_99, 0.019_999_9]) {
      const { t_ideal, t_line } = outputsOf(ID, { ...PUMP, p1: 0.02, p_ult, line_d: 100, line_l: 0.1 });
      expect(Math.abs(Number(t_line) / Number(t_ideal) - 1)).toBeLessThan(1e-3);
      expect(Number(t_line)).toBeGreaterThanOrEqual(Number(t_ideal) * (1 - 1e-9));
    }
  });
  it('a larger volume or a deeper vacuum takes longer, a larger pump less; deeper vacuum boils colder water', () => {
    fc.assert(
      fc.property(
        between(1, 5000),
        between(0.5, 300),
        between(0.05, 500),
        between(1.05, 3),
        (volume, s_pump, p1, factor) => {
          const inputs = { ...PUMP, volume, s_pump, p1 };
          const time = (changes: object, hose: object = {}): number =>
            figureOf(ID, { ...inputs, ...hose, ...changes }, 'line_d' in hose ? 't_line' : 't_ideal');
          for (const hose of [{}, { line_d: 6, line_l: 1.5 }]) {
            const base = time({}, hose);
            expect(time({ volume: volume * factor }, hose) / base).toBeCloseTo(factor, 9);
            expect(time({ s_pump: s_pump * factor }, hose)).toBeLessThan(base);
            expect(time({ p1: p1 / Math.min(factor, 2) }, hose)).toBeGreaterThan(base);
            expect(time({ f_degas: factor }, hose) / base).toBeCloseTo(factor, 9);
          }
          expect(figureOf(ID, { ...inputs, p1: p1 / Math.min(factor, 2) }, 't_boil')).toBeLessThan(
            figureOf(ID, inputs, 't_boil'),
          );
        },
      ),
      { numRuns: 40 },
    );
  });
  it('the pump it selects takes the time asked for', () => {
    fc.assert(
      fc.property(between(1, 5000), between(5, 1000), between(0.1, 100), (volume, time_target, p1) => {
        const base = { ...PUMP, volume, p1 };
        const s_pump = figureOf(ID, { ...base, mode: 'select', time_target }, 's_required');
        fc.pre(s_pump >= 0.1 && s_pump <= 1000);
        expect(figureOf(ID, { ...base, s_pump }, 't_ideal')).toBeCloseTo(time_target, 6);
      }),
    );
  });
});
