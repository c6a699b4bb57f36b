/** A sheet of the reader's own study: its tables as its pages show them, their figures as figures. */
import { parseNumber } from '../quantities/parse.ts';
import type { CsvTable } from '../quantities/csv.ts';
import { decimalSign } from '../quantities/number.ts';
import type { About } from './about.ts';
import { Sheet } from './sheet.ts';

/** More digits than that, and it is no figure: the number of a standard, a date. */
const MOST_DECIMALS = 5;

/** A written figure as a figure with its decimals; any other text as it is. */
function written(sheet: Sheet, row: number, column: number, text: string, about: About): void {
  const read = parseNumber(text, decimalSign(about.locale));
  if (!read.ok) {
    sheet.put(row, column, text);
    return;
  }
  const decimals = /[.,](\d+)$/.exec(text)?.[1]?.length ?? 0;
  sheet.put(row, column, read.value, 'plain', Math.min(MOST_DECIMALS, decimals));
}

/** @param tables the first line of each names its columns */
export function studySheet(tables: readonly CsvTable[], about: About): Sheet {
  const sheet = new Sheet(about.say('studySheet'));
  const widest = Math.max(1, ...tables.flatMap((table) => table.map((cells) => cells.length)));
  sheet.widths = [44, ...Array.from({ length: widest - 1 }, () => 20)];
  let row = 1;
  for (const table of tables) {
    table.forEach((cells, line) => {
      cells.forEach((text, column) => {
        if (text === '') return;
        if (line === 0) sheet.put(row, column + 1, text, 'head');
        else written(sheet, row, column + 1, text, about);
      });
      row += 1;
    });
    row += 1;
  }
  return sheet;
}
