import { describe, expect, it } from 'vitest';
import { createEngine } from '../../../src/engine/index.ts';
import { keyFigure, namesIn } from '../../../src/quiz/schema.ts';
import { valuesOf } from '../../../src/quiz/values.ts';
import { valueOfArithmetic } from './arithmetic.ts';
import { quizFiles } from './quiz-files.ts';

const engine = await createEngine();
const questions = new Map(
  quizFiles().flatMap(([slug, quiz]) =>
    quiz.questions.map((question) => [`${slug}/${question.id}`, question] as const),
  ),
);

const ATMOSPHERE = 1.01325;
const kelvins = (celsius: number): number => celsius + 273.15;
const figured = [...questions].filter(([, question]) => keyFigure(question) !== undefined);

describe('keys that are figures', () => {
  it.each(figured)('%s is what proof.is makes it', (_, question) => {
    const { proof } = question;
    if (proof.by !== 'figure') throw new Error('the schema lets no figure be proved otherwise');
    const expected = valueOfArithmetic(proof.is);
    const value = valuesOf(question.values ?? {}, engine).get(keyFigure(question) ?? '') ?? Number.NaN;
    expect(Math.abs(value - expected), `the quiz computes ${value}, proof.is gives ${expected}`).toBeLessThanOrEqual(
      proof.within * Math.abs(expected),
    );
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

describe('the arithmetic of a proof', () => {
  it.each([
    ['2 - -3 * 2', 8],
    ['2 ^ 3 ^ 0.5 / 2', 2 ** (3 ** 0.5) / 2],
    ['-2 ^ 2', -4],
    ['8 / 4 / 2 - 1 - 1', -1],
    ['min(3, max(1, 2)) * (1 + 1e-3)', 2.002],
    ['ln(exp(sqrt(16)))', 4],
  ])('%s', (text, value) => expect(valueOfArithmetic(text)).toBeCloseTo(value, 12));

  it.each(['2 +', '2 $ 3', 'sin(1)', '(1', '1 2', ''])('refuses "%s"', (text) => {
    expect(() => valueOfArithmetic(text)).toThrow(text === '' ? 'is no number' : text);
  });
});

describe('keys that are words', () => {
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
