/** Units as files name them, and what one of them is in the unit a set stores. */
import { PRESSURE_CODES, PRESSURE_TABLE, pressureFromName, pressureUnit } from '../../quantities/pressure-units.ts';
import type { PressureCode } from '../../quantities/pressure-units.ts';
import { BAR, ZERO_CELSIUS } from '../../quantities/si.ts';
import { atmosphericPressureFromAltitude } from '../../physics/atmosphere.ts';
import type { Quantity } from './columns.ts';
import type { PressureMode } from './set.ts';

const FAHRENHEIT = 1.8;
const FREEZING_FAHRENHEIT = 32;
const SECONDS = { ms: 1e-3, s: 1, min: 60, h: 3600 } as const;

/** US gallon, m³ (NIST SP 811). */
const GALLON = 3.785_411_784e-3;
/** What one of a unit is in the unit a set stores, of quantities that have but a factor: m³/h, kg/h, kWh. */
const FACTORS = {
  ...{ 'm³/h': 1, 'l/h': 1e-3, 'l/min': 0.06, 'l/s': 3.6, gpm: 60 * GALLON },
  ...{ 'kg/h': 1, 'kg/min': 60, 'kg/s': 3600, 'g/s': 3.6 },
  ...{ kWh: 1, Wh: 1e-3, MWh: 1000, MJ: 1 / 3.6, GJ: 1000 / 3.6 },
} as const;
type PlainUnit = keyof typeof FACTORS;

export type PressureUnit = (typeof PRESSURE_TABLE)[PressureCode]['symbol'];
/** bar in one unit, by the symbol it is kept under. */
const PRESSURES = Object.fromEntries(
  PRESSURE_CODES.map((code) => [PRESSURE_TABLE[code].symbol, PRESSURE_TABLE[code].pascal / BAR]),
) as Readonly<Record<PressureUnit, number>>;
export type ElapsedUnit = keyof typeof SECONDS;
export type Unit = PressureUnit | ElapsedUnit | '°C' | '°F' | 'K' | '%' | 'kW' | 'W' | 'A' | PlainUnit;

const OTHER_NAMES: Readonly<Record<string, Unit>> = {
  '°c': '°C',
  ºc: '°C',
  c: '°C',
  degc: '°C',
  celsius: '°C',
  '℃': '°C',
  '°f': '°F',
  ºf: '°F',
  f: '°F',
  degf: '°F',
  fahrenheit: '°F',
  k: 'K',
  kelvin: 'K',
  '%': '%',
  '%rh': '%',
  '%hr': '%',
  kw: 'kW',
  w: 'W',
  watt: 'W',
  watts: 'W',
  a: 'A',
  amp: 'A',
  amps: 'A',
  ampere: 'A',
  amperes: 'A',
  ms: 'ms',
  s: 's',
  sec: 's',
  secs: 's',
  second: 's',
  seconds: 's',
  secondes: 's',
  min: 'min',
  mn: 'min',
  minutes: 'min',
  h: 'h',
  hr: 'h',
  hours: 'h',
  heures: 'h',
  ...Object.fromEntries(
    (Object.keys(FACTORS) as PlainUnit[]).map((unit) => [unit.toLowerCase().replaceAll('³', '3'), unit]),
  ),
  cmh: 'm³/h',
  lpm: 'l/min',
  lps: 'l/s',
};
export interface NamedUnit {
  readonly unit: Unit;
  /** Of a pressure whose unit says from where it counts. */
  readonly mode: PressureMode | undefined;
}

/** The unit a text names ('bar rel', 'psig', '°C', 'kg/cm²'), or undefined. */
export function unitFromText(text: string): NamedUnit | undefined {
  const key = text
    .toLowerCase()
    .replaceAll('²', '2')
    .replaceAll('³', '3')
    .replace(/[\s._()[\]]/g, '');
  const pressure = pressureFromName(text.replace(/[\s[\]()]/g, ''));
  if (pressure !== undefined && pressure.counts !== 'vacuum') {
    const { symbol, isVacuum, isAbsolute } = pressureUnit(pressure.code);
    const counts = pressure.counts ?? (isVacuum ? 'gauge' : isAbsolute ? 'absolute' : undefined);
    const mode = counts === undefined ? undefined : counts === 'absolute' ? 'abs' : 'rel';
    return { unit: symbol as PressureUnit, mode };
  }
  const unit = Object.hasOwn(OTHER_NAMES, key) ? OTHER_NAMES[key] : undefined;
  return unit === undefined ? undefined : { unit, mode: undefined };
}

const OF_GAUGES: readonly PressureUnit[] = ['bar', 'mbar', 'kPa', 'MPa', 'Pa', 'hPa', 'psi', 'inHg', 'kg/cm²'];
const UNITS_OF: Readonly<Record<Quantity, readonly Unit[]>> = {
  pressure: PRESSURE_CODES.map((code) => PRESSURE_TABLE[code].symbol),
  temperature: ['°C', '°F', 'K'],
  difference: ['K', '°C', '°F'],
  humidity: ['%'],
  power: ['kW', 'W'],
  current: ['A'],
  flow: ['m³/h', 'l/h', 'l/min', 'l/s', 'gpm'],
  massFlow: ['kg/h', 'kg/min', 'kg/s', 'g/s'],
  energy: ['kWh', 'Wh', 'MWh', 'MJ', 'GJ'],
};
/** Units a figure of that kind may come in, the one a set stores first. */
export const unitsOf = (quantity: Quantity): readonly Unit[] => UNITS_OF[quantity];
/** Those a reader is asked to choose from: what gauges and loggers are marked in. The others are read where a file names them. */
export const askedUnitsOf = (quantity: Quantity): readonly Unit[] =>
  quantity === 'pressure' ? OF_GAUGES : UNITS_OF[quantity];
export const isUnitOf = (unit: Unit, quantity: Quantity): boolean => UNITS_OF[quantity].includes(unit);
export const isElapsedUnit = (unit: Unit): unit is ElapsedUnit => Object.hasOwn(SECONDS, unit);
export const secondsIn = (unit: ElapsedUnit): number => SECONDS[unit];

/** bar, at an altitude in m (ISO 2533). */
export const atmosphereAt = (altitude: number): number => atmosphericPressureFromAltitude(altitude) / BAR;

/** stored = (read − `from`) × `factor` + `plus`. */
export interface Conversion {
  readonly from: number;
  readonly factor: number;
  readonly plus: number;
}

/**
 * How a figure as read becomes the figure stored.
 * @param atmosphere bar, added to what was read from the surrounding air
 */
export function conversionOf(quantity: Quantity, unit: Unit, isGauge: boolean, atmosphere: number): Conversion {
  if (quantity === 'pressure') {
    return { from: 0, factor: PRESSURES[unit as PressureUnit], plus: isGauge ? atmosphere : 0 };
  }
  if (unit === '°F') {
    return { from: quantity === 'difference' ? 0 : FREEZING_FAHRENHEIT, factor: 1 / FAHRENHEIT, plus: 0 };
  }
  if (unit === 'K' && quantity === 'temperature') return { from: ZERO_CELSIUS, factor: 1, plus: 0 };
  const factor = unit === 'W' ? 1e-3 : Object.hasOwn(FACTORS, unit) ? FACTORS[unit as PlainUnit] : 1;
  return { from: 0, factor, plus: 0 };
}

/** In place: figures as read become figures as stored. A minus zero becomes zero. */
export function convert(values: Float64Array, { from, factor, plus }: Conversion): void {
  for (let i = 0; i < values.length; i++) values[i] = (values[i]! - from) * factor + plus + 0;
}
