import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { engine, expectRefusal, expectWarning, figureOf, outputsOf } from '../../../tests/unit/calculators/outcomes.ts';

const ID = 'test-azote';
const TEST = { p_init: 28, t_init: 22, t_final: 15, tol_p: 0.1, tol_t: 0.5 };
const between = (min: number, max: number): fc.Arbitrary<number> => fc.double({ min, max, noNaN: true });

describe('what it refuses', () => {
  it('pressures at or below absolute vacuum', () => {
    expectRefusal(ID, { ...TEST, p_init: -1.02 }, { code: 'absolutePressure', field: 'p_init', fr: 'négative ou nulle', en: 'Zero or negative' });
    expectRefusal(ID, { ...TEST, p_final: -1.02 }, { code: 'belowVacuum', field: 'p_final', fr: 'inférieure au vide absolu', en: 'below absolute vacuum' });
    expectRefusal(ID, { ...TEST, p_init: 0.05 }, { code: 'range', field: 'p_init', fr: 'comprise entre 0,1 et 200 bar', en: 'between 0.1 and 200 bar' });
  });
  it('real nitrogen beyond the range of its equation', () => {
    expectRefusal(ID, { ...TEST, p_init: 120, gas_model: 'real' }, { code: 'virialRange', field: 'p_init', fr: "jusqu'à 100 bar", en: 'up to 100 bar' });
  });
});

describe('what it says beside a result', () => {
  it('a gauge too coarse, and then no verdict', () => {
    const inputs = { ...TEST, p_init: 0.5, p_final: 0.4 };
    expectWarning(ID, inputs, { code: 'gaugeTooCoarse', fr: 'trop imprécis', en: 'too inaccurate' });
    expect(outputsOf(ID, inputs)).not.toHaveProperty('verdict');
  });
  it('a large temperature change, a real-gas effect, a pressure above PS', () => {
    expectWarning(ID, { ...TEST, t_init: 40, t_final: 5 }, { code: 'largeTemperatureChange', fr: "attendez l'équilibre", en: 'wait for equilibrium' });
    expectWarning(ID, { ...TEST, p_init: 40, t_init: 28, t_final: 12 }, { code: 'realGasEffect', fr: '« gaz réel »', en: 'real-gas model' });
    expectWarning(ID, { ...TEST, ps: 25 }, { code: 'aboveAllowable', fr: 'supérieure à PS', en: 'above PS' });
  });
  it('that the ideal rule alone decides nothing above 100 bar', () => {
    expectWarning(ID, { ...TEST, p_init: 150, p_final: 140 }, { code: 'virialRange', fr: 'modèle valable', en: 'model valid' });
    expect(outputsOf(ID, { ...TEST, p_init: 150, p_final: 140 })).not.toHaveProperty('verdict');
  });
});

describe('physics', () => {
  it('real nitrogen stays close to the reference equation of state', () => {
    const nitrogen = engine.fluid('R728');
    fc.assert(
      fc.property(between(1, 98), between(-39, 79), between(-39, 79), (p_init, t_init, t_final) => {
        const density = nitrogen.state({ P: (p_init + 1.013_25) * 1e5, T: t_init + 273.15 }).D;
        const expected = nitrogen.state({ D: density, T: t_final + 273.15 }).P / 1e5 - 1.013_25;
        fc.pre(Math.abs(t_final - t_init) <= 30);
        const limit = p_init < 29 ? 0.0005 : p_init < 49 ? 0.003 : 0.07;
        expect(Math.abs(figureOf(ID, { p_init, t_init, t_final }, 'p_expected_real') - expected)).toBeLessThan(limit);
      }),
    );
  });
  it('the ideal change turns round, and no change of temperature is no change of pressure', () => {
    fc.assert(
      fc.property(between(1, 130), between(-39, 79), between(-39, 79), (p_init, t_init, t_final) => {
        const there = figureOf(ID, { p_init, t_init, t_final }, 'p_expected');
        if (there > 0.1 && there < 200) expect(figureOf(ID, { p_init: there, t_init: t_final, t_final: t_init }, 'p_expected')).toBeCloseTo(p_init, 9);
        expect(figureOf(ID, { p_init, t_init, t_final: t_init }, 'dp_thermal')).toBeCloseTo(0, 12);
      }),
    );
  });
  it('a circuit that reads what is expected is tight, one far below leaks, one far above is inconsistent', () => {
    const p_final = figureOf(ID, TEST, 'p_expected_real');
    expect(outputsOf(ID, { ...TEST, p_final, gas_model: 'real' })['verdict']).toBe('étanche');
    expect(outputsOf(ID, { ...TEST, p_final: p_final - 1 })['verdict']).toBe('fuite');
    expect(outputsOf(ID, { ...TEST, p_final: p_final + 1 })['verdict']).toBe('mesure incohérente');
  });
});
