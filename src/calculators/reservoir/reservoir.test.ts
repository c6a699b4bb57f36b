import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { engine, expectRefusal, expectWarning, figureOf, outputsOf } from '../../../tests/unit/calculators/outcomes.ts';
import { STANDARD_VOLUMES } from './standard-volumes.ts';

const ID = 'reservoir';
const R134A = { rho_liq: 1102.3, rho_vap: 66.272, fill_max: 80 };
const LYING = { mode: 'level', diameter: 323, length: 1500, rho_liq: 1146.7, rho_vap: 50.085 };
const between = (min: number, max: number): fc.Arbitrary<number> => fc.double({ min, max, noNaN: true });

describe('what it refuses', () => {
  it('a fill above 90 %', () => {
    expectRefusal(
      ID,
      { ...R134A, m_store: 10, fill_max: 95 },
      {
        code: 'fillTooHigh',
        field: 'fill_max',
        fr: 'Remplissage supérieur à 90 % refusé : risque de rupture hydraulique.',
        en: 'Fill above 90 % refused: hydraulic rupture risk.',
      },
    );
  });
  it('a receiver full of liquid', () => {
    expectRefusal(
      ID,
      { ...R134A, m_store: 18, m_run: 18, rho_liq_run: 700, rho_vap_run: 100 },
      {
        code: 'liquidFull',
        field: 'm_run',
        fr: 'Réservoir plein de liquide : volume insuffisant.',
        en: 'Receiver is liquid-full: volume too small.',
      },
    );
  });
  it('a temperature with no saturated state', () => {
    expectRefusal(
      ID,
      { m_store: 10, fluid: 'R744', t_max: 35, fill_max: 80 },
      {
        code: 'supercriticalStorage',
        field: 't_max',
        fr: 'Fluide supercritique à cette température : le réservoir se dimensionne à la densité moyenne.',
        en: 'Supercritical at this temperature: size on mean density.',
      },
    );
    expectRefusal(
      ID,
      { m_store: 10, fluid: 'R744', t_max: 30, fill_max: 80 },
      { code: 'atMost', field: 't_max', fr: 'au plus 28,98 °C', en: 'at most 28.98 °C' },
    );
  });
  it('a level above the vessel', () => {
    expectRefusal(
      ID,
      { ...LYING, level: 324 },
      {
        code: 'levelAboveVessel',
        field: 'level',
        fr: 'Niveau supérieur à la hauteur du réservoir.',
        en: 'Level above vessel height.',
      },
    );
    expect(figureOf(ID, { ...LYING, level: 323 }, 'fill')).toBeCloseTo(100, 9);
  });
  it('a vessel without any volume, and a fluid nobody knows although its densities are typed', () => {
    expectRefusal(
      ID,
      { ...LYING, heads: 'flat', length: 0, level: 100 },
      {
        code: 'positive',
        field: 'length',
        fr: 'La valeur doit être strictement positive.',
        en: 'The value must be strictly positive.',
      },
    );
    expect(figureOf(ID, { ...LYING, length: 0, level: 323 }, 'v_total')).toBeCloseTo((Math.PI * 3.23 ** 3) / 12, 9);
    expectRefusal(
      ID,
      { ...R134A, m_store: 10, fluid: 'R9999' },
      { code: 'unknownFluid', field: 'fluid', fr: 'Fluide introuvable', en: 'Fluid not found' },
    );
  });
  it('no densities and no fluid, a lighter liquid, an unknown fluid, PS without a group', () => {
    expectRefusal(
      ID,
      { m_store: 10, fill_max: 80 },
      { code: 'required', field: 'fluid', fr: 'Champ obligatoire.', en: 'Required field.' },
    );
    expectRefusal(
      ID,
      { m_store: 10, fill_max: 80, rho_liq: 50, rho_vap: 60 },
      {
        code: 'liquidLighter',
        field: 'rho_liq',
        fr: 'La densité du liquide doit dépasser celle de la vapeur.',
        en: 'Liquid density must exceed vapour density.',
      },
    );
    expectRefusal(
      ID,
      { m_store: 10, fluid: 'R9999', t_max: 40, fill_max: 80 },
      { code: 'unknownFluid', field: 'fluid', fr: 'Fluide introuvable', en: 'Fluid not found' },
    );
    expectRefusal(
      ID,
      { ...R134A, m_store: 10, ps: 28 },
      {
        code: 'groupForCategory',
        field: 'group',
        fr: 'Saisissez PS et le groupe de fluide pour la catégorie DESP.',
        en: 'Enter both PS and the fluid group for the PED category.',
      },
    );
    expectRefusal(
      ID,
      { ...R134A, m_store: 10, m_run: 11, rho_liq_run: 1146, rho_vap_run: 50 },
      { code: 'atMost', field: 'm_run', fr: 'au plus 10 kg', en: 'at most 10 kg' },
    );
  });
});

describe('what it says beside a result', () => {
  it('less mass than vapour alone', () => {
    expectWarning(
      ID,
      { ...R134A, m_store: 0.05 },
      {
        code: 'belowVapourMass',
        field: 'm_store',
        fr: 'La masse est inférieure à la masse de vapeur seule.',
        en: 'Mass is lower than vapour alone.',
      },
    );
    expectWarning(
      ID,
      { ...R134A, m_store: 18, m_run: 0.1, rho_liq_run: 1146, rho_vap_run: 50 },
      {
        code: 'belowVapourMass',
        field: 'm_run',
        fr: 'La masse est inférieure à la masse de vapeur seule.',
        en: 'Mass is lower than vapour alone.',
      },
    );
  });
  it('a running fill out of the usual, and no standard volume', () => {
    const running = { ...R134A, m_store: 18, rho_liq_run: 1146, rho_vap_run: 50 };
    expectWarning(
      ID,
      { ...running, m_run: 3 },
      {
        code: 'lowRunningFill',
        field: 'm_run',
        fr: 'Remplissage en marche inférieur à 10 % : risque de vapeur de détente en ligne liquide.',
        en: 'Operating fill below 10 %: flash-gas risk.',
      },
    );
    expectWarning(
      ID,
      { ...running, m_run: 17 },
      {
        code: 'highRunningFill',
        field: 'm_run',
        fr: 'Remplissage en marche supérieur à 50 % : peu de réserve pour le pompage.',
        en: 'Operating fill above 50 %: little room left for pump-down.',
      },
    );
    expectWarning(
      ID,
      { ...R134A, m_store: 2000 },
      { code: 'customReceiver', field: 'm_store', fr: 'sur mesure', en: 'custom' },
    );
  });
});

describe('the group of the fluid', () => {
  it('is said where another is typed', () => {
    const inputs = { ...R134A, m_store: 10, ps: 25, fluid: 'R290', group: 2 };
    expectWarning(ID, inputs, {
      code: 'otherFluidGroup',
      field: 'group',
      fr: 'R290 est classé dans le groupe 1, non dans le groupe saisi',
      en: 'R290 is classed in group 1, not in the group entered',
    });
    expect(outputsOf(ID, inputs)['desp']).toBe('Cat II');
  });
});

describe('physics', () => {
  it('takes the densities and the group of the fluid', () => {
    const outputs = outputsOf(ID, { fluid: 'propane', t_max: 50, m_store: 5, fill_max: 80, ps: 25 });
    const { bubble } = engine.fluid('R290').saturation({ T: 323.15 });
    expect(outputs['rho_liq']).toBe(bubble.D);
    expect(outputs['desp']).toBe('Cat III');
  });
  it('grows with mass and shrinks with fill; the standard volume is never too small', () => {
    fc.assert(
      fc.property(between(0.1, 500), between(50, 89), (m_store, fill_max) => {
        const inputs = { ...R134A, m_store, fill_max };
        const outputs = outputsOf(ID, inputs);
        expect(figureOf(ID, { ...inputs, m_store: m_store * 1.1 }, 'v_min')).toBeGreaterThan(Number(outputs['v_min']));
        expect(figureOf(ID, { ...inputs, fill_max: fill_max + 1 }, 'v_min')).toBeLessThan(Number(outputs['v_min']));
        expect(Number(outputs['v_std'])).toBeGreaterThanOrEqual(Number(outputs['v_min']));
      }),
    );
  });
  it('lying, a level and its complement make a whole; the mass is that of both phases', () => {
    fc.assert(
      fc.property(between(0, 323), fc.constantFrom('flat', 'elliptical'), (level, heads) => {
        const inputs = { ...LYING, heads };
        const below = outputsOf(ID, { ...inputs, level });
        expect(Number(below['fill']) + figureOf(ID, { ...inputs, level: 323 - level }, 'fill')).toBeCloseTo(100, 9);
        const fill = Number(below['fill']) / 100;
        expect(Number(below['mass'])).toBeCloseTo(
          (Number(below['v_total']) / 1000) * (fill * 1146.7 + (1 - fill) * 50.085),
          9,
        );
      }),
    );
  });
  it('takes the standard volume that the mass fills exactly', () => {
    // 0.8 · 1000 + 0.2 · 100 = 820 kg/m³: m kilograms need m / 0.82 L.
    for (const volume of STANDARD_VOLUMES) {
      const m_store = Number((volume * 0.82).toPrecision(12));
      expect(figureOf(ID, { m_store, rho_liq: 1000, rho_vap: 100, fill_max: 80 }, 'v_std')).toBe(volume);
    }
  });
  it('the fill at the hottest gives the mass back', () => {
    fc.assert(
      fc.property(between(0.5, 500), between(50, 90), (m_store, fill_max) => {
        const { v_std, fill_std } = outputsOf(ID, { ...R134A, m_store, fill_max });
        const fill = Number(fill_std) / 100;
        expect((Number(v_std) / 1000) * (fill * 1102.3 + (1 - fill) * 66.272)).toBeCloseTo(m_store, 6);
        expect(Number(fill_std)).toBeLessThanOrEqual(fill_max + 1e-9);
      }),
    );
  });
  it('holds more as the level rises', () => {
    fc.assert(
      fc.property(
        between(0, 320),
        fc.constantFrom('horizontal', 'vertical'),
        fc.constantFrom('flat', 'elliptical'),
        (level, orientation, heads) => {
          const inputs = { ...LYING, orientation, heads };
          const [low, high] = [
            figureOf(ID, { ...inputs, level }, 'mass'),
            figureOf(ID, { ...inputs, level: level + 2 }, 'mass'),
          ];
          expect(high).toBeGreaterThan(low);
        },
      ),
    );
  });
});
