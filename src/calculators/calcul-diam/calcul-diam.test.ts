import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { engine, expectRefusal, expectWarning, figureOf, outputsOf } from '../../../tests/unit/calculators/outcomes.ts';

const ID = 'calcul-diam';
const SUCTION = {
  line: 'suction',
  m_dot: 236.6,
  rho: 9.5706,
  mu: 10.776,
  l_eq: 30,
  v_max: 12,
  v_min: 4,
  dt_max: 1,
  dpdt: 0.08041,
  series: 'cu-metric',
};
const LIQUID = {
  line: 'liquid',
  m_dot: 236.6,
  rho: 1168.5,
  mu: 172.5,
  l_eq: 35,
  v_max: 1,
  dt_max: 0.5,
  dpdt: 0.2754,
  series: 'cu-inch',
};
const REGIME = { fluid: 'R134a', t_evap: -10, t_cond: 40, superheat: 10, subcooling: 5, t_discharge: 65 };
const between = (min: number, max: number): fc.Arbitrary<number> => fc.double({ min, max, noNaN: true });

describe('what it refuses', () => {
  it('copper with ammonia', () => {
    expectRefusal(
      ID,
      { ...SUCTION, fluid: 'NH3' },
      {
        code: 'copperWithAmmonia',
        field: 'series',
        fr: 'Cuivre interdit avec l’ammoniac',
        en: 'Copper is not allowed with ammonia',
      },
    );
  });
  it('a regime that cools nothing', () => {
    expectRefusal(
      ID,
      { ...SUCTION, ...REGIME, m_dot: undefined, q0: 10, t_evap: -100, t_cond: 100, superheat: 0, subcooling: 0 },
      { code: 'noCoolingEffect', field: 't_evap', fr: 'nul ou négatif', en: 'Zero or negative' },
    );
  });
  it('a condenser colder than the evaporator, and a discharge that is not vapour', () => {
    const typed = { ...SUCTION, ...REGIME, m_dot: undefined, q0: 10 };
    const order = {
      code: 'regimeOrder',
      field: 't_cond',
      fr: 'La condensation doit être plus chaude que l’évaporation.',
      en: 'Condensing must be warmer than evaporating.',
    } as const;
    expectRefusal(ID, { ...typed, t_evap: 40, t_cond: -10 }, order);
    expectRefusal(ID, { ...typed, t_evap: 40, t_cond: 40 }, order);
    const cold = {
      code: 'dischargeNotVapour',
      field: 't_discharge',
      fr: 'le refoulement n’est pas de la vapeur',
      en: 'not vapour',
    } as const;
    const discharge = { ...REGIME, line: 'discharge', m_dot: 100, l_eq: 10, v_max: 15, dt_max: 1 };
    expectRefusal(ID, { ...discharge, t_discharge: 39.9 }, cold);
    expect(figureOf(ID, { ...discharge, t_discharge: 40.1 }, 'rho')).toBeLessThan(60);
    // R455A boils from 40 to some 50 °C at the bubble pressure of 40 °C.
    expectRefusal(ID, { ...discharge, fluid: 'R455A', t_discharge: 45 }, cold);
  });
  it('part of a tube', () => {
    expectRefusal(
      ID,
      { ...SUCTION, n_parallel: 1.5 },
      { code: 'wholeNumber', field: 'n_parallel', fr: 'Nombre entier attendu.', en: 'Whole number expected.' },
    );
  });
  it('neither a fluid nor its figures', () => {
    expectRefusal(
      ID,
      { ...SUCTION, rho: undefined },
      { code: 'required', field: 'fluid', fr: 'obligatoire', en: 'Required' },
    );
    expectRefusal(
      ID,
      { ...SUCTION, rho: undefined, ...REGIME, t_evap: 200 },
      { code: 'range', field: 't_evap', fr: 'comprise entre', en: 'must be between' },
    );
    expectRefusal(
      ID,
      { ...LIQUID, rho: undefined, ...REGIME, t_cond: 110 },
      { code: 'aboveCritical', field: 't_cond', fr: 'point critique (101,1 °C)', en: 'critical point (101.1 °C)' },
    );
  });
});

describe('what it says beside a result', () => {
  it('a drop too large for an incompressible flow', () => {
    expectWarning(
      ID,
      { ...SUCTION, ...REGIME, l_eq: 500, dt_max: 5, v_max: 30 },
      { code: 'largeDrop', fr: '> 10 % de la pression', en: '> 10 % of pressure' },
    );
  });
  it('no tube that fits, and the neighbours all the same', () => {
    const inputs = { ...SUCTION, m_dot: 1e5 };
    expectWarning(ID, inputs, {
      code: 'noTubeFits',
      fr: 'Aucun tube de la série ne convient',
      en: 'No tube in the series fits',
    });
    expect(outputsOf(ID, inputs)['label_lower']).toBe('108x2.5');
  });
  it('oil that does not return, and liquid that flashes', () => {
    expect(outputsOf(ID, { ...LIQUID, v_min: 4 })).not.toHaveProperty('oil_return');
    expectWarning(ID, { ...SUCTION, v_min: 9 }, { code: 'oilReturn', fr: 'retour d’huile', en: 'oil return' });
    const flash = {
      code: 'flashGas',
      fr: 'risque de vapeur de détente en ligne liquide',
      en: 'flash-gas risk',
    } as const;
    expectWarning(ID, { ...LIQUID, subcooling: 1 }, flash);
    expectWarning(ID, { ...LIQUID, subcooling: 5, rise: 10 }, flash);
  });
});

describe('physics', () => {
  it('takes flow, density, viscosity and slope of the fluid, blends too', () => {
    const inputs = { ...REGIME, line: 'suction', q0: 10, l_eq: 30, v_max: 12, dt_max: 1 };
    const outputs = outputsOf(ID, inputs);
    const fluid = engine.fluid('R134a');
    expect(outputs['rho']).toBe(fluid.state({ T: 273.15, P: fluid.saturation({ T: 263.15 }).dew.P }).D);
    expect(Math.abs(Number(outputs['m_dot']) / 236.6 - 1)).toBeLessThan(0.001);
    expect(Math.abs(Number(outputs['dpdt']) / 0.080_41 - 1)).toBeLessThan(0.001);
    for (const line of ['suction', 'discharge', 'liquid']) {
      const blend = outputsOf(ID, { ...inputs, fluid: 'R454B', line, v_max: line === 'liquid' ? 1 : 15 });
      expect(Number(blend['dt_selected'])).toBeLessThanOrEqual(1);
    }
  });
  // A condensing temperature is that of the bubble point, for every line of the machine: tubes, fittings and the condenser's
  // inlet share one pressure.
  it.each(['R134a', 'R407C', 'R448A', 'R455A'])(
    'discharge and liquid lines of %s are at the bubble pressure of condensing',
    (name) => {
      const fluid = engine.fluid(name);
      const { bubble } = fluid.saturation({ T: 313.15 });
      const inputs = { ...REGIME, fluid: name, t_discharge: 75, m_dot: 100, l_eq: 10, v_max: 15, dt_max: 2 };
      expect(figureOf(ID, { ...inputs, line: 'discharge' }, 'rho')).toBeCloseTo(
        fluid.state({ T: 348.15, P: bubble.P }).D,
        9,
      );
      expect(figureOf(ID, { ...inputs, line: 'liquid' }, 'rho')).toBeCloseTo(
        fluid.state({ T: 308.15, P: bubble.P }).D,
        9,
      );
      const [vapour, liquid] = [fluid.saturation({ T: 314.15 }), fluid.saturation({ T: 313.15 })];
      expect(figureOf(ID, { ...inputs, line: 'discharge' }, 'dpdt')).toBeCloseTo(
        (vapour.dew.P - liquid.dew.P) / 1e5,
        9,
      );
      expect(figureOf(ID, { ...inputs, line: 'liquid' }, 'dpdt')).toBeCloseTo(
        (vapour.bubble.P - liquid.bubble.P) / 1e5,
        9,
      );
    },
  );
  it('the suction line of a blend is superheated from its dew point', () => {
    const fluid = engine.fluid('R455A');
    const { dew } = fluid.saturation({ T: 263.15 });
    expect(
      figureOf(ID, { ...REGIME, line: 'suction', fluid: 'R455A', m_dot: 100, l_eq: 10, v_max: 12, dt_max: 1 }, 'rho'),
    ).toBeCloseTo(fluid.state({ T: 273.15, P: dew.P }).D, 9);
  });
  it('a gas cooler sizes by figures typed by hand, though its fluid has no saturation there', () => {
    const typed = {
      line: 'discharge',
      m_dot: 100,
      rho: 150,
      mu: 20,
      dpdt: 1.5,
      l_eq: 20,
      v_max: 15,
      dt_max: 1,
      series: 'steel-10220',
    };
    expect(outputsOf(ID, { ...typed, fluid: 'R744', t_cond: 40 })).toEqual(outputsOf(ID, typed));
    expectRefusal(
      ID,
      { ...typed, rho: undefined, fluid: 'R744', t_cond: 40, t_discharge: 90 },
      { code: 'aboveCritical', field: 't_cond', fr: 'pas d’état saturé', en: 'no saturated state' },
    );
  });
  it('more flow or a longer line loses more', () => {
    fc.assert(
      fc.property(between(10, 3000), between(5, 100), (m_dot, l_eq) => {
        const loss = (change: object): number =>
          figureOf(ID, { ...SUCTION, m_dot, l_eq, v_max: 500, dt_max: 5, ...change }, 'dt_upper');
        expect(loss({ l_eq: l_eq * 1.1 })).toBeGreaterThan(loss({}));
        expect(figureOf(ID, { ...SUCTION, m_dot: m_dot * 1.1, l_eq }, 'd_min')).toBeGreaterThan(
          figureOf(ID, { ...SUCTION, m_dot, l_eq }, 'd_min'),
        );
      }),
    );
  });
  it('the head of a liquid column counts as kelvins of saturation', () => {
    expect(figureOf(ID, { ...LIQUID, rise: 10 }, 'dt_static')).toBeCloseTo((1168.5 * 9.806_65 * 10) / 1e5 / 0.2754, 9);
  });
  it('the tube it selects keeps both limits and the next smaller one does not', () => {
    fc.assert(
      fc.property(between(10, 3000), between(5, 100), between(0.2, 3), (m_dot, l_eq, dt_max) => {
        const outputs = outputsOf(ID, { ...SUCTION, m_dot, l_eq, dt_max, series: 'cu-metric' });
        fc.pre(outputs['label_selected'] !== undefined);
        expect(Number(outputs['v_selected'])).toBeLessThanOrEqual(12);
        expect(Number(outputs['dt_selected'])).toBeLessThanOrEqual(dt_max);
        expect(Number(outputs['d_in_selected'])).toBeGreaterThanOrEqual(Number(outputs['d_min']) - 1e-6);
        if (outputs['v_lower'] !== undefined) expect(Number(outputs['v_lower'])).toBeGreaterThan(12);
      }),
    );
  });
  it('two lines carry half of the flow each', () => {
    expect(figureOf(ID, { ...SUCTION, n_parallel: 2 }, 'd_min') * Math.SQRT2).toBeCloseTo(
      figureOf(ID, SUCTION, 'd_min'),
      9,
    );
  });
});
