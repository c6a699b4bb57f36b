/** What the page asks is what the door takes, and what it says of the answer follows from it. */
import { describe, expect, it } from 'vitest';
import { createEngine } from '../../engine/index.ts';
import { leak } from '../../field/index.ts';
import { leakSentence, verdictSentence } from '../../field/leak/sentences.ts';
import { optionsOfValues } from '../../kit/form/options.ts';
import { translator } from '../../shell/texts.ts';
import { problemText } from './problem-text.ts';
import { LEAK_FIELDS } from './question.ts';
import { mostMoved, referenceOf } from './words.ts';

const engine = await createEngine();
const asked = (values: Readonly<Record<string, unknown>> = {}) => optionsOfValues(LEAK_FIELDS, values);
const found = (values: Readonly<Record<string, unknown>> = {}) => {
  const outcome = leak(asked(values), engine);
  if (!outcome.ok) throw new Error(outcome.problem.code);
  return outcome.result;
};
const spaced = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ');

describe('the page as it opens', () => {
  it('says whether to top up, how far the ruler is off, and what moved', () => {
    const opened = found({ volume_l: 110 });
    // src/field/checks/reference/leak.json: R449A, 40 kg, 12 kg lost as vapour, first round.
    expect(opened.verdict.w).toBeCloseTo(1.231_986, 2);
    expect(mostMoved(opened)).toMatchObject({ name: 'R32', from: 24.3 });
    expect(mostMoved(opened).to).toBeCloseTo(21.933, 2);
    const { code, w } = opened.verdict;
    const text = leakSentence(verdictSentence(code, opened.allowed?.care), { w: `${w.toFixed(1)} K`, n: '1' }, 'en');
    expect(spaced(text)).toBe('Top-up possible after repair, correct the ruler by 1.2 K; once only.');
  });

  it('opens the ruler with what is left', () => {
    const reference = referenceOf(found());
    expect(reference).toMatch(/^R32\[0\.2\d+\]&R125\[/);
    expect(engine.fluid(reference).components).toHaveLength(4);
  });
});

it.each([
  [{ fluid: 'R134a' }, 'Fluide pur : rien ne se sépare, complétez après réparation.'],
  [{ lost_kg: 39 }, 'Masse perdue hors de 0 à 38,00 kg.'],
  [{ volume_l: 20 }, 'Le liquide remplit le volume : charge ou volume à vérifier.'],
])('%j is refused in words', (values, text) => {
  const outcome = leak(asked(values), engine);
  expect(outcome.ok ? '' : spaced(problemText(outcome.problem, translator('fr')))).toBe(text);
});

it('asks the share or the kilograms, whichever is chosen', () => {
  expect(asked()).toMatchObject({ lost_kg: 12 });
  expect(asked({ lost_in: 'share' })).toMatchObject({ lost_share: 0.3 });
  expect(asked({ lost_in: 'share' })).not.toHaveProperty('lost_kg');
  expect(asked({ hole: 'running' })).not.toHaveProperty('mode');
});
