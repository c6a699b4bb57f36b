/** What is refused at a field of a page, in a sentence that names the field as the page does. */
import type { Key, Translator } from '../../i18n/keys.ts';
import { inReadersUnits } from '../../i18n/in-readers-units.ts';
import { describeProblem, formatValues, limitsText } from '../../i18n/problems.ts';
import type { DescribedProblem } from '../../i18n/problems.ts';
import type { PageProblem } from './question.ts';

/** Sentences that name a field. Left to themselves they know the fields of a simulation alone. */
export const NAMES_FIELD: ReadonlySet<string> = new Set<string>([
  'E_MISSING',
  'E_NUMBER',
  'E_MODE',
  'E_RANGE',
  'E_NEG',
]);

/**
 * The sentence of a problem of a page.
 * @param nameOf the name of a field on it: mostly `labelsOf` its key
 * @param decimals of values, by their names, where they are not the usual ones
 */
export function problemAtField(
  { code, field, values }: PageProblem,
  t: Translator,
  nameOf: (field: string, t: Translator) => string,
  decimals?: Parameters<typeof formatValues>[2],
): string {
  if (!NAMES_FIELD.has(code) || field === undefined) return describeProblem({ code, values } as DescribedProblem, t);
  const name = nameOf(field, t);
  return inReadersUnits(values, formatValues(values, t.locale, decimals), t.locale, (texts) =>
    t(`problems.${code as 'E_RANGE'}`, { ...texts, field: name, limits: limitsText(texts, t) }),
  );
}

/** The labels of the fields of a page. @param key of its question */
export const labelsOf =
  (key: string) =>
  (field: string, t: Translator): string =>
    t(`${key}.fields.${field}` as Key);
