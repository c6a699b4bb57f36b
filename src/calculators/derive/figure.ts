/** A result in figures as it is read: the same in the table of results, in a picture and beside a bar. */
import { formatNumber, withUnit } from '../../quantities/number.ts';
import { readSymbol } from '../../quantities/format.ts';
import type { UnitOf } from '../../quantities/units.ts';
import type { Locale } from '../../language/index.ts';
import type { Definition, Digits } from '../define.ts';

/** Enough for what would round to zero. */
const SMALL_DIGITS = 2;

/** How many decimals a value is written with: those it asks for, more where they would leave nothing of it. */
export function decimalsOfFigure(value: number, digits: Digits): number {
  const places = value === 0 ? 0 : Math.floor(Math.log10(Math.abs(value)));
  if ('significant' in digits) return Math.max(0, digits.significant - 1 - places);
  const isLost = value !== 0 && Math.abs(value) < 0.5 * 10 ** -digits.decimals;
  return isLost ? Math.min(12, SMALL_DIGITS - 1 - places) : digits.decimals;
}

/** Share of a last digit that is a computer's rounding of a whole one. */
const NOISE = 1e-6;

/** A limit, on its safe side where decimals cut it. */
function withinLimit(value: number, decimals: number, { limit }: Digits): number {
  if (limit === undefined) return value;
  const digits = value * 10 ** decimals;
  return (limit === 'most' ? Math.floor(digits + NOISE) : Math.ceil(digits - NOISE)) / 10 ** decimals;
}

/** A value with so many decimals; those of significant digits say no more by ending in zeros. */
export function figureWithDecimals(value: number, decimals: number, digits: Digits, locale: Locale): string {
  const text = formatNumber(withinLimit(value, decimals, digits), decimals, locale);
  // The zeros of a grouped "100,000" do say something.
  return 'significant' in digits && decimals > 0 ? text.replace(/[.,]?0+$/, '') : text;
}

type FigureKey<D extends Definition> = Extract<D['outputs'][number], { readonly measure: unknown }>['key'];

/**
 * Writes values in the unit and with the digits of a result, and its symbol behind: a pressure says what it counts from.
 * @throws {Error} for a key that is no figure of the definition
 */
export function outputWriter<const D extends Definition>(
  definition: D,
  locale: Locale,
): (key: FigureKey<D>, value: number) => string {
  return (key, value) => {
    const output = definition.outputs.find((one) => one.key === key);
    if (output === undefined || !('measure' in output)) throw new Error(`${definition.id} has no figure ${key}`);
    const { measure, digits } = output;
    const symbol = readSymbol(measure.quantity, measure.unit as UnitOf<typeof measure.quantity>);
    const text = figureWithDecimals(value, decimalsOfFigure(value, digits), digits, locale);
    return symbol === '' ? text : withUnit(text, symbol);
  };
}
