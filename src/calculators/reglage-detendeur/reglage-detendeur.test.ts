import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { engine, expectRefusal, expectWarning, figureOf, outputsOf } from '../../../tests/unit/calculators/outcomes.ts';
import { answered, between, maybe, numberIn, RUNS } from '../../../tests/unit/calculators/properties.ts';
import { celsiusFromKelvin } from '../../quantities/si.ts';

const ID = 'reglage-detendeur';
const F = 5 / 9;

describe('what it refuses', () => {
  it('no superheat, a mean out of its swing, half a last gesture, half a gesture made', () => {
    expectRefusal(
      ID,
      { t_bulb: 2 },
      {
        code: 'superheatInputs',
        field: 't_evap',
        fr: 'Donnez la surchauffe, ou la température au bulbe et l’évaporation.',
        en: 'Give the superheat, or the bulb temperature and the evaporating temperature.',
      },
    );
    for (const swing of [{ sh_low: 9, sh_high: 4 }, { sh_low: 6.6 }, { sh_high: 5.4 }]) {
      expectRefusal(
        ID,
        { sh: 6, ...swing },
        {
          code: 'swingOrder',
          fr: 'La surchauffe moyenne doit être entre la plus basse et la plus haute.',
          en: 'The mean superheat must lie between lowest and highest.',
        },
      );
    }
    for (const last of [{ turns_last: 0.5 }, { sh_before: 9 }, { turns_last: 0, sh_before: 9 }]) {
      expectRefusal(
        ID,
        { sh: 6, ...last },
        {
          code: 'lastGesture',
          fr: 'Donnez le dernier geste et la surchauffe d’avant, ou aucun des deux.',
          en: 'Give the last gesture and the superheat before it, or neither.',
        },
      );
    }
    expectRefusal(
      ID,
      { sh: 6, n_done: 1.5 },
      { code: 'wholeNumber', field: 'n_done', fr: 'Nombre entier', en: 'Whole number' },
    );
    expectRefusal(
      ID,
      { sh: 6, n_done: 4 },
      { code: 'range', field: 'n_done', fr: 'comprise entre 0 et 3', en: 'between 0 and 3' },
    );
  });
  it('a pressure with no dew point', () => {
    expectRefusal(
      ID,
      { t_bulb: 30, fluid: 'R134a', p_bulb: 50 },
      { code: 'aboveCriticalPressure', field: 'p_bulb', fr: 'point critique de R134a', en: 'critical point of R134a' },
    );
  });
});

describe('when the screw is left alone', () => {
  const barred = [
    [{ subcooling: 1 }, 'flashGas', 'subcooling', 'Sous-refroidissement insuffisant', 'Insufficient subcooling'],
    [{ load: 49 }, 'lowLoad', 'load', 'près de sa charge nominale', 'near its nominal load'],
    [{ t_mop: -3, t_evap: -5 }, 'nearMop', 't_mop', 'proche du MOP', 'near the MOP'],
    [{ frost: true }, 'frostedCoil', 'frost', 'rétablissez l’air', 'restore the air flow'],
    [{ bulb_loose: true }, 'bulbLoose', 'bulb_loose', 'Refixez le bulbe', 'Fix the bulb'],
    [{ equaliser_blocked: true }, 'equaliserBlocked', 'equaliser_blocked', 'Égalisation bouchée', 'Blocked equaliser'],
    [
      { internal_on_distributor: true },
      'equaliserMissing',
      'internal_on_distributor',
      'demande une égalisation externe',
      'needs an external equaliser',
    ],
    [
      { turns_last: 0.5, sh_before: 9.96 },
      'valveDoesNotAnswer',
      'turns_last',
      'n’a pas suivi la vis',
      'did not follow the screw',
    ],
  ] as const;
  it.each(barred)('%o', (given, code, field, fr, en) => {
    const inputs = { sh: 10, target: 6, k_turn: 1, ...given };
    expectWarning(ID, inputs, { code, field, fr, en });
    expect(outputsOf(ID, inputs)).toMatchObject({ action: 'check', turns: 0, direction: 'none' });
  });
  it('hunting with an evaporator nearly empty, after three gestures, at the end of the stem, finer than a quarter', () => {
    const wild = { sh: 11, target: 6, sh_low: 8, sh_high: 14, k_turn: 1 };
    expectWarning(ID, wild, { code: 'huntingHigh', fr: 'Pompage loin au-dessus', en: 'Hunting far above' });
    expect(outputsOf(ID, wild)).toMatchObject({ action: 'check', hunting: true });
    const third = { sh: 9, n_done: 3 };
    expectWarning(ID, third, { code: 'threeAdjustments', fr: 'Trois gestes faits', en: 'Three gestures made' });
    const end = { sh: 3, target: 6, k_turn: 1, turns_cw: 2, turns_done: 2 };
    expectWarning(ID, end, { code: 'endOfSpindle', fr: 'Fin de course', en: 'End of travel' });
    expect(outputsOf(ID, end)['action']).toBe('stop');
    expect(outputsOf(ID, { ...end, turns_done: 1.6 })).toMatchObject({ action: 'raise', turns: 0.25 });
    const fine = { sh: 7.2, target: 6, k_turn: 8 };
    expectWarning(ID, fine, {
      code: 'finerThanQuarter',
      fr: 'plus fin qu’un quart de tour',
      en: 'Finer than a quarter',
    });
    expect(outputsOf(ID, fine)['action']).toBe('leave');
  });
});

it('says how near liquid is', () => {
  expectWarning(ID, { sh: 0 }, { code: 'liquidReturn', fr: 'Du liquide peut revenir', en: 'Liquid may reach' });
  expect(outputsOf(ID, { sh: 0 })['action']).toBe('raise');
  expectWarning(ID, { sh: 5, sh_low: 2 }, { code: 'thinMargin', field: 'sh_low', fr: 'Moins de 3 K', en: 'Under 3 K' });
});

describe('what makers print', () => {
  // Trane SS-SVX11K-EN, p. 107, Table 30, and SS-APG008-EN, p. 9, Table 1: turns from the factory setting of 12 °F.
  it.each([
    ['BBIZE, 18 °F at 2.4 °F a turn', 18, 2.4, 2.5],
    ['OZE-50, 18 °F at 1.8 °F a turn', 18, 1.8, 3.25],
    ['OZE-50, 15 °F at 1.8 °F a turn', 15, 1.8, 1.75],
    ['OZE, 18 °F at 3.4 °F a turn', 18, 3.4, 1.75],
  ])('%s', (_, wanted, effect, turns) => {
    expect(figureOf(ID, { sh: 12 * F, target: wanted * F, k_turn: effect * F }, 'turns_total')).toBe(turns);
  });
});

describe('the dew point', () => {
  it('is that of the fluid at the pressure read, whatever column was typed', () => {
    const { dew } = engine.fluid('R448A').saturation({ P: 3e5 + 101_325 });
    const inputs = { t_bulb: 0, fluid: 'R448A', p_bulb: 3, t_evap_side: 'bubble', glide: 5 };
    expect(figureOf(ID, inputs, 't_dew')).toBeCloseTo(celsiusFromKelvin(dew.T), 9);
  });
  it('takes the glide of a blend read on another column; a pure fluid has none', () => {
    const { bubble, dew } = engine.fluid('R407C').saturation({ P: 4e5 });
    const read = { t_bulb: 10, fluid: 'R407C' };
    const at = celsiusFromKelvin(dew.T);
    expect(figureOf(ID, { ...read, t_evap: celsiusFromKelvin(bubble.T), t_evap_side: 'bubble' }, 't_dew')).toBeCloseTo(
      at,
      6,
    );
    const middle = celsiusFromKelvin((bubble.T + dew.T) / 2);
    expect(figureOf(ID, { ...read, t_evap: middle, t_evap_side: 'mid' }, 't_dew')).toBeCloseTo(at, 6);
    expect(figureOf(ID, { t_bulb: 0, t_evap: -8, t_evap_side: 'bubble', glide: 5, fluid: 'R134a' }, 't_dew')).toBe(-8);
  });
});

it('waits five swings, 15 to 30 minutes', () => {
  for (const [period, wait] of [
    [60, 15],
    [240, 20],
    [900, 30],
  ] as const) {
    expect(figureOf(ID, { sh: 6, period }, 'wait')).toBe(wait);
  }
});

it('holds for any reading', () => {
  const reading = fc.record({
    sh: between(-2, 40),
    target: between(2, 20),
    spread: maybe(fc.tuple(between(0, 8), between(0, 8))),
    k_turn: maybe(between(0.1, 8)),
    n_done: fc.integer({ min: 0, max: 3 }),
    subcooling: maybe(between(-5, 40)),
    load: maybe(between(0, 150)),
    frost: fc.boolean(),
    turns_cw: maybe(between(0, 6)),
    turns_ccw: maybe(between(0, 6)),
    turns_done: between(-3, 3),
  });
  fc.assert(
    fc.property(reading, ({ spread, ...given }) => {
      const { sh, target } = given;
      const inputs = spread === undefined ? given : { ...given, sh_low: sh - spread[0], sh_high: sh + spread[1] };
      const outputs = answered(ID, inputs);
      const turns = numberIn(outputs, 'turns');
      expect(Math.abs(turns)).toBeLessThanOrEqual(2);
      expect(turns * 4).toBe(Math.round(turns * 4));
      const isUrgent = outputs?.['hunting'] === true || sh - (spread?.[0] ?? 0) <= 0;
      if (turns !== 0) expect(Math.sign(turns)).toBe(isUrgent ? 1 : Math.sign(target - sh));
      if (outputs?.['action'] === 'check' || given.n_done === 3) expect(turns).toBe(0);
      if (given.frost || (given.subcooling ?? 9) < 2 || (given.load ?? 100) < 50) expect(turns).toBe(0);
      if (turns < 0 && given.k_turn !== undefined) {
        expect(numberIn(outputs, 'sh_expected')).toBeGreaterThanOrEqual(target - 1e-9);
      }
      if (given.k_turn === undefined) expect(Math.abs(turns)).toBeLessThanOrEqual(0.25);
      // The travel that is left is never passed.
      if (turns > 0 && given.turns_cw !== undefined)
        expect(given.turns_done + turns).toBeLessThanOrEqual(given.turns_cw + 1e-9);
      if (turns < 0 && given.turns_ccw !== undefined)
        expect(-given.turns_done - turns).toBeLessThanOrEqual(given.turns_ccw + 1e-9);
      // Typed, or made of bulb and dew point, a superheat is answered alike.
      const typed = answered(ID, { ...inputs, sh: undefined, t_bulb: sh, t_evap: 0 });
      expect(typed).toEqual({ ...outputs, t_dew: 0 });
    }),
    RUNS,
  );
});
