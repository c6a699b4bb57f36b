/** The head of a file of rows: what parts its cells, what signs its decimals, what its columns are called. */
import { cellsOf } from '../../diagnosis/measurements/table/lines.ts';
import { decimalShownBy } from '../../diagnosis/measurements/table/numbers.ts';
import type { DecimalSign } from '../units.ts';

export { cellsOf, Lines } from '../../diagnosis/measurements/table/lines.ts';

export interface Head {
  readonly delimiter: string;
  readonly decimal: DecimalSign;
  readonly names: readonly string[];
}

/** The first of those that part a line alike is taken. */
const DELIMITERS = [',', ';', '\t', '|'];
const MARK = /^\ufeff/;

/** The delimiter that parts a head into the most cells; a comma where none does. */
const delimiterOf = (line: string): string =>
  DELIMITERS.map((delimiter) => ({ delimiter, count: cellsOf(line, delimiter).length })).toSorted(
    (a, b) => b.count - a.count,
  )[0]?.delimiter ?? ',';

/**
 * @param line the first of the file that is not blank
 * @param first some lines after it: where commas do not part the cells, they show which sign parts the decimals
 */
export function headOf(line: string, first: readonly string[]): Head {
  const text = line.replace(MARK, '');
  const delimiter = delimiterOf(text);
  const names = cellsOf(text, delimiter).map((cell) => cell.trim());
  const shown = first
    .flatMap((row) => cellsOf(row, delimiter))
    .map(decimalShownBy)
    .find((sign) => sign !== undefined);
  // Semicolons part the cells where commas part the decimals.
  const usual = delimiter === ';' ? ',' : '.';
  return { delimiter, decimal: delimiter === ',' ? '.' : (shown ?? usual), names };
}
