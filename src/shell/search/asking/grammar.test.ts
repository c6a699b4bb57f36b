import { describe, expect, it } from 'vitest';
import { createEmbeddedEngine } from '../../../engine/embedded.ts';
import { STANDARD_ATMOSPHERE } from '../../../quantities/si.ts';
import { settingsFromText } from '../../../kit/storage/settings.ts';
import { questionFrom } from './question.ts';
import type { Question } from './question.ts';
import { askerOf } from './reply.ts';
import { tokensOf } from './tokens.ts';
import { judged } from './verdict.ts';

const engine = createEmbeddedEngine();
const METRIC = settingsFromText('{}');
const US = settingsFromText('{"unitSystem":"us"}');

/** Every spelling, with what it means. */
const FLUIDS = [
  ['R454B', 'R454B'],
  ['r 454 b', 'R454B'],
  ['Opteon XL41', 'R454B'],
  ['R-410A', 'R410A'],
  ['Puron', 'R410A'],
  ['propane', 'R290'],
  ['HFC-134a', 'R134a'],
  ['fréon 22', 'R22'],
] as const;
const PASCALS = { bar: 1e5, kPa: 1e3, MPa: 1e6, psi: 6894.757_293_168 } as const;
const UNITS = Object.keys(PASCALS) as readonly (keyof typeof PASCALS)[];
/** What is written behind the unit, and what it makes of the pressure: 'both' leaves it open. */
const REFERENCES = [
  ['', 'both'],
  ['g', 'gauge'],
  ['(g)', 'gauge'],
  [' g', 'gauge'],
  [' (g)', 'gauge'],
  [' r', 'gauge'],
  [' rel', 'gauge'],
  [' relatif', 'gauge'],
  [' mano', 'gauge'],
  [' au manomètre', 'gauge'],
  [' gauge', 'gauge'],
  ['a', 'absolute'],
  ['(a)', 'absolute'],
  [' abs', 'absolute'],
  [' absolu', 'absolute'],
] as const;
const SIDES = [
  ['', undefined],
  ['BP', 'low'],
  ['aspiration', 'low'],
  ['surchauffe', 'low'],
  ['suction', 'low'],
  ['low side', 'low'],
  ['HP', 'high'],
  ['liquide', 'high'],
  ['sous-refroidissement', 'high'],
  ['head', 'high'],
  ['liquid line', 'high'],
  ['refoulement', 'discharge'],
] as const;
/** Degrees as written; undefined: of the reader's own unit. */
const DEGREES = [
  ['°C', 'C'],
  [' °C', 'C'],
  ['C', 'C'],
  [' degrés C', 'C'],
  ['°F', 'F'],
  [' F', 'F'],
  [' fahrenheit', 'F'],
  ['°', undefined],
  [' degrés', undefined],
  ['', undefined],
] as const;
const ORDERS = ['fpst', 'ptfs', 'sftp', 'tpsf', 'fspt', 'spft'] as const;

const kelvins = (value: number, letter: string): number =>
  letter === 'F' ? ((value + 459.67) * 5) / 9 : value + 273.15;

/** The same numbers at every run. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

interface Asking {
  readonly text: string;
  readonly fluid: string;
  readonly question: Question | undefined;
  readonly gauge: number;
  readonly absolute: number;
  readonly reference: 'gauge' | 'absolute' | 'both';
  readonly T: number;
  readonly side: Question['side'];
}

function askings(count: number, isUs: boolean, isEnglish: boolean): readonly Asking[] {
  const random = randomFrom(isUs ? 7 : 11);
  const one = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  return Array.from({ length: count }, () => {
    const [spelling, fluid] = one(FLUIDS);
    const unit = one(UNITS);
    const [words, reference] = one(REFERENCES);
    const [sideWord, side] = one(SIDES);
    const [degrees, letter] = one(DEGREES);
    // In the text a figure has so many digits; what is expected is computed from those.
    const shown = Number(((2e5 + random() * 20e5) / PASCALS[unit]).toPrecision(3));
    const own = letter ?? (isUs ? 'F' : 'C');
    const measured = Math.round((random() * 60 - 10) * (own === 'F' ? 1.8 : 1) + (own === 'F' ? 32 : 0));
    const sign = random() < 0.5 ? ',' : '.';
    // A minus stands apart from what stands before it.
    const parts = {
      f: spelling,
      p: `${String(shown).replace('.', sign)}${random() < 0.5 || words === 'a' ? ' ' : ''}${unit}${words}`,
      s: sideWord,
      t: `${measured}${degrees}`,
    };
    const text = [...one(ORDERS)]
      .map((letterOfPart) => parts[letterOfPart as keyof typeof parts])
      .filter((part) => part !== '')
      .join(' ');
    const asker = askerOf(isUs ? US : METRIC, isEnglish ? 'en' : 'fr', STANDARD_ATMOSPHERE);
    return {
      text,
      fluid,
      question: questionFrom(text, asker),
      gauge: shown * PASCALS[unit] + STANDARD_ATMOSPHERE,
      absolute: shown * PASCALS[unit],
      reference,
      T: kelvins(measured, own),
      side,
    };
  });
}

describe('askings put together from their parts', () => {
  it.each([
    ['metric, French', false, false],
    ['psi and °F, English', true, true],
    ['psi and °F, French', true, false],
  ])('are answered with what was typed, or asked back: %s', (_, isUs, isEnglish) => {
    for (const [at, asking] of askings(1500, isUs, isEnglish).entries()) {
      const { text, fluid, question, gauge, absolute, reference, T, side } = asking;
      expect([text, question?.fluid]).toEqual([text, fluid]);
      if (!question || question.askBack) continue;
      expect([text, question.unused]).toEqual([text, []]);
      expect([text, question.side]).toEqual([text, side]);
      const isNear = (P: number | undefined, wanted: number): boolean => Math.abs((P ?? 0) / wanted - 1) < 1e-9;
      // Where several meanings are left, the one typed is among them, and each says what it is.
      const meant = question.readings.filter(({ temperature }) => Math.abs((temperature?.T ?? 0) - T) < 1e-6);
      const hasGauge = meant.some(({ pressure }) => pressure?.reference === 'gauge' && isNear(pressure.P, gauge));
      const hasAbsolute = meant.some(
        ({ pressure }) => pressure?.reference === 'absolute' && isNear(pressure.P, absolute),
      );
      expect([text, hasGauge, hasAbsolute]).toEqual([text, reference !== 'absolute', reference !== 'gauge']);
      // Gauge first, unless it is said otherwise.
      const [first] = question.readings;
      expect([text, first?.pressure?.reference]).toEqual([text, reference === 'absolute' ? 'absolute' : 'gauge']);
      // The engine takes its time over blends.
      if (at % 10 === 0 && first?.pressure && first.temperature && first.pressure.P < 30e5) {
        const { bubble, dew } = engine.fluid(fluid).saturation({ P: first.pressure.P });
        const { verdict, curve } = judged(first.temperature.T, { bubble: bubble.T, dew: dew.T }, side);
        // Never a subcooling on the suction, never a superheat on the liquid line.
        if (side === 'low') expect([text, curve, verdict === 'subcooling']).toEqual([text, 'dew', false]);
        if (side === 'high') expect([text, curve, verdict === 'superheat']).toEqual([text, 'bubble', false]);
      }
    }
  });

  it('are asked back only where a space may group digits: "1 180 psi"', () => {
    const backs = askings(4000, false, false).filter(({ question }) => question?.askBack);
    expect(backs.filter(({ text }) => !/\d \d{3}(?!\d)/.test(text)).map(({ text }) => text)).toEqual([]);
    expect(backs.length).toBeLessThan(40);
  });
});

describe('every token', () => {
  const PIECES = [
    ...['R454B', 'propane', 'R999', '8,1', '8.1 bar', '118 psig', '12 °C', '55F', '-10', '26', '5 kW', '3 kg', '5 K'],
    ...['BP', 'HP', 'liquide', 'surchauffe', 'abs', 'au manomètre', 'vide', 'température', 'pression', 'rosée'],
    ...['toto', 'vs', '#', '%', '4-20mA', 'R455A', 'ambiante', '12%', '°', 'en psi', 'psi', 'à', 'de', '118#', 'xyz12'],
  ] as const;

  it('is used or reported, in whatever order', () => {
    const random = randomFrom(3);
    const asker = askerOf(METRIC, 'fr', STANDARD_ATMOSPHERE);
    for (let round = 0; round < 6000; round += 1) {
      const count = 2 + Math.floor(random() * 5);
      const pieces = Array.from({ length: count }, () => PIECES[Math.floor(random() * PIECES.length)] ?? '');
      const text = pieces.join(' ');
      const tokens = tokensOf(text, ',');
      // Nothing but punctuation falls between the tokens.
      const taken = tokens.reduce((rest, token) => rest.replace(token.text, ''), text.replaceAll('\u2212', '-'));
      expect([text, taken.replace(/[\s°]/g, '')]).toEqual([text, '']);
      const question = questionFrom(text, asker);
      if (!question) continue;
      const reported = [...question.unused, ...(question.askBack?.words ?? [])].join(' ');
      for (const token of tokens) {
        if (token.kind === 'unknown') expect([text, reported.includes(token.text)]).toEqual([text, true]);
        if (token.kind !== 'figure') continue;
        const values = question.readings.flatMap(({ pressure, temperature }) => [pressure?.shown, temperature?.shown]);
        // What is asked back is answered as a whole once it is said.
        if (question.askBack) continue;
        const isUsed = values.some((value) => value !== undefined && Math.abs(value) === Math.abs(token.value));
        expect([text, isUsed || reported.includes(token.text)]).toEqual([text, true]);
      }
    }
  });
});
