/** Quantities as people read and write them. Inside, everything is SI; here are the units of the outside. */
export { convert, displayFromSi, siFromDisplay } from './convert.ts';
export { decimalsOf, formatDisplayed, formatQuantity, readSymbol, VACUUM_SYMBOL, vacuumFigure } from './format.ts';
export { percentText, plainText, significantText, tickText, ticksIn, tubeName } from './figures.ts';
export {
  decimalsFor,
  decimalSign,
  fileNumber,
  formatAtMost,
  formatNumber,
  formatSignificant,
  MINUS,
  NARROW_NO_BREAK_SPACE,
  typedNumber,
  withUnit,
} from './number.ts';
export * from './si.ts';
export { numberFromText, parseNumber } from './parse.ts';
export { siFromTextWithUnit } from './parse-unit.ts';
export type { Parsed, ParseFailure } from './parse.ts';
export { QUANTITIES, unitKeys, unitOf } from './units.ts';
export type { AnyUnit, Quantity, Unit, UnitOf } from './units.ts';
export { CHOSEN_QUANTITIES, isSamePreferences, NO_PREFERENCES, preferredUnit } from './preferences.ts';
export type { UnitPreferences } from './preferences.ts';
export { readersAtmosphere } from './reader.ts';
export type { DecimalSign, PressureReference, UnitSystem } from './reader.ts';
