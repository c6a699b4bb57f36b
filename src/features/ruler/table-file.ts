/** The saturation table as a file a spreadsheet of the reader's language opens. */
import type { Translator } from '../../i18n/keys.ts';
import { inFileName, saveCsv } from '../../kit/files/save.ts';
import { csvOfTables } from '../../quantities/csv.ts';
import type { TableShown } from './state/table.ts';
import type { Units } from './state/units.ts';
import { createFigures } from './figures.ts';
import { columnsOf } from './table-columns.ts';

/** Fluid, then a header with units, then a row a step. */
export function tableText({ fluid, table }: Pick<TableShown, 'fluid' | 'table'>, units: Units, t: Translator): string {
  const columns = columnsOf(table.by, createFigures(units, t.locale), t);
  const rows = [
    [t('ruler.table.caption', { fluid })],
    columns.map(({ name, symbol }) => `${name} [${symbol}]`),
    ...table.rows.map((row) => columns.map(({ text }) => text(row))),
  ];
  return csvOfTables([rows], t.locale);
}

export const saveTable = (shown: TableShown, units: Units, t: Translator): void =>
  saveCsv(tableText(shown, units, t), `appfroid-saturation-${inFileName(shown.fluid)}`);
