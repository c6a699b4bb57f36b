/** Lists of coefficients in a grid: a line for each quantity, a column for each, or one below the other. */
import type { Grid, GridRow } from './grid.ts';
import { isWord } from './grid.ts';
import type { DecimalSign } from './numbers.ts';
import { numberOfCell } from './numbers.ts';
import type { Fault, Series } from './series.ts';
import { COUNTS, isCount } from './speed.ts';
import { coefficientPlace, headingFromText, isBicubicName, isQuantity } from './words.ts';
import { sheetUnitFromText } from './units.ts';

/** A term as the name of a coefficient: "S²", "x*y", "Te^2*Tc", "const". */
const TERM = /^(?:const\w*|intercept|(?:[a-z]{1,4}\d?(?:\^|\*\*)?[²³23]?[\s*·.]*){1,3})$/iu;

const isName = (cell: string): boolean => coefficientPlace(cell) !== undefined;
const isSequence = (places: readonly number[]): boolean =>
  (places[0] === 0 || places[0] === 1) && places.every((place, i) => place === (places[0] ?? 0) + i);

/** Where a line names the coefficients: the cells that do, in order; undefined for any other line. */
function namedColumns(row: GridRow, sign: DecimalSign): readonly number[] | undefined {
  const byName = row.cells.flatMap((cell, index) => (isName(cell) ? [index] : []));
  const places = byName.map((index) => coefficientPlace(row.cells[index] ?? '') ?? -1);
  if (byName.length >= 8 && isSequence(places)) return byName;
  const ordinals = row.cells.flatMap((cell, index) => (/^\d{1,2}$/u.test(cell) ? [index] : []));
  const numbers = ordinals.map((index) => numberOfCell(row.cells[index] ?? '', sign) ?? -1);
  return isCount(ordinals.length) && isSequence(numbers) ? ordinals : undefined;
}

/** The words of a line that name its quantity, with the unit that stands in a cell of its own. */
function labelOf(cells: readonly string[], sign: DecimalSign): string {
  const words = cells.filter((cell) => isWord(cell, sign));
  // A letter alone may be a machine's name: a word says more.
  const quantities = words.filter((cell) => isQuantity(headingFromText(cell).role));
  const named = quantities.find((cell) => cell.length > 2) ?? quantities[0] ?? words[0] ?? '';
  const unit = words.findLast(
    (cell) => cell !== named && sheetUnitFromText(cell.replaceAll(/[()[\]{}]/gu, '')) !== undefined,
  );
  return unit === undefined || headingFromText(named).unit !== undefined
    ? named
    : `${named} [${unit.replaceAll(/[()[\]{}]/gu, '')}]`;
}

/** Lines under a line of names: "C1 … C10". */
function byNamedColumns({ rows }: Grid, sign: DecimalSign): readonly Series[] | Fault | undefined {
  const at = rows.findIndex((row) => namedColumns(row, sign) !== undefined);
  const header = rows[at];
  const columns = header && namedColumns(header, sign);
  if (header === undefined || columns === undefined) return undefined;
  if (!isCount(columns.length)) return { detail: 'count', n: header.n, count: columns.length };
  const series: Series[] = [];
  for (const row of rows.slice(at + 1)) {
    // Where spaces part the cells an empty corner is no cell: the numbers stand at the end.
    const shift = row.cells.length - header.cells.length;
    const cells = columns.map((column) => row.cells[column + shift] ?? '');
    const values = cells.map((cell) => numberOfCell(cell, sign));
    if (values.every((value) => value === undefined)) {
      if (row.cells.some((cell) => numberOfCell(cell, sign) !== undefined))
        return { detail: 'count', n: row.n, count: 0 };
      continue;
    }
    const missing = values.findIndex((value) => value === undefined);
    if (missing >= 0) {
      const value = cells[missing] ?? '';
      const count = values.filter((one) => one !== undefined).length;
      return value === '' ? { detail: 'count', n: row.n, count } : { detail: 'number', n: row.n, value };
    }
    const others = row.cells.filter((_, index) => !columns.includes(index - shift));
    // More numbers than names.
    const extra = row.cells
      .slice((columns.at(-1) ?? 0) + shift + 1)
      .filter((cell) => numberOfCell(cell, sign) !== undefined);
    const isNamedAfter = header.cells.length > (columns.at(-1) ?? 0) + 1;
    if (extra.length > 0 && !isNamedAfter) return { detail: 'count', n: row.n, count: columns.length + extra.length };
    series.push({
      label: labelOf(others, sign),
      values: values.map((value) => value ?? 0),
      n: row.n,
      isBicubic: false,
    });
  }
  return series.length > 0 ? series : undefined;
}

/** A line of numbers alone, its coefficient's name aside. */
interface Line {
  readonly n: number;
  readonly name: string;
  readonly values: readonly number[];
  /** Words that are no name of a coefficient. */
  readonly words: readonly string[];
  readonly cells: readonly string[];
}

function lineOf(row: GridRow, sign: DecimalSign): Line {
  const [head = '', ...rest] = row.cells;
  const isNamed =
    rest.some((cell) => numberOfCell(cell, sign) !== undefined) &&
    isWord(head, sign) &&
    (isName(head) || TERM.test(head)) &&
    !isQuantity(headingFromText(head).role);
  const cells = isNamed || (head === '' && rest.length > 0) ? rest : row.cells;
  return {
    n: row.n,
    name: isNamed ? head : '',
    values: cells.flatMap((cell) => numberOfCell(cell, sign) ?? []),
    words: cells.filter((cell) => isWord(cell, sign)),
    cells,
  };
}

/** "1" in front of a line whose next one is named by its term is the constant's name. */
function withConstant(row: GridRow, next: GridRow | undefined): GridRow {
  const [head, ...rest] = row.cells;
  const isConstant =
    head === '1' &&
    next?.cells.length === row.cells.length &&
    /^[a-z]/iu.test(next.cells[0] ?? '') &&
    TERM.test(next.cells[0] ?? '');
  return isConstant ? { n: row.n, cells: ['const', ...rest] } : row;
}

/** The names of a table's columns: as many cells as columns, at their end where a corner stands before them. */
function headerLabels(header: readonly Line[], count: number): readonly string[] {
  const lines = header.filter(({ words }) => words.length > 0).slice(-2);
  const own = lines.map(({ cells }) => (cells.length > count ? cells.slice(cells.length - count) : cells));
  const fitting = own.filter((cells) => cells.length === count);
  const [last] = fitting.slice(-1);
  if (last === undefined) return phrases(lines.at(-1)?.cells.join(' ') ?? '', count);
  // A line of units under a line of names.
  const isUnits = last.every((cell) => sheetUnitFromText(cell.replaceAll(/[()[\]{}]/gu, '')) !== undefined);
  const above = fitting.length > 1 ? fitting[0] : phrases(lines[0]?.cells.join(' ') ?? '', count);
  if (!isUnits || above === undefined || lines.length < 2) return last;
  return last.map((unit, index) => `${above[index] ?? ''} [${unit.replaceAll(/[()[\]{}]/gu, '')}]`);
}

/** Where spaces part the words of a heading too: cut so that each part names one quantity. */
function phrases(text: string, count: number): readonly string[] {
  const words = text.split(/\s+/u).filter((word) => word !== '');
  const found: string[] = [];
  let current = '';
  for (const word of words) {
    const isUnit = sheetUnitFromText(word.replaceAll(/[()[\]{},]/gu, '')) !== undefined && /[([{]/u.test(word);
    const longer = current === '' ? word : `${current} ${word}`;
    const isNamed = current !== '' && isQuantity(headingFromText(current).role);
    const startsNew = isNamed && !isUnit && isQuantity(headingFromText(word).role);
    const isClosed = /[)\]}]$/u.test(current);
    if (startsNew || (isClosed && !isUnit)) {
      found.push(current);
      current = word;
    } else current = longer;
  }
  if (current !== '') found.push(current);
  const named = found.filter((part) => headingFromText(part).role !== undefined);
  return named.length === count ? named : found.length === count ? found : new Array<string>(count).fill('');
}

/** Runs of lines with as many numbers: ten lines are columns, lines of ten are quantities. */
function byRuns(lines: readonly Line[]): readonly Series[] | Fault | undefined {
  const series: Series[] = [];
  let fault: Fault | undefined;
  let header: Line[] = [];
  let i = 0;
  while (i < lines.length) {
    const first = lines[i];
    if (first === undefined) break;
    const width = first.values.length;
    const isPlain = (line: Line | undefined): boolean =>
      line !== undefined && line.values.length === width && line.words.length === 0;
    if (width === 0 || first.words.length > 0) {
      header.push(first);
      i += 1;
      continue;
    }
    let end = i;
    while (isPlain(lines[end])) end += 1;
    const run = lines.slice(i, end);
    const ordinal = run.map(({ values }) => values[0] ?? -1);
    const hasIndex = width > 1 && isSequence(ordinal) && isCount(run.length);
    const columns = hasIndex ? width - 1 : width;
    const isBicubic = run.some(({ name }) => isBicubicName(`coefficient3 ${name}`) && /x/iu.test(name));
    if (isCount(run.length) && columns <= 8) {
      const labels = headerLabels(header, columns);
      for (let k = 0; k < columns; k += 1) {
        series.push({
          label: labels[k] ?? '',
          values: run.map(({ values }) => values[k + (hasIndex ? 1 : 0)] ?? 0),
          n: run[0]?.n ?? 1,
          isBicubic,
        });
      }
    } else if (isCount(width)) for (const { values, n } of run) series.push({ label: '', values, n, isBicubic: false });
    else
      fault ??= {
        detail: 'count',
        n: run.at(-1)?.n ?? 1,
        count: width === 1 ? run.length : run.length > 4 ? run.length : width,
      };
    header = [];
    i = end;
  }
  if (fault !== undefined) return fault;
  return series.length > 0 && header.every(({ values }) => values.length === 0) ? series : undefined;
}

/** Everything between two names is of the first: lines that are cut, lists that go on. */
function byGroups(lines: readonly Line[]): readonly Series[] | Fault {
  const groups: { label: string; n: number; last: number; values: number[] }[] = [];
  for (const [i, { n, words, values, cells }] of lines.entries()) {
    const label = words.join(' ');
    const isNamed = isQuantity(headingFromText(label).role);
    const firstNumber = cells.findIndex(
      (cell) => numberOfCell(cell, '.') !== undefined || numberOfCell(cell, ',') !== undefined,
    );
    const isAfter = words.some((word) => cells.indexOf(word) > firstNumber && firstNumber >= 0);
    const open = groups.at(-1)?.values.length ?? 0;
    // A word where a number belongs.
    const isInside =
      cells.length === 1 && values.length === 0 && open > 0 && !isCount(open) && (lines[i + 1]?.values.length ?? 0) > 0;
    if (isInside && !isNamed) return { detail: 'number', n, value: label };
    if (isAfter && values.length > 0) return { detail: 'number', n, value: words.at(-1) ?? '' };
    if (words.length > 0 && (isNamed || values.length >= 5)) groups.push({ label, n, last: n, values: [...values] });
    else if (words.length > 0 && values.length > 0 && groups.length > 0) return { detail: 'number', n, value: label };
    else if (values.length > 0 && words.length === 0) {
      const current = groups.at(-1);
      if (current === undefined) groups.push({ label: '', n, last: n, values: [...values] });
      else {
        current.values.push(...values);
        current.last = n;
      }
    }
  }
  const filled = groups.filter(({ values }) => values.length > 0);
  if (filled.length === 0) return { detail: 'empty', n: lines.at(-1)?.n ?? 1, count: 0 };
  const wrong = filled.find(({ values }) => !isCount(values.length));
  if (wrong !== undefined) return { detail: 'count', n: wrong.last, count: wrong.values.length };
  return filled.map(({ label, n, values }) => ({ label, n, values, isBicubic: false }));
}

/** The lists of coefficients of a grid, or what is wrong with it. */
export function seriesFromGrid(grid: Grid, sign: DecimalSign): readonly Series[] | Fault {
  const named = byNamedColumns(grid, sign);
  if (named !== undefined) return named;
  const lines = grid.rows.map((row, i) => lineOf(withConstant(row, grid.rows[i + 1]), sign));
  const inRuns = byRuns(lines);
  if (inRuns !== undefined && Array.isArray(inRuns)) return inRuns;
  const inGroups = byGroups(lines);
  if (Array.isArray(inGroups)) return inGroups;
  return (inGroups as Fault).detail === 'number' ? inGroups : ((inRuns as Fault | undefined) ?? inGroups);
}

export const EXPECTED = COUNTS.join(', ');
