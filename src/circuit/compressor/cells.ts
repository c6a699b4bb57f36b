/** Cells of a CSV file, RFC 4180 with the separators spreadsheets write. */
import { BYTE_ORDER_MARK, withoutGuard } from '../../quantities/csv.ts';

/** One record of a file: the number of its first line, from 1, and its cells without their quotes. */
export interface Row {
  readonly n: number;
  readonly cells: readonly string[];
}

const SEPARATORS = [';', '\t', ','] as const;

/** The first of semicolon, tab and comma that the header holds; a semicolon where it holds none. */
function separatorOf(text: string): string {
  const header = /^[^\r\n]*/u.exec(text)?.[0] ?? '';
  return SEPARATORS.find((separator) => header.includes(separator)) ?? SEPARATORS[0];
}

/**
 * The rows of a file, blank ones left out. A cell in double quotes may hold the separator, line ends
 * and doubled quotes; a quote inside any other cell is a character like any other.
 */
export function rowsFromCsv(source: string): readonly Row[] {
  const text = source.startsWith(BYTE_ORDER_MARK) ? source.slice(1) : source;
  const separator = separatorOf(text);
  const rows: Row[] = [];
  let cells: string[] = [];
  let line = 1;
  let start = 1;
  let at = 0;
  const close = (): void => {
    if (cells.some((cell) => cell.trim() !== '')) rows.push({ n: start, cells });
    cells = [];
  };
  while (at <= text.length) {
    let cell = '';
    if (text[at] === '"') {
      at += 1;
      while (at < text.length && !(text[at] === '"' && text[at + 1] !== '"')) {
        if (text[at] === '"') at += 1;
        if (text[at] === '\n') line += 1;
        cell += text[at];
        at += 1;
      }
      at += 1;
    }
    while (at < text.length && text[at] !== separator && text[at] !== '\n' && text[at] !== '\r') {
      cell += text[at];
      at += 1;
    }
    cells.push(withoutGuard(cell));
    if (text[at] === separator) {
      at += 1;
      continue;
    }
    close();
    at += text[at] === '\r' && text[at + 1] === '\n' ? 2 : 1;
    line += 1;
    start = line;
  }
  return rows;
}
