import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { engine, expectRefusal, expectWarning, figureOf, outputsOf } from '../../../tests/unit/calculators/outcomes.ts';

const ID = 'bouteille-bp';
const NH3 = { m_dot: 350, rho_vap: 2.3907, rho_liq: 652.01, k_factor: 0.05, m_liq: 40, h_sep_min: 600 };
const LYING = { ...NH3, orientation: 'horizontal', diameter: 800, level: 35, l_eff: 2500 };
const between = (min: number, max: number): fc.Arbitrary<number> => fc.double({ min, max, noNaN: true });

describe('what it refuses', () => {
  it('liquid lighter than vapour, lying without diameter, too high a level', () => {
    expectRefusal(
      ID,
      { ...NH3, rho_liq: 2 },
      {
        code: 'liquidLighter',
        field: 'rho_liq',
        fr: 'La densité du liquide doit dépasser celle de la vapeur.',
        en: 'Liquid density must exceed vapour density.',
      },
    );
    expectRefusal(
      ID,
      { ...LYING, diameter: undefined },
      {
        code: 'separatorDiameter',
        field: 'diameter',
        fr: 'Diamètre obligatoire en position horizontale.',
        en: 'Diameter required in horizontal position.',
      },
    );
    expectRefusal(
      ID,
      { ...LYING, level: 71 },
      {
        code: 'levelTooHigh',
        field: 'level',
        fr: 'Niveau trop haut : espace gaz insuffisant.',
        en: 'Level too high: not enough gas space.',
      },
    );
  });
});

describe('a fluid that cannot say its densities', () => {
  const ofFluid = { ...NH3, rho_liq: undefined, rho_vap: undefined };
  it('is unknown, too cold or above critical', () => {
    expectRefusal(
      ID,
      { ...ofFluid, fluid: 'R9999', t_evap: -10 },
      { code: 'unknownFluid', field: 'fluid', fr: 'Fluide introuvable', en: 'Fluid not found' },
    );
    expectRefusal(
      ID,
      { ...NH3, fluid: 'R9999' },
      { code: 'unknownFluid', field: 'fluid', fr: 'Fluide introuvable', en: 'Fluid not found' },
    );
    expectRefusal(
      ID,
      { ...ofFluid, fluid: 'NH3', t_evap: -90 },
      {
        code: 'noProperties',
        field: 't_evap',
        fr: 'Propriétés indisponibles pour R717 à ces conditions.',
        en: 'Properties unavailable for R717 at these conditions.',
      },
    );
    expectRefusal(
      ID,
      { ...ofFluid, fluid: 'R744', t_evap: 35 },
      {
        code: 'aboveCritical',
        field: 't_evap',
        fr: 'Température au-dessus du point critique (30,98 °C) : pas d’état saturé.',
        en: 'Temperature above the critical point (30.98 °C): no saturated state.',
      },
    );
  });
});

describe('what it says beside a result', () => {
  it('droplets carried over, with both velocities', () => {
    expectWarning(
      ID,
      { ...NH3, diameter: 200 },
      {
        code: 'carryOver',
        field: 'm_dot',
        fr: 'Vitesse 1,294 m/s supérieure à la limite 0,8242 m/s : entraînement de gouttes.',
        en: 'Velocity 1.294 m/s above limit 0.8242 m/s: droplet carry-over.',
      },
    );
    expect(outputsOf(ID, { ...NH3, diameter: 200 })['verdict']).toBe('non conforme');
  });
  it('liquid that does not fit, and a shell nobody stocks', () => {
    expectWarning(
      ID,
      { ...LYING, m_liq: 500 },
      {
        code: 'liquidDoesNotFit',
        field: 'm_liq',
        fr: 'supérieur au volume disponible',
        en: 'above the available volume',
      },
    );
    expectWarning(
      ID,
      { ...NH3, m_dot: 1e5 },
      {
        code: 'beyondStandardDiameters',
        field: 'm_dot',
        fr: 'plus grand diamètre normalisé',
        en: 'largest standard diameter',
      },
    );
  });
});

describe('physics', () => {
  it('takes the densities of the fluid', () => {
    const outputs = outputsOf(ID, { ...NH3, rho_liq: undefined, rho_vap: undefined, fluid: 'NH3', t_evap: -10 });
    expect(outputs['rho_vap']).toBe(engine.fluid('R717').saturation({ T: 263.15 }).dew.D);
  });
  it('more flow needs more diameter; the chosen one is never below the smallest', () => {
    fc.assert(
      fc.property(between(10, 20_000), between(0.01, 0.12), (m_dot, k_factor) => {
        const outputs = outputsOf(ID, { ...NH3, m_dot, k_factor });
        expect(figureOf(ID, { ...NH3, m_dot: m_dot * 1.1, k_factor }, 'd_min')).toBeGreaterThan(
          Number(outputs['d_min']),
        );
        if (outputs['d_std'] !== undefined) {
          expect(Number(outputs['d_std'])).toBeGreaterThanOrEqual(Number(outputs['d_min']));
          expect(outputs['verdict']).toBe('conforme');
        }
      }),
    );
  });
  it('a demister never asks for more diameter, and more liquid only for more height', () => {
    fc.assert(
      fc.property(between(10, 5000), between(0.01, 0.1), between(0, 400), (m_dot, k_factor, m_liq) => {
        const inputs = { ...NH3, m_dot, k_factor, m_liq };
        const vessel = outputsOf(ID, inputs);
        expect(figureOf(ID, { ...inputs, k_factor: k_factor * 1.2 }, 'd_min')).toBeLessThan(Number(vessel['d_min']));
        const fuller = outputsOf(ID, { ...inputs, m_liq: m_liq + 10 });
        expect(fuller['d_std']).toBe(vessel['d_std']);
        if (vessel['d_std'] !== undefined) expect(Number(fuller['h_total'])).toBeGreaterThan(Number(vessel['h_total']));
      }),
    );
  });
  it('lying, a higher level leaves the vapour less room', () => {
    fc.assert(
      fc.property(between(5, 69), between(200, 3000), (level, diameter) => {
        const [low, high] = [
          outputsOf(ID, { ...LYING, level, diameter }),
          outputsOf(ID, { ...LYING, level: level + 1, diameter }),
        ];
        expect(Number(high['v_actual'])).toBeGreaterThan(Number(low['v_actual']));
        expect(Number(high['v_liq_available'])).toBeGreaterThan(Number(low['v_liq_available']));
      }),
    );
  });
  it('lying, gas and liquid share the section', () => {
    fc.assert(
      fc.property(between(5, 70), between(50, 5000), (level, diameter) => {
        const outputs = outputsOf(ID, { ...LYING, level, diameter });
        const liquidArea = Number(outputs['v_liq_available']) / 1000 / 2.5;
        expect(Number(outputs['a_gas']) + liquidArea).toBeCloseTo((Math.PI * (diameter / 1000) ** 2) / 4, 9);
      }),
    );
  });
});
