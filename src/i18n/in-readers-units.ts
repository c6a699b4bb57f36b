/** Figures inside sentences, in the units their reader chose: texts name the units of the formulas. */
import { convert, decimalsOf, formatNumber, readSymbol } from '../quantities/index.ts';
import type { Quantity, UnitOf } from '../quantities/index.ts';
import { formatAtMost } from '../quantities/number.ts';
import { readersUnit } from '../quantities/reader.ts';
import type { Locale } from '../language/index.ts';

/** The quantity a symbol of a text is of, and the unit it stands for. */
const UNITS: Readonly<Record<string, readonly [Quantity, string]>> = {
  '°C': ['temperature', 'degC'],
  K: ['temperatureDifference', 'K'],
  bar: ['pressure', 'bar'],
  kW: ['power', 'kW'],
  kg: ['mass', 'kg'],
  m: ['length', 'm'],
  'm/s': ['speed', 'm_s'],
  'Pa/m': ['pressureGradient', 'Pa_m'],
  'kPa/m': ['pressureGradient', 'kPa_m'],
};

const OPEN = '\uE000';
const CLOSE = '\uE001';
const HOLE = `${OPEN}(\\w+)${CLOSE}`;
// What follows the unit must not make another one of it: "bar gauge", "K·m".
const UNIT = `[\u202f\u00a0 ](°C|kPa/m|Pa/m|m/s|bar|kW|kg|K|m)(?![\\w/·²³(]| gauge| relatif)`;
/** "0 to 40 K": the unit of the second is that of the first. */
const RANGE = new RegExp(`${HOLE}( (?:to|à|/) )${HOLE}${UNIT}`, 'g');
const SINGLE = new RegExp(`${HOLE}${UNIT}`, 'g');
const ALONE = new RegExp(HOLE, 'g');

/** Limits drop zeros after the comma, as elsewhere in sentences. */
const SHORT = new Set(['min', 'max']);

/** A value in the reader's unit; undefined where that is the unit of the text. */
function shown(name: string, value: number, symbol: string, locale: Locale): readonly [string, string] | undefined {
  const known = UNITS[symbol];
  if (!known) return undefined;
  const [quantity, own] = known;
  const unit = readersUnit(quantity, own) as UnitOf<typeof quantity>;
  if (unit === own) return undefined;
  const there = convert(quantity, value, own as UnitOf<typeof quantity>, unit);
  const decimals = decimalsOf(quantity, there, unit);
  const text = SHORT.has(name) ? formatAtMost(there, decimals, locale) : formatNumber(there, decimals, locale);
  return [text, readSymbol(quantity, unit)];
}

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
  if (!Object.values(UNITS).some(([quantity, own]) => readersUnit(quantity, own) !== own)) return say(formatted);
  const holes = Object.entries(values).filter(([, value]) => typeof value === 'number');
  const numbers = Object.fromEntries(holes) as Readonly<Record<string, number>>;
  const said = say({ ...formatted, ...Object.fromEntries(holes.map(([name]) => [name, OPEN + name + CLOSE])) });
  const one = (name: string, symbol: string): readonly [string, string] =>
    shown(name, numbers[name] ?? Number.NaN, symbol, locale) ?? [formatted[name] ?? '', symbol];
  return said
    .replace(RANGE, (_, low: string, between: string, high: string, symbol: string) => {
      const [text, unit] = one(high, symbol);
      return `${one(low, symbol)[0]}${between}${text}\u202f${unit}`;
    })
    .replace(SINGLE, (_, name: string, symbol: string) => one(name, symbol).join('\u202f'))
    .replace(ALONE, (_, name: string) => formatted[name] ?? '');
}
