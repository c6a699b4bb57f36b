/** A year of outdoor temperatures in a reader's file, as the reader of measurements reads it, held to what a year is. */
import { readMeasurementTable } from '../../diagnosis/measurements/index.ts';
import type { Choices, Proposal, Reading } from '../../diagnosis/measurements/index.ts';
import { guessFromHeader, unitOfHeader } from '../../diagnosis/measurements/table/names.ts';
import { isUnitOf } from '../../diagnosis/measurements/units.ts';
import { EPW_COLUMN, epwYear, isEpw } from './epw.ts';
import { problemOf, Refusal } from '../../schema/outcome.ts';
import { refuseYear } from './outcome.ts';
import type { WeatherProblem, WeatherWarning } from './outcome.ts';
import { withCountedRows } from './one-column.ts';
import { pvgisTable } from './pvgis.ts';
import { celsiusFrom, TEMPERATURE_UNITS } from './units.ts';
import type { TemperatureUnit } from './units.ts';
import { yearOfRows } from './year.ts';

/** What the reader says of a file that does not say it. */
export interface WeatherChoices {
  /** Name of the column of outdoor temperatures. */
  readonly column?: string | undefined;
  readonly unit?: TemperatureUnit | undefined;
}

export interface HourlyYear {
  /** °C, one an hour: 8,760 or 8,784. */
  readonly temperatures: readonly number[];
  /** Name of the column they stand in, and the unit they were read in. */
  readonly column: string;
  readonly unit: TemperatureUnit;
  /** Where it was measured and its hours ahead of UTC, where the file says so. */
  readonly place?: { readonly name: string; readonly offset?: number };
  readonly warnings: readonly WeatherWarning[];
}

export type WeatherOutcome =
  { readonly ok: true; readonly result: HourlyYear } | { readonly ok: false; readonly problem: WeatherProblem };

const HOUR = 3600;

/** The file by the reader of measurements; without a time its rows are hours. */
async function reading(bytes: Uint8Array, name: string, choices: Choices): Promise<Reading> {
  const asIs = await readMeasurementTable(bytes, name, choices);
  const answer =
    !asIs.ok && asIs.problem.code === 'E_NO_TIME'
      ? await readMeasurementTable(bytes, name, { ...choices, step: HOUR })
      : asIs;
  if (!answer.ok) throw new Refusal<WeatherProblem>(answer.problem);
  return answer.result;
}

/** The column of outdoor temperatures: chosen, the only one whose name says so, or the only one there is. */
function columnOf({ mapping, ignored }: Proposal, chosen: string | undefined): string {
  const names = [...Object.keys(mapping), ...ignored];
  if (chosen !== undefined && names.includes(chosen)) return chosen;
  const isTemperature = (name: string): boolean => {
    const { unit } = unitOfHeader(name);
    return unit === undefined || isUnitOf(unit.unit, 'temperature');
  };
  const possible = names.filter(isTemperature);
  const outdoors = possible.filter((name) => guessFromHeader(name).key === 'tc_in');
  const open = outdoors.length > 0 ? outdoors : possible;
  const [only, second] = open;
  if (only === undefined) {
    const [other] = names;
    if (other === undefined) return refuseYear('E_COLUMN');
    return refuseYear('E_UNIT', { c: other, unit: unitOfHeader(other).unit?.unit ?? '' });
  }
  if (second !== undefined) return refuseYear('E_COLUMNS', { n: open.length, list: open.join(', ') }, open);
  return only;
}

const isTemperatureUnit = (unit: unknown): unit is TemperatureUnit => TEMPERATURE_UNITS.some((one) => one === unit);

/** Rows of an EPW file need no proposal: its format says what they are. */
const AS_THE_FORMAT_SAYS = { counts: {} } as const;

function yearOfEpw(bytes: Uint8Array, { unit }: WeatherChoices): HourlyYear {
  const { hours, values, place, offset, isTypical } = epwYear(bytes);
  const inCelsius = unit === undefined || unit === '°C' ? values : values.map((value) => celsiusFrom(value, unit));
  const { temperatures, warnings } = yearOfRows(
    hours.map((hour) => hour * HOUR),
    inCelsius,
    AS_THE_FORMAT_SAYS,
    EPW_COLUMN,
    unit,
  );
  const typical = isTypical ? [{ code: 'W_TYPICAL' as const, values: {} }] : [];
  return {
    temperatures,
    column: EPW_COLUMN,
    unit: unit ?? '°C',
    place: { name: place, ...(offset !== undefined && { offset }) },
    warnings: [...warnings, ...typical],
  };
}

/**
 * The year of outdoor temperatures in a file: an EPW weather file, CSV or another text table as gauges, loggers and weather services write
 * them, 8,760 or 8,784 hours. Short holes are bridged by a straight line and said; what cannot be a year is refused with
 * its reason.
 */
export async function hourlyYear(
  given: Uint8Array,
  name: string,
  choices: WeatherChoices = {},
): Promise<WeatherOutcome> {
  try {
    if (isEpw(given)) return { ok: true, result: yearOfEpw(given, choices) };
    const bytes = withCountedRows(pvgisTable(given));
    const base: Choices = { date_order: 'dmy' };
    const { proposal } = await reading(bytes, name, base);
    const column = columnOf(proposal, choices.column);
    const named = unitOfHeader(column).unit?.unit;
    const said = choices.unit ?? (isTemperatureUnit(named) ? named : undefined);
    const mapping = { [column]: ['tc_in', said ?? '°C'] } as const;
    const { table, proposal: taken } = await reading(bytes, name, { ...base, mapping });
    const { temperatures, warnings } = yearOfRows(table.columns.time, table.columns.tc_in!, taken, column, said);
    return { ok: true, result: { temperatures, column, unit: said ?? '°C', warnings } };
  } catch (error) {
    return { ok: false, problem: problemOf(error) };
  }
}
