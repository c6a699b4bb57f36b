/** Numbers of table cells: much looser than what a reader types, as loggers write them. */

/** What loggers write where there is no value; an empty cell is one too. */
const MISSING = new Set([
  '-',
  '--',
  '---',
  '----',
  '-----',
  'nan',
  'null',
  'none',
  'n/a',
  'n/d',
  'na',
  '#n/a',
  'unavailable',
  'unknown',
  'ol',
  '---.-',
  '--.-',
  '--.--',
]);

export const isMissing = (cell: string): boolean => MISSING.has(cell.toLowerCase());

const GROUPED_BY_POINTS = /^[+-]?\d{1,3}(?:\.\d{3})+(?:,\d*)?$/;
const GROUPED_BY_COMMAS = /^[+-]?\d{1,3}(?:,\d{3})+(?:\.\d*)?$/;
const GROUPED = /^[+-]?\d{1,3}(?:[\s\u00a0\u202f\u2009'\u2019]\d{3})+(?:[.,]\d*)?$/u;
const GROUP_SIGNS = /[\s\u00a0\u202f\u2009'\u2019]/gu;
const MINUS_SIGNS = /^[\u2212\u2013]/;
const PLAIN = /^[+-]?(?:\d+(?:[.,]\d*)?|[.,]\d+)(?:e[+-]?\d+)?$/i;

export type DecimalSign = '.' | ',';

const COMMA_DECIMALS = /^[-+\u2212]?\d+,\d+$/;
const POINT_DECIMALS = /^[-+\u2212]?\d+\.\d+$/;
const POINT_GROUPS = /^[-+\u2212]?\d{1,3}(?:\.\d{3})+$/;

/** What a cell shows of the decimal sign; undefined where it shows nothing sure. */
export function decimalShownBy(cell: string): DecimalSign | undefined {
  const text = cell.trim();
  if (COMMA_DECIMALS.test(text)) return ',';
  return POINT_DECIMALS.test(text) && !POINT_GROUPS.test(text) ? '.' : undefined;
}

/** The number of a cell that is neither empty nor plain; NaN where it is none. */
function loosely(cell: string, decimal: DecimalSign): number {
  let text = cell.trim().replace(MINUS_SIGNS, '-');
  if (GROUPED.test(text)) text = text.replace(GROUP_SIGNS, '');
  if (decimal === ',' && GROUPED_BY_POINTS.test(text)) text = text.replaceAll('.', '');
  if (decimal === '.' && GROUPED_BY_COMMAS.test(text)) text = text.replaceAll(',', '');
  if (!PLAIN.test(text) || (text.includes(',') && decimal === '.')) return Number.NaN;
  const value = Number(text.replace(',', '.'));
  return Number.isFinite(value) ? value : Number.NaN;
}

const ZERO = 48;
const NINE = 57;
const MINUS = 45;

/** Powers of ten that are exact, so that one division gives the nearest number (Clinger 1990). */
const POWERS = Array.from({ length: 16 }, (_, power) => 10 ** power);

/**
 * The number of a cell, NaN where it is empty, stands for a missing value or is text. Of up to 15 digits read as such:
 * their whole number and the power of ten are exact, and so the quotient is the nearest number, as `Number` gives it.
 */
export function numberOfCell(cell: string, decimal: DecimalSign): number {
  const { length } = cell;
  if (length === 0) return Number.NaN;
  const isNegative = cell.charCodeAt(0) === MINUS;
  const begin = isNegative ? 1 : 0;
  let whole = 0;
  let decimals = -1;
  if (length - begin > 15 || length === begin) return loosely(cell, decimal);
  const sign = decimal.charCodeAt(0);
  for (let at = begin; at < length; at++) {
    const code = cell.charCodeAt(at);
    if (code >= ZERO && code <= NINE) {
      whole = whole * 10 + code - ZERO;
      if (decimals >= 0) decimals += 1;
    } else if (code === sign && decimals < 0 && at > begin && at < length - 1) decimals = 0;
    else return loosely(cell, decimal);
  }
  const value = decimals > 0 ? whole / POWERS[decimals]! : whole;
  return isNegative ? -value : value;
}

const DIGIT = /\d/;

/** Whether a cell holds a number in either notation. */
export const isNumeric = (cell: string): boolean =>
  DIGIT.test(cell) && (!Number.isNaN(numberOfCell(cell, '.')) || !Number.isNaN(numberOfCell(cell, ',')));
