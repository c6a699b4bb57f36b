/** How a text table is laid out: what parts its cells, where its header stands, what signs its decimals. */
import { MOST_COLUMNS } from '../limits.ts';
import { refuse } from '../outcome.ts';
import { unitFromText } from '../units.ts';
import { historyPlaces } from './history-header.ts';
import { cellsOf } from './lines.ts';
import type { DecimalSign } from './numbers.ts';
import { decimalShownBy, isMissing, isNumeric } from './numbers.ts';
import { scanClock, scanStamp } from './stamps.ts';

export interface Line {
  readonly text: string;
  /** Its place in the file, from 1. */
  readonly n: number;
}

export interface Layout {
  readonly delimiter: string;
  /** Undefined while no cell has shown it. */
  readonly decimal: DecimalSign | undefined;
  /** Place of the header in the file, from 1; 0 where there is none. */
  readonly headerRow: number;
  readonly headers: readonly string[];
  /** Units in a line of their own below the header; else undefined. */
  readonly units: readonly string[] | undefined;
  /** Lines above the header. */
  readonly notes: readonly string[];
  /** Index of the first line of data among the lines given. */
  readonly from: number;
}

const DELIMITERS = [';', '\t', ',', '|'] as const;
const LOOKED_AT = 50;
const FOLLOWING = 5;
/** Lines, empty ones left out, among which the header stands. */
const LAST_HEADER = 500;
const SEP = /^sep=(.)$/i;

const isBlank = (text: string): boolean => text.trim() === '';

/** The delimiter whose count is the same on most of the first lines; the earlier in the list where two tie. */
function delimiterOf(lines: readonly Line[]): string | undefined {
  let best: string | undefined;
  let most = 1;
  for (const delimiter of DELIMITERS) {
    const counts = new Map<number, number>();
    for (const { text } of lines) {
      const count = cellsOf(text, delimiter).length;
      if (count > 1) counts.set(count, (counts.get(count) ?? 0) + 1);
    }
    const agreeing = Math.max(0, ...counts.values());
    if (agreeing <= most) continue;
    most = agreeing;
    best = delimiter;
  }
  return best;
}

const isTimeLike = (cell: string): boolean => scanStamp(cell) || !Number.isNaN(scanClock(cell));
const isFigure = (cell: string): boolean => isNumeric(cell) || isTimeLike(cell);
const isSilent = (cell: string): boolean => isBlank(cell) || isMissing(cell.trim());

/** Cells of a line without the empty ones past those of the header. */
export function trimmedCells(cells: string[], count: number): string[] {
  while (cells.length > count && isBlank(cells.at(-1) ?? '')) cells.pop();
  return cells;
}

/** What a line holds: its cells, without empty ones at the end, and how many of those that say something are figures. */
interface Row {
  readonly cells: readonly string[];
  readonly filled: number;
  readonly figures: number;
}

function rowOf(cells: readonly string[]): Row {
  const filled = cells.filter((cell) => !isSilent(cell));
  return { cells, filled: filled.length, figures: filled.filter(isFigure).length };
}

/** Whether the lines below a header have its cells, and whether at least half of what they hold is figures. */
function below(rows: readonly Row[], count: number): { isTable: boolean; isFigures: boolean } {
  const fits = rows.map(({ cells }) => trimmedCells([...cells], count).length === count);
  // Further down one line may be broken off.
  const broken = fits.filter((isFit) => !isFit).length;
  const isTable = fits[0] === true && broken <= (rows.length === FOLLOWING ? 1 : 0);
  const filled = rows.reduce((sum, row) => sum + row.filled, 0);
  const figures = rows.reduce((sum, row) => sum + row.figures, 0);
  return { isTable, isFigures: filled > 0 && 2 * figures >= filled };
}

/**
 * Place of the header: the first line from which the following five have its cells and hold figures for at least half;
 * where none has, or where that line is one of data (figures are rare at the beginning), the first line the following
 * ones have the cells of. -1 where there is none.
 */
function headerPlace(rows: readonly (readonly string[])[]): number {
  const history = rows.slice(0, LAST_HEADER).findIndex((cells) => historyPlaces(cells.map((cell) => cell.trim())));
  if (history !== -1) return history;
  const measured = rows.slice(0, LAST_HEADER + FOLLOWING).map(rowOf);
  const widthOf = (place: number): number => trimmedCells([...(rows[place] ?? [])], 0).length;
  const first = (test: (found: ReturnType<typeof below>, count: number) => boolean): number =>
    measured.slice(0, LAST_HEADER).findIndex((_, place) => {
      const following = measured.slice(place + 1, place + 1 + FOLLOWING);
      return widthOf(place) >= 2 && test(below(following, widthOf(place)), following.length);
    });
  const sure = first(({ isTable, isFigures }, count) => isTable && isFigures && count === FOLLOWING);
  const earlier = first(({ isTable }) => isTable);
  if (sure === -1 || widthOf(sure) !== widthOf(earlier)) return sure === -1 ? earlier : sure;
  return (measured[sure]?.figures ?? 0) > 0 && measured[earlier]?.figures === 0 ? earlier : sure;
}

/** A, B, C, … as spreadsheets name columns. */
function columnLetters(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : columnLetters(Math.floor(index / 26) - 1) + letter;
}

/** Quoted, between commas: three digits behind one are thousands as well as decimals. */
const SURE_COMMA = /,(?:\d{1,2}|\d{4,})$/;

/**
 * Comma where a cell has decimals behind one and none has them behind a point. Of a table parted by commas the point,
 * but where quoted cells have decimals behind a comma.
 */
function decimalOf(delimiter: string, rows: readonly (readonly string[])[]): DecimalSign | undefined {
  const cells = rows.flat();
  const shown = new Set(cells.map(decimalShownBy));
  if (delimiter === ',')
    return !shown.has('.') && shown.has(',') && cells.some((cell) => SURE_COMMA.test(cell)) ? ',' : '.';
  if (shown.has('.')) return '.';
  return shown.has(',') ? ',' : undefined;
}

/**
 * The layout a file shows in its first lines.
 * @throws {Refusal} E_NO_TABLE, E_LINE above 200 columns
 */
export function layoutOf(lines: readonly Line[]): Layout {
  const sep = SEP.exec(lines[0]?.text.trim() ?? '')?.[1] ?? (lines[0]?.text === 'sep=\t' ? '\t' : undefined);
  const first = sep === undefined ? 0 : 1;
  const filled = lines.flatMap((line, index) => (index < first || isBlank(line.text) ? [] : [{ ...line, index }]));
  const delimiter = sep ?? delimiterOf(filled.slice(0, LOOKED_AT)) ?? refuse('E_NO_TABLE');
  const rows = filled.map(({ text }) => cellsOf(text, delimiter));
  const widest = rows.findIndex((cells) => cells.length > MOST_COLUMNS);
  if (widest !== -1) refuse('E_LINE', undefined, { n: filled[widest]?.n ?? 1, max: MOST_COLUMNS });

  const place = headerPlace(rows);
  if (place === -1) return refuse('E_NO_TABLE');
  const header = trimmedCells([...(rows[place] ?? [])], 0);

  const isHeader = header.some((cell) => !isSilent(cell) && !isFigure(cell));
  const next = rows[place + 1] ?? [];
  const isUnits =
    isHeader &&
    next.some((cell) => !isBlank(cell)) &&
    next.every((cell) => isBlank(cell) || (!isFigure(cell) && unitFromText(cell) !== undefined));
  const dataAt = place + (isHeader ? 1 : 0) + (isUnits ? 1 : 0);
  return {
    delimiter,
    decimal: decimalOf(delimiter, rows.slice(dataAt, dataAt + LAST_HEADER)),
    headerRow: isHeader ? (filled[place]?.n ?? 0) : 0,
    headers: isHeader ? header.map((cell) => cell.trim()) : header.map((_, index) => columnLetters(index)),
    units: isUnits ? next : undefined,
    notes: filled.slice(0, place).map(({ text }) => text.trim()),
    from: filled[dataAt]?.index ?? lines.length,
  };
}
