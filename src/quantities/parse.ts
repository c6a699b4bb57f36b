/** Why a text is not a number; the texts are under `quantities.parse` of the dictionaries. */
export type ParseFailure = 'empty' | 'notANumber' | 'ambiguous' | 'tooLarge';

export type Parsed =
  { readonly ok: true; readonly value: number } | { readonly ok: false; readonly reason: ParseFailure };

/** No number one means is longer; a paste may be. */
const LONGEST = 60;
const MINUS_SIGNS = /[\u2212\u2013]/g;
/** A sign apart from its number, as in "- 25". */
const LONE_SIGN = /^([+-])[\p{Zs}\t]+/u;
const SPACES = /[\p{Zs}\t]/u;
const ALL_SPACES = /[\p{Zs}\t]/gu;
const GROUPED_BY_SPACES = /^[+-]?\d{1,3}(?:[\p{Zs}\t]\d{3})+(?:[.,]\d*)?$/u;
const PLAIN = /^[+-]?(?:\d+(?:[.,]\d*)?|[.,]\d+)(?:e[+-]?\d+)?$/i;
/** Thousands by commas as English has them: by three all along, and no leading zero. */
const GROUPED_BY_COMMAS = /^[+-]?[1-9]\d{0,2}(?:,\d{3})+(?:\.\d*)?$/;
const SEVERAL_SEPARATORS = /^[+-]?\d*(?:[.,]\d+){2,}$/;

const failure = (reason: ParseFailure): Parsed => ({ ok: false, reason });

/**
 * The number a text says, for readers of French and English alike: any kind of space groups thousands by three
 * ("1 234,5"), a sign may stand apart ("- 25"), exponents ("1e-3") and the true minus are understood, points and commas part the decimals ("1,5", "1.5").
 * To a reader whose decimal sign is the point, commas group thousands wherever they can ("1,820", "1,234.5"); to any
 * other nothing but spaces does. What is read differently elsewhere ("1.234,5") is refused as ambiguous, never guessed.
 * @param sign the decimal sign of who typed the text; programs write either
 */
export function parseNumber(text: string, sign: ',' | '.' = ','): Parsed {
  const trimmed = text.trim().replace(MINUS_SIGNS, '-').replace(LONE_SIGN, '$1');
  if (trimmed === '') return failure('empty');
  if (trimmed.length > LONGEST) return failure('notANumber');
  let digits = trimmed;
  if (SPACES.test(trimmed)) {
    if (!GROUPED_BY_SPACES.test(trimmed)) return failure('notANumber');
    digits = trimmed.replace(ALL_SPACES, '');
  }
  if (sign === '.' && GROUPED_BY_COMMAS.test(digits)) digits = digits.replaceAll(',', '');
  if (SEVERAL_SEPARATORS.test(digits)) return failure('ambiguous');
  if (!PLAIN.test(digits)) return failure('notANumber');
  const value = Number(digits.replace(',', '.'));
  return Number.isFinite(value) ? { ok: true, value } : failure('tooLarge');
}

/** The number a text says by the grammar of `parseNumber`; NaN for any other text. For programs, whose numbers may come as text. */
export function numberFromText(text: string): number {
  const parsed = parseNumber(text);
  return parsed.ok ? parsed.value : Number.NaN;
}
