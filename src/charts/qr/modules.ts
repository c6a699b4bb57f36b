/** The modules of a QR code: patterns, codewords and the mask that reads best. ISO/IEC 18004:2015, 6.3, 7.7 to 7.10. */
import { alignmentPlaces, codewordsOf, sizeOf } from './codewords.ts';

/** Rows of modules, dark where true. */
export type Modules = readonly (readonly boolean[])[];

interface Grid {
  readonly size: number;
  readonly dark: boolean[][];
  /** Modules no codeword and no mask touches. */
  readonly isFixed: boolean[][];
}

/** Conditions of the eight masks, by row and column: table 10. */
const MASKS: readonly ((row: number, column: number) => boolean)[] = [
  (i, j) => (i + j) % 2 === 0,
  (i) => i % 2 === 0,
  (_, j) => j % 3 === 0,
  (i, j) => (i + j) % 3 === 0,
  (i, j) => (Math.floor(i / 2) + Math.floor(j / 3)) % 2 === 0,
  (i, j) => ((i * j) % 2) + ((i * j) % 3) === 0,
  (i, j) => (((i * j) % 2) + ((i * j) % 3)) % 2 === 0,
  (i, j) => (((i + j) % 2) + ((i * j) % 3)) % 2 === 0,
];

const emptyRows = (size: number): boolean[][] =>
  Array.from({ length: size }, () => new Array<boolean>(size).fill(false));

function fix({ size, dark, isFixed }: Grid, row: number, column: number, isDark: boolean): void {
  if (row < 0 || column < 0 || row >= size || column >= size) return;
  dark[row]![column] = isDark;
  isFixed[row]![column] = true;
}

/** A square of rings about a middle: dark ones where the distance is in the list. */
function ring(grid: Grid, row: number, column: number, reach: number, dark: readonly number[]): void {
  for (let i = -reach; i <= reach; i++) {
    for (let j = -reach; j <= reach; j++) {
      fix(grid, row + i, column + j, dark.includes(Math.max(Math.abs(i), Math.abs(j))));
    }
  }
}

/** Bits with those of a BCH code behind them. */
function withCheck(value: number, checks: number, generator: number): number {
  let rest = value << checks;
  const top = Math.floor(Math.log2(generator));
  for (let bit = 31; bit >= top; bit--) if ((rest >>> bit) & 1) rest ^= generator << (bit - top);
  return (value << checks) | rest;
}

const LEAST_CORRECTION = 1;
const FORMAT = { checks: 10, generator: 0x537, mask: 0x5412 } as const;
const VERSION = { checks: 12, generator: 0x1f25 } as const;

function drawFormat(grid: Grid, mask: number): void {
  const { size } = grid;
  const bits = withCheck((LEAST_CORRECTION << 3) | mask, FORMAT.checks, FORMAT.generator) ^ FORMAT.mask;
  const isDark = (i: number): boolean => ((bits >>> i) & 1) === 1;
  // Around the first finder, past the timing patterns; and again beside the two others.
  const rows = [0, 1, 2, 3, 4, 5, 7, 8];
  for (const [i, row] of rows.entries()) fix(grid, row, 8, isDark(i));
  for (const [i, column] of [7, 5, 4, 3, 2, 1, 0].entries()) fix(grid, 8, column, isDark(8 + i));
  for (let i = 0; i < 8; i++) fix(grid, 8, size - 1 - i, isDark(i));
  for (let i = 8; i < 15; i++) fix(grid, size - 15 + i, 8, isDark(i));
  fix(grid, size - 8, 8, true);
}

function drawVersion(grid: Grid, version: number): void {
  if (version < 7) return;
  const bits = withCheck(version, VERSION.checks, VERSION.generator);
  for (let i = 0; i < 18; i++) {
    const [far, near] = [grid.size - 11 + (i % 3), Math.floor(i / 3)];
    const isDark = ((bits >>> i) & 1) === 1;
    fix(grid, far, near, isDark);
    fix(grid, near, far, isDark);
  }
}

function patterned(version: number): Grid {
  const size = sizeOf(version);
  const grid: Grid = { size, dark: emptyRows(size), isFixed: emptyRows(size) };
  for (let i = 0; i < size; i++) {
    fix(grid, 6, i, i % 2 === 0);
    fix(grid, i, 6, i % 2 === 0);
  }
  for (const [row, column] of [
    [3, 3],
    [3, size - 4],
    [size - 4, 3],
  ] as const) {
    ring(grid, row, column, 4, [0, 1, 3]);
  }
  const places = alignmentPlaces(version);
  const [first, last] = [places[0], places.at(-1)];
  for (const row of places) {
    for (const column of places) {
      const isOnFinder = (row === first && (column === first || column === last)) || (row === last && column === first);
      if (!isOnFinder) ring(grid, row, column, 2, [0, 2]);
    }
  }
  drawFormat(grid, 0);
  drawVersion(grid, version);
  return grid;
}

/** Codewords from the lower right, in columns of two, up and down by turns. */
function drawCodewords({ size, dark, isFixed }: Grid, bytes: Uint8Array): void {
  let bit = 0;
  let isUp = true;
  for (let right = size - 1; right > 0; right -= 2) {
    // The timing pattern takes a column of its own.
    if (right === 6) right = 5;
    for (let step = 0; step < size; step++) {
      const row = isUp ? size - 1 - step : step;
      for (const column of [right, right - 1]) {
        if (isFixed[row]![column]) continue;
        dark[row]![column] = (((bytes[bit >> 3] ?? 0) >>> (7 - (bit & 7))) & 1) === 1;
        bit += 1;
      }
    }
    isUp = !isUp;
  }
}

const masked = ({ dark, isFixed }: Grid, mask: number): boolean[][] =>
  dark.map((row, i) => row.map((isDark, j) => (isFixed[i]![j] ? isDark : isDark !== MASKS[mask]!(i, j))));

const FINDER = /(?=00001011101|10111010000)/g;

/** How hard it is to read: runs, blocks, what looks like a finder, and too much of one colour. Table 11. */
function penaltyOf(rows: Modules): number {
  const size = rows.length;
  const lines = [...rows, ...rows.map((_, i) => rows.map((row) => row[i]!))].map((line) =>
    line.map((isDark) => (isDark ? '1' : '0')).join(''),
  );
  let penalty = 0;
  for (const line of lines) {
    for (const [run] of line.matchAll(/0{5,}|1{5,}/g)) penalty += run.length - 2;
    penalty += 40 * [...line.matchAll(FINDER)].length;
  }
  for (let i = 1; i < size; i++) {
    for (let j = 1; j < size; j++) {
      const one = rows[i]![j];
      if (rows[i - 1]![j] === one && rows[i]![j - 1] === one && rows[i - 1]![j - 1] === one) penalty += 3;
    }
  }
  const dark = rows.flat().filter(Boolean).length;
  return penalty + 10 * Math.floor(Math.abs((20 * dark) / size ** 2 - 10));
}

/** The modules of a text; undefined where it is too long. @param wanted a mask in place of the one that reads best */
export function qrModules(text: string, wanted?: number): Modules | undefined {
  const codewords = codewordsOf(text);
  if (codewords === undefined) return undefined;
  const grid = patterned(codewords.version);
  drawCodewords(grid, codewords.bytes);
  const candidates = MASKS.flatMap((_, mask) => {
    if (wanted !== undefined && mask !== wanted) return [];
    drawFormat(grid, mask);
    const rows = masked(grid, mask);
    return [{ rows, penalty: penaltyOf(rows) }];
  });
  return candidates.toSorted((one, other) => one.penalty - other.penalty)[0]?.rows;
}

/** A drawing of modules one unit wide. */
export const qrPath = (rows: Modules): string =>
  rows
    .flatMap((row, y) =>
      [
        ...row
          .map((isDark) => (isDark ? '1' : '0'))
          .join('')
          .matchAll(/1+/g),
      ].map(({ 0: run, index }) => `M${String(index)} ${String(y)}h${String(run.length)}v1h-${String(run.length)}z`),
    )
    .join('');
