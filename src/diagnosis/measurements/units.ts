/** Units as files name them, and what one of them is in the unit a set stores. */
import { unitOf } from '../../quantities/units.ts';
import { BAR, ZERO_CELSIUS } from '../../quantities/si.ts';
import { atmosphericPressureFromAltitude } from '../../physics/atmosphere.ts';
import type { Quantity } from './columns.ts';
import type { PressureMode } from './set.ts';

/** bar in one unit. NIST SP 811 (2008), appendix B; psi as the room `quantities` has it. */
const PRESSURES = {
  bar: 1,
  mbar: 1e-3,
  kPa: 1e-2,
  MPa: 10,
  Pa: 1e-5,
  hPa: 1e-3,
  psi: unitOf('pressure', 'psi').scale / BAR,
  inHg: 0.033_863_886_7,
  'kg/cm²': 0.980_665,
} as const;
const FAHRENHEIT = 1.8;
const FREEZING_FAHRENHEIT = 32;
const SECONDS = { ms: 1e-3, s: 1, min: 60, h: 3600 } as const;

export type PressureUnit = keyof typeof PRESSURES;
export type ElapsedUnit = keyof typeof SECONDS;
export type Unit = PressureUnit | ElapsedUnit | '°C' | '°F' | 'K' | '%' | 'kW' | 'W' | 'A';

const PRESSURE_NAMES: Readonly<Record<string, PressureUnit>> = {
  bar: 'bar',
  mbar: 'mbar',
  kpa: 'kPa',
  mpa: 'MPa',
  hpa: 'hPa',
  pa: 'Pa',
  psi: 'psi',
  inhg: 'inHg',
  'kg/cm2': 'kg/cm²',
  kgcm2: 'kg/cm²',
  'kgf/cm2': 'kg/cm²',
  kgfcm2: 'kg/cm²',
};
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
};
const PRESSURE =
  /^(bar|mbar|kpa|mpa|hpa|pa|psi|inhg|kgf?\/?cm2)(g|gauge|gage|r|rel|relatif|relative|eff|a|abs|absolu|absolute)?$/;

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
    .replace(/[\s._()[\]]/g, '');
  const [, name, from] = PRESSURE.exec(key) ?? [];
  const pressure = name === undefined ? undefined : PRESSURE_NAMES[name];
  if (pressure !== undefined) {
    const mode = from === undefined ? (pressure === 'inHg' ? 'rel' : undefined) : from.startsWith('a') ? 'abs' : 'rel';
    return { unit: pressure, mode };
  }
  const unit = Object.hasOwn(OTHER_NAMES, key) ? OTHER_NAMES[key] : undefined;
  return unit === undefined ? undefined : { unit, mode: undefined };
}

const UNITS_OF: Readonly<Record<Quantity, readonly Unit[]>> = {
  pressure: Object.keys(PRESSURES) as PressureUnit[],
  temperature: ['°C', '°F', 'K'],
  difference: ['K', '°C', '°F'],
  humidity: ['%'],
  power: ['kW', 'W'],
  current: ['A'],
};
/** Units a figure of that kind may come in, the one a set stores first. */
export const unitsOf = (quantity: Quantity): readonly Unit[] => UNITS_OF[quantity];
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
  return { from: 0, factor: unit === 'W' ? 1e-3 : 1, plus: 0 };
}

/** In place: figures as read become figures as stored. A minus zero becomes zero. */
export function convert(values: Float64Array, { from, factor, plus }: Conversion): void {
  for (let i = 0; i < values.length; i++) values[i] = (values[i]! - from) * factor + plus + 0;
}
