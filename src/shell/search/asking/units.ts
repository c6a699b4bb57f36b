/** Units a pressure or a temperature is typed in, as the trade writes them. Patterns are for small letters without accents. */
import { PRESSURE_CODES, pressurePattern, pressureUnit } from '../../../quantities/pressure-units.ts';
import type { PressureUnit, System } from '../../../quantities/pressure-units.ts';
import type { UnitOf } from '../../../quantities/index.ts';

/** What a pressure counts from. */
export type Reference = 'gauge' | 'absolute';
export type { PressureUnit, System } from '../../../quantities/pressure-units.ts';

export const PRESSURE_UNITS: readonly PressureUnit[] = PRESSURE_CODES.map(pressureUnit);

export type TemperatureUnit = UnitOf<'temperature'>;
export const TEMPERATURE_LETTERS: Readonly<Record<string, TemperatureUnit>> = { c: 'degC', f: 'degF', k: 'K' };
export const systemOfTemperature = (unit: TemperatureUnit): System => (unit === 'degF' ? 'us' : 'metric');

const END = '(?![\\p{L}\\p{N}])';
/** What stands glued to a unit or in brackets behind it, and says what it counts from. */
const SAYS = 'g|r|a|rel[a-z]*|eff[a-z]*|gau?ge|mano[a-z]*|abs[a-z]*';
/** A figure may follow at once: "8bar12°C". */
const END_OF_UNIT = '(?!\\p{L})';
const UNITS = PRESSURE_CODES.map((code) => `(${pressurePattern(code)})`).join('|');
/** A unit of pressure, by its place in the list, then what it counts from. */
export const PRESSURE = new RegExp(
  `\\s*(?:${UNITS})(?:\\s?[._-]?\\(\\s*(?<bracket>${SAYS})\\.?\\s*\\)|[._-]?(?<glued>${SAYS})${END_OF_UNIT}|\\s+(?<apart>[gra])(?![\\p{L}\\p{N}'’])|${END_OF_UNIT})`,
  'uy',
);
/** A degree sign or its word, and a letter; either may be missing. */
export const TEMPERATURE = new RegExp(
  `\\s*(?:(?<sign>°|deg(?:rees?|res?|s)?\\.?${END}|deg(?=[cfk]${END}))(?:\\s*(?<letter>[cfk]|celsius|fahrenheit|kelvins?)${END})?|(?<bare>[cfk]|celsius|fahrenheit|kelvins?)${END})`,
  'uy',
);
/** Units of what is neither: a charge, a power, a length, a share. */
export const FOREIGN = new RegExp(
  `\\s*(?:%|kg|g|kw|w|m|m2|m²|m3|m³|l|h|v|hz|mm|cm|km|ppm|btu|tr|cv|ch|lbs?|oz|ans?|years?|euros?|€|tonnes?|litres?)(?![\\p{L}\\p{N}'’])`,
  'uy',
);

export const referenceFromWord = (word: string): Reference => (word.startsWith('a') ? 'absolute' : 'gauge');
