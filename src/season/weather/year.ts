/** Rows of a file as the hours of one year: counted, put on their hours, short holes bridged, doubts said. */
import type { Proposal } from '../../diagnosis/measurements/index.ts';
import { refuseYear } from './outcome.ts';
import type { WeatherWarning } from './outcome.ts';
import type { TemperatureUnit } from './units.ts';

const HOUR = 3600;
const YEAR = 8760;
const LEAP = 8784;
/** Share of a step by which it may miss the hour. */
const LOOSE = 0.1;
/** Fewer rows than this are no year with holes but part of one. */
const LEAST_ROWS = 7000;
/** The longest hole bridged by a straight line, h, and how many hours at most: beyond, the line would make the weather. */
export const LONGEST_HOLE = 24;
export const MOST_MISSING = 438;
/** Outdoor temperatures that occur, °C. */
const OUTDOOR = { min: -60, max: 60 } as const;
const KELVINS = { min: 200, max: 335 } as const;

/** The middle step of the rows, s. */
function usualStep(times: Float64Array): number {
  const steps = Float64Array.from(
    { length: Math.max(0, times.length - 1) },
    (_, i) => times[i + 1]! - times[i]!,
  ).sort();
  return steps[Math.floor(steps.length / 2)] ?? 0;
}

/** In which unit values nobody named could be; what they are if none fits. */
function unitThatFits(least: number, most: number): string {
  if (least >= KELVINS.min && most <= KELVINS.max) return 'K';
  const [low, high] = [(least - 32) / 1.8, (most - 32) / 1.8];
  return low >= OUTDOOR.min && high <= OUTDOOR.max ? '°F' : '';
}

function checkUnit(values: Float64Array, column: string, said: TemperatureUnit | undefined): void {
  let [least, most] = [Infinity, -Infinity];
  for (const value of values) {
    if (Number.isNaN(value)) continue;
    least = Math.min(least, value);
    most = Math.max(most, value);
  }
  if (least >= OUTDOOR.min && most <= OUTDOOR.max) return;
  const fits = said === undefined ? unitThatFits(least, most) : '';
  refuseYear('E_UNIT', { c: column, min: least, max: most, unit: said ?? '', fits });
}

/** Where each row stands among the hours from the first, in one year; undefined of a typical year, made of several. */
function places(times: Float64Array): Int32Array | undefined {
  const hours = Int32Array.from(times, (time) => Math.round((time - times[0]!) / HOUR));
  return (hours.at(-1) ?? 0) < LEAP ? hours : undefined;
}

interface Bridged {
  readonly temperatures: readonly number[];
  readonly missing: number;
  readonly longest: number;
  /** Hours from the first to where the longest hole begins. */
  readonly at: number;
}

/** The hours of a year, missing ones on a straight line between their neighbours; the year is round. */
function bridged(hours: Int32Array, values: Float64Array, count: number): Bridged {
  const year = new Float64Array(count).fill(Number.NaN);
  for (let i = 0; i < hours.length; i++) year[hours[i]!] = values[i]!;
  const known = Array.from(year.keys()).filter((hour) => !Number.isNaN(year[hour]));
  let [longest, at] = [0, 0];
  for (const [index, from] of known.entries()) {
    const to = known[index + 1] ?? known[0]! + count;
    if (to - from - 1 > longest) [longest, at] = [to - from - 1, from + 1];
    const rise = year[to % count]! - year[from]!;
    for (let hour = from + 1; hour < to; hour++)
      year[hour % count] = year[from]! + (rise * (hour - from)) / (to - from);
  }
  return { temperatures: [...year], missing: count - known.length, longest, at };
}

const offsetText = (ms: number): string => {
  const hours = ms / 1000 / HOUR;
  return `UTC${hours < 0 ? '\u2212' : '+'}${Math.abs(hours)}`;
};

/** @param said the unit of the column, where somebody said it */
export function yearOfRows(
  given: Float64Array,
  values: Float64Array,
  proposal: Pick<Proposal, 'counts'> & Partial<Pick<Proposal, 'date_format' | 'time_zone' | 'offsets'>>,
  column: string,
  said: TemperatureUnit | undefined,
): { readonly temperatures: readonly number[]; readonly warnings: readonly WeatherWarning[] } {
  checkUnit(values, column, said);
  // Hours counted 0, 1, 2, … without a unit are read as seconds.
  const isCounted = proposal.date_format?.startsWith('elapsed') === true && usualStep(given) === 1;
  const times = isCounted ? given.map((time) => time * HOUR) : given;
  const step = usualStep(times);
  if (Math.abs(step - HOUR) > LOOSE * HOUR) refuseYear('E_STEP', { v: step / 60 });
  const rows = times.length;
  if (rows < LEAST_ROWS) refuseYear('E_HOURS', { n: rows });
  const hours = places(times);
  const isWhole = (rows === YEAR || rows === LEAP) && !values.some(Number.isNaN);
  if (hours === undefined && !isWhole) refuseYear('E_HOURS', { n: rows });
  const count = rows > YEAR || (hours?.at(-1) ?? 0) >= YEAR ? LEAP : YEAR;
  const found = isWhole || hours === undefined ? undefined : bridged(hours, values, count);
  const repeats = proposal.counts.W_REPEAT ?? 0;
  const isClockChange = proposal.time_zone === 'local' && repeats === 1 && found?.missing === 1;
  if (found !== undefined && (found.longest > LONGEST_HOLE || found.missing > MOST_MISSING)) {
    refuseYear('E_HOLES', { n: found.missing, longest: found.longest, at: found.at });
  }
  const temperatures = found?.temperatures ?? [...values];
  const warnings: WeatherWarning[] = [];
  if (said !== undefined && said !== '°C') warnings.push({ code: 'W_UNIT', values: { c: column, unit: said } });
  if (temperatures.length === LEAP) warnings.push({ code: 'W_LEAP', values: { n: LEAP } });
  if (found !== undefined && found.missing > 0 && !isClockChange) {
    warnings.push({ code: 'W_HOLES', values: { n: found.missing, longest: found.longest } });
  }
  if (isClockChange) warnings.push({ code: 'W_ZONES', values: {} });
  if (proposal.offsets !== undefined) {
    warnings.push({ code: 'W_OFFSETS', values: { list: proposal.offsets.map(offsetText).join(', ') } });
  }
  if (hours === undefined) warnings.push({ code: 'W_TYPICAL', values: {} });
  return { temperatures, warnings };
}
