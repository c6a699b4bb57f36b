import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  expectRefusal,
  expectWarning,
  figureOf,
  outcomeOf,
  outputsOf,
} from '../../../tests/unit/calculators/outcomes.ts';

const ID = 'air-data';
const between = (min: number, max: number): fc.Arbitrary<number> => fc.double({ min, max, noNaN: true });

describe('what it refuses', () => {
  const two = {
    code: 'exactlyTwo',
    fr: 'Saisissez exactement deux grandeurs.',
    en: 'Enter exactly two quantities.',
  } as const;
  it('not exactly two quantities', () => {
    expectRefusal(ID, {}, { ...two, field: 't_db' });
    expectRefusal(ID, { t_db: 25 }, { ...two, field: 'rh' });
    expectRefusal(ID, { t_db: 25, rh: 50, w: 10 }, { ...two, field: 'w' });
  });
  it('pairs with one information, or nearly', () => {
    expectRefusal(
      ID,
      { t_dp: 10, w: 8 },
      {
        code: 'sameInformation',
        fr: 'Ces deux grandeurs portent la même information.',
        en: 'These two quantities carry the same information.',
      },
    );
    expectRefusal(
      ID,
      { t_wb: 15, h: 42 },
      {
        code: 'illConditioned',
        fr: 'Couple mal conditionné : choisissez une autre grandeur.',
        en: 'Ill-conditioned pair: choose another quantity.',
      },
    );
  });
  it('wet bulb or dew point above dry bulb', () => {
    const above = {
      code: 'aboveDryBulb',
      fr: 'La température humide (ou le point de rosée) ne peut pas dépasser la température sèche.',
      en: 'Wet bulb (or dew point) cannot exceed dry bulb.',
    } as const;
    expectRefusal(ID, { t_db: 20, t_wb: 20.1 }, { ...above, field: 't_wb' });
    expectRefusal(ID, { t_db: 20, t_dp: 21 }, { ...above, field: 't_dp' });
    expect(outcomeOf(ID, { t_db: 20, t_wb: 20 }).ok).toBe(true);
  });
  it('supersaturated air and negative humidity', () => {
    const impossible = {
      code: 'impossibleAir',
      fr: 'État impossible : air sursaturé ou humidité négative.',
      en: 'Impossible state: supersaturated air or negative humidity.',
    } as const;
    expectRefusal(ID, { t_db: 20, w: 30 }, { ...impossible, field: 'w' });
    expectRefusal(ID, { t_db: 40, t_wb: 5 }, { ...impossible, field: 't_wb' });
    expectRefusal(
      ID,
      { mode: 'process', t_in: 30, rh_in: 80, q_v: 1000, t_out: 10 },
      { ...impossible, field: 't_out' },
    );
    // So much water with so little enthalpy would be colder than absolute zero.
    expectRefusal(ID, { w: 500, h: -50 }, { ...impossible, field: 'h' });
  });
  it('air hotter than its equations hold, which is not impossible', () => {
    const hot = {
      code: 'airTooHot',
      fr: 'Air à plus de 200 °C : hors du domaine des équations.',
      en: 'Air above 200 °C: outside the range of the equations.',
    } as const;
    // (300 − 2.501 · 10) / (1.006 + 1.86 · 0.01) = 268 °C.
    expectRefusal(ID, { w: 10, h: 300 }, { ...hot, field: 'h' });
    expectRefusal(ID, { t_dp: 14, h: 300 }, { ...hot, field: 'h' });
    expectRefusal(ID, { w: 100, rh: 0.5 }, { ...hot, field: 'w' });
    expectRefusal(ID, { t_wb: 75, w: 10 }, { ...hot, field: 'w' });
    expectRefusal(ID, { t_wb: 70, rh: 0.1 }, { ...hot, field: 't_wb' });
    expectRefusal(ID, { h: 800, rh: 0.1 }, { ...hot, field: 'h' });
    // Within: (227 − 25.01) / 1.0246 = 197 °C.
    expect(figureOf(ID, { w: 10, h: 227 }, 't_db')).toBeCloseTo((227 - 25.01) / 1.0246, 9);
  });
  it('vapour above the total pressure', () => {
    const total = {
      code: 'vapourAboveTotal',
      fr: 'Pression de vapeur supérieure à la pression totale.',
      en: 'Vapour pressure above total pressure.',
    } as const;
    expectRefusal(ID, { pressure: 50, t_db: 90, rh: 100 }, { ...total, field: 'rh' });
    expectRefusal(
      ID,
      { mode: 'mixing', altitude: 5000, t1: 90, rh1: 100, q1: 1, t2: 20, rh2: 50, q2: 1 },
      { ...total, field: 'rh1' },
    );
  });
  it('figures beyond what a computer holds, blamed on the one that is out of the ordinary', () => {
    expectRefusal(
      ID,
      { mode: 'process', altitude: 1500, t_in: 27, rh_in: 50, q_v: 1e308, t_out: 14, rh_out: 90 },
      {
        code: 'noResult',
        field: 'q_v',
        fr: 'Aucun résultat fini avec ces valeurs.',
        en: 'No finite result with these values.',
      },
    );
  });
  it('drying while heating', () => {
    expectRefusal(
      ID,
      { mode: 'process', t_in: 20, rh_in: 50, q_v: 1000, t_out: 30, rh_out: 10 },
      {
        code: 'dryingWhileHeating',
        field: 'rh_out',
        fr: 'Déshumidification impossible en chauffant : vérifiez l’humidité de sortie.',
        en: 'Dehumidification is impossible while heating: check leaving humidity.',
      },
    );
  });
  it('absent, unreadable and out-of-range fields, named in the order of the form', () => {
    expectRefusal(
      ID,
      { mode: 'mixing', t1: 0 },
      { code: 'required', field: 'rh1', fr: 'Champ obligatoire.', en: 'Required field.' },
    );
    expectRefusal(
      ID,
      { t_db: 'x', rh: 50 },
      { code: 'notANumber', field: 't_db', fr: 'Valeur numérique invalide.', en: 'Invalid number.' },
    );
    expectRefusal(
      ID,
      { t_db: 25, rh: 0 },
      {
        code: 'range',
        field: 'rh',
        fr: 'La valeur doit être comprise entre 0,1 et 100 %.',
        en: 'The value must be between 0.1 and 100 %.',
      },
    );
    const outcome = outcomeOf(ID, { t_db: 200, rh: 200 });
    expect(outcome.ok ? [] : outcome.errors.map(({ field }) => field)).toEqual(['t_db', 'rh']);
  });
});

describe('what it says beside a result', () => {
  it('a process line that never meets saturation', () => {
    expectWarning(
      ID,
      { mode: 'process', t_in: 40, rh_in: 50, q_v: 1000, t_out: 39, rh_out: 20 },
      {
        code: 'noApparatusDewPoint',
        field: 'rh_out',
        fr: 'Pas de point de rosée de batterie : droite de soufflage hors saturation.',
        en: 'No apparatus dew point: the process line does not reach saturation.',
      },
    );
  });
  it('no sensible heat ratio when no heat is moved', () => {
    expect(outputsOf(ID, { mode: 'process', t_in: 20, rh_in: 50, q_v: 1000, t_out: 20 })).not.toHaveProperty('shr');
  });
});

describe('physics', () => {
  it('a state gives itself back from its other quantities', () => {
    fc.assert(
      fc.property(between(-20, 60), between(5, 95), between(-300, 3000), (t_db, rh, altitude) => {
        const air = outputsOf(ID, { altitude, t_db, rh });
        fc.pre(Math.abs(Number(air['t_wb'])) > 0.1 && Number(air['w']) > 0.01);
        for (const key of ['w', 'h', 't_wb'] as const) {
          expect(figureOf(ID, { altitude, t_db, [key]: air[key] }, 'rh')).toBeCloseTo(rh, 3);
        }
      }),
      { numRuns: 50 },
    );
  });
  it('saturated air is the same air, and no impossible one, by any two temperatures', () => {
    fc.assert(
      fc.property(between(-30, 60), between(-500, 5000), (t, altitude) => {
        for (const inputs of [
          { t_wb: t, t_dp: t },
          { t_db: t, t_wb: t },
          { t_db: t, t_dp: t },
          { t_wb: t, rh: 100 },
        ]) {
          const air = outputsOf(ID, { altitude, ...inputs });
          expect(Math.abs(Number(air['t_db']) - t)).toBeLessThan(1e-6);
          expect(Math.abs(Number(air['rh']) - 100)).toBeLessThan(1e-4);
        }
      }),
    );
  });
  it('thinner air holds more water per kilogram at one temperature and relative humidity', () => {
    fc.assert(
      fc.property(between(-20, 60), between(5, 100), between(-500, 4500), (t_db, rh, altitude) => {
        const [low, high] = [
          outputsOf(ID, { t_db, rh, altitude }),
          outputsOf(ID, { t_db, rh, altitude: altitude + 500 }),
        ];
        for (const key of ['w', 'h', 'v'] as const) expect(Number(high[key])).toBeGreaterThan(Number(low[key]));
        expect(high['t_dp']).toBeCloseTo(Number(low['t_dp']), 9);
      }),
    );
  });
  it('a measured pressure replaces that of the altitude', () => {
    expect(outputsOf(ID, { t_db: 25, rh: 50, altitude: 3000, pressure: 101.325 })).toEqual(
      outputsOf(ID, { t_db: 25, rh: 50, pressure: 101.325 }),
    );
    expect(figureOf(ID, { t_db: 25, rh: 50 }, 'p_atm')).toBeCloseTo(101.325, 9);
  });
  it('a cooling coil: its powers add up, its surface is colder than the air that leaves', () => {
    fc.assert(
      fc.property(between(20, 45), between(30, 90), between(2, 15), between(70, 98), (t_in, rh_in, t_out, rh_out) => {
        const coil = outputsOf(ID, { mode: 'process', t_in, rh_in, q_v: 1000, t_out, rh_out });
        const figure = (key: string): number => Number(coil[key]);
        expect(figure('power_total')).toBeCloseTo(figure('power_sensible') + figure('power_latent'), 9);
        expect(figure('power_sensible')).toBeLessThan(0);
        expect(figure('condensate')).toBeCloseTo(
          Math.max(figure('w_in') - figure('w_out'), 0) * figure('m_da') * 3.6,
          9,
        );
        if (coil['t_adp'] === undefined) return;
        expect(figure('t_adp')).toBeLessThanOrEqual(t_out);
        expect(figure('bypass_factor')).toBeGreaterThanOrEqual(0);
        expect(figure('bypass_factor')).toBeLessThan(1);
      }),
    );
  });
  it('humidity, enthalpy and wet bulb rise with relative humidity; dew <= wet <= dry', () => {
    fc.assert(
      fc.property(between(-20, 60), between(5, 90), (t_db, rh) => {
        const [a, b] = [outputsOf(ID, { t_db, rh }), outputsOf(ID, { t_db, rh: rh + 5 })];
        for (const key of ['w', 'h', 'v', 't_dp'] as const) expect(Number(b[key])).toBeGreaterThan(Number(a[key]));
        // Where ice turns to water the wet bulb stays at 0 °C for a while.
        expect(Number(b['t_wb'])).toBeGreaterThanOrEqual(Number(a['t_wb']));
        expect(Number(a['t_dp'])).toBeLessThanOrEqual(Number(a['t_wb']) + 0.01);
        expect(Number(a['t_wb'])).toBeLessThanOrEqual(t_db + 1e-9);
      }),
      { numRuns: 50 },
    );
  });
  it('a mixture lies between its airs and keeps their water', () => {
    fc.assert(
      fc.property(
        between(-15, 35),
        between(10, 100),
        between(-15, 35),
        between(10, 100),
        between(100, 5000),
        (t1, rh1, t2, rh2, q1) => {
          const inputs = { mode: 'mixing', t1, rh1, q1, t2, rh2, q2: 1000 };
          const mix = outputsOf(ID, inputs);
          const [w1, w2] = [figureOf(ID, { t_db: t1, rh: rh1 }, 'w'), figureOf(ID, { t_db: t2, rh: rh2 }, 'w')];
          const [m1, m2] = [Number(mix['m1']), Number(mix['m2'])];
          expect(Number(mix['w_mix']) * (m1 + m2)).toBeCloseTo(m1 * w1 + m2 * w2, 9);
          expect(Number(mix['rh_mix'])).toBeLessThanOrEqual(100 + 1e-6);
          expect(mix['fog']).toBe(Number(mix['w_fog']) > 0);
        },
      ),
      { numRuns: 50 },
    );
  });
  it('reads French and English writing alike', () => {
    expect(outputsOf(ID, { t_db: '\u22125', rh: '5e1', altitude: '1\u202f234,5', nobody: 'x' })).toEqual(
      outputsOf(ID, { t_db: -5, rh: 50, altitude: 1234.5 }),
    );
    expect(outputsOf(ID, { t_db: '25,5', rh: '50' })).toEqual(outputsOf(ID, { t_db: 25.5, rh: '50.0' }));
  });
});
