/** Problems and warnings of a leak in the reader's words. */
import { isSaid, leakSentence } from '../../field/leak/sentences.ts';
import type { Translator } from '../../i18n/keys.ts';
import { labelsOf, problemAtField } from '../../kit/page/problem-text.ts';
import type { PageProblem } from '../../kit/page/question.ts';

const nameOf = labelsOf('leak');

/** The sentence of a problem. */
export const problemText = (problem: PageProblem, t: Translator): string =>
  isSaid(problem.code)
    ? leakSentence(problem.code, problem.values, t.locale)
    : problemAtField(problem, t, nameOf, { max: 2, min: 1 });
