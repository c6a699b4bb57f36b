/** Every page that is a question, found by its `question.ts`: what holds of one is tried on all of them. */
import { NOTHING } from '../../../src/features/comparison/question.ts';
import { seasonQuestion } from '../../../src/features/season/question.ts';
import { createWeather } from '../../../src/features/season/state/weather.ts';
import { createPage } from '../../../src/kit/page/life.ts';
import type { PageLife } from '../../../src/kit/page/life.ts';
import type { Question } from '../../../src/kit/page/question.ts';
import type { Locale } from '../../../src/language/index.ts';

export type AnyQuestion = Question<Readonly<Record<string, unknown>>>;

/** Questions that are made, of what their page reads beside its form. */
const MADE: Readonly<Record<string, () => unknown>> = { season: () => seasonQuestion(createWeather()) };

/** What a page holds that never had an answer, where that is not nothing. */
const WITHOUT_ANSWER: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  comparison: { compared: NOTHING, others: {} },
  season: { year: { figure: 'scop', machines: [] } },
};

const isQuestion = (value: unknown): value is AnyQuestion =>
  typeof value === 'object' &&
  value !== null &&
  ['key', 'groups', 'answers', 'problemText'].every((key) => key in value);

/** By the name of the page. @throws {Error} where a `question.ts` of the kit holds none */
export const QUESTIONS: readonly (readonly [name: string, question: AnyQuestion])[] = (() => {
  const sources = import.meta.glob<string>('/src/features/*/question.ts', {
    eager: true,
    query: '?raw',
    import: 'default',
  });
  const modules = import.meta.glob<Readonly<Record<string, unknown>>>('/src/features/*/question.ts', { eager: true });
  return Object.entries(modules).flatMap(([file, exported]) => {
    if (sources[file]?.includes('/kit/page/question.ts') !== true) return [];
    const question = [...Object.values(exported), MADE[file.split('/').at(-2) ?? '']?.()].find(isQuestion);
    if (!question)
      throw new Error(`${file} exports no question: where it makes one, MADE of tests/unit/stores/questions.ts does`);
    return [[question.key, question] as const];
  });
})();

/** Those that ask for numbers; the others ask for texts and choices alone. */
export const NUMBERED = QUESTIONS.filter(([, { fields }]) => fields.some(({ kind }) => kind === 'number'));

/** A page as one that was built without an answer. */
export const openQuestion = (
  question: AnyQuestion,
  locale: Locale = 'fr',
): PageLife<Readonly<Record<string, unknown>>> => createPage(question, WITHOUT_ANSWER[question.key] ?? {}, locale);
