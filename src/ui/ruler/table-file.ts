/** The saturation table as a file a spreadsheet of the reader's language opens. */
import type { Translator } from '../../i18n/keys.ts';
import { fileTextFromFigure } from '../../quantities/number.ts';
import type { TableShown } from '../../stores/ruler/table-form.ts';
import type { Units } from '../../stores/ruler/showing.ts';
import { createFigures } from './figures.ts';
import { columnsOf } from './table-columns.ts';

/** Excel reads a CSV as UTF-8 only behind this mark. */
const BYTE_ORDER_MARK = '\ufeff';

/** Fluid, then a header with units, then a row a step. */
export function tableText({ fluid, table }: Pick<TableShown, 'fluid' | 'table'>, units: Units, t: Translator): string {
  const separator = t.locale === 'fr' ? ';' : ',';
  const columns = columnsOf(table.by, createFigures(units, t.locale), t);
  const quoted = (cell: string): string => (cell.includes(separator) ? `"${cell}"` : cell);
  const rows = [
    [t('ruler.table.caption', { fluid })],
    columns.map(({ name, symbol }) => `${name} [${symbol}]`),
    ...table.rows.map((row) => columns.map(({ text }) => fileTextFromFigure(text(row), t.locale))),
  ];
  return BYTE_ORDER_MARK + rows.map((cells) => cells.map(quoted).join(separator)).join('\r\n') + '\r\n';
}

export function saveTable(shown: TableShown, units: Units, t: Translator): void {
  const url = URL.createObjectURL(new Blob([tableText(shown, units, t)], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `appfroid-saturation-${shown.fluid.replace(/[^A-Za-z0-9]+/g, '-').replace(/-$/, '')}.csv`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
