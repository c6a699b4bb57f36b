import { displayFromSi } from './convert.ts';
import { INCH_OF_MERCURY } from './si.ts';
import { decimalsFor, NARROW_NO_BREAK_SPACE, formatNumber } from './number.ts';
import type { Quantity, UnitOf } from './units.ts';
import { unitOf } from './units.ts';
import type { Locale } from '../language/index.ts';

/** What is shown to three figures however small: the power of a household compressor, the charge of a cabinet. */
const TO_THREE_FIGURES: ReadonlySet<Quantity> = new Set<Quantity>(['power', 'mass', 'massFlow', 'volumeFlow']);
/** What is so only below one of its unit: nobody wants the second decimal of a litre. */
const SMALL_TO_THREE_FIGURES: ReadonlySet<Quantity> = new Set<Quantity>(['volume', 'liquidFlow', 'conductance']);
const FIGURES = 3;
/**
 * Figures no model and no meter exceeds: a flow of air in hundredths of a m³/h is false exactness, and so is an estimated charge
 * of 19,03 kg whose high end is 32.
 */
const MOST_FIGURES: Readonly<Partial<Record<Quantity, number>>> = {
  ...{ massFlow: 4, volumeFlow: 4, liquidFlow: 4, density: 4 },
  mass: 3,
};
/** Below it, in any unit, a figure is the rounding of nothing. */
const NOTHING = 1e-6;

/** Decimals of a displayed value: those of its unit, more near zero where the unit says so; a gauge is near it in a vacuum. */
function decimalsOfUnit<Q extends Quantity>(quantity: Q, displayed: number, unit: UnitOf<Q>): number {
  const { decimals, fine, isGauge } = unitOf(quantity, unit);
  const size = Math.abs(displayed);
  const isToThree = TO_THREE_FIGURES.has(quantity) || (SMALL_TO_THREE_FIGURES.has(quantity) && size < 1);
  if (isToThree && size >= NOTHING) return Math.max(decimals, decimalsFor(displayed, FIGURES));
  return fine !== undefined && (isGauge ? displayed : size) < fine.below ? fine.decimals : decimals;
}

/**
 * Decimals a value is displayed with. Whole digits always stand.
 * @param isGiven whether somebody typed it: what was computed has no more figures than are known of it
 */
export function decimalsOf<Q extends Quantity>(
  quantity: Q,
  displayed: number,
  unit: UnitOf<Q>,
  isGiven = false,
): number {
  const decimals = decimalsOfUnit(quantity, displayed, unit);
  const most = MOST_FIGURES[quantity];
  return isGiven || most === undefined || displayed === 0 ? decimals : Math.min(decimals, decimalsFor(displayed, most));
}

/** What an American gauge reads below the air around it. */
export const VACUUM_SYMBOL = 'inHg\u00a0vac';

/**
 * A pressure below the air around a gauge in psi, as such a gauge reads it: inches of mercury of vacuum, counted downwards from
 * zero. Undefined for any other figure.
 * @param displayed in `unit`
 */
export function vacuumFigure<Q extends Quantity>(
  quantity: Q,
  displayed: number,
  unit: UnitOf<Q>,
  locale: Locale,
): readonly [text: string, symbol: string] | undefined {
  if (quantity !== 'pressure' || unit !== 'psig' || !(displayed < 0)) return undefined;
  const inches = (-displayed * unitOf(quantity, unit).scale) / INCH_OF_MERCURY;
  return [formatNumber(inches, 1, locale), VACUUM_SYMBOL];
}

/** A value already in `unit`, formatted without its symbol. @param isGiven whether somebody typed it */
export function formatDisplayed<Q extends Quantity>(
  quantity: Q,
  displayed: number,
  unit: UnitOf<Q>,
  locale: Locale,
  isGiven = false,
): string {
  return formatNumber(displayed, decimalsOf(quantity, displayed, unit, isGiven), locale);
}

/** An SI value in `unit` with its symbol, a narrow no-break space between them. */
export function formatQuantity<Q extends Quantity>(quantity: Q, si: number, unit: UnitOf<Q>, locale: Locale): string {
  const displayed = displayFromSi(quantity, si, unit);
  const { symbol } = unitOf(quantity, unit);
  const [number, named] = vacuumFigure(quantity, displayed, unit, locale) ?? [
    formatDisplayed(quantity, displayed, unit, locale),
    symbol,
  ];
  return named === '' ? number : number + NARROW_NO_BREAK_SPACE + named;
}

/** What a gauge pressure is called, by its unit. */
const OF_GAUGES: Readonly<Record<string, string>> = { bar: 'bar(g)', kPa: 'kPa(g)', psi: 'psig' };

/** The symbol of a unit where a pressure must say what it counts from: "bar abs.", "bar(g)", "psia". */
export function readSymbol<Q extends Quantity>(quantity: Q, unit: UnitOf<Q>): string {
  const { symbol, isGauge } = unitOf(quantity, unit);
  if (quantity === 'gaugePressure') return OF_GAUGES[symbol] ?? symbol;
  if (quantity !== 'pressure' || isGauge) return symbol;
  return symbol === 'psi' ? 'psia' : `${symbol}\u00a0abs.`;
}
