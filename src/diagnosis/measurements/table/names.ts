/** Which column of a set the name of a file's column means, and in which unit it says it is. */
import type { ColumnKey } from '../columns.ts';
import { COLUMN_KEYS, quantityOf } from '../columns.ts';
import type { NamedUnit } from '../units.ts';
import { isElapsedUnit, isUnitOf, unitFromText } from '../units.ts';
import { COLUMN_WORDS, PRESSURE_WORDS } from './column-words.ts';

const OWN: readonly (readonly [ColumnKey, readonly string[]])[] = COLUMN_KEYS.map((key) => [
  key,
  [key.replaceAll('_', ' ')],
]);

const MARKS = /\p{M}/gu;
const NOT_WORD = /[^\p{L}\p{N}]+/gu;

/** Words of a name: no accents, no case, one space between them. */
const wordsOf = (name: string): string =>
  name
    .normalize('NFD')
    .replace(MARKS, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('∆', 'δ')
    .replace(NOT_WORD, ' ')
    .trim();

const SAYS_TEMPERATURE = /(?:^| )(?:t|temp|temperature|temperatur|temperatura|temperatuur)(?: |$)/;
const SAYS_PRESSURE = /(?:^| )(?:p|press|pression|pressure|druck|presion|pressione|pressao|druk)(?: |$)/;

function isAllowed(key: ColumnKey, unit: NamedUnit | undefined, words: string): boolean {
  const quantity = quantityOf(key);
  if (unit !== undefined) return isUnitOf(unit.unit, quantity);
  if (SAYS_TEMPERATURE.test(words)) return quantity === 'temperature' || quantity === 'difference';
  return !SAYS_PRESSURE.test(words) || quantity === 'pressure';
}

/** The column whose name is found longest among the words. */
function longest(
  names: readonly (readonly [ColumnKey, readonly string[]])[],
  words: string,
  unit: NamedUnit | undefined,
): { readonly key: ColumnKey; readonly length: number } | undefined {
  const text = ` ${words} `;
  let best: { key: ColumnKey; length: number } | undefined;
  for (const [key, list] of names) {
    if (!isAllowed(key, unit, words)) continue;
    for (const name of list) {
      if (name.length > (best?.length ?? 0) && text.includes(` ${name} `)) best = { key, length: name.length };
    }
  }
  return best;
}

/** The column a name means, or undefined; the unit it carries forbids what it cannot be. */
function columnFromName(name: string, unit: NamedUnit | undefined): ColumnKey | undefined {
  const words = wordsOf(name);
  const isPressure = unit !== undefined ? isUnitOf(unit.unit, 'pressure') : SAYS_PRESSURE.test(words);
  const named = longest(COLUMN_WORDS, words, unit);
  const own = longest(OWN, words, unit);
  const best = own !== undefined && own.length >= (named?.length ?? 0) ? own : named;
  return best?.key ?? (isPressure ? longest(PRESSURE_WORDS, words, unit)?.key : undefined) ?? columnFromUnit(unit);
}

/** A figure in kW is a power whatever it is called. */
function columnFromUnit(unit: NamedUnit | undefined): ColumnKey | undefined {
  if (unit?.unit === 'kW' || unit?.unit === 'W') return 'power';
  return undefined;
}

const IN_BRACKETS = /[[(]\s*(.+?)\s*[\])]\s*$/u;
/** Letters that name a unit only inside brackets or where the column is of its kind. */
const SHORT = /^[cfkwahs]$/i;

export interface Unitful {
  /** The name without its unit. */
  readonly name: string;
  readonly unit: NamedUnit | undefined;
}

/**
 * Name and unit of a header: in brackets, or its last one or two words. 'BP (bar rel)', 'T aspiration °C',
 * 'p_lp_bar_abs', 'time_s'.
 */
export function unitOfHeader(header: string): Unitful {
  const text = header.trim();
  const inside = IN_BRACKETS.exec(text);
  const named = inside?.[1] === undefined ? undefined : unitFromText(inside[1]);
  if (inside !== null && named !== undefined) return { name: text.slice(0, inside.index), unit: named };
  const words = text.split(/[\s_,]+/u);
  for (const count of [2, 1]) {
    if (words.length <= count) continue;
    const tail = words.slice(-count).join('');
    const unit = unitFromText(tail);
    if (unit === undefined || (count === 2 && SHORT.test(words.at(-1) ?? '') && unit.mode === undefined)) continue;
    return { name: words.slice(0, -count).join(' '), unit };
  }
  return { name: text, unit: undefined };
}

export interface Guess {
  readonly key: ColumnKey | undefined;
  readonly unit: NamedUnit | undefined;
}

/** What a header seems to hold. A letter at its end that fits no column of that kind is part of the name. */
export function guessFromHeader(header: string): Guess {
  const { name, unit } = unitOfHeader(header);
  if (unit !== undefined && isElapsedUnit(unit.unit))
    return { key: columnFromName(header, undefined), unit: undefined };
  const key = columnFromName(name, unit);
  if (key !== undefined || unit === undefined) return { key, unit };
  return { key: columnFromName(header, undefined), unit: undefined };
}

const TIME_WORDS =
  /(?:^| )(?:time|temps|date|heure|hour|timestamp|ts|horodatage|horodate|datetime|elapsed|ecoule|duree|duration|zeit|datum|uhrzeit|clock|jour|day|instant|fecha|hora|ora|tijd|tiempo)(?: |$)/;

/** Whether a header says that its column is the time. */
export const saysTime = (header: string): boolean => TIME_WORDS.test(wordsOf(header));
