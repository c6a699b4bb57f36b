/** Units outdoor temperatures come in. Alone, so that a page can name them without what reads files. */
export const TEMPERATURE_UNITS = ['°C', '°F', 'K'] as const;
export type TemperatureUnit = (typeof TEMPERATURE_UNITS)[number];
