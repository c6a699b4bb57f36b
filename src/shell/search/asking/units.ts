/** Units a pressure or a temperature is typed in, as the trade writes them. Patterns are for small letters without accents. */
import { STANDARD_ATMOSPHERE } from '../../../quantities/si.ts';
import type { UnitOf } from '../../../quantities/index.ts';

/** What a pressure counts from. */
export type Reference = 'gauge' | 'absolute';
/** Which of the two worlds of units one belongs to: a bare figure beside it is likely of the same. */
export type System = 'metric' | 'us';

export interface PressureUnit {
  readonly symbol: string;
  /** Pa in one. NIST SP 811 (2008), appendix B.8. */
  readonly pascal: number;
  readonly system: System;
  /** The same unit as the site's own figures are written in; undefined: shown in the reader's. */
  readonly shown?: 'bar' | 'kPa' | 'MPa' | 'psi';
  /** Of a vacuum gauge: it counts downwards from the air. */
  readonly isVacuum?: true;
  /** Only ever absolute. */
  readonly isAbsolute?: true;
  readonly pattern: string;
}

const PSI = 6894.757_293_168_36;

export const PRESSURE_UNITS: readonly PressureUnit[] = [
  { symbol: 'bar', pascal: 1e5, system: 'metric', shown: 'bar', pattern: 'bars?|b' },
  { symbol: 'psi', pascal: PSI, system: 'us', shown: 'psi', pattern: 'p\\.?s\\.?i\\.?s?|lbf?\\s?/\\s?(?:in|po)[2²]' },
  { symbol: 'kPa', pascal: 1e3, system: 'metric', shown: 'kPa', pattern: 'kpa' },
  { symbol: 'MPa', pascal: 1e6, system: 'metric', shown: 'MPa', pattern: 'mpa' },
  { symbol: 'mbar', pascal: 100, system: 'metric', pattern: 'mbars?' },
  { symbol: 'hPa', pascal: 100, system: 'metric', pattern: 'hpa' },
  { symbol: 'Pa', pascal: 1, system: 'metric', pattern: 'pa' },
  { symbol: 'atm', pascal: STANDARD_ATMOSPHERE, system: 'metric', pattern: 'atm' },
  { symbol: 'kg/cm²', pascal: 98_066.5, system: 'metric', pattern: 'k(?:gf?|p)\\s?/\\s?cm[2²]' },
  {
    symbol: 'inHg',
    pascal: 3386.389,
    system: 'us',
    isVacuum: true,
    pattern: '(?:in|inch|inches|pouces?|po|")\\.?\\s?(?:of\\s|de\\s)?(?:hg|mercury|mercure)',
  },
  { symbol: 'cmHg', pascal: 1333.224, system: 'metric', isVacuum: true, pattern: 'cm\\s?hg' },
  { symbol: 'mmHg', pascal: 133.3224, system: 'metric', pattern: 'mm\\s?hg' },
  { symbol: 'Torr', pascal: 133.3224, system: 'metric', isAbsolute: true, pattern: 'torr' },
  { symbol: 'µmHg', pascal: 0.133_322_4, system: 'us', isAbsolute: true, pattern: 'microns?' },
];

export type TemperatureUnit = UnitOf<'temperature'>;
export const TEMPERATURE_LETTERS: Readonly<Record<string, TemperatureUnit>> = { c: 'degC', f: 'degF', k: 'K' };
export const systemOfTemperature = (unit: TemperatureUnit): System => (unit === 'degF' ? 'us' : 'metric');

const END = '(?![\\p{L}\\p{N}])';
/** What stands glued to a unit or in brackets behind it, and says what it counts from. */
const SAYS = 'g|r|a|rel[a-z]*|eff[a-z]*|gau?ge|mano[a-z]*|abs[a-z]*';
/** A figure may follow at once: "8bar12°C". */
const END_OF_UNIT = '(?!\\p{L})';
const UNITS = PRESSURE_UNITS.map(({ pattern }) => `(${pattern})`).join('|');
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
