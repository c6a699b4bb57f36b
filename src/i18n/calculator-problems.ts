import type { Key, Translator } from './keys.ts';

type WithoutPrefix<Prefix extends string, K> = K extends `${Prefix}${infer Rest}` ? Rest : never;

/** Codes that have a text. */
export type CalculatorTextCode = WithoutPrefix<'calculators.problems.', Key>;

/** A problem or a warning as calculators give it: numbers in the unit the text or `unit` says, not rounded. */
export interface DescribedCalculatorProblem {
  readonly code: CalculatorTextCode;
  readonly values: Readonly<Record<string, string | number>>;
}

const SIGNIFICANT_DIGITS = 4;

/**
 * The sentence of a calculator's problem or warning, in the language of the translator, which must
 * hold the `calculators` namespace. The label of the field stands beside it on the page.
 */
export function describeCalculatorProblem(problem: DescribedCalculatorProblem, t: Translator): string {
  const format = new Intl.NumberFormat(t.locale, { maximumSignificantDigits: SIGNIFICANT_DIGITS, signDisplay: 'negative' });
  const values = Object.fromEntries(
    Object.entries(problem.values).map(([name, value]) => [
      name,
      typeof value === 'number' ? format.format(value).replace('-', '\u2212') : value,
    ]),
  );
  return t(`calculators.problems.${problem.code}`, values).replace(/\s\.$/u, '.');
}
