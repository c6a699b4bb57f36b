import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectRefusal, expectWarning, figureOf, outputsOf } from '../../../tests/unit/calculators/outcomes.ts';
import { answered, between, numberIn, RUNS } from '../../../tests/unit/calculators/properties.ts';
import { cylinderTerm, slabTerm, sphereTerm } from '../../physics/chilling.ts';

const ID = 'temps-congelation';
const FREEZE = { product: 'beef', shape: 'slab', thickness: 40, h: 30, t_init: 10, t_final: -18, t_air: -35 } as const;
const CHILL = {
  mode: 'chill',
  product: 'apple',
  shape: 'sphere',
  thickness: 75,
  h: 15,
  t_init: 22,
  t_final: 3,
  t_air: 0,
} as const;
const TYPED = {
  mode: 'chill',
  shape: 'slab',
  thickness: 20,
  h: 9,
  t_init: 25,
  t_air: -11,
  k_unf: 0.45,
  rho_unf: 1000,
} as const;

describe('what it refuses', () => {
  it.each([
    [{ ...FREEZE, h: undefined }, 'surfaceMissing', 'air_speed', 'une vitesse d’air', 'an air speed'],
    [{ ...FREEZE, t_final: -40 }, 'orderFreezing', 't_air', 'air < cœur visé', 'air < wanted core'],
    [{ ...FREEZE, t_final: -1 }, 'orderFreezing', 't_final', 'point de congélation', 'freezing point'],
    [{ ...CHILL, t_final: 25 }, 'orderChilling', 't_init', 'Réfrigération : air', 'Chilling: air'],
    [
      { ...CHILL, t_final: -10, t_air: -20 },
      'chillBelowFreezing',
      't_final',
      'choisissez la congélation',
      'choose freezing',
    ],
    [
      { ...FREEZE, t_freeze: -0.2, t_init: -0.1, t_final: -1, t_air: -2 },
      'meanFreezing',
      't_init',
      'hors de la méthode',
      'outside the method',
    ],
    [{ ...FREEZE, water: 20 }, 'composition', 'water', 'environ 100 %', 'about 100 %'],
    [{ ...FREEZE, fibre: 5 }, 'composition', 'fibre', 'fibres comprises', 'fibre within carbohydrate'],
    [{ ...FREEZE, product: undefined }, 'required', 't_freeze', 'obligatoire', 'Required'],
  ] as const)('%o', (inputs, code, field, fr, en) => {
    expectRefusal(ID, inputs, { code, field, fr, en });
  });
});

describe('what it says beside a result', () => {
  it.each([
    [{ ...FREEZE, thickness: 900, h: 200 }, 'outsidePham', 'Hors du domaine', 'Outside the range'],
    [{ ...FREEZE, t_final: -33 }, 'nearAir', 'moins de 3 K de l’air', 'within 3 K of the air'],
    [{ ...CHILL, t_final: 21.9 }, 'earlyChilling', 'trop bref', 'Too short'],
    [{ ...CHILL, t_air: -5 }, 'chillingFreezesSkin', 'la surface gèle', 'the surface freezes'],
  ] as const)('%o', (inputs, code, fr, en) => {
    expectWarning(ID, inputs, { code, fr, en });
  });
});

describe('what is printed', () => {
  it('steaks of 2 cm at −11 °C: Bi 0.2, λ1 0.4328, A1 1.0311, 5590 s (studylib.net/doc/12446527, 11-44)', () => {
    const { eigenvalue, lag } = slabTerm(0.2);
    expect(eigenvalue).toBeCloseTo(0.4328, 4);
    expect(lag).toBeCloseTo(1.0311, 4);
    // The skin at 2 °C: the core is at −11 + 13 / cos λ1; diffusivity 0.91e-7 m²/s.
    const core = -11 + 13 / Math.cos(0.4328);
    const time = figureOf(ID, { ...TYPED, t_final: core, c_unf: 0.45 / 0.91e-7 / 1e6 }, 'time') * 3600;
    // Worked out from constants of four digits.
    expect(Math.abs(time / 5590 - 1)).toBeLessThan(0.001);
  });
  it('first terms at their ends: what is well stirred, and a surface as cold as the air', () => {
    // Small Bi: β² = Bi, 2 Bi, 3 Bi; the centre is as the mean. Great Bi: π/2, 2.4048, π, lags 4/π, 1.6021, 2.
    for (const [term, part, end, lag] of [
      [slabTerm, 1, Math.PI / 2, 4 / Math.PI],
      [cylinderTerm, 2, 2.4048, 1.6021],
      [sphereTerm, 3, Math.PI, 2],
    ] as const) {
      expect(term(1e-4).eigenvalue ** 2 / (part * 1e-4)).toBeCloseTo(1, 3);
      expect(term(1e-4).lag).toBeCloseTo(1, 3);
      expect(term(1e6).eigenvalue).toBeCloseTo(end, 4);
      expect(term(1e6).lag).toBeCloseTo(lag, 3);
    }
  });
});

it('takes no composition where every property is typed', () => {
  expect(outputsOf(ID, { ...TYPED, t_final: 4, c_unf: 4, water: 20 })).not.toHaveProperty('t_freeze');
});

it('holds for any product', () => {
  const food = fc.record({
    product: fc.constantFrom('beef', 'cod', 'strawberry', 'carrot', 'milk'),
    shape: fc.constantFrom('slab', 'cylinder', 'sphere', 'brick', 'finiteCylinder'),
    thickness: between(10, 200),
    ratio: fc.tuple(between(1, 6), between(1, 6)),
    h: between(5, 200),
    t_init: between(2, 30),
    t_final: between(-25, -10),
    below: between(4, 20),
    pack_mm: between(0, 5),
  });
  fc.assert(
    fc.property(food, ({ ratio, below, ...given }) => {
      const inputs = {
        ...given,
        width: given.thickness * ratio[0],
        length: given.thickness * ratio[1],
        t_air: given.t_final - below,
      };
      const outputs = answered(ID, inputs);
      const time = numberIn(outputs, 'time');
      const other = (change: object): number => figureOf(ID, { ...inputs, ...change }, 'time');
      expect(numberIn(outputs, 'time_cooling') + numberIn(outputs, 'time_freezing')).toBeCloseTo(time, 9);
      expect(numberIn(outputs, 'time_plank')).toBeLessThan(time);
      expect(
        other({ thickness: given.thickness * 1.05, width: inputs.width * 1.05, length: inputs.length * 1.05 }),
      ).toBeGreaterThan(time);
      expect(other({ pack_mm: given.pack_mm + 1 })).toBeGreaterThan(time);
      expect(other({ h: given.h * 1.1 })).toBeLessThan(time);
      expect(other({ t_air: inputs.t_air - 1 })).toBeLessThan(time);
      expect(other({ t_final: given.t_final + 1 })).toBeLessThan(time);
      expect(other({ shape: 'slab' })).toBeGreaterThanOrEqual(other({ shape: 'brick' }));
      const slab = other({ shape: 'slab', thickness: 2 });
      expect(other({ shape: 'brick', thickness: 2, width: 3000, length: 3000 }) / slab).toBeCloseTo(1, 2);
      // Chilling: the heat is that of the product, whatever its shape.
      const chilled = { ...inputs, mode: 'chill', t_final: 1, t_air: -0.5 };
      expect(figureOf(ID, chilled, 'heat')).toBe(figureOf(ID, { ...chilled, shape: 'slab' }, 'heat'));
      expect(figureOf(ID, { ...chilled, h: given.h * 1.1 }, 'half_life')).toBeLessThan(
        figureOf(ID, chilled, 'half_life'),
      );
    }),
    RUNS,
  );
});
