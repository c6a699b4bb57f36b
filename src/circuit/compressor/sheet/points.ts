/** Points of a maker's table in a grid: a line for each point, or both temperatures along the sides. */
import type { Quantity } from '../quantities.ts';
import type { Grid, GridRow } from './grid.ts';
import { isWord } from './grid.ts';
import type { DecimalSign } from './numbers.ts';
import { isMissing, isTemperatureCell, numberOfCell, temperatureOfCell, withoutNumbers } from './numbers.ts';
import type { Fault } from './series.ts';
import type { SheetUnit } from './units.ts';
import { sheetUnitFromText } from './units.ts';
import type { Heading, SheetFact, SheetRole } from './words.ts';
import { headingFromText, isQuantity } from './words.ts';

/** A value at two saturation temperatures, as printed. */
export interface SheetPoint {
  readonly te: number;
  readonly tc: number;
  readonly value: number;
  readonly speed?: number;
}
/** The points of one quantity: `role` undefined where nothing names it. */
export interface PointSeries {
  readonly label: string;
  readonly role: Quantity | undefined;
  readonly unit: SheetUnit | undefined;
  readonly points: readonly SheetPoint[];
}
export interface FoundPoints {
  readonly series: readonly PointSeries[];
  /** Unit of the temperatures, where it is said. */
  readonly temperature: 'C' | 'F' | 'K' | undefined;
  readonly speedUnit: 'rps' | 'rpm' | undefined;
  /** Columns of a list that hold one value all along. */
  readonly facts: Readonly<Partial<Record<SheetFact, string>>>;
  /** Which temperature is which was found from their values alone. */
  readonly areAxesGuessed: boolean;
}

/** Fewer points say nothing of a polynomial. */
export const FEWEST_POINTS = 6;
const MOST_POINTS = 5000;
/** Saturation temperatures, °C or °F. */
const isTemperature = (value: number | undefined): value is number =>
  value !== undefined && value >= -100 && value <= 400;
const rising = (values: readonly number[]): boolean =>
  values.every((value, i) => i === 0 || value > (values[i - 1] ?? 0));
const isMonotonic = (values: readonly number[]): boolean => rising(values) || rising(values.toReversed());
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
const distinct = (values: readonly number[]): number => new Set(values).size;

const swapped = (points: readonly SheetPoint[]): readonly SheetPoint[] =>
  points.map(({ te, tc, ...rest }) => ({ ...rest, te: tc, tc: te }));
const isWarmer = (points: readonly SheetPoint[]): boolean =>
  mean(points.map(({ te }) => te)) > mean(points.map(({ tc }) => tc));

interface Column extends Heading {
  readonly label: string;
}
const columnsOf = (cells: readonly string[]): readonly Column[] =>
  cells.map((cell) => ({ label: cell, ...headingFromText(cell) }));

/** A line of names in which both temperatures have one, with at most a line of units under it. */
function listHeader(
  { rows }: Grid,
  sign: DecimalSign,
): { readonly columns: readonly Column[]; readonly start: number } | undefined {
  for (const [index, { cells }] of rows.slice(0, 40).entries()) {
    const columns = columnsOf(cells);
    const has = (role: SheetRole): boolean => columns.filter((column) => column.role === role).length === 1;
    if (cells.length < 3 || !has('te') || !has('tc')) continue;
    if (!columns.some(({ role }) => isQuantity(role))) continue;
    const below = rows[index + 1]?.cells ?? [];
    const units = below.map((cell) => sheetUnitFromText(cell.replaceAll(/[()[\]{}]/gu, '')));
    const areUnits =
      below.length === cells.length &&
      below.every((cell, i) => units[i] !== undefined || !isWord(cell, sign)) &&
      units.some((unit) => unit !== undefined) &&
      !below.some((cell) => numberOfCell(cell, sign) !== undefined);
    return {
      columns: areUnits ? columns.map((column, i) => ({ ...column, unit: column.unit ?? units[i] })) : columns,
      start: index + (areUnits ? 2 : 1),
    };
  }
  return undefined;
}

function fromList(grid: Grid, sign: DecimalSign): FoundPoints | Fault | undefined {
  const header = listHeader(grid, sign);
  if (header === undefined) return undefined;
  const { columns, start } = header;
  const at = (role: SheetRole): number => columns.findIndex((column) => column.role === role);
  const [te, tc, speed] = [at('te'), at('tc'), at('speed')];
  const quantities = columns.flatMap((column, index) =>
    isQuantity(column.role) ? [{ column, index, role: column.role }] : [],
  );
  const rows = grid.rows.slice(start);
  const body: { readonly row: GridRow; readonly te: number; readonly tc: number }[] = [];
  for (const row of rows) {
    const numbers = row.cells.filter((cell) => numberOfCell(cell, sign) !== undefined).length;
    if (numbers === 0) continue;
    if (
      row.cells.length < columns.length &&
      row.cells.length <= Math.max(te, tc, ...quantities.map(({ index }) => index))
    ) {
      return { detail: 'count', n: row.n, count: row.cells.length };
    }
    const [low, high] = [temperatureOfCell(row.cells[te] ?? '', sign), temperatureOfCell(row.cells[tc] ?? '', sign)];
    if (low === undefined || high === undefined) {
      const value = row.cells[low === undefined ? te : tc] ?? '';
      return isMissing(value)
        ? { detail: 'axes', n: row.n, count: body.length }
        : { detail: 'number', n: row.n, value };
    }
    body.push({ row, te: low, tc: high });
  }
  const series: PointSeries[] = [];
  for (const { column, index, role } of quantities) {
    const points: SheetPoint[] = [];
    for (const { row, te: low, tc: high } of body) {
      const cell = row.cells[index] ?? '';
      const value = numberOfCell(cell, sign);
      if (value === undefined) {
        if (isMissing(cell)) continue;
        return { detail: 'number', n: row.n, value: cell };
      }
      const turns = speed < 0 ? undefined : numberOfCell(row.cells[speed] ?? '', sign);
      points.push({ te: low, tc: high, value, ...(turns === undefined ? {} : { speed: turns }) });
    }
    if (points.length > 0) series.push({ label: column.label, role, unit: column.unit, points });
  }
  const facts: Partial<Record<SheetFact, string>> = {};
  for (const [index, { fact }] of columns.entries()) {
    const values = new Set(body.map(({ row }) => row.cells[index] ?? ''));
    const [only = ''] = values;
    if (fact !== undefined && values.size === 1 && only !== '') facts[fact] = only;
  }
  const unit = columns[te]?.unit;
  const turns = columns[speed]?.unit;
  return {
    series,
    temperature: unit?.of === 'temperature' ? unit.unit : undefined,
    speedUnit: turns?.of === 'speed' ? turns.unit : undefined,
    facts,
    areAxesGuessed: false,
  };
}

/** Three or more numbers a line without a heading: two temperatures that come back, and values above zero. */
function fromBareList({ rows }: Grid, sign: DecimalSign): FoundPoints | undefined {
  const start = rows.findIndex(({ cells }) => cells.every((cell) => numberOfCell(cell, sign) !== undefined));
  if (start < 0) return undefined;
  const body = rows.slice(start).map(({ cells }) => cells.map((cell) => numberOfCell(cell, sign)));
  const width = body[0]?.length ?? 0;
  if (width < 3 || width > 6 || body.length < FEWEST_POINTS) return undefined;
  if (body.some((row) => row.length !== width || row.some((value) => value === undefined))) return undefined;
  const column = (index: number): readonly number[] => body.map((row) => row[index] ?? 0);
  const [one, other] = [column(0), column(1)];
  const comeBack = [one, other].every((values) => values.every(isTemperature) && distinct(values) <= body.length / 2);
  const pairs = new Set(body.map((row) => `${row[0]} ${row[1]}`)).size;
  if (!comeBack || pairs !== body.length) return undefined;
  const header = rows[start - 1];
  const headings = header?.cells.length === width ? columnsOf(header.cells) : [];
  const series = Array.from({ length: width - 2 }, (_, k): PointSeries => {
    const values = column(k + 2);
    const heading = headings[k + 2];
    const role = heading?.role;
    return {
      label: heading?.label ?? '',
      role: isQuantity(role) ? role : undefined,
      unit: heading?.unit,
      points: body.map((row, i) => ({ te: row[0] ?? 0, tc: row[1] ?? 0, value: values[i] ?? 0 })),
    };
  });
  if (series.some(({ points }) => points.some(({ value }) => value <= 0))) return undefined;
  const warm = isWarmer(series[0]?.points ?? []);
  return {
    series: warm ? series.map((one) => ({ ...one, points: swapped(one.points) })) : series,
    temperature: undefined,
    speedUnit: undefined,
    facts: {},
    areAxesGuessed: true,
  };
}

/** A line of temperatures along the top: the column each stands in. */
function axisOf(
  { cells }: GridRow,
  sign: DecimalSign,
): readonly { readonly column: number; readonly t: number }[] | undefined {
  const found = cells.flatMap((cell, column) => {
    const t =
      column === 0 && isWord(cell, sign) && !isTemperatureCell(cell) ? undefined : temperatureOfCell(cell, sign);
    return t === undefined ? [] : [{ column, t }];
  });
  const values = found.map(({ t }) => t);
  const isSequence =
    values.length >= 10 &&
    values.every((value, i) => value === (values[0] ?? 0) + i) &&
    (values[0] === 0 || values[0] === 1);
  const others = cells.filter((cell, column) => isWord(cell, sign) && !found.some((one) => one.column === column));
  const areWords = others.length <= 2;
  return values.length >= 3 && values.every(isTemperature) && isMonotonic(values) && !isSequence && areWords
    ? found
    : undefined;
}

const WHICH: readonly (readonly [RegExp, 'te' | 'tc'])[] = [
  [/condens|kondens|verfl(?:ü|u|ue)ss|\bt ?c\b|\bt ?k\b|\bsdt\b/iu, 'tc'],
  [/(?:é|e)vapor|verdampf|\bt ?[eo0]\b|\bsst\b|suction/iu, 'te'],
];
const whichAxis = (text: string): 'te' | 'tc' | undefined => WHICH.find(([pattern]) => pattern.test(text))?.[1];

/** What a line of words says of the table under it. */
interface Title {
  readonly label: string;
  readonly heading: Heading;
}

/** A quantity says more than something that is none, that more than an unknown word; a fact of the whole sheet is no title. */
function rankOf(title: Title | undefined): number {
  if (title === undefined || title.heading.fact !== undefined) return 0;
  return isQuantity(title.heading.role) ? 3 : title.heading.role === 'skip' ? 2 : 1;
}

/** The quantity a line of a sheet names beside its numbers; undefined where it names none. */
function titleOf({ cells }: GridRow, sign: DecimalSign): Title | undefined {
  const words = cells.filter((cell) => isWord(cell, sign) && !isTemperatureCell(cell));
  // The whole line, else a cell of it: an axis and its unit may stand beside the name.
  const found = [words.join(' '), ...words].find((text) => isQuantity(headingFromText(text).role));
  return found === undefined ? undefined : { label: found, heading: headingFromText(found) };
}

/** A title with the unit that stands alone in the line under it; undefined for any other line. */
function withUnitLine(title: Title | undefined, { cells }: GridRow, sign: DecimalSign): Title | undefined {
  const words = cells.filter((cell) => isWord(cell, sign));
  const unit = words.length === 1 ? sheetUnitFromText((words[0] ?? '').replaceAll(/[()[\]{}]/gu, '')) : undefined;
  if (title === undefined || title.heading.unit !== undefined || unit === undefined) return undefined;
  return { label: title.label, heading: { ...title.heading, unit } };
}

const UNNAMED: Heading = { role: undefined, fact: undefined, unit: undefined };

function fromGridTable({ rows, separator }: Grid, sign: DecimalSign): FoundPoints | Fault | undefined {
  const top = rows.findIndex((row) => axisOf(row, sign) !== undefined);
  if (top < 0) return undefined;
  const above = rows
    .slice(0, top)
    .flatMap(({ cells }) => cells)
    .join(' ');
  let axis = axisOf(rows[top] as GridRow, sign) ?? [];
  let width = rows[top]?.cells.length ?? 0;
  const byLabel = new Map<string, { heading: Heading; points: SheetPoint[] }>();
  // The nearest line that names a quantity: those above it speak of the machine.
  let title: Title | undefined;
  for (const row of rows.slice(0, top + 1)) title = withUnitLine(title, row, sign) ?? titleOf(row, sign) ?? title;
  let current = title?.heading ?? headingFromText(above);
  let currentLabel = title?.label ?? '';
  // A line of words since the last line of values: the title of the table that begins under it.
  let pending: Title | undefined;
  let tables = 1;
  let side: number | undefined;
  const sides: number[] = [];
  const wordsOf = (row: GridRow | undefined): string => row?.cells.filter((cell) => isWord(cell, sign)).join(' ') ?? '';
  const words = [above, wordsOf(rows[top])];
  for (const row of rows.slice(top + 1)) {
    const next = axisOf(row, sign);
    const label = wordsOf(row);
    const values = row.cells.filter((cell) => numberOfCell(cell, sign) !== undefined).length;
    if (values === 0) {
      const said = withUnitLine(pending, row, sign) ?? { label, heading: headingFromText(label) };
      if (pending !== undefined && said.label === pending.label) pending = said;
      else if (label !== '' && rankOf(said) > rankOf(pending)) pending = said;
      continue;
    }
    const isAgain = next?.map(({ t }) => t).join() === axis.map(({ t }) => t).join();
    // Other temperatures than those of the first table, under a title and the same name.
    const isOther = pending !== undefined && label !== '' && label === words[1];
    if (next !== undefined && (isAgain || isOther)) {
      const title = titleOf(row, sign) ?? pending;
      if (title !== undefined) [current, currentLabel] = [title.heading, title.label];
      [axis, width, pending, side] = [next, row.cells.length, undefined, undefined];
      continue;
    }
    // Tables that share the temperatures of the first; a note among values is no title.
    if (pending !== undefined && isQuantity(pending.heading.role))
      [current, currentLabel] = [pending.heading, pending.label];
    pending = undefined;
    const shift = row.cells.length - width;
    const place = (column: number): string => row.cells[column + shift] ?? '';
    // Spaces leave no gap where a value is missing: such a line cannot be put in its columns.
    const isShort = (separator === 'space' || separator === 'spaces') && values < axis.length;
    if (isShort) return { detail: 'count', n: row.n, count: values };
    const first = (axis[0]?.column ?? 0) + shift;
    const before = row.cells.slice(0, Math.max(0, first));
    const t = before.map((cell) => temperatureOfCell(cell, sign)).find((value) => value !== undefined);
    if (t !== undefined) {
      side = t;
      sides.push(t);
    }
    if (side === undefined || !isTemperature(side)) return undefined;
    const own = headingFromText(
      before.filter((cell) => isWord(cell, sign) && temperatureOfCell(cell, sign) === undefined).join(' '),
    );
    const isOwn = isQuantity(own.role) || own.role === 'skip';
    const heading = isOwn ? own : current;
    const ownName = isOwn ? withoutNumbers(before.filter((cell) => isWord(cell, sign)).join(' ')) : currentLabel;
    // A second table under no name of its own is another quantity, and never more points of the first.
    const isSecond = byLabel.get(ownName)?.points.some(({ te, tc }) => te === axis[0]?.t && tc === side) === true;
    if (isSecond) {
      tables += 1;
      [current, currentLabel] = [UNNAMED, `${currentLabel} ${tables}`.trim()];
    }
    const name = isSecond ? currentLabel : ownName;
    const entry = byLabel.get(name) ?? { heading: isSecond ? UNNAMED : heading, points: [] };
    for (const { column, t: high } of axis) {
      const cell = place(column);
      const value = numberOfCell(cell, sign);
      if (value === undefined) {
        if (isMissing(cell)) continue;
        return { detail: 'number', n: row.n, value: cell };
      }
      entry.points.push({ te: high, tc: side, value });
    }
    if (heading.role !== 'skip') byLabel.set(name, entry);
    words.push(label);
  }
  const found = [...byLabel].filter(([, { points }]) => points.length > 0);
  const [first] = found;
  if (first === undefined) return undefined;
  // One table has the temperatures of its side in order; values that fall below zero are no table of points.
  if (found.some(([, { points }]) => points.some(({ value }) => value <= 0))) return undefined;
  if (distinct(sides) < 2) return undefined;
  const said = [words[1] ?? '', above].map(whichAxis);
  const isSwapped = said[0] === 'tc' && !/tc\s*[\\/]/iu.test(words[1] ?? '') ? true : isWarmer(first[1].points);
  const series = found.map(([label, { heading, points }]): PointSeries => ({
    label: heading === UNNAMED ? '' : label,
    role: isQuantity(heading.role) ? heading.role : undefined,
    unit: heading.unit,
    points: isSwapped && isWarmer(points) ? swapped(points) : points,
  }));
  const text = [above, ...words].join(' ');
  const [celsius, fahrenheit] = [/°\s*C|º\s*C|\(C\)/u.test(text), /°\s*F|º\s*F|\(F\)/u.test(text)];
  return {
    series,
    temperature: celsius === fahrenheit ? undefined : celsius ? 'C' : 'F',
    speedUnit: undefined,
    facts: {},
    areAxesGuessed: said.every((one) => one === undefined),
  };
}

/** The points of a grid; a fault where it is a table of points with something wrong; undefined where it is none. */
export function pointsFromGrid(grid: Grid, sign: DecimalSign): FoundPoints | Fault | undefined {
  const found = fromList(grid, sign) ?? fromGridTable(grid, sign) ?? fromBareList(grid, sign);
  if (found === undefined || 'detail' in found) return found;
  const count = Math.max(0, ...found.series.map(({ points }) => points.length));
  if (count < FEWEST_POINTS || count > MOST_POINTS) return { detail: 'axes', n: grid.rows.at(-1)?.n ?? 1, count };
  return found;
}
