/** Tables as a spreadsheet in the reader's language takes them. */
import type { Locale } from '../../language/index.ts';
import { fileTextFromFigure } from '../../quantities/number.ts';

/** Excel reads a CSV as UTF-8 only behind this mark. */
const BYTE_ORDER_MARK = '\ufeff';

export type Cells = readonly string[];
/** Its first line names the columns. */
export type CsvTable = readonly Cells[];

/** The text of a file: tables one below the other, an empty line between two. */
export function csvOfTables(tables: readonly CsvTable[], locale: Locale): string {
  const separator = locale === 'fr' ? ';' : ',';
  const cell = (text: string): string => {
    const written = fileTextFromFigure(text, locale);
    return /["\r\n]/.test(written) || written.includes(separator) ? `"${written.replaceAll('"', '""')}"` : written;
  };
  const blocks = tables
    .filter((table) => table.length > 0)
    .map((table) => table.map((cells) => cells.map(cell).join(separator)).join('\r\n'));
  return `${BYTE_ORDER_MARK}${blocks.join('\r\n\r\n')}\r\n`;
}
