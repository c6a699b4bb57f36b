/** Lines of equal value over a grid, by marching squares with straight interpolation along its edges. */

export interface Contour {
  readonly level: number;
  /** Runs of the line, each a list of places in the units of the axes. */
  readonly runs: readonly (readonly (readonly [x: number, y: number])[])[];
}

type Place = readonly [x: number, y: number];
/** One piece of a line inside a cell: its ends, each named by the edge of the grid it lies on. */
interface Piece {
  readonly from: string;
  readonly to: string;
  readonly start: Place;
  readonly end: Place;
}

/** For each pattern of corners above the level (1 low left, 2 low right, 4 high right, 8 high left), the sides joined. */
const JOINED: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[3, 0]],
  2: [[0, 1]],
  3: [[3, 1]],
  4: [[1, 2]],
  5: [
    [3, 2],
    [0, 1],
  ],
  6: [[0, 2]],
  7: [[3, 2]],
  8: [[2, 3]],
  9: [[0, 2]],
  10: [
    [3, 0],
    [1, 2],
  ],
  11: [[1, 2]],
  12: [[1, 3]],
  13: [[0, 1]],
  14: [[3, 0]],
};

function piecesOf(
  xs: readonly number[],
  ys: readonly number[],
  rows: readonly (readonly (number | null)[])[],
  level: number,
): readonly Piece[] {
  const pieces: Piece[] = [];
  for (let j = 0; j + 1 < ys.length; j += 1) {
    for (let i = 0; i + 1 < xs.length; i += 1) {
      const corners = [rows[j]?.[i], rows[j]?.[i + 1], rows[j + 1]?.[i + 1], rows[j + 1]?.[i]];
      const [a, b, c, d] = corners;
      // A cell with a corner that has no value has no line.
      if (a === null || b === null || c === null || d === null) continue;
      if (a === undefined || b === undefined || c === undefined || d === undefined) continue;
      const pattern = (a > level ? 1 : 0) + (b > level ? 2 : 0) + (c > level ? 4 : 0) + (d > level ? 8 : 0);
      const [x0 = 0, x1 = 0, y0 = 0, y1 = 0] = [xs[i], xs[i + 1], ys[j], ys[j + 1]];
      const between = (from: number, to: number, p: number, q: number): number =>
        p + ((q - p) * (level - from)) / (to - from);
      const sides: readonly (() => readonly [string, Place])[] = [
        () => [`h${i},${j}`, [between(a, b, x0, x1), y0]],
        () => [`v${i + 1},${j}`, [x1, between(b, c, y0, y1)]],
        () => [`h${i},${j + 1}`, [between(d, c, x0, x1), y1]],
        () => [`v${i},${j}`, [x0, between(a, d, y0, y1)]],
      ];
      for (const [one, other] of JOINED[pattern] ?? []) {
        const [first, second] = [sides[one]?.(), sides[other]?.()];
        if (first && second) pieces.push({ from: first[0], to: second[0], start: first[1], end: second[1] });
      }
    }
  }
  return pieces;
}

/** Pieces joined end to end where they meet on an edge. */
function joined(pieces: readonly Piece[]): Contour['runs'] {
  const byEnd = new Map<string, Set<Piece>>();
  const at = (edge: string): Set<Piece> => {
    const set = byEnd.get(edge) ?? new Set<Piece>();
    byEnd.set(edge, set);
    return set;
  };
  for (const piece of pieces) {
    at(piece.from).add(piece);
    at(piece.to).add(piece);
  }
  const take = (piece: Piece): void => {
    at(piece.from).delete(piece);
    at(piece.to).delete(piece);
  };
  const follow = (edge: string): Place[] => {
    const places: Place[] = [];
    for (let end = edge; ;) {
      const [next] = at(end);
      if (!next) return places;
      take(next);
      const isForward = next.from === end;
      places.push(isForward ? next.end : next.start);
      end = isForward ? next.to : next.from;
    }
  };
  const runs: (readonly Place[])[] = [];
  for (const piece of pieces) {
    if (!at(piece.from).has(piece)) continue;
    take(piece);
    const onward = follow(piece.to);
    const back = follow(piece.from);
    runs.push([...back.toReversed(), piece.start, piece.end, ...onward]);
  }
  return runs;
}

/**
 * The line of each level through values on a grid.
 * @param rows one for each of `ys`, a value for each of `xs`; null where there is none, and no line is drawn
 */
export const contours = (
  xs: readonly number[],
  ys: readonly number[],
  rows: readonly (readonly (number | null)[])[],
  levels: readonly number[],
): readonly Contour[] => levels.map((level) => ({ level, runs: joined(piecesOf(xs, ys, rows, level)) }));

/** The value between the points of a grid; undefined outside it or beside a point without one. */
export function valueOnGrid(
  xs: readonly number[],
  ys: readonly number[],
  rows: readonly (readonly (number | null)[])[],
  x: number,
  y: number,
): number | undefined {
  const cell = (axis: readonly number[], at: number): number =>
    Math.min(
      axis.length - 2,
      axis.findLastIndex((value) => value <= at),
    );
  const [i, j] = [cell(xs, x), cell(ys, y)];
  const [x0, x1, y0, y1] = [xs[i], xs[i + 1], ys[j], ys[j + 1]];
  if (x0 === undefined || x1 === undefined || y0 === undefined || y1 === undefined || x > x1 || y > y1)
    return undefined;
  const [a, b, c, d] = [rows[j]?.[i], rows[j]?.[i + 1], rows[j + 1]?.[i + 1], rows[j + 1]?.[i]];
  if (a === null || b === null || c === null || d === null) return undefined;
  if (a === undefined || b === undefined || c === undefined || d === undefined) return undefined;
  const [u, v] = [(x - x0) / (x1 - x0), (y - y0) / (y1 - y0)];
  return (a * (1 - u) + b * u) * (1 - v) + (d * (1 - u) + c * u) * v;
}
