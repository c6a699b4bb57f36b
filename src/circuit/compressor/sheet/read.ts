/** A data sheet of a compressor from any text: coefficients or points, with what had to be guessed. */
import type { Outcome } from '../../outcome.ts';
import { outcomeOf, refuse } from '../../outcome.ts';
import { EXPECTED, seriesFromGrid } from './coefficients.ts';
import type { Grid } from './grid.ts';
import { gridOf, isAnyNumber, SEPARATORS } from './grid.ts';
import type { DecimalEvidence } from './numbers.ts';
import { countNumbers, hasInnerComma } from './numbers.ts';
import { FEWEST_POINTS, pointsFromGrid } from './points.ts';
import { programFromText } from './program.ts';
import type { Fault } from './series.ts';
import { isFault } from './series.ts';
import type { Doubt, Sheet, SheetChoices } from './sheet.ts';
import { sheetFromPoints, sheetFromSeries } from './sheet.ts';

const LONGEST_TEXT = 400_000;
/** "C1=38.41" and "M0 : 12" as a name and a number of their own. */
const apart = (text: string): string =>
  text.replaceAll(/(^|[\s;,|])([A-Za-z]{1,3}[_[(]?\d{1,2}[\])]?)\s*[:=]\s*(?=[-+−.,\d])/gmu, '$1$2 ');

const EMPTY: Fault = { detail: 'empty', n: 1, count: 0 };

/** The better of two faults: the one of the text that came nearer to a sheet. */
const worth = ({ detail, count = 0 }: Fault): number =>
  detail === 'empty' ? 0 : detail === 'count' && count <= 1 ? 1 : 2;

function readText(source: string, choices: SheetChoices): Sheet | Fault {
  const program = programFromText(source);
  if (program?.fault !== undefined) return program.fault;
  if (program !== undefined && program.series.length > 0)
    return sheetFromSeries(program.series, source, choices, program);
  const text = apart(source);
  let fault: Fault = EMPTY;
  let found: Sheet | undefined;
  for (const separator of SEPARATORS) {
    const grid = gridOf(text, separator);
    if (grid === undefined) continue;
    const { evidence } = grid;
    // Where commas may be decimal signs they part no numbers, and a reader who says they are is heard.
    if (separator === 'comma' && choices.decimal === ',') continue;
    const read = readGrid(grid, evidence, source, choices);
    if ('detail' in read) {
      if (worth(read) > worth(fault)) fault = read;
      // A text most lines of which have this separator has no other.
      if (isOwn(grid)) break;
      continue;
    }
    if (found === undefined) {
      found = read;
      if (separator === 'comma' || separator === 'commaSpace' || !hasInnerComma(text) || choices.decimal !== undefined)
        break;
      continue;
    }
    // Commas part the same text into another sheet: which one is meant is asked. No whole number begins with a nought.
    const hasNoughts = grid.rows.some(({ cells }) => cells.some((cell) => /^0\d/u.test(cell)));
    if (separator === 'comma' && evidence !== 'both' && !hasNoughts)
      return { ...found, doubts: [...new Set<Doubt>([...found.doubts, 'decimal'])] };
  }
  if (found !== undefined) return found;
  const count = countNumbers(text);
  return count < FEWEST_NUMBERS ? { detail: 'empty', n: 1, count } : fault;
}
/** Whether tabs, semicolons or bars part most lines of a text. */
const isOwn = ({ separator, rows }: Grid): boolean =>
  ['tab', 'semicolon', 'bar'].includes(separator) &&
  rows.filter(({ cells }) => cells.length > 1 && cells.some(isAnyNumber)).length > rows.length / 2;
/** A text with fewer is no sheet. */
const FEWEST_NUMBERS = 6;

function readGrid(grid: Grid, evidence: DecimalEvidence, source: string, choices: SheetChoices): Sheet | Fault {
  if (evidence === 'both' && choices.decimal === undefined) return { detail: 'decimal', n: 1 };
  const sign = choices.decimal ?? (evidence === ',' ? ',' : '.');
  const isEither = evidence === 'either';
  const points = pointsFromGrid(grid, sign);
  if (points !== undefined && !('detail' in points)) return sheetFromPoints(points, source, choices, isEither);
  const series = points ?? seriesFromGrid(grid, sign);
  if ('detail' in series) return series;
  return isFault(series) ? series : sheetFromSeries(series, source, choices, { isEither });
}

/**
 * A compressor's data sheet from pasted text: coefficients (ten of EN 12900, twenty or thirty of variable-speed machines,
 * EnergyPlus's bicubic) or points (a list, or a grid of both temperatures). Cells may be parted by tabs, semicolons, bars,
 * commas or spaces, decimals by a point or a comma; quantities stand in lines, in columns or below each other under names in
 * French, English, German, Spanish, Italian or Portuguese, or in the lists of a program. What nothing says is guessed, marked,
 * and told in `doubts`.
 *
 * Problems: E_MISSING without a text; E_CSV with `n`, the line from 1, and `detail`: number (`value`), count (`count` and
 * `expected`), decimal (points and commas both), axes (`count` points and `expected`), empty.
 */
export function sheetFromText(text: unknown, choices: SheetChoices = {}): Outcome<Sheet> {
  return outcomeOf(() => {
    if (typeof text !== 'string' || text.trim() === '') return refuse('E_MISSING', 'text');
    if (text.length > LONGEST_TEXT) return refuse('E_RANGE', 'text', { max: LONGEST_TEXT });
    const found = readText(text, choices);
    if (!('detail' in found)) return found;
    const { detail, n, ...values } = found;
    const expected =
      detail === 'count' || detail === 'empty' ? EXPECTED : detail === 'axes' ? String(FEWEST_POINTS) : undefined;
    return refuse('E_CSV', 'text', { n, detail, ...values, ...(expected === undefined ? {} : { expected }) });
  });
}
