import { ZERO_CELSIUS } from '../../quantities/si.ts';

/** Units outdoor temperatures come in. Alone, so that a page can name them without what reads files. */
export const TEMPERATURE_UNITS = ['°C', '°F', 'K'] as const;
export type TemperatureUnit = (typeof TEMPERATURE_UNITS)[number];

/** °C of a temperature in one of them. */
export const celsiusFrom = (value: number, unit: TemperatureUnit): number =>
  unit === 'K' ? value - ZERO_CELSIUS : unit === '°F' ? (value - 32) / 1.8 : value;
