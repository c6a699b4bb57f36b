/**
 * Rows of a table out of what was pasted: cells of a spreadsheet, lines typed by hand, text that a phone read off a photo. Time
 * linear in its length: each character is looked at a fixed number of times.
 */

/** Characters: more is no table of pressures and temperatures. */
export const LONGEST_PASTE = 20_000;

export interface PastedRows {
  /** Temperature, pressure, as text, so that the decimals are kept. */
  readonly rows: readonly (readonly [string, string])[];
  /** Lines, from 1, that hold something and no row. */
  readonly skipped: readonly number[];
}

export interface PasteChoices {
  /** Which comes first on a line. */
  readonly order: 'tp' | 'pt';
  /** Which of several further columns: 1, 2, 3. */
  readonly column: number;
}

/** What parts cells for certain; where a line has none of it, spaces do. */
const CELL_SIGNS = /[\t;|]/;
/** Signs a machine reads for a digit, inside what otherwise is a number. */
const MISREAD: Readonly<Record<string, string>> = {
  O: '0',
  o: '0',
  Q: '0',
  l: '1',
  I: '1',
  i: '1',
  '|': '1',
  S: '5',
  B: '8',
};
const MINUS = /[\u2212\u2010-\u2015~]/g;
const DIGIT = /\d/;

/** Whether a piece is a number but for signs that are misread: it has a digit, and nothing else but them. */
function asNumber(piece: string): string | undefined {
  if (piece.length > 20) return undefined;
  const bare = piece.replace(/[.,:]+$/, '').replace(/(?:°|º)?(?:[CFK]|bar|psig?|psia|kPa|MPa|Pa)?$/i, '');
  if (!DIGIT.test(bare)) return undefined;
  const mended = Array.from(bare, (sign) => MISREAD[sign] ?? sign).join('');
  return /^[+-]?(?:\d+(?:[.,]\d*)?|[.,]\d+)$/.test(mended) ? mended : undefined;
}

/** A comma between two numbers that have points of their own parts them: "-40,1.203". */
const parted = (piece: string): readonly string[] =>
  piece.includes(',') && piece.includes('.') ? piece.split(',') : [piece];

/** The numbers of a line, in their order. */
function numbersOf(line: string): readonly string[] {
  const isParted = CELL_SIGNS.test(line);
  const cells = isParted ? line.split(CELL_SIGNS) : [line];
  return cells.flatMap((cell) => {
    const pieces = cell.split(/\s+/).filter((piece) => piece !== '');
    const found: string[] = [];
    for (let i = 0; i < pieces.length; i++) {
      const piece = pieces[i] ?? '';
      // A minus on its own belongs to the number behind it.
      const next = piece === '-' && i + 1 < pieces.length ? `-${pieces[++i] ?? ''}` : piece;
      for (const part of parted(next)) {
        const number = asNumber(part);
        if (number !== undefined) found.push(number);
      }
    }
    // Within a cell of its own spaces group the digits: "1 399 787".
    const isGrouped =
      isParted &&
      found.length > 1 &&
      found.every((part, k) => (k === 0 ? /^[+-]?\d{1,3}$/ : /^\d{3}(?:[.,]\d*)?$/).test(part));
    return isGrouped ? [found.join('')] : found;
  });
}

/** @param text at most `LONGEST_PASTE` characters of it are read */
export function rowsFromText(text: string, { order, column }: PasteChoices): PastedRows {
  const lines = text
    .slice(0, LONGEST_PASTE)
    .replace(MINUS, '-')
    .split(/\r\n|\r|\n/);
  const read = lines.map(numbersOf);
  const full = read.filter((numbers) => numbers.length > 0);
  // Two lines of four figures or more: temperatures on one, pressures on the other.
  const [first = [], second = []] = full;
  if (full.length === 2 && first.length > 3 && first.length === second.length) {
    const rows = first.map((one, i) => [one, second[i] ?? ''] as const);
    return { rows: order === 'tp' ? rows : rows.map(([p, t]) => [t, p]), skipped: [] };
  }
  const rows: (readonly [string, string])[] = [];
  const skipped: number[] = [];
  for (const [i, numbers] of read.entries()) {
    const one = numbers[0];
    const other = numbers[column];
    if (one !== undefined && other !== undefined) rows.push(order === 'tp' ? [one, other] : [other, one]);
    else if ((lines[i] ?? '').trim() !== '') skipped.push(i + 1);
  }
  return { rows, skipped };
}
