import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectRefusal, expectWarning, figureOf, outputsOf } from '../../../tests/unit/calculators/outcomes.ts';
import { renewalsPerDay } from '../../physics/cold-room.ts';

const ID = 'bilan-frigorifique';
const WALL = { area: 80, u: 0.25, t_ext: 25, solar: 0 };
const ROOM = { t_in: 2, rh_in: 85, volume: 75, floor_area: 25, walls: [WALL], t_air: 25, rh_air: 60, h_run: 18 };
const APPLES = { mass: 1500, t_intro: 12, t_final: 2, hours: 24, cp1: 3.81, cp2: 1.98, latent: 280, t_freeze: -1.1 };
const between = (min: number, max: number): fc.Arbitrary<number> => fc.double({ min, max, noNaN: true });

describe('what it refuses', () => {
  it('a room without walls', () => {
    const none = { code: 'noWall', field: 'walls', fr: 'au moins une paroi', en: 'at least one wall' } as const;
    expectRefusal(ID, { ...ROOM, walls: [] }, none);
    expectRefusal(ID, { ...ROOM, walls: undefined }, none);
  });
  it('goods that warm up, or freeze at nobody knows what', () => {
    expectRefusal(
      ID,
      { ...ROOM, goods: [{ ...APPLES, t_final: 13 }] },
      { code: 'goodsWarmer', field: 'goods.0.t_final', fr: 'dépasse l’entrée', en: 'exceeds entry' },
    );
    expectRefusal(
      ID,
      { ...ROOM, t_in: -20, goods: [APPLES, { ...APPLES, t_freeze: undefined }] },
      {
        code: 'freezingPointRequired',
        field: 'goods.1.t_freeze',
        fr: 'Point de congélation requis',
        en: 'Freezing point required',
      },
    );
    expectRefusal(
      ID,
      { ...ROOM, goods: [{ ...APPLES, t_final: -5, latent: undefined }] },
      { code: 'required', field: 'goods.0.latent', fr: 'obligatoire', en: 'Required' },
    );
  });
  it('a load whose duration is not said', () => {
    expectRefusal(
      ID,
      { ...ROOM, p_fans: 300 },
      { code: 'required', field: 'h_fans', fr: 'obligatoire', en: 'Required' },
    );
  });
});

describe('what it says beside a result', () => {
  it('walls colder than the room, counted as nothing', () => {
    const inputs = { ...ROOM, walls: [WALL, { ...WALL, t_ext: 0 }] };
    expectWarning(ID, inputs, { code: 'coldWall', fr: 'Paroi plus froide', en: 'Wall colder' });
    expect(figureOf(ID, inputs, 'q_trans')).toBe(figureOf(ID, ROOM, 'q_trans'));
  });
  it('unusual running times, ratios and U-values, and an estimate', () => {
    expectWarning(
      ID,
      { ...ROOM, h_run: 12 },
      { code: 'unusualRunningTime', fr: 'Durée de marche inhabituelle', en: 'Unusual running time' },
    );
    expectWarning(
      ID,
      { ...ROOM, h_run: 23 },
      { code: 'unusualRunningTime', fr: 'Durée de marche inhabituelle', en: 'Unusual running time' },
    );
    expectWarning(
      ID,
      { ...ROOM, p_machines: 50_000, h_machines: 24 },
      { code: 'unusualRatio', fr: 'Ratio inhabituel', en: 'Unusual ratio' },
    );
    expectWarning(
      ID,
      { ...ROOM, walls: [{ ...WALL, u: 0.09 }] },
      { code: 'lowU', fr: 'U inhabituellement bas', en: 'Unusually low U' },
    );
    expectWarning(
      ID,
      { ...ROOM, fans_unknown: true },
      { code: 'estimatedFans', fr: 'estimée à 10 %', en: 'estimated at 10 %' },
    );
  });
});

describe('physics', () => {
  it.each([
    [5, 31.3, 22.4],
    [10, 22.1, 15.8],
    [20, 15.7, 11.2],
    [30, 12.8, 9.1],
    [50, 9.9, 7.1],
    [75, 8.1, 5.8],
    [100, 7, 5],
    [200, 4.9, 3.5],
    [500, 3.1, 2.2],
    [1000, 2.2, 1.6],
  ])('renews %i m³ as the table of practice says', (volume, positive, negative) => {
    expect(renewalsPerDay(volume, false)).toBeCloseTo(positive, 1);
    expect(renewalsPerDay(volume, true)).toBeCloseTo(negative, 1);
  });
  it.each([
    // ft³, and renewals a day above and below 0 °C: ASHRAE, as Dossat, Principles of Refrigeration, table 10-9.
    [200, 44, 33.5],
    [500, 26, 20],
    [1000, 17.5, 13.5],
    [2000, 12, 9.3],
    [5000, 7.2, 5.6],
    [10000, 4.9, 3.8],
  ])('lies below the ASHRAE table at %i ft³ by what the page says', (cubicFeet, positive, negative) => {
    const volume = cubicFeet * 0.3048 ** 3;
    const [above, below] = [positive / renewalsPerDay(volume, false), negative / renewalsPerDay(volume, true)];
    expect(above).toBeGreaterThan(1.175);
    expect(above).toBeLessThan(1.505);
    expect(below).toBeGreaterThan(1.275);
    expect(below).toBeLessThan(1.6);
  });
  it('freezing takes sensible heat on both sides and latent heat between', () => {
    const goods = [{ ...APPLES, mass: 1, t_intro: 10, t_final: -18, hours: 1, t_freeze: -1 }];
    expect(figureOf(ID, { ...ROOM, goods }, 'q_goods')).toBeCloseTo((3.81 * 11 + 280 + 1.98 * 17) / 3.6, 9);
  });
  it('adds up, and grows with everything that lets heat in', () => {
    fc.assert(
      fc.property(between(10, 500), between(0.1, 2), between(10, 40), between(-25, 10), (area, u, t_ext, t_in) => {
        const inputs = { ...ROOM, t_in, walls: [{ area, u, t_ext, solar: 0 }], n_people: 2, h_people: 3, safety: 10 };
        const outputs = outputsOf(ID, inputs);
        const items = [
          'q_trans',
          'q_air',
          'q_goods',
          'q_resp',
          'q_people',
          'q_light',
          'q_machines',
          'q_fans',
          'q_defrost',
        ];
        const sum = items.reduce((total, key) => total + Number(outputs[key]), 0);
        expect(Number(outputs['q_avg'])).toBeCloseTo(sum, 6);
        for (const key of items) expect(Number(outputs[key])).toBeGreaterThanOrEqual(0);
        const power = Number(outputs['power']);
        expect(
          figureOf(ID, { ...inputs, walls: [{ area, u: u * 1.1, t_ext, solar: 0 }] }, 'power'),
        ).toBeGreaterThanOrEqual(power);
        expect(figureOf(ID, { ...inputs, t_air: 35 }, 'power')).toBeGreaterThanOrEqual(power);
        expect(figureOf(ID, { ...inputs, h_run: 20 }, 'power')).toBeLessThan(power);
      }),
    );
  });
});
