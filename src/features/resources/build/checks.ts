/** Two questions of the quizzes at the foot of an article, chosen in content/checks.json: what was read, tried at once. */
import { getCollection } from 'astro:content';
import type { Locale } from '../../../language/index.ts';
import { serve } from '../../../quiz/serve.ts';
import type { ServedQuestion } from '../../../quiz/serve.ts';
import checks from '../../../../content/checks.json' with { type: 'json' };
import { figureEngine } from './figures/figures.ts';

export interface Check {
  /** Of its quiz, where there are more. */
  readonly quiz: string;
  readonly question: ServedQuestion;
}

/** @returns none for prose that is no article. @throws {Error} where a question is not there: the site must not be built then */
export async function checksOf(slug: string, locale: Locale): Promise<readonly Check[]> {
  const names = (checks as Readonly<Record<string, readonly string[]>>)[slug] ?? [];
  const quizzes = await getCollection('quiz');
  return names.map((name) => {
    const [quiz = '', id] = name.split('/');
    const question = quizzes.find((each) => each.id === quiz)?.data.questions.find((each) => each.id === id);
    if (!question) throw new Error(`content/checks.json has ${name} for ${slug}, which no quiz holds`);
    return { quiz, question: serve(question, locale, figureEngine()) };
  });
}
