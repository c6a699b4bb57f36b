/** Numbers of table cells: much looser than what a reader types, as loggers write them. */

import { parseNumber } from '../../../quantities/parse.ts';
import type { NamedUnit } from '../units.ts';
import { unitFromText } from '../units.ts';

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

const GROUPED_BY_POINTS = /^[-+\u2212]?\d{1,3}(?:\.\d{3})+(?:,\d*)?$/;
const GROUPED_BY_COMMAS = /^[-+\u2212]?\d{1,3}(?:,\d{3})+(?:\.\d*)?$/;
const APOSTROPHES = /['\u2019]/g;

export type DecimalSign = '.' | ',';

const COMMA_DECIMALS = /^[-+\u2212]?\d+,\d+$/;
const POINT_DECIMALS = /^[-+\u2212]?\d+\.\d+$/;
const POINT_GROUPS = /^[-+\u2212]?\d{1,3}(?:\.\d{3})+$/;
/** Thousands in groups before the decimal sign: what parts them is the other sign, a space or an apostrophe. */
const GROUPED_COMMA_DECIMALS = /^[-+\u2212]?\d{1,3}(?:[.\s'\u2019]\d{3})+,\d+$/;
const GROUPED_POINT_DECIMALS = /^[-+\u2212]?\d{1,3}(?:[,\s'\u2019]\d{3})+\.\d+$/;

/** What a cell shows of the decimal sign; undefined where it shows nothing sure. */
export function decimalShownBy(cell: string): DecimalSign | undefined {
  const text = partsOfCell(cell)?.figure ?? cell.trim();
  if (COMMA_DECIMALS.test(text) || GROUPED_COMMA_DECIMALS.test(text)) return ',';
  if (GROUPED_POINT_DECIMALS.test(text)) return '.';
  return POINT_DECIMALS.test(text) && !POINT_GROUPS.test(text) ? '.' : undefined;
}

/**
 * The number of a cell that is not plain digits, NaN where it is none: by the grammar everyone shares, with the signs
 * that group thousands in files taken out first.
 */
function loosely(cell: string, decimal: DecimalSign): number {
  let text = cell.trim();
  const isGrouped = (decimal === ',' ? GROUPED_BY_POINTS : GROUPED_BY_COMMAS).test(text);
  if (isGrouped) text = text.replaceAll(decimal === ',' ? '.' : ',', '');
  if (decimal === '.' && text.includes(',')) return Number.NaN;
  const parsed = parseNumber(text.replace(APOSTROPHES, ' '));
  return parsed.ok ? parsed.value : Number.NaN;
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
const LONGEST_WITH_UNIT = 40;
const WITH_UNIT = /^([-+\u2212]?[\d.,\s'\u2019]*\d)\s*([^\d\s][^\d]*\d?)$/u;

/** The figure and the unit of a cell that carries both ('5,1 bar', '118 psig'); undefined where it does not. */
export function partsOfCell(cell: string): { readonly figure: string; readonly unit: NamedUnit } | undefined {
  if (cell.length > LONGEST_WITH_UNIT) return undefined;
  const [, figure, name = ''] = WITH_UNIT.exec(cell.trim()) ?? [];
  const unit = figure === undefined ? undefined : unitFromText(name);
  return figure === undefined || unit === undefined ? undefined : { figure, unit };
}

const isFigure = (text: string): boolean =>
  !Number.isNaN(numberOfCell(text, '.')) || !Number.isNaN(numberOfCell(text, ','));

/** Whether a cell holds a number in either notation, a unit behind it or not. */
export function isNumeric(cell: string): boolean {
  if (!DIGIT.test(cell)) return false;
  if (isFigure(cell)) return true;
  const parts = partsOfCell(cell);
  return parts !== undefined && isFigure(parts.figure);
}
