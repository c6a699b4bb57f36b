import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectRefusal, expectWarning, figureOf, outputsOf } from '../../../tests/unit/calculators/outcomes.ts';

const ID = 'dimensionnement-gaine';
const AIR = { flow: 2000, rho: 1.204, mu: 18.13, roughness: 0.09 };
const between = (min: number, max: number): fc.Arbitrary<number> => fc.double({ min, max, noNaN: true });

describe('what it refuses', () => {
  it('an oval higher than wide, and rectangles with one side', () => {
    const axes = { code: 'ovalAxes', field: 'a', fr: 'grand axe doit dépasser', en: 'Major axis must exceed' } as const;
    expectRefusal(ID, { ...AIR, method: 'check-oval', a: 200, b: 200 }, axes);
    expectRefusal(
      ID,
      { ...AIR, method: 'check-rect', a: 200 },
      { code: 'required', field: 'b', fr: 'obligatoire', en: 'Required' },
    );
  });
  it('a friction that no diameter gives', () => {
    expectRefusal(
      ID,
      { ...AIR, method: 'friction', flow: 1e6, dp_lin: 0.05, roughness: 10 },
      { code: 'noDiameter', field: 'dp_lin', fr: 'entre 20 mm et 5 m', en: 'between 20 mm and 5 m' },
    );
    expectRefusal(
      ID,
      { ...AIR, method: 'friction', flow: 1, dp_lin: 20 },
      { code: 'noDiameter', field: 'dp_lin', fr: 'entre 20 mm et 5 m', en: 'between 20 mm and 5 m' },
    );
  });
});

describe('what it says beside a result', () => {
  it('flat rectangles, fast air, ducts beyond the series', () => {
    expectWarning(ID, { ...AIR, v: 5, b: 100 }, { code: 'highAspect', fr: 'supérieur à 4', en: 'above 4' });
    expectWarning(
      ID,
      { ...AIR, flow: 1e6, v: 5, b: 50 },
      { code: 'noRectangle', fr: 'Aucun rectangle', en: 'No rectangle' },
    );
    expectWarning(
      ID,
      { ...AIR, method: 'check-oval', a: 1000, b: 200 },
      { code: 'highAspect', fr: 'supérieur à 4', en: 'above 4' },
    );
    expectWarning(
      ID,
      { ...AIR, method: 'check-rect', a: 1000, b: 200 },
      { code: 'highAspect', fr: 'supérieur à 4', en: 'above 4' },
    );
    expectWarning(ID, { ...AIR, v: 13 }, { code: 'noisy', fr: 'risque de bruit', en: 'noise risk' });
    expectWarning(
      ID,
      { ...AIR, method: 'check-round', diameter: 200 },
      { code: 'noisy', fr: 'risque de bruit', en: 'noise risk' },
    );
    expectWarning(
      ID,
      { ...AIR, flow: 1e5, v: 5 },
      { code: 'beyondStandardDucts', fr: 'plus grand diamètre normalisé', en: 'largest standard diameter' },
    );
  });
});

describe('physics', () => {
  it('a duct sized by friction has that friction, one sized by velocity that velocity', () => {
    fc.assert(
      fc.property(between(50, 1e5), between(0.2, 5), between(2, 12), (flow, dp_lin, v) => {
        const byFriction = figureOf(ID, { ...AIR, flow, method: 'friction', dp_lin }, 'd_eq');
        fc.pre(byFriction >= 50 && byFriction <= 3000);
        expect(figureOf(ID, { ...AIR, flow, method: 'check-round', diameter: byFriction }, 'dp_lin')).toBeCloseTo(
          dp_lin,
          6,
        );
        const byVelocity = figureOf(ID, { ...AIR, flow, v }, 'd_eq');
        fc.pre(byVelocity >= 50 && byVelocity <= 3000);
        expect(figureOf(ID, { ...AIR, flow, method: 'check-round', diameter: byVelocity }, 'v_real')).toBeCloseTo(v, 9);
      }),
    );
  });
  it('the rectangle of an imposed side has the friction of its round duct', () => {
    const { a, d_eq } = outputsOf(ID, { ...AIR, v: 5, b: 250 });
    expect(figureOf(ID, { ...AIR, method: 'check-rect', a, b: 250 }, 'd_eq')).toBeCloseTo(Number(d_eq), 6);
  });
  it('more flow, a rougher wall or a narrower duct is more friction', () => {
    fc.assert(
      fc.property(between(500, 5000), between(200, 800), (flow, diameter) => {
        expect(figureOf(ID, { ...AIR, flow, method: 'check-round', diameter: diameter * 1.1 }, 'dp_lin')).toBeLessThan(
          figureOf(ID, { ...AIR, flow, method: 'check-round', diameter }, 'dp_lin'),
        );
        const inputs = { ...AIR, flow, method: 'check-round', diameter };
        const gradient = figureOf(ID, inputs, 'dp_lin');
        expect(figureOf(ID, { ...inputs, flow: flow * 1.1 }, 'dp_lin')).toBeGreaterThan(gradient);
        expect(figureOf(ID, { ...inputs, roughness: 0.9 }, 'dp_lin')).toBeGreaterThan(gradient);
      }),
    );
  });
});
