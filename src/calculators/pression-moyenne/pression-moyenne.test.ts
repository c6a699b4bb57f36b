import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { engine, expectRefusal, expectWarning, figureOf, outputsOf } from '../../../tests/unit/calculators/outcomes.ts';

const ID = 'pression-moyenne';

describe('what it refuses', () => {
  it('pressures in the wrong order, or not absolute', () => {
    const order = {
      code: 'pressureOrder',
      field: 'pres_hp',
      fr: 'supérieure à la basse pression',
      en: 'must exceed low pressure',
    } as const;
    expectRefusal(ID, { pres_hp: 1, pres_bp: 2 }, order);
    expectRefusal(ID, { pres_hp: 2, pres_bp: 2 }, order);
    const absolute = {
      code: 'absoluteOnly',
      fr: 'Pressions absolues uniquement',
      en: 'Absolute pressures only',
    } as const;
    expectRefusal(ID, { pres_hp: 10, pres_bp: -0.3 }, { ...absolute, field: 'pres_bp' });
    expectRefusal(ID, { pres_hp: 0, pres_bp: 1 }, { ...absolute, field: 'pres_hp' });
  });
  it('a fluid nobody knows, also where it is no name', () => {
    const unknown = { code: 'unknownFluid', field: 'fluid', fr: 'Fluide introuvable', en: 'Fluid not found' } as const;
    for (const fluid of ['R999', 134, true, {}]) expectRefusal(ID, { pres_hp: 16, pres_bp: 1, fluid }, unknown);
  });
  it('a span smaller than the correction', () => {
    const small = { code: 'spanTooSmall', fr: 'correction Sand Hold dépasse', en: 'Sand Hold exceeds' } as const;
    expectRefusal(ID, { pres_hp: 1.2, pres_bp: 1, method: 'sandhold' }, { ...small, field: 'pres_hp' });
    expectWarning(ID, { pres_hp: 1.2, pres_bp: 1 }, small);
    expect(outputsOf(ID, { pres_hp: 1.2, pres_bp: 1 })).not.toHaveProperty('p_sandhold');
  });
});

describe('what it says beside a result', () => {
  it('transcritical, one stage enough, hard stages', () => {
    expectWarning(
      ID,
      { pres_hp: 90, pres_bp: 15, fluid: 'CO2' },
      { code: 'transcritical', fr: 'n’est plus optimale', en: 'no longer optimal' },
    );
    expectWarning(ID, { pres_hp: 6, pres_bp: 1 }, { code: 'singleStage', fr: 'un seul étage', en: 'single stage' });
    expectWarning(ID, { pres_hp: 100, pres_bp: 1 }, { code: 'highStageRatio', fr: 'supérieur à 8', en: 'above 8' });
  });
});

describe('physics', () => {
  it('gives dew temperatures of the fluid, blends too', () => {
    const outputs = outputsOf(ID, { pres_hp: 18.295, pres_bp: 2.0223, fluid: 'R404A' });
    const { dew } = engine.fluid('R404A').saturation({ P: Number(outputs['p_equality']) * 1e5 });
    expect(Number(outputs['t_equality'])).toBeCloseTo(dew.T - 273.15, 6);
  });
  it.each(['R407C', 'R448A', 'R455A'])('gives the dew point of %s, above its bubble point', (name) => {
    const outputs = outputsOf(ID, { pres_hp: 16, pres_bp: 1, fluid: name });
    for (const [pressure, temperature] of [
      ['p_equality', 't_equality'],
      ['p_sandhold', 't_sandhold'],
    ] as const) {
      const { bubble, dew } = engine.fluid(name).saturation({ P: Number(outputs[pressure]) * 1e5 });
      expect(Number(outputs[temperature])).toBeCloseTo(dew.T - 273.15, 6);
      expect(dew.T - bubble.T).toBeGreaterThan(3);
    }
  });
  it('keeps both rules between the two pressures, and grows with each', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.1, max: 10, noNaN: true }),
        fc.double({ min: 2, max: 18, noNaN: true }),
        (pres_bp, ratio) => {
          const inputs = { pres_hp: pres_bp * ratio, pres_bp };
          const { p_equality, p_sandhold, ratio_lp_sandhold, ratio_hp_sandhold, ratio_total } = outputsOf(ID, inputs);
          expect(Number(p_equality)).toBeGreaterThan(pres_bp);
          expect(Number(p_equality)).toBeLessThan(inputs.pres_hp);
          if (p_sandhold !== undefined) {
            expect(Number(p_sandhold) - Number(p_equality)).toBeCloseTo(0.35, 9);
            expect(Number(ratio_lp_sandhold) * Number(ratio_hp_sandhold)).toBeCloseTo(Number(ratio_total), 9);
          }
          expect(figureOf(ID, { ...inputs, pres_hp: inputs.pres_hp * 1.1 }, 'p_equality')).toBeGreaterThan(
            Number(p_equality),
          );
        },
      ),
    );
  });
  it('gives both stages one ratio, whose square is the whole', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.1, max: 20, noNaN: true }),
        fc.double({ min: 1.01, max: 9, noNaN: true }),
        (pres_bp, ratio) => {
          const inputs = { pres_hp: pres_bp * ratio, pres_bp, method: 'equality' };
          const p = figureOf(ID, inputs, 'p_equality');
          expect(p / pres_bp).toBeCloseTo(inputs.pres_hp / p, 9);
          expect(figureOf(ID, inputs, 'ratio_equality') ** 2).toBeCloseTo(figureOf(ID, inputs, 'ratio_total'), 9);
        },
      ),
    );
  });
});
