/** Seasons: hours at each outdoor temperature, of the standard or given. */
import type { Arguments } from '../circuit/arguments.ts';
import { checkRange } from '../circuit/arguments.ts';
import climate from './data/climate.json' with { type: 'json' };
import { refuse } from './outcome.ts';

/** Hours at an outdoor temperature, °C. */
export type Bin = readonly [t: number, hours: number];

export const HEATING_CLIMATES = ['average', 'warmer', 'colder'] as const;
export type HeatingClimate = (typeof HEATING_CLIMATES)[number];
/** Seasons with a name: three of heating, one of cooling, the whole year of SEPR. */
export const SEASONS = [...HEATING_CLIMATES, 'cooling', 'process'] as const;
export type SeasonName = (typeof SEASONS)[number];

const binsOf = (rows: readonly (readonly number[])[]): readonly Bin[] =>
  rows.map(([t = Number.NaN, hours = Number.NaN]) => [t, hours]);

/** The bins of a named season. EN 14825 annex B and table 36; Regulation (EU) 2015/1095 for `process`. */
export const SEASON_BINS: Readonly<Record<SeasonName, readonly Bin[]>> = {
  average: binsOf(climate.heating.average.bins),
  warmer: binsOf(climate.heating.warmer.bins),
  colder: binsOf(climate.heating.colder.bins),
  cooling: binsOf(climate.cooling.bins),
  process: binsOf(climate.process.bins),
};

/** Design temperature of the heating seasons and of the cooling one, °C. EN 14825. */
export const DESIGN_TEMPERATURES = {
  average: climate.heating.average.t_design,
  warmer: climate.heating.warmer.t_design,
  colder: climate.heating.colder.t_design,
  cooling: climate.cooling.t_design,
} as const;

/** Outdoor temperature, °C, at which the standard's building needs neither heat nor cold. EN 14825. */
export const NO_LOAD_TEMPERATURE = 16;

/** Up to which temperature, °C, the hours of the full year were read in a public text. */
export const PROCESS_CONFIRMED_TO = climate.process.confirmed_to;

const OUTDOOR = { min: -60, max: 60, unit: 'degC' } as const;
const MOST_HOURS = 8784;
/** K. Hours as near as this are computed once, at the mean of their temperatures. */
export const HOURLY_RESOLUTION = 0.1;

/** Share of a tenth by which a temperature written in tenths may miss it in binary. */
const SAME = 1e-9;

/**
 * Hourly temperatures, °C, as bins of a tenth of a kelvin, each at the mean of its hours. A tenth is counted from its lower
 * end, so that no bin lies on both sides of a limit given in tenths.
 */
export function binsOfHours(temperatures: Iterable<number>): readonly Bin[] {
  const tenths = new Map<number, { hours: number; sum: number }>();
  for (const t of temperatures) {
    const tenth = Math.floor(t / HOURLY_RESOLUTION + SAME);
    const bin = tenths.get(tenth);
    if (bin === undefined) tenths.set(tenth, { hours: 1, sum: t });
    else {
      bin.hours += 1;
      bin.sum += t;
    }
  }
  return [...tenths].sort(([a], [b]) => a - b).map(([, { hours, sum }]) => [sum / hours, hours]);
}

function givenBins(request: Arguments, key: string): readonly Bin[] {
  return request.list(key).map((row, index) => {
    const field = `${request.field(key)}.${index}`;
    const [t, hours] = Array.isArray(row) ? (row as readonly unknown[]) : [];
    if (typeof t !== 'number' || typeof hours !== 'number' || !Number.isFinite(t + hours)) {
      return refuse('E_NUMBER', field);
    }
    checkRange(t, OUTDOOR, field);
    checkRange(hours, { min: 0, max: MOST_HOURS, unit: 'h' }, field);
    return [t, hours];
  });
}

/**
 * The season of a request: `temperatures` (°C, one an hour), `bins` ([°C, h]) or the name in `climate`.
 * E_BINS where its hours add up to nothing; E_NUMBER and E_RANGE with the place of a bin.
 */
export function binsOfRequest(request: Arguments, fallback: SeasonName): readonly Bin[] {
  const hourly = request.numbers('temperatures', OUTDOOR);
  const given = hourly.length > 0 ? binsOfHours(hourly) : givenBins(request, 'bins');
  const bins =
    request.raw('bins') !== undefined || hourly.length > 0
      ? given
      : SEASON_BINS[request.choice('climate', SEASONS, fallback)];
  if (!(bins.reduce((sum, [, hours]) => sum + hours, 0) > 0)) refuse('E_BINS', 'bins');
  return bins;
}
