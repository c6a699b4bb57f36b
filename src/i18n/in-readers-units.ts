/** Figures inside sentences, in the units their reader chose: texts name the units of the formulas. */
import type { Locale } from '../language/index.ts';

/**
 * Writes a value, given in the unit a text names, in the reader's own; undefined where that is the unit of the text.
 * @param isShort a limit, which drops zeros after the comma
 */
export type SentenceWriter = (
  value: number,
  symbol: string,
  isShort: boolean,
  locale: Locale,
) => readonly [text: string, symbol: string] | undefined;

let writer: SentenceWriter | undefined;

/** @param write undefined: texts stand in their own units */
export function writeSentencesBy(write: SentenceWriter | undefined): void {
  writer = write;
}

/** Says something as it was served, in the units of the texts. */
export function asServed(say: () => string): string {
  const now = writer;
  writer = undefined;
  try {
    return say();
  } finally {
    writer = now;
  }
}

const OPEN = '\uE000';
const CLOSE = '\uE001';
const HOLE = `${OPEN}(\\w+)${CLOSE}`;
// What follows the unit must not make another one of it: "bar gauge", "K·m".
const UNIT = `[\u202f\u00a0 ](°C|kPa/m|Pa/m|m/s|bar(?:\u00a0abs\.)?|kW|kg|K|m)(?![\\w/·²³(]| gauge| relatif)`;
/** "0 to 40 K": the unit of the second is that of the first. */
const RANGE = new RegExp(`${HOLE}( (?:to|à|/) )${HOLE}${UNIT}`, 'g');
const SINGLE = new RegExp(`${HOLE}${UNIT}`, 'g');
const ALONE = new RegExp(HOLE, 'g');

/** Limits drop zeros after the comma, as elsewhere in sentences. */
const SHORT = new Set(['min', 'max']);

/**
 * A sentence with its figures in the reader's units.
 * @param values as given, in the units the text names
 * @param formatted the same as they stand in the text where their unit stays
 * @param say puts the texts of the values in the sentence
 */
export function inReadersUnits(
  values: Readonly<Record<string, string | number>>,
  formatted: Readonly<Record<string, string>>,
  locale: Locale,
  say: (texts: Readonly<Record<string, string>>) => string,
): string {
  const write = writer;
  if (write === undefined) return say(formatted);
  const holes = Object.entries(values).filter(([, value]) => typeof value === 'number');
  const numbers = Object.fromEntries(holes) as Readonly<Record<string, number>>;
  const said = say({ ...formatted, ...Object.fromEntries(holes.map(([name]) => [name, OPEN + name + CLOSE])) });
  const one = (name: string, symbol: string): readonly [string, string] =>
    write(numbers[name] ?? Number.NaN, symbol, SHORT.has(name), locale) ?? [formatted[name] ?? '', symbol];
  return said
    .replace(RANGE, (_, low: string, between: string, high: string, symbol: string) => {
      const [text, unit] = one(high, symbol);
      return `${one(low, symbol)[0]}${between}${text}\u202f${unit}`;
    })
    .replace(SINGLE, (_, name: string, symbol: string) => one(name, symbol).join('\u202f'))
    .replace(ALONE, (_, name: string) => formatted[name] ?? '');
}
