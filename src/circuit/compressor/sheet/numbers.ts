/**
 * Numbers of a sheet: one decimal sign for all of it, found from those that leave no doubt. What parts thousands follows from
 * it; the grammar of `quantities` reads the rest.
 */
import { parseNumber } from '../../../quantities/parse.ts';

export type DecimalSign = '.' | ',';
/** What the numbers of a text say of their decimal sign: one of them, nothing, either, or both at once. */
export type DecimalEvidence = DecimalSign | 'none' | 'either' | 'both';

const EXPONENT = String.raw`(?:e[+-]?\d{1,3})?`;
const POINT = new RegExp(
  String.raw`^[+-]?(?:\d+\.?\d*|\.\d+|\d{1,3}(?:,\d{3})+(?:\.\d*)?|\d{1,3}(?:[ '’]\d{3})+(?:\.\d*)?)${EXPONENT}$`,
  'u',
);
const COMMA = new RegExp(
  String.raw`^[+-]?(?:\d+,?\d*|,\d+|\d{1,3}(?:\.\d{3})+(?:,\d*)?|\d{1,3}(?:[ '’]\d{3})+(?:,\d*)?)${EXPONENT}$`,
  'u',
);
const LONGEST = 40;
/** What stands for a value that is not there. */
const MISSING = /^(?:[-–—.*/]{1,3}|n\.?\s?[ad]\.?|n\/a|nan|null|none|#n\/a)$/iu;

export const isMissing = (cell: string): boolean => cell === '' || MISSING.test(cell);

/** A cell as numbers are written in programs: one minus, one kind of space, "e" for every exponent, no footnote mark. */
const plain = (cell: string): string =>
  cell
    .trim()
    .replaceAll(/[−–‒]/gu, '-')
    .replaceAll(/[\u00a0\u202f\u2009]/gu, ' ')
    .replace(/\s*[x×·*]\s*10\s*\^?\s*\(?([+-]?\d{1,3})\)?$/u, 'e$1')
    .replace(/^([+-])\s+/u, '$1')
    .replace(/[*†‡]$/u, '')
    .toLowerCase()
    .replace(/d(?=[+-]?\d{1,3}$)/u, 'e');

/** The number of a cell under a decimal sign; undefined for any other text. */
export function numberOfCell(cell: string, sign: DecimalSign): number | undefined {
  const text = plain(cell);
  if (text.length > LONGEST || !(sign === '.' ? POINT : COMMA).test(text)) return undefined;
  // What parts thousands is known now: the one grammar reads the rest.
  const read = parseNumber(text.replaceAll(sign === '.' ? /[ ,'’]/gu : /[ .'’]/gu, ''), sign);
  return read.ok ? read.value : undefined;
}

/** What one cell says of the decimal sign: "1,5" a comma, "1,234.5" a point, "1,234" either, "12" nothing. */
function evidenceOf(cell: string): DecimalEvidence {
  const text = plain(cell);
  const [asPoint, asComma] = [POINT.test(text), COMMA.test(text)];
  // A sign at the end is one of a sentence.
  if (!/[.,]\d/u.test(text) || (!asPoint && !asComma)) return 'none';
  if (asPoint && asComma) return /^[+-]?0+[.,]/u.test(text) ? (text.includes(',') ? ',' : '.') : 'either';
  return asPoint ? '.' : ',';
}

/** What the cells of a text say together. */
export function decimalEvidence(cells: readonly string[]): DecimalEvidence {
  const said = new Set(cells.map(evidenceOf));
  if (said.has('.') && said.has(',')) return 'both';
  if (said.has('.')) return '.';
  if (said.has(',')) return ',';
  return said.has('either') ? 'either' : 'none';
}

/** A number behind a name and before a unit of temperature: "30 °C", "tc = 30", "Te -10". */
const TEMPERATURE = /^(?:[a-zé.]{1,20}\s*[=:]\s*|[a-zé.]{1,20}\s+|t[cek])?([-+]?\d+(?:[.,]\d+)?)\s*[°º]?\s*[CFK]?$/iu;
export const isTemperatureCell = (cell: string): boolean => TEMPERATURE.test(plain(cell));

/** The temperature of a cell, which may have its name and its unit in it. */
export function temperatureOfCell(cell: string, sign: DecimalSign): number | undefined {
  const number = numberOfCell(cell, sign);
  if (number !== undefined) return number;
  const found = TEMPERATURE.exec(plain(cell))?.[1];
  return found === undefined ? undefined : numberOfCell(found, sign);
}

/** How many numbers there are in a text, words aside. */
export const countNumbers = (text: string): number => text.match(/(?<![\p{L}\d])[-+−]?\d+(?:[.,]\d+)*/gu)?.length ?? 0;
/** The numbers of a name, to be taken out of it. */
export const withoutNumbers = (text: string): string => text.replaceAll(/[-+]?\d+(?:[.,]\d+)?\s*°?[CF]?/gu, '').trim();
/** Whether a comma stands between two digits. */
export const hasInnerComma = (text: string): boolean => /\d,\d/u.test(text);
