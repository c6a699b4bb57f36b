import type { Key, SharedTranslator, WithoutPrefix } from './keys.ts';
import { messageNumber } from '../quantities/number.ts';

/** Codes that have a text. */
export type CalculatorTextCode = WithoutPrefix<'calculators.problems.', Key>;

/** A problem or a warning as calculators give it: numbers in the unit the text or `unit` says, not rounded. */
export interface DescribedCalculatorProblem {
  readonly code: CalculatorTextCode;
  readonly values: Readonly<Record<string, string | number>>;
}

const SIGNIFICANT_DIGITS = 4;
/** Limits are said whole: "101 325", never "101 300". */
const LIMIT_NAMES = new Set(['min', 'max']);
const LIMIT_DECIMALS = 2;

function formatValue(name: string, value: number, t: SharedTranslator): string {
  const isWhole = LIMIT_NAMES.has(name) && Math.abs(value) >= 1;
  return messageNumber(value, isWhole ? { atMost: LIMIT_DECIMALS } : { significant: SIGNIFICANT_DIGITS }, t.locale);
}

/**
 * The sentence of a calculator's problem or warning, in the language of the translator, which must
 * hold the `calculators` namespace. The label of the field stands beside it on the page.
 */
export function describeCalculatorProblem(problem: DescribedCalculatorProblem, t: SharedTranslator): string {
  const values = Object.fromEntries(
    Object.entries(problem.values).map(([name, value]) => [
      name,
      typeof value === 'number' ? formatValue(name, value, t) : value,
    ]),
  );
  return t(`calculators.problems.${problem.code}`, values).replace(/\s\.$/u, '.');
}
