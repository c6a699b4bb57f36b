/** A set as a table for spreadsheets: what is known of it in lines that start with #, then its rows, every digit of them. */
import type { Locale } from '../../../language/index.ts';
import { CELL_SIGNS } from '../../../language/signs.ts';
import { BYTE_ORDER_MARK, csvCell } from '../../../quantities/csv.ts';
import { fileNumber } from '../../../quantities/number.ts';
import type { ColumnKey, Quantity } from '../columns.ts';
import { quantityOf } from '../columns.ts';
import type { JsonObject } from '../json/parse.ts';
import type { AnyColumns, SetFacts } from '../set.ts';
import { FORMAT, VERSION } from '../set.ts';
import { metadataLines } from './metadata.ts';

export type AnySet = SetFacts & { readonly columns: AnyColumns };

/** First line of a table of our own. */
export const SIGN = `# ${FORMAT} ${VERSION}`;
export const COLUMNS_KEY = 'columns';

const UNITS: Readonly<Record<Quantity, string>> = {
  pressure: 'bar abs',
  temperature: '°C',
  difference: 'K',
  humidity: '%',
  power: 'kW',
  current: 'A',
  flow: 'm³/h',
  massFlow: 'kg/h',
  energy: 'kWh',
};
/** Rows of one piece of text. */
const ROWS_OF_A_PIECE = 2000;
const RUNS = /^\s*['=+\-@\t\r]/;

/** A text cell: guarded against being run, quoted where it has to be. */
function textCell(text: string, delimiter: string): string {
  const guarded = RUNS.test(text) ? `'${text}` : text;
  return csvCell(guarded, delimiter);
}

/**
 * The table in pieces, for a Blob: semicolons and decimal commas in French, commas and decimal points in English, UTF-8
 * behind its mark, units in the header. `readMeasurements` reads it back to the last digit.
 * @param labels words of the header in place of the columns' keys
 */
export function writeMeasurementsCsv(
  set: AnySet,
  locale: Locale,
  labels: Readonly<Partial<Record<ColumnKey | 'time', string>>> = {},
): string[] {
  const delimiter = CELL_SIGNS[locale];
  const { columns, format, version, ...facts } = set;
  const keys = Object.keys(columns) as (ColumnKey | 'time')[];
  const meta = metadataLines({ ...(facts as unknown as JsonObject), [COLUMNS_KEY]: keys.join(' ') });
  const header = keys.map((key) =>
    textCell(`${labels[key] ?? key} (${key === 'time' ? 's' : UNITS[quantityOf(key)]})`, delimiter),
  );
  const pieces = [`${BYTE_ORDER_MARK}${[`# ${format} ${version}`, ...meta, header.join(delimiter)].join('\r\n')}\r\n`];
  const values = keys.map((key) => columns[key] ?? []);
  const cell = (value: number | null | undefined): string =>
    value === null || value === undefined || Number.isNaN(value) ? '' : fileNumber(value, locale);
  for (let from = 0; from < columns.time.length; from += ROWS_OF_A_PIECE) {
    const rows: string[] = [];
    for (let row = from; row < Math.min(from + ROWS_OF_A_PIECE, columns.time.length); row++) {
      rows.push(values.map((column) => cell(column[row])).join(delimiter));
    }
    pieces.push(`${rows.join('\r\n')}\r\n`);
  }
  return pieces;
}
