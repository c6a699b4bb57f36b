import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectRefusal, expectWarning, figureOf, outputsOf } from '../../../tests/unit/calculators/outcomes.ts';
import { answered, between, numberIn, RUNS, warningCodes } from '../../../tests/unit/calculators/properties.ts';
import { MATERIALS } from './materials.ts';
import { kelvinFromCelsius } from '../../quantities/si.ts';

const ID = 'isolation-tuyauterie';
const COLD = { d_out: 28, t_fluid: -10, t_air: 25, rh: 70, material: 'fef' } as const;

describe('what it refuses', () => {
  it('a warm line without a thickness, no insulation, a flow without its heat', () => {
    expectRefusal(
      ID,
      { ...COLD, t_fluid: 60 },
      { code: 'thicknessForWarm', field: 'thickness', fr: 'rien à condenser', en: 'nothing condenses' },
    );
    expectRefusal(
      ID,
      { ...COLD, material: undefined },
      { code: 'insulationMissing', field: 'material', fr: 'Choisissez un isolant', en: 'Choose a material' },
    );
    const going = { fr: 'vont ensemble', en: 'go together', code: 'flowWithoutHeat' } as const;
    expectRefusal(ID, { ...COLD, m_dot: 100, length: 10 }, { ...going, field: 'cp' });
    expectRefusal(ID, { ...COLD, cp: 0.9, length: 10 }, { ...going, field: 'm_dot' });
    expectRefusal(ID, { ...COLD, m_dot: 100, cp: 0.9 }, { ...going, field: 'length' });
  });
});

describe('what it says beside a result', () => {
  const told = [
    [{ rh: 99 }, 'airTooHumid', 'aucune épaisseur n’y suffit', 'no thickness will do'],
    [{ rh: 94, emissivity: 0.05 }, 'noThickness', 'Aucune épaisseur raisonnable', 'No reasonable thickness'],
    [{ t_fluid: 22 }, 'noCondensation', 'au-dessus du point de rosée', 'above the dew point'],
    [{ rh: 88 }, 'severalLayers', 'Plusieurs couches', 'Several layers'],
    [{ thickness: 9 }, 'sweats', 'Cette épaisseur condense', 'This thickness sweats'],
    [{ thickness: 14 }, 'thinDewMargin', 'Marge inférieure', 'Margin below'],
    [{ wind: 2 }, 'stillAirWorse', 'L’air calme est le pire cas', 'Still air is the worst case'],
    [{ material: 'mw' }, 'belowMineralWool', 'Laine minérale au froid', 'Mineral wool in the cold'],
  ] as const;
  it.each(told)('%o', (given, code, fr, en) => {
    expectWarning(ID, { ...COLD, ...given }, { code, fr, en });
  });
  it('nothing of a bare pipe along its length', () => {
    const outputs = outputsOf(ID, { ...COLD, t_fluid: 22, length: 20 });
    expect(outputs['e_min']).toBe(0);
    for (const key of ['e_std', 'q_line', 'u_line', 'd_e']) expect(outputs).not.toHaveProperty(key);
  });
  it('what the heat does to the machine, by the line', () => {
    const line = { ...COLD, length: 20, m_dot: 150, cp: 0.9 };
    const warm = { ...line, t_fluid: 45, thickness: 9 };
    expect(outputsOf(ID, { ...line, line: 'suction' })['effect']).toBe('superheat');
    expect(outputsOf(ID, { ...line, line: 'liquid' })['effect']).toBe('lessSubcooling');
    expect(outputsOf(ID, { ...warm, line: 'liquid' })['effect']).toBe('moreSubcooling');
    expect(outputsOf(ID, { ...warm, line: 'discharge' })['effect']).toBe('coolerGas');
    expect(outputsOf(ID, { ...line, line: 'water' })['effect']).toBe('lostCold');
  });
  it('no heat where fluid and air are alike', () => {
    const outputs = outputsOf(ID, { ...COLD, t_fluid: 25, thickness: 20, length: 10 });
    expect(outputs).toMatchObject({ q_m: 0, u_line: 0 });
    expect(outputs).not.toHaveProperty('e_min');
  });
});

describe('materials', () => {
  // Rockwool, Pipe Insulation data sheet: 0.033, 0.037 and 0.044 W/(m·K) at 10, 50 and 100 °C.
  it.each([
    [10, 0.033],
    [50, 0.037],
    [100, 0.044],
  ])('mineral wool at %i °C', (t, printed) => {
    expect(MATERIALS.mw.conductivity(kelvinFromCelsius(t))).toBeCloseTo(printed, 5);
  });
  it('elastomeric foam within 2 % of a laboratory, K-Flex report RD18318: 0.0348 W/(m·K) at 23.9 °C', () => {
    expect(MATERIALS.fef.conductivity(kelvinFromCelsius(23.9)) / 0.0348).toBeCloseTo(1, 1);
  });
});

it('holds for any cold pipe', () => {
  const pipe = fc.record({
    d_out: between(6, 300),
    t_fluid: between(-50, 10),
    t_air: between(15, 40),
    rh: between(30, 88),
    emissivity: between(0.1, 1),
    orientation: fc.constantFrom('horizontal', 'vertical'),
    margin: between(0, 2),
    thickness: between(5, 60),
  });
  fc.assert(
    fc.property(pipe, ({ thickness, ...given }) => {
      const inputs = { ...given, material: 'fef' };
      const least = answered(ID, inputs);
      const e_min = numberIn(least, 'e_min');
      if (e_min > 0.01) {
        // Under the least thickness the surface is at the dew point and the margin.
        const own = Math.min(300, Math.max(1, e_min));
        if (own === e_min) {
          expect(numberIn(answered(ID, { ...inputs, thickness: own }), 'margin_dew')).toBeCloseTo(given.margin, 6);
        }
        const damper = numberIn(answered(ID, { ...inputs, rh: given.rh + 1 }), 'e_min');
        if (!Number.isNaN(damper)) expect(damper).toBeGreaterThan(e_min);
        expect(numberIn(answered(ID, { ...inputs, emissivity: given.emissivity * 0.8 }), 'e_min') > e_min).toBe(
          !warningCodes(ID, { ...inputs, emissivity: given.emissivity * 0.8 }).includes('noThickness'),
        );
      }
      const line = { ...inputs, thickness, length: 20, m_dot: 200, cp: 1 };
      const covered = answered(ID, line);
      const surface = numberIn(covered, 't_surface');
      expect(surface).toBeGreaterThanOrEqual(given.t_fluid);
      expect(surface).toBeLessThanOrEqual(given.t_air);
      expect(figureOf(ID, { ...line, thickness: thickness + 2 }, 't_surface')).toBeGreaterThan(surface);
      const end = numberIn(covered, 't_end');
      expect(end).toBeGreaterThan(given.t_fluid);
      expect(end).toBeLessThan(given.t_air);
      expect(figureOf(ID, { ...line, length: 40 }, 'dt_line')).toBeLessThan(2 * numberIn(covered, 'dt_line'));
    }),
    RUNS,
  );
});
