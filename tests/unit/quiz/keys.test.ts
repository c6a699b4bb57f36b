import { describe, expect, it } from 'vitest';
import { createEngine } from '../../../src/engine/index.ts';
import { namesIn } from '../../../src/quiz/schema.ts';
import type { Question } from '../../../src/quiz/schema.ts';
import { SOURCES } from '../../../src/quiz/sources.ts';
import { valuesOf } from '../../../src/quiz/values.ts';
import { quizFiles } from './quiz-files.ts';

const engine = await createEngine();
const questions = new Map(
  quizFiles().flatMap(([slug, quiz]) =>
    quiz.questions.map((question) => [`${slug}/${question.id}`, question] as const),
  ),
);

/** Name of the figure a question is answered by; undefined where its key is no figure. */
function keyFigure({ answer, choices = [] }: Question): string | undefined {
  const right = choices.filter((choice) => choice.right);
  return answer?.value ?? right.flatMap(({ fr }) => namesIn(fr))[0];
}

const ATMOSPHERE = 1.01325;
const kelvins = (celsius: number): number => celsius + 273.15;
/** Water vapour over liquid, hPa: Magnus' formula with WMO's constants (WMO-No. 8, annex 4.B). */
const magnus = (t: number): number => 6.112 * Math.exp((17.62 * t) / (243.12 + t));
const vapour = 0.5 * magnus(25);
const humidity = (0.622 * vapour) / (1013.25 - vapour);
const g = Math.log(0.5) + (17.62 * 25) / (243.12 + 25);
/** Temperature at a pressure between two rows of a table, ln P being linear in T. */
const between = (P: number, [t1, P1]: [number, number], [t2, P2]: [number, number]): number =>
  t1 + ((t2 - t1) * Math.log(P / P1)) / Math.log(P2 / P1);

const ASHRAE = 'ASHRAE Handbook, Fundamentals (2017), ch. 30, saturation tables';
const COOLPROP = 'CoolProp 8.0.0, HEOS mixtures (src/engine/checks/reference/blends.json)';
const BY_HAND = 'definition, worked out here';

/** What each figure must be, by another way than the quiz's, how near (relative), and whence. */
const KEYS: Readonly<Record<string, readonly [value: number, tolerance: number, source: string]>> = {
  'cycle-diagramme/gauge-r134a': [2.928 - ATMOSPHERE, 1e-3, ASHRAE],
  'cycle-diagramme/superheat': [-2 - between(2, [-12, 1.8524], [-10, 2.006]), 0.01, ASHRAE],
  'cycle-diagramme/subcooling': [between(13.7, [35, 12.179], [40, 13.694]) - 34, 0.01, ASHRAE],
  'cycle-diagramme/cooling-capacity': [0.05 * (405 - 255), 1e-9, BY_HAND],
  'cycle-diagramme/eer': [(405 - 255) / (437 - 405), 1e-9, BY_HAND],
  'cycle-diagramme/carnot': [kelvins(-10) / (40 - -10), 1e-9, BY_HAND],
  'cycle-diagramme/flash-quality': [(100 * (249.01 - 186.7)) / (392.66 - 186.7), 2e-3, ASHRAE],
  'fluides-frigorigenes/r454b-gwp': [0.689 * 675 + 0.311 * 0.501, 1e-6, 'Regulation (EU) 2024/573, Annexes I, II, VI'],
  'fluides-frigorigenes/subcooling-column': [40 - 36, 1e-3, COOLPROP],
  'fluides-frigorigenes/r448a-pressure': [5.1063, 1e-4, COOLPROP],
  'reglementation-fgaz/r134a-five-tonnes': [(5 * 1000) / 1430, 1e-9, 'Regulation (EU) 2024/573, Art. 3'],
  'securite-a2l-a3/r290-charge': [Math.min(0.2 * 0.038, Math.max(0.008, 0.09)) * 30, 1e-9, 'EN 378-1, Annex C'],
  'securite-a2l-a3/r32-m1': [4 * 0.307 * 1.5, 1e-9, 'EN 378-1, Annex C'],
  'securite-a2l-a3/r32-comfort': [2.5 * 0.307 ** 1.25 * 1.8 * Math.sqrt(35), 1e-6, 'EN 378-1, C.2'],
  'co2-ammoniac/co2-minus-ten': [26.487, 1e-3, ASHRAE],
  'co2-ammoniac/standstill': [57.291, 1e-3, ASHRAE],
  'co2-ammoniac/nh3-vacuum': [0.7169, 2e-3, ASHRAE],
  'co2-ammoniac/nh3-latent': [1262.2 / 198.6, 2e-3, ASHRAE],
  'composants/volumetric-efficiency': [
    (100 * 236) / (20 * 13.928687),
    1e-4,
    'CoolProp 8.0.0, R134a at 2.928 bar and 7 °C',
  ],
  'composants/pressure-ratio': [10.166 / 2.928, 1e-3, ASHRAE],
  'electricite-regulation/three-phase-power': [(Math.sqrt(3) * 400 * 12 * 0.82) / 1000, 1e-6, BY_HAND],
  'electricite-regulation/four-twenty': [((12.8 - 4) / (20 - 4)) * 30, 1e-9, BY_HAND],
  'psychrometrie/dew-point': [(243.12 * g) / (17.62 - g), 3e-3, 'Magnus, WMO-No. 8'],
  'psychrometrie/humidity-ratio': [1000 * humidity, 5e-3, 'Magnus, WMO-No. 8'],
  'psychrometrie/enthalpy': [1.006 * 25 + humidity * (2501 + 1.86 * 25), 5e-3, 'Magnus, WMO-No. 8; ASHRAE eq. 30'],
  'psychrometrie/sensible': [(2000 / 3600) * 1.2 * 1.006 * 10, 1e-6, BY_HAND],
  'psychrometrie/mixing': [(1 * 35 + 2 * 23) / 3, 1e-6, BY_HAND],
  'psychrometrie/shr': [8 / 10, 1e-9, BY_HAND],
  'psychrometrie/saturated-zero': [3.789, 5e-3, 'ASHRAE Handbook, Fundamentals (2017), ch. 1, Table 2'],
  'psychrometrie/altitude': [
    100 * (1 - (101325 * (1 - 2.25577e-5 * 1500) ** 5.2559 - 37.8 * vapour) / (101325 - 37.8 * vapour)),
    5e-3,
    'US Standard Atmosphere and ideal gas',
  ],
  'mise-en-service-pannes/nitrogen-temperature': [
    ((30 + ATMOSPHERE) * kelvins(12)) / kelvins(28) - ATMOSPHERE,
    1e-6,
    'ideal gas at constant volume',
  ],
  'mise-en-service-pannes/water-boiling': [12.282, 1e-3, 'IAPWS-95, saturation at 10 °C'],
  'pompes-a-chaleur/cop-balance': [(10 + 2.5) / 2.5, 1e-9, BY_HAND],
  'pompes-a-chaleur/flow-temperature': [100 * (1 - kelvins(55) / 55 / (kelvins(35) / 35)), 1e-6, BY_HAND],
  'pompes-a-chaleur/water-flow': [(8 / (4.186 * 5)) * 3.6, 1e-3, BY_HAND],
  'pompes-a-chaleur/subcooling-r32': [between(26.9 + ATMOSPHERE, [40, 24.783], [45, 27.95]) - 40, 0.02, ASHRAE],
};

const figured = [...questions].filter(([, question]) => keyFigure(question) !== undefined);

describe('keys that are figures', () => {
  it('are all held to another computation, and no other is', () => {
    expect(figured.map(([name]) => name).toSorted()).toEqual(Object.keys(KEYS).toSorted());
  });

  it.each(figured)('%s', (name, question) => {
    const [expected = Number.NaN, tolerance = 0] = KEYS[name] ?? [];
    const value = valuesOf(question.values ?? {}, engine).get(keyFigure(question) ?? '') ?? Number.NaN;
    expect(Math.abs(value - expected), `${value} for ${expected}`).toBeLessThanOrEqual(tolerance * Math.abs(expected));
  });

  it.each(figured)('%s: no wrong choice is as good', (_, question) => {
    const values = valuesOf(question.values ?? {}, engine);
    const key = values.get(keyFigure(question) ?? '') ?? Number.NaN;
    for (const choice of question.choices ?? []) {
      if (choice.right) continue;
      const [name] = namesIn(choice.fr);
      const wrong = name === undefined ? Number.parseFloat(choice.en.replaceAll(',', '')) : (values.get(name) ?? key);
      expect(Math.abs(wrong - key), choice.fr).toBeGreaterThan(0.02 * Math.abs(key));
    }
  });
});

describe('keys that are words', () => {
  const worded = [...questions].filter(([, question]) => keyFigure(question) === undefined);

  it.each(worded)('%s cites its source, down to the place', (_, { source }) => {
    expect(SOURCES).toHaveProperty(source.id);
    expect(source.section?.fr).toBeTruthy();
    expect(source.section?.en).toBeTruthy();
  });

  it('of law name an article or an annex', () => {
    const law = worded.filter(([, { source }]) => ['eu573', 'eu590', 'eu1516', 'ped'].includes(source.id));
    expect(law.length).toBeGreaterThanOrEqual(14);
    for (const [name, { source }] of law) expect(source.section?.en, name).toMatch(/Art\.|Annex/);
  });

  // What the words of a key rest on, where that is a figure of a fluid.
  it('of fluids hold by the engine', () => {
    const at = (fluid: string, T: number) => engine.fluid(fluid).saturation({ T: kelvins(T) });
    const pressures = ['R32', 'R290', 'R134a', 'R600a'].map((fluid) => at(fluid, 20).dew.P);
    expect(Math.max(...pressures)).toBe(pressures[0]);
    const glide = (fluid: string) => {
      const { bubble, dew } = engine.fluid(fluid).saturation({ P: 5e5 });
      return dew.T - bubble.T;
    };
    expect(glide('R455A')).toBeGreaterThan(10);
    for (const fluid of ['R454B', 'R410A', 'R513A', 'R290']) expect(glide(fluid)).toBeLessThan(2.5);
    expect(engine.fluid('R744').critical.T - 273.15).toBeCloseTo(31, 0);
    expect(engine.fluid('R744').critical.P / 1e5).toBeCloseTo(73.8, 1);
    expect(engine.fluid('R744').triple.P / 1e5).toBeCloseTo(5.2, 1);
    // 7.0 bar on the gauge, 25 °C: above saturation by the pressure of what does not condense.
    expect(at('R134a', 25).dew.P / 1e5 - ATMOSPHERE).toBeCloseTo(7 - 1.4, 1);
  });
});
