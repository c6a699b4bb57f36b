import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  engine,
  expectRefusal,
  expectWarning,
  figureOf,
  outcomeOf,
  outputsOf,
} from '../../../tests/unit/calculators/outcomes.ts';

const ID = 'capillaire';
const R134A = {
  p_in: 11.599,
  t_sc: 5,
  p_sat_in: 10.166,
  rho_f: 1125.1,
  rho_g: 57.657,
  mu_f: 151.39,
  mu_g: 12.633,
  sigma: 5.4998,
  h_fg: 157.58,
  t_crit: 101.06,
  p_crit: 40.593,
  dh: 136.25,
};
const FLOW = { ...R134A, solve: 'flow', d: 1, l: 2 };
const between = (min: number, max: number): fc.Arbitrary<number> => fc.double({ min, max, noNaN: true });

describe('what it refuses', () => {
  it('too little subcooling and a two-phase inlet', () => {
    const inlet = { code: 'twoPhaseInlet', fr: 'Entrée diphasique', en: 'Two-phase inlet' } as const;
    expectRefusal(ID, { ...FLOW, t_sc: 0.9 }, { ...inlet, field: 't_sc' });
    expectRefusal(ID, { ...FLOW, p_in: 10 }, { ...inlet, field: 'p_in' });
  });
  it('condensing near critical, and fluids the correlation does not cover', () => {
    expectRefusal(
      ID,
      { ...FLOW, fluid: 'R134a', t_cond: 92 },
      { code: 'nearCritical', field: 't_cond', fr: 'Trop proche du point critique', en: 'Too close to critical' },
    );
    const covered = { code: 'fluidNotCovered', field: 'fluid', fr: 'non couvert', en: 'not covered' } as const;
    expectRefusal(ID, { ...FLOW, fluid: 'CO2' }, covered);
    expectRefusal(ID, { ...FLOW, fluid: 'ammoniac' }, covered);
  });
  it('a vapour more viscous than its liquid', () => {
    expectRefusal(
      ID,
      { ...FLOW, mu_f: 10 },
      { code: 'viscosityOrder', field: 'mu_f', fr: 'viscosité du liquide', en: 'Liquid viscosity' },
    );
  });
  it('part of a tube', () => {
    expectRefusal(
      ID,
      { ...FLOW, n_parallel: 2.5 },
      { code: 'wholeNumber', field: 'n_parallel', fr: 'Nombre entier attendu.', en: 'Whole number expected.' },
    );
  });
  it('a blend whose surface tension nobody typed', () => {
    const blend = { solve: 'flow', fluid: 'R404A', t_cond: 45, t_sc: 5, d: 1, l: 2 };
    expectRefusal(ID, blend, {
      code: 'propertyToType',
      field: 'sigma',
      fr: 'Propriété inconnue pour R404A : saisissez-la.',
      en: 'Property not known for R404A: enter it.',
    });
    expect(figureOf(ID, { ...blend, sigma: 3 }, 'm_dot')).toBeGreaterThan(0);
  });
  it('a capacity without an enthalpy difference', () => {
    expectRefusal(
      ID,
      { ...R134A, dh: undefined, d: 1, q0: 300 },
      { code: 'required', field: 'dh', fr: 'obligatoire', en: 'Required' },
    );
  });
});

describe('what it says beside a result', () => {
  it('results outside the model, conditions outside its tests', () => {
    const outside = { code: 'outsideModel', fr: 'hors du domaine', en: 'outside model range' } as const;
    expectWarning(ID, { ...FLOW, l: 5 }, outside);
    expectWarning(ID, { ...FLOW, d: 2.2 }, outside);
    expectWarning(ID, { ...R134A, d: 1, q0: 200 }, outside);
    expectWarning(ID, { ...FLOW, t_sc: 16 }, { code: 'outsideTests', fr: 'domaine conseillé', en: 'advised domain' });
  });
  it('blames what the reader can change', () => {
    const fieldOf = (inputs: Parameters<typeof outcomeOf>[1], code: string): string | undefined => {
      const outcome = outcomeOf(ID, inputs);
      return outcome.ok ? outcome.warnings.find((warning) => warning.code === code)?.field : undefined;
    };
    expect(fieldOf({ ...FLOW, l: 5 }, 'outsideModel')).toBe('l');
    expect(fieldOf({ ...FLOW, d: 2.2 }, 'outsideModel')).toBe('d');
    expect(fieldOf({ ...R134A, solve: 'length', d: 1, q0: 200 }, 'outsideModel')).toBe('d');
    expect(fieldOf({ ...R134A, solve: 'diameter', l: 2, q0: 9000 }, 'outsideModel')).toBe('l');
    expect(fieldOf({ ...FLOW, t_sc: 16 }, 'outsideTests')).toBe('t_sc');
    expect(fieldOf({ ...FLOW, t_cond: 65 }, 'outsideTests')).toBe('t_cond');
  });
  it('contact with the suction line, and an outlet that is not critical', () => {
    expectWarning(ID, { ...FLOW, contact: true }, { code: 'nonAdiabatic', fr: 'non adiabatique', en: 'Non-adiabatic' });
    expectWarning(
      ID,
      { ...FLOW, fluid: 'R134a', t_evap: 30 },
      { code: 'outletNotCritical', fr: 'débit réel est plus faible', en: 'actual flow is lower' },
    );
  });
});

describe('physics', () => {
  // Worked example of the ASHRAE correlation (Handbook, Refrigeration, 2014, chapter 11; Wolf, Bittle & Pate) in the help of
  // EES: R134a, 1.1 mm, 3 m, 14 bar, 15 K: 15.12 kg/h. Two correlations, each of some 10 %.
  it('agrees with the ASHRAE correlation', () => {
    const t_cond = engine.fluid('R134a').saturation({ P: 14e5 }).bubble.T - 273.15;
    const flow = figureOf(ID, { solve: 'flow', fluid: 'R134a', t_cond, t_sc: 15, d: 1.1, l: 3 }, 'm_dot');
    expect(Math.abs(flow / 15.12 - 1)).toBeLessThan(0.1);
  });
  it('a zeotropic blend enters as bubble at its inlet and saturates as it flashes', () => {
    const outputs = outputsOf(ID, {
      solve: 'flow',
      fluid: 'R407C',
      t_cond: 45,
      t_sc: 5,
      d: 1,
      l: 2,
      sigma: 5,
      t_evap: -10,
      superheat: 5,
    });
    const fluid = engine.fluid('R407C');
    const [at, inlet, evaporating] = [318.15, 313.15, 263.15].map((T) => fluid.saturation({ T }));
    expect(outputs['p_in']).toBeCloseTo((at?.bubble.P ?? 0) / 1e5, 9);
    expect(outputs['p_sat_in']).toBeCloseTo((inlet?.bubble.P ?? 0) / 1e5, 9);
    expect(outputs['rho_f']).toBeCloseTo(at?.bubble.D ?? 0, 9);
    expect(outputs['rho_g']).toBeCloseTo(at?.dew.D ?? 0, 9);
    const out =
      fluid.state({ T: 268.15, P: evaporating?.dew.P ?? 0 }).H - fluid.state({ T: 313.15, P: at?.bubble.P ?? 0 }).H;
    expect(outputs['dh']).toBeCloseTo(out / 1000, 9);
  });
  it('length and diameter turn the flow round', () => {
    fc.assert(
      fc.property(between(0.5, 2), between(0.5, 4), fc.constantFrom(1, 2, 3), (d, l, n_parallel) => {
        const m_dot = figureOf(ID, { ...FLOW, d, l, n_parallel }, 'm_dot');
        expect(figureOf(ID, { ...R134A, solve: 'length', d, m_dot, n_parallel }, 'l')).toBeCloseTo(l, 8);
        expect(figureOf(ID, { ...R134A, solve: 'diameter', l, m_dot, n_parallel }, 'd')).toBeCloseTo(d, 8);
      }),
    );
  });
  it('flow falls with length and rises with diameter and with tubes side by side, everywhere', () => {
    fc.assert(
      fc.property(between(0.5, 2), between(0.3, 5), between(1, 17), (d, l, t_sc) => {
        const flow = (change: object): number => figureOf(ID, { ...FLOW, d, l, t_sc, ...change }, 'm_dot');
        expect(flow({ l: l * 1.1 })).toBeLessThan(flow({}));
        expect(flow({ d: d * 1.1 })).toBeGreaterThan(flow({}));
        expect(flow({ n_parallel: 3 }) / flow({})).toBeCloseTo(3, 9);
      }),
    );
  });
  it('a longer or narrower tube passes less, a subcooled inlet more', () => {
    const flow = (change: object): number => figureOf(ID, { ...FLOW, ...change }, 'm_dot');
    expect(flow({ l: 3 })).toBeLessThan(flow({}));
    expect(flow({ d: 0.8 })).toBeLessThan(flow({}));
    const ofFluid = {
      ...FLOW,
      ...Object.fromEntries(Object.keys(R134A).map((key) => [key, undefined])),
      fluid: 'R134a',
      t_cond: 45,
      t_evap: -10,
    };
    expect(figureOf(ID, { ...ofFluid, t_sc: 10 }, 'm_dot')).toBeGreaterThan(
      figureOf(ID, { ...ofFluid, t_sc: 3 }, 'm_dot'),
    );
  });
  it('the figures of the fluid give the flow of the figures typed by hand', () => {
    const outputs = outputsOf(ID, {
      solve: 'flow',
      fluid: 'R134a',
      t_cond: 45,
      t_sc: 5,
      t_evap: -10,
      superheat: 5,
      d: 1,
      l: 2,
    });
    expect(Math.abs(Number(outputs['m_dot']) / figureOf(ID, FLOW, 'm_dot') - 1)).toBeLessThan(0.005);
  });
});
