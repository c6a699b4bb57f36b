import { describe, expect, it } from 'vitest';
import { createEngine } from '../../../src/engine/index.ts';
import { GROUPS, SELECTIONS } from '../../../src/quiz/groups.ts';
import { faultsOf } from '../../../src/schema/faults.ts';
import { quizSchema } from '../../../src/quiz/schema.ts';
import type { Question } from '../../../src/quiz/schema.ts';
import { serve } from '../../../src/quiz/serve.ts';
import { locales } from '../../../src/language/index.ts';
import { quizFaults, quizFiles, quizTexts } from './quiz-files.ts';

const files = quizFiles();
const engine = await createEngine();
const served = files.flatMap(([slug, { questions }]) =>
  locales.flatMap((locale) =>
    questions.map((question) => ({ slug, locale, question, shown: serve(question, locale, engine) })),
  ),
);

describe('the files', () => {
  it('are there', () => expect(quizTexts().length).toBeGreaterThan(0));

  it.each(quizFaults())('%s is sound', (_, faults) => expect(faults).toEqual([]));
});

describe('the quizzes', () => {
  it('have a place and a name of their own each', () => {
    expect(new Set(files.map(([, { order }]) => order)).size).toBe(files.length);
    for (const locale of locales) {
      const titles = files.flatMap(([, { title, description }]) => [title[locale], description[locale]]);
      expect(new Set(titles).size).toBe(titles.length);
    }
  });

  it('draw the points of their pressure-enthalpy pictures inside them', () => {
    const drawn = served.filter(({ locale, shown }) => locale === 'fr' && shown.drawing !== undefined);
    for (const { shown, question } of drawn) {
      const paths = [shown.drawing?.dome, ...(shown.drawing?.cycles.flatMap((cycle) => Object.values(cycle)) ?? [])];
      const numbers = paths.join('').match(/-?\d+/g)?.map(Number) ?? [];
      expect(Math.min(...numbers), question.id).toBeGreaterThanOrEqual(0);
      expect(Math.max(...numbers), question.id).toBeLessThanOrEqual(720);
    }
  });

  it('say the same choices, in the same order, in both languages', () => {
    for (const { slug, locale, question, shown } of served) {
      if (locale === 'en') continue;
      const english = served.find(
        (other) => other.slug === slug && other.locale === 'en' && other.question === question,
      );
      const rights = (choices: typeof shown.choices) =>
        choices.map(({ isRight, mistake }) => [isRight, mistake !== undefined]);
      expect(rights(english?.shown.choices ?? []), question.id).toEqual(rights(shown.choices));
      expect(english?.shown.isOrdered, question.id).toBe(shown.isOrdered);
    }
  });

  it('never offer the same text twice, nor leave a figure open', () => {
    for (const { question, shown } of served) {
      const texts = shown.choices.map(({ text }) => text);
      expect(new Set(texts).size, question.id).toBe(texts.length);
      expect(JSON.stringify(shown), question.id).not.toMatch(/\{\{|NaN|undefined/);
    }
  });

  it('ask the subjects of every competence group, each in one selection', () => {
    // Of every file, sound or not.
    const asked = new Set(
      quizTexts().flatMap(([, whole]) => [...whole.matchAll(/"group": (\d+)/g)].map(([, group]) => Number(group))),
    );
    for (const group of Object.keys(GROUPS).map(Number)) {
      expect(asked, `group ${group}`).toContain(group);
      expect(
        SELECTIONS.filter(({ groups }) => (groups as readonly number[]).includes(group)),
        `${group}`,
      ).toHaveLength(1);
    }
  });
});

describe('the schema', () => {
  const [, text] = quizTexts()[0] ?? ['', '{}'];
  const changed = (change: (question: Question) => unknown): readonly string[] => {
    const quiz = JSON.parse(text) as { questions: Question[] };
    const [first] = quiz.questions;
    if (first) quiz.questions[0] = { ...first, ...(change(first) as object) };
    return quizSchema.safeParse(quiz).error?.issues.map(({ message, path }) => `${path.join('.')} ${message}`) ?? [];
  };

  it('takes what stands', () => {
    expect(changed(() => ({}))).toEqual([]);
  });

  it.each<[string, (question: Question) => unknown]>([
    ['a missing half', ({ text: { fr } }) => ({ text: { fr } })],
    ['an empty half', ({ text: { fr } }) => ({ text: { fr, en: '' } })],
    ['no right choice', ({ choices }) => ({ choices: choices?.map(({ fr, en }) => ({ fr, en })) })],
    [
      'nothing but right choices',
      ({ choices }) => ({ choices: choices?.map((choice) => ({ ...choice, right: true })) }),
    ],
    [
      'a wrong choice that does not say why',
      ({ choices }) => ({ choices: choices?.map(({ fr, en, right }) => (right ? { fr, en, right } : { fr, en })) }),
    ],
    [
      'a right choice that says why it is wrong',
      ({ choices }) => ({ choices: choices?.map((one) => ({ ...one, mistake: { fr: 'a', en: 'a' } })) }),
    ],
    ['two choices', ({ choices }) => ({ choices: choices?.slice(0, 2) })],
    ['neither choices nor an answer', () => ({ choices: undefined })],
    ['a figure that is not declared', () => ({ explanation: { fr: '{{p}}', en: '{{p}}' } })],
    ['a figure in one language', ({ explanation: { fr } }) => ({ explanation: { fr, en: '{{p}}' } })],
    ['a value nobody uses', () => ({ values: { p: { compute: 'sum', of: [1, 2], unit: '', decimals: 0 } } })],
    ['an unknown source', () => ({ source: { id: 'hearsay' } })],
    ['a question without a proof', () => ({ proof: undefined })],
    ['the law proved by anything else', () => ({ source: { id: 'eu573', section: { fr: 'art. 5', en: 'Art. 5' } } })],
    [
      'a law without its article',
      () => ({
        source: { id: 'eu573', section: { fr: 'règles', en: 'rules' } },
        proof: { by: 'law', with: 'the whole Regulation' },
      }),
    ],
    ['words without the place of their source', () => ({ source: { id: 'ashraeF' } })],
    ['words proved by a figure', () => ({ proof: { by: 'figure', is: '1', within: 0.1, with: 'worked out by hand' } })],
    ['a standard that is not named', () => ({ proof: { by: 'standard', with: 'what everybody knows' } })],
    ['an unknown group', () => ({ group: 15 })],
    ['a key of its own', () => ({ hint: { fr: 'a', en: 'a' } })],
  ])('refuses %s', (_, change) => {
    expect(changed(change)).not.toEqual([]);
  });

  it('refuses a figure proved by words', () => {
    const quiz = JSON.parse(text) as { questions: Question[] };
    const question = quiz.questions.find(({ proof }) => proof.by === 'figure');
    if (question) question.proof = { by: 'textbook', with: 'ASHRAE Handbook, ch. 2' };
    expect(faultsOf(quizSchema, quiz)).toEqual([
      expect.stringMatching(/^questions\[\d+\]: [a-z0-9-]+ has a figure for a key: proof\.by must be "figure"/),
    ]);
  });

  it('refuses an id taken twice', () => {
    const quiz = JSON.parse(text) as { questions: { id: string }[] };
    const [one, other] = quiz.questions;
    if (one && other) other.id = one.id;
    expect(quizSchema.safeParse(quiz).success).toBe(false);
  });
});
