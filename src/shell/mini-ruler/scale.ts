/** How the reader's instruments are scaled, in few words: the home page carries no table of units. */
import { ZERO_CELSIUS } from '../../quantities/si.ts';

interface PressureScale {
  /** Of these in a bar. NIST SP 811 (2008), appendix B.8. */
  readonly perBar: number;
  readonly decimals: number;
}

export const PRESSURE_SCALES = {
  bar: { perBar: 1, decimals: 2 },
  psi: { perBar: 14.503_773_8, decimals: 1 },
  kPa: { perBar: 100, decimals: 1 },
  MPa: { perBar: 0.1, decimals: 3 },
} as const satisfies Readonly<Record<string, PressureScale>>;
export type PressureUnit = keyof typeof PRESSURE_SCALES;

/** Shown = °C × per + zero. */
export const TEMPERATURE_SCALES = {
  C: { symbol: '°C', per: 1, zero: 0, difference: 'K' },
  F: { symbol: '°F', per: 1.8, zero: 32, difference: '°F' },
  K: { symbol: 'K', per: 1, zero: ZERO_CELSIUS, difference: 'K' },
} as const;
export type TemperatureUnit = keyof typeof TEMPERATURE_SCALES;

export interface Scale {
  readonly temperature: TemperatureUnit;
  readonly pressure: PressureUnit;
  /** Pressure of the air around the gauges, bar. */
  readonly atmosphere: number;
}

export const pressureIn = (bar: number, { pressure }: Scale): number => bar * PRESSURE_SCALES[pressure].perBar;
export const barFrom = (shown: number, { pressure }: Scale): number => shown / PRESSURE_SCALES[pressure].perBar;
export function temperatureIn(celsius: number, { temperature }: Scale): number {
  const { per, zero } = TEMPERATURE_SCALES[temperature];
  return celsius * per + zero;
}
export function celsiusFrom(shown: number, { temperature }: Scale): number {
  const { per, zero } = TEMPERATURE_SCALES[temperature];
  return (shown - zero) / per;
}

/** A number and the unit that may stand behind it, as people paste them: "5,2 bar", "10 °F". */
const WITH_UNIT = /^(.*?)\s*(bar|psi|kpa|mpa|°?[cf]|k)(?:\s*\(?g\)?)?$/i;

/** What is typed without its unit, and the scale that unit names; the reader's own where it names none of that kind. */
export function withoutUnit(typed: string, scale: Scale, kind: 'pressure' | 'temperature'): readonly [string, Scale] {
  const [, number, unit = ''] = WITH_UNIT.exec(typed.trim()) ?? [];
  const units = Object.keys(kind === 'pressure' ? PRESSURE_SCALES : TEMPERATURE_SCALES);
  const named = units.find((one) => one.toLowerCase() === unit.replace('°', '').toLowerCase());
  return number === undefined || named === undefined ? [typed, scale] : [number, { ...scale, [kind]: named }];
}
