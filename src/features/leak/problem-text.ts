/** Problems and warnings of a leak in the reader's words. */
import { isSaid, leakSentence } from '../../field/leak/sentences.ts';
import type { Translator } from '../../i18n/keys.ts';
import { describeProblem, formatValues, limitsText, textOf } from '../../i18n/problems.ts';
import type { DescribedProblem } from '../../i18n/problems.ts';
import type { PageProblem } from '../../kit/page/question.ts';

/** A simulation's own sentence names its own fields: of these only the limits and the name of ours are taken. */
const NAMED = new Set<string>(['E_MISSING', 'E_NUMBER', 'E_MODE', 'E_RANGE', 'E_NEG']);

/** The sentence of a problem. */
export function problemText({ code, field, values }: PageProblem, t: Translator): string {
  if (isSaid(code)) return leakSentence(code, values, t.locale);
  const texts = formatValues(values, t.locale, { max: 2, min: 1 });
  if (NAMED.has(code) && field !== undefined) {
    const name = textOf(`leak.fields.${field}`, {}, t) ?? field;
    return t(`problems.${code as 'E_RANGE'}`, { ...texts, field: name, limits: limitsText(texts, t) });
  }
  return describeProblem({ code, values } as DescribedProblem, t);
}
