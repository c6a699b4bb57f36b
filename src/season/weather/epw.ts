/**
 * A weather file of EnergyPlus (EPW): eight lines of header, then a line an hour. EnergyPlus 24.1, Auxiliary Programs, "Weather
 * Converter Program": dry bulb in °C is the seventh field, 99.9 and beyond means missing; hour 1 ends at 01:00 of the place's own
 * standard time.
 */
import { refuseYear } from './outcome.ts';

export interface EpwYear {
  /** Hours from the first, and °C at each; NaN for what is missing. */
  readonly hours: Float64Array;
  readonly values: Float64Array;
  /** « Lyon, FRA » and hours ahead of UTC, as its first line says them. */
  readonly place: string;
  readonly offset: number | undefined;
  /** Its months are of several years. */
  readonly isTypical: boolean;
}

export const EPW_COLUMN = 'Dry Bulb Temperature';
const FIRST_WORD = 'LOCATION,';
const PERIODS = 'DATA PERIODS';
const MISSING = 99.9;
const MINUTES = 60;
const FIELDS = { city: 1, country: 3, offset: 8 } as const;
const ROW = { year: 0, dryBulb: 6 } as const;

const textOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes).replace(/^\ufeff/, '');

export const isEpw = (bytes: Uint8Array): boolean => textOf(bytes.subarray(0, 64)).toUpperCase().startsWith(FIRST_WORD);

/** @throws {Refusal} where it is no year of hours */
export function epwYear(bytes: Uint8Array): EpwYear {
  const lines = textOf(bytes).split(/\r\n|\r|\n/);
  const place = (lines[0] ?? '').split(',').map((field) => field.trim());
  const start = lines.findIndex((line) => line.toUpperCase().startsWith(PERIODS));
  const [, , perHour] = (lines[start] ?? '').split(',');
  if (start < 0) return refuseYear('E_COLUMN');
  const records = Number(perHour);
  if (Number.isFinite(records) && records > 1) return refuseYear('E_STEP', { v: MINUTES / records });
  const rows = lines
    .slice(start + 1)
    .filter((line) => line.trim() !== '')
    .map((line) => line.split(','));
  const values = Float64Array.from(rows, (row) => {
    const value = Number(row[ROW.dryBulb]?.trim() === '' ? Number.NaN : row[ROW.dryBulb]);
    return value >= MISSING ? Number.NaN : value;
  });
  const offset = Number(place[FIELDS.offset]);
  return {
    hours: Float64Array.from(rows, (_, hour) => hour),
    values,
    place: [place[FIELDS.city], place[FIELDS.country]].filter(Boolean).join(', '),
    offset: place[FIELDS.offset] !== undefined && Number.isFinite(offset) ? offset : undefined,
    isTypical: new Set(rows.map((row) => row[ROW.year])).size > 1,
  };
}
