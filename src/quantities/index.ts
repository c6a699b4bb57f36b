/** Quantities as people read and write them. Inside, everything is SI; here are the units of the outside. */
export { convert, displayFromSi, siFromDisplay } from './convert.ts';
export { decimalsOf, formatDisplayed, formatQuantity } from './format.ts';
export { formatNumber } from './number.ts';
export type { NumberLocale } from './number.ts';
export { parseNumber } from './parse.ts';
export type { Parsed, ParseFailure } from './parse.ts';
export { QUANTITIES, unitKeys, unitOf } from './units.ts';
export type { AnyUnit, Quantity, Unit, UnitOf } from './units.ts';
