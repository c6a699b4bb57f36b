import { displayFromSi } from './convert.ts';
import { NARROW_NO_BREAK_SPACE, formatNumber } from './number.ts';
import type { Quantity, UnitOf } from './units.ts';
import { unitOf } from './units.ts';
import type { Locale } from '../language/index.ts';

/** Decimals of a displayed value: those of its unit, more near zero where the unit says so; a gauge is near it in a vacuum. */
export function decimalsOf<Q extends Quantity>(quantity: Q, displayed: number, unit: UnitOf<Q>): number {
  const { decimals, fine, isGauge } = unitOf(quantity, unit);
  return fine !== undefined && (isGauge ? displayed : Math.abs(displayed)) < fine.below ? fine.decimals : decimals;
}

/** A value already in `unit`, formatted without its symbol. */
export function formatDisplayed<Q extends Quantity>(
  quantity: Q,
  displayed: number,
  unit: UnitOf<Q>,
  locale: Locale,
): string {
  return formatNumber(displayed, decimalsOf(quantity, displayed, unit), locale);
}

/** An SI value in `unit` with its symbol, a narrow no-break space between them. */
export function formatQuantity<Q extends Quantity>(quantity: Q, si: number, unit: UnitOf<Q>, locale: Locale): string {
  const { symbol } = unitOf(quantity, unit);
  const number = formatDisplayed(quantity, displayFromSi(quantity, si, unit), unit, locale);
  return symbol === '' ? number : number + NARROW_NO_BREAK_SPACE + symbol;
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
