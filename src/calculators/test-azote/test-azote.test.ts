import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formDefaults } from '../derive/form.ts';
import { outputsInOrder } from '../derive/results.ts';
import { calculatorFromId } from '../index.ts';
import type { Definition } from '../index.ts';
import {
  engine,
  expectRefusal,
  expectWarning,
  figureOf,
  outcomeOf,
  outputsOf,
} from '../../../tests/unit/calculators/outcomes.ts';

const ID = 'test-azote';
const definition: Definition = calculatorFromId(ID);
const TEST = { p_init: 28, t_init: 22, t_final: 15, tol_p: 0.1, tol_t: 0.5 };
const between = (min: number, max: number): fc.Arbitrary<number> => fc.double({ min, max, noNaN: true });

describe('what it refuses', () => {
  it('pressures at or below absolute vacuum', () => {
    expectRefusal(
      ID,
      { ...TEST, p_init: -1.02 },
      {
        code: 'absolutePressure',
        field: 'p_init',
        fr: 'Pression absolue négative ou nulle.',
        en: 'Zero or negative absolute pressure.',
      },
    );
    expectRefusal(
      ID,
      { ...TEST, p_final: -1.02 },
      {
        code: 'belowVacuum',
        field: 'p_final',
        fr: 'Pression finale inférieure au vide absolu.',
        en: 'Final pressure below absolute vacuum.',
      },
    );
    expectRefusal(
      ID,
      { ...TEST, p_init: 0.05 },
      {
        code: 'range',
        field: 'p_init',
        fr: 'La valeur doit être comprise entre 0,1 et 200 bar.',
        en: 'The value must be between 0.1 and 200 bar.',
      },
    );
  });
  it('real nitrogen beyond the range of its equation', () => {
    expectRefusal(
      ID,
      { ...TEST, p_init: 120, gas_model: 'real' },
      {
        code: 'virialRange',
        field: 'p_init',
        fr: 'Azote réel : modèle valable de −40 à 80 °C et jusqu’à 100 bar absolus.',
        en: 'Real nitrogen: model valid from −40 to 80 °C and up to 100 bar absolute.',
      },
    );
  });
});

describe('what it says beside a result', () => {
  it('a gauge too coarse, and then no verdict', () => {
    const inputs = { ...TEST, p_init: 0.5, p_final: 0.4 };
    expectWarning(ID, inputs, {
      code: 'gaugeTooCoarse',
      field: 'tol_p',
      fr: 'Manomètre trop imprécis pour conclure.',
      en: 'Gauge too inaccurate to conclude.',
    });
    expect(outputsOf(ID, inputs)).not.toHaveProperty('verdict');
  });
  it('neither at a tenth of the pressure nor at 30 K', () => {
    const outcome = outcomeOf(ID, { p_init: 0.7, tol_p: 0.07, t_init: 22.1, t_final: 52.1, p_final: 0.7 });
    expect(outcome.ok && outcome.warnings).toEqual([]);
    expect(outcome.ok && outcome.outputs['verdict']).toBeTypeOf('string');
  });
  it('a large temperature change, a real-gas effect', () => {
    expectWarning(
      ID,
      { ...TEST, t_init: 40, t_final: 5 },
      {
        code: 'largeTemperatureChange',
        field: 't_final',
        fr: 'Écart de température important : attendez l’équilibre.',
        en: 'Large temperature change: wait for equilibrium.',
      },
    );
    expectWarning(
      ID,
      { ...TEST, p_init: 40, t_init: 28, t_final: 12 },
      {
        code: 'realGasEffect',
        field: 'gas_model',
        fr: 'Effet de gaz réel supérieur à la tolérance : utilisez le modèle « gaz réel ».',
        en: 'Real-gas effect exceeds the tolerance: use the real-gas model.',
      },
    );
  });
  // EN 378-2: strength test of the assembled system at 1.1 × PS, tightness test at PS at most.
  it('which test a pressure above PS belongs to', () => {
    const STRENGTH = {
      code: 'strengthTestPressure',
      field: 'p_init',
      fr: 'Au-dessus de PS : c’est l’épreuve de résistance (1,1 × PS au plus), pas l’essai d’étanchéité.',
      en: 'Above PS: that is the strength test (1.1 × PS at most), not the tightness test.',
    } as const;
    const BEYOND = {
      code: 'aboveAllowable',
      field: 'p_init',
      fr: 'Au-dessus de 1,1 × PS : ni l’épreuve de résistance ni l’essai d’étanchéité (PS au plus). N’y montez pas.',
      en: 'Above 1.1 × PS: neither the strength test nor the tightness test (PS at most). Do not go there.',
    } as const;
    const codesAt = (inputs: object): readonly string[] => {
      const outcome = outcomeOf(ID, { ...TEST, gas_model: 'real', ...inputs });
      return outcome.ok ? outcome.warnings.map(({ code }) => code) : ['refused'];
    };
    expect(codesAt({ ps: 28 })).toEqual([]);
    expectWarning(ID, { ...TEST, ps: 27.9 }, STRENGTH);
    // 1.1 × 25 bar is 27.5 bar.
    expectWarning(ID, { ...TEST, p_init: 27.5, ps: 25 }, STRENGTH);
    expectWarning(ID, { ...TEST, p_init: 27.6, ps: 25 }, BEYOND);
    // Filled to PS at 15 °C, warmed to 25 °C: 29.01325 · 298.15 / 288.15 = 30.02 bar absolute, 29.0 gauge and below 30.8.
    expectWarning(ID, { ...TEST, t_init: 15, t_final: 25, ps: 28 }, { ...STRENGTH, field: 't_final' });
    expect(codesAt({ p_init: 24, t_init: 15, t_final: 25, ps: 28 })).toEqual([]);
  });
  // 28 bar over PS 25: 1.1 × 25 is 27.5, and what holds there is no good news.
  it('tells the danger in place of a verdict above 1.1 × PS, first of all', () => {
    const inputs = { ...TEST, p_final: 27.3, gas_model: 'real' };
    const danger = outputsOf(ID, { ...inputs, ps: 25 });
    expect(danger['pressure_use']).toBe('refused');
    expect(danger).not.toHaveProperty('verdict');
    expect(outputsInOrder(definition, danger)[0]).toMatchObject({ key: 'pressure_use', tones: { refused: 'bad' } });
    const strength = outputsOf(ID, { ...inputs, ps: 26 });
    expect(strength).toMatchObject({ pressure_use: 'strength', verdict: 'étanche' });
    expect(outputsInOrder(definition, strength)[0]?.key).toBe('pressure_use');
    const allowed = outputsOf(ID, { ...inputs, ps: 28 });
    expect(allowed).not.toHaveProperty('pressure_use');
    expect(outputsInOrder(definition, allowed)[0]?.key).toBe('verdict');
  });
  it('of a final reading above PS alone', () => {
    expectWarning(
      ID,
      { ...TEST, p_init: 20, p_final: 26, ps: 25 },
      {
        code: 'strengthTestPressure',
        field: 'p_final',
        fr: 'Au-dessus de PS : c’est l’épreuve de résistance (1,1 × PS au plus), pas l’essai d’étanchéité.',
        en: 'Above PS: that is the strength test (1.1 × PS at most), not the tightness test.',
      },
    );
  });
  it('and none where heating takes real nitrogen above 100 bar', () => {
    const heated = { ...TEST, p_init: 90, t_init: -20, t_final: 40 };
    expectWarning(ID, heated, {
      code: 'virialRange',
      field: 'p_init',
      fr: 'Azote réel : modèle valable de −40 à 80 °C et jusqu’à 100 bar absolus.',
      en: 'Real nitrogen: model valid from −40 to 80 °C and up to 100 bar absolute.',
    });
    expect(outputsOf(ID, heated)).not.toHaveProperty('p_expected_real');
    expectRefusal(
      ID,
      { ...heated, gas_model: 'real' },
      {
        code: 'virialRange',
        field: 'p_init',
        fr: 'Azote réel : modèle valable de −40 à 80 °C et jusqu’à 100 bar absolus.',
        en: 'Real nitrogen: model valid from −40 to 80 °C and up to 100 bar absolute.',
      },
    );
  });
  it('that the ideal rule alone decides nothing above 100 bar', () => {
    expectWarning(
      ID,
      { ...TEST, p_init: 150, p_final: 140 },
      {
        code: 'virialRange',
        field: 'p_init',
        fr: 'Azote réel : modèle valable de −40 à 80 °C et jusqu’à 100 bar absolus.',
        en: 'Real nitrogen: model valid from −40 to 80 °C and up to 100 bar absolute.',
      },
    );
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
        if (there > 0.1 && there < 200)
          expect(figureOf(ID, { p_init: there, t_init: t_final, t_final: t_init }, 'p_expected')).toBeCloseTo(
            p_init,
            9,
          );
        expect(figureOf(ID, { p_init, t_init, t_final: t_init }, 'dp_thermal')).toBeCloseTo(0, 12);
      }),
    );
  });
  it('real nitrogen departs from the ideal rule by what its method text says', () => {
    // Span et al. (2000), through the engine: 7 % at 28 bar, 9 % at 40 bar, 14 % at 60 bar.
    for (const [p_init, percent] of [
      [28, 7],
      [40, 9],
      [60, 14],
    ] as const) {
      const { p_expected_real, dp_thermal } = outputsOf(ID, { p_init, t_init: 28, t_final: 12 });
      expect(Math.abs(((Number(p_expected_real) - p_init) / Number(dp_thermal) - 1) * 100 - percent)).toBeLessThan(0.5);
    }
  });
  it('expects more the warmer it gets, real nitrogen more steeply', () => {
    fc.assert(
      fc.property(
        between(1, 60),
        between(-39, 79),
        between(-39, 60),
        between(0.1, 19),
        (p_init, t_init, t_final, more) => {
          const [cool, warm] = [
            outputsOf(ID, { p_init, t_init, t_final }),
            outputsOf(ID, { p_init, t_init, t_final: t_final + more }),
          ];
          const rise = (key: string): number => Number(warm[key]) - Number(cool[key]);
          expect(rise('p_expected')).toBeGreaterThan(0);
          expect(rise('p_expected_real')).toBeGreaterThan(rise('p_expected'));
        },
      ),
    );
  });
  it('a lower reading never leaks less, and its leak doubles with the volume', () => {
    fc.assert(
      fc.property(between(10, 60), between(0, 5), between(0.01, 5), (p_init, lost, more) => {
        const leak = (p_final: number, volume: number): number =>
          figureOf(ID, { ...TEST, p_init, t_final: 22, p_final, volume, duration: 24 }, 'leak_rate');
        expect(leak(p_init - lost - more, 50)).toBeGreaterThan(leak(p_init - lost, 50));
        expect(leak(p_init - lost, 100)).toBeCloseTo(2 * leak(p_init - lost, 50), 9);
      }),
    );
    expect(figureOf(ID, { ...TEST, p_final: 30, volume: 50, duration: 24 }, 'leak_rate')).toBe(0);
  });
  it('the very reading expected is tight, also with perfect instruments', () => {
    fc.assert(
      fc.property(
        between(0.1, 60),
        between(-40, 80),
        between(-40, 80),
        fc.constantFrom('ideal', 'real'),
        (p_init, t_init, t_final, gas_model) => {
          const inputs = { p_init, t_init, t_final, gas_model };
          const p_final = figureOf(ID, inputs, gas_model === 'real' ? 'p_expected_real' : 'p_expected');
          if (p_final >= -1) expect(outputsOf(ID, { ...inputs, p_final })['verdict']).toBe('étanche');
          expect(outputsOf(ID, { ...inputs, t_final: t_init, p_final: p_init })['verdict']).toBe('étanche');
        },
      ),
    );
  });
  it('a circuit that reads what is expected is tight, one far below leaks, one far above is inconsistent', () => {
    const p_final = figureOf(ID, TEST, 'p_expected_real');
    expect(outputsOf(ID, { ...TEST, p_final, gas_model: 'real' })['verdict']).toBe('étanche');
    expect(outputsOf(ID, { ...TEST, p_final: p_final - 1 })['verdict']).toBe('fuite');
    expect(outputsOf(ID, { ...TEST, p_final: p_final + 1 })['verdict']).toBe('mesure incohérente');
  });
});

// 28 bar at 22 °C cooled to −5 °C: 25.35 bar gauge as an ideal gas, 25.16 as nitrogen (virial equation after Span et al.).
describe('the model of the gas', () => {
  const COLD = { p_init: 28, t_init: 22, t_final: -5, p_final: 25.16, tol_p: 0.05, tol_t: 0.1 };
  it('is what nitrogen does where the page opens, and the ideal gas for who leaves it out', () => {
    expect(formDefaults(definition)['gas_model']).toBe('real');
    expect(figureOf(ID, COLD, 'p_expected')).toBeCloseTo(25.35, 1);
    expect(figureOf(ID, COLD, 'p_expected_real')).toBeCloseTo(25.16, 2);
    expect(figureOf(ID, COLD, 'dp_residual')).toBeCloseTo(-0.19, 1);
    expect(figureOf(ID, { ...COLD, gas_model: 'real' }, 'dp_residual')).toBeCloseTo(0, 2);
  });
  it('asks for PS first', () => {
    expect(definition.inputs[0]?.key).toBe('ps');
    expect(definition.groups?.[0]?.keys[0]).toBe('ps');
  });
});
