/** A calculation as CSV: what was asked, what came out, then each list as a table of its own. */
import { codeLines, inputLines, outputLines } from './exports.ts';
import type { Line } from './exports.ts';
import { tableOfLists, tablesOfInputs } from './tables.ts';
import type { Row, Source, TextTable } from './tables.ts';
import { csvOfTables } from '../../quantities/csv.ts';

/** The calculation as a file for the spreadsheets of its language. */
export function csvText(source: Source): string {
  const { t } = source;
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
  return csvOfTables(sections, t.locale);
}
