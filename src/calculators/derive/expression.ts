/** Sizes and sums as they are said: "3/8", "1 1/8", "1½", "120+14.7". */
import type { Parsed } from '../../quantities/index.ts';
import { parseNumber } from '../../quantities/index.ts';

const LONGEST = 60;
const MINUS_SIGNS = /[\u2212\u2013]/g;
const VULGAR_FRACTION = /\s*([\u00bc-\u00be\u2150-\u215e])/gu;
/** A whole and a fraction; three digits after a space would be thousands, unless the fraction is a true one. */
const MIXED = /(\d+)[\p{Zs}\t]+(\d+)\s*\/\s*(\d+)/gu;
/** The signs of an exponent are no operators. */
const OPERATORS = /([*×·/÷:]|(?<![eE])[+-])/;

const FAILURE: Parsed = { ok: false, reason: 'notANumber' };

const isProduct = (sign: string): boolean => /[*×·/÷:]/.test(sign);

function withPlainFractions(text: string): string {
  return text
    .replace(MINUS_SIGNS, '-')
    .replace(VULGAR_FRACTION, (_, fraction: string) => ` ${fraction.normalize('NFKD').replace('\u2044', '/')}`)
    .trim()
    .replace(MIXED, (whole: string, units: string, above: string, below: string) =>
      Number(above) < Number(below) ? String(Number(units) + Number(above) / Number(below)) : whole,
    );
}

/**
 * The number a text says, fractions and sums understood; products before sums, no brackets. Its numbers are those
 * of `parseNumber`.
 * @param sign the decimal sign of who typed it; programs write either
 */
export function parseExpression(text: string, sign: ',' | '.' = ','): Parsed {
  const plain = parseNumber(text, sign);
  if (plain.ok || plain.reason === 'empty' || text.length > LONGEST) return plain;
  const parts = withPlainFractions(text).split(OPERATORS);
  // A sign before the first number is its own.
  if (parts[0]?.trim() === '' && (parts[1] === '-' || parts[1] === '+'))
    parts.splice(0, 3, `${parts[1]}${parts[2]?.trim() ?? ''}`);
  let [sum, term] = [0, Number.NaN];
  for (let index = 0; index < parts.length; index += 2) {
    const parsed = parseNumber(parts[index] ?? '', sign);
    if (!parsed.ok) return parts.length === 1 || parsed.reason === 'ambiguous' ? parsed : FAILURE;
    const operator = parts[index - 1];
    if (operator === undefined) term = parsed.value;
    else if (isProduct(operator)) term = /[*×·]/.test(operator) ? term * parsed.value : term / parsed.value;
    else {
      sum += term;
      term = operator === '-' ? -parsed.value : parsed.value;
    }
  }
  const value = sum + term;
  return Number.isFinite(value) ? { ok: true, value } : FAILURE;
}
