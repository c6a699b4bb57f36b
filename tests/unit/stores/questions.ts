/** Every page that is a question: what holds of one is tried on all of them. */
import { globSync, readFileSync } from 'node:fs';
import { COMPARISON, NOTHING } from '../../../src/features/comparison/question.ts';
import { LEAK } from '../../../src/features/leak/question.ts';
import { LINE } from '../../../src/features/line/question.ts';
import { OPTIMUM } from '../../../src/features/optimum/question.ts';
import { seasonQuestion } from '../../../src/features/season/question.ts';
import { createWeather } from '../../../src/features/season/state/weather.ts';
import { TABLES } from '../../../src/features/tables/question.ts';
import { createPage } from '../../../src/kit/page/life.ts';
import type { PageLife } from '../../../src/kit/page/life.ts';
import type { Question } from '../../../src/kit/page/question.ts';
import type { Locale } from '../../../src/language/index.ts';

export type AnyQuestion = Question<Readonly<Record<string, unknown>>>;

/** Each with what a page of it without an answer holds. */
const ASKED = [
  [COMPARISON, { compared: NOTHING, others: {} }],
  [LEAK, {}],
  [LINE, {}],
  [OPTIMUM, {}],
  [seasonQuestion(createWeather()), { year: { figure: 'scop', machines: [] } }],
  [TABLES, {}],
] as unknown as readonly (readonly [AnyQuestion, Readonly<Record<string, unknown>>])[];

/** By name. @throws {Error} when a page that asks is not among them */
export const QUESTIONS: readonly (readonly [name: string, question: AnyQuestion])[] = (() => {
  const files = globSync('src/features/*/question.ts').filter((file) =>
    readFileSync(file, 'utf8').includes('/kit/page/question.ts'),
  );
  if (files.length !== ASKED.length) throw new Error(`questions.ts names ${ASKED.length} of ${files.join(', ')}`);
  return ASKED.map(([question]) => [question.key, question]);
})();

/** Pages with a door of their own that live otherwise: `lives.test.ts` tries those that compute from what is typed. */
const OTHERWISE = ['compressor', 'refrigerants', 'ruler'];

/** Folders of pages that ask a door of their own; and those that are accounted for: a question, or otherwise. */
export const ASKING = {
  all: globSync('src/features/*/page.ts')
    .filter((file) => readFileSync(file, 'utf8').includes('doors: ['))
    .map((file) => file.split('/').at(-2)),
  told: [...QUESTIONS.map(([name]) => name), ...OTHERWISE],
};

/** Those that ask for numbers; the others ask for texts and choices alone. */
export const NUMBERED = QUESTIONS.filter(([, { fields }]) => fields.some(({ kind }) => kind === 'number'));

/** A page as one that was built without an answer. */
export const openQuestion = (
  question: AnyQuestion,
  locale: Locale = 'fr',
): PageLife<Readonly<Record<string, unknown>>> =>
  createPage(question, ASKED.find(([{ key }]) => key === question.key)?.[1] ?? {}, locale);
