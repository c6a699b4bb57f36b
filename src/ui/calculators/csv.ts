/** A calculation as CSV: what was asked, what came out, then each list as a table of its own. */
import { codeLines, inputLines, outputLines } from './exports.ts';
import type { Line, Source } from './exports.ts';
import { tableOfLists, tablesOfInputs } from './tables.ts';
import type { Row, TextTable } from './tables.ts';
import { fileTextFromFigure } from '../../quantities/number.ts';

const BYTE_ORDER_MARK = '\ufeff';
/** The calculation as CSV: the list separator and the decimal sign of the language, quoted where it must be. */
export function csvText(source: Source): string {
  const { t } = source;
  const separator = t.locale === 'fr' ? ';' : ',';
  const quoted = (cell: string): string =>
    /["\r\n]/.test(cell) || cell.includes(separator) ? `"${cell.replaceAll('"', '""')}"` : cell;
  const row = ({ name, text, symbol }: Line): Row => [name, text, symbol];
  // Its first column is named after the list, where it has a name of its own.
  const lines = ({ title, header, rows }: TextTable): readonly Row[] => [
    ...(header.includes(title) ? [] : [[title]]),
    header,
    ...rows,
  ];
  const lists = tableOfLists(source);
  const sections: readonly (readonly Row[])[] = [
    [
      [t('calculatorPages.csv.name'), t('calculatorPages.csv.value'), t('calculatorPages.csv.unit')],
      ...inputLines(source).map(row),
      ...outputLines(source)
        .filter(({ isListed }) => isListed !== true)
        .map(row),
    ],
    ...tablesOfInputs(source).map(lines),
    lists === undefined ? [] : [lists.header, ...lists.rows],
    codeLines(source).map(row),
  ];
  const blocks = sections
    .filter((rows) => rows.length > 0)
    .map((rows) =>
      rows.map((cells) => cells.map((cell) => quoted(fileTextFromFigure(cell, t.locale))).join(separator)).join('\r\n'),
    );
  return BYTE_ORDER_MARK + blocks.join('\r\n\r\n') + '\r\n';
}
