/** Linear interpolation. Pure algebra: any units, the same in and out. */

export interface Line {
  readonly y: number;
  readonly slope: number;
  readonly isExtrapolated: boolean;
}

/** The value at x on the line through two points. Needs x1 !== x2. */
export function linear(x1: number, y1: number, x2: number, y2: number, x: number): Line {
  const slope = (y2 - y1) / (x2 - x1);
  return { y: y1 + slope * (x - x1), slope, isExtrapolated: x < Math.min(x1, x2) || x > Math.max(x1, x2) };
}

export interface Corners {
  readonly z11: number;
  readonly z21: number;
  readonly z12: number;
  readonly z22: number;
}

/** The value at (x, y) between four corners zij = z(xi, yj). Needs x1 !== x2, y1 !== y2. */
export function bilinear(
  xs: readonly [number, number],
  ys: readonly [number, number],
  { z11, z21, z12, z22 }: Corners,
  x: number,
  y: number,
): { readonly z: number; readonly onFirst: number; readonly onSecond: number; readonly isExtrapolated: boolean } {
  const along1 = linear(xs[0], z11, xs[1], z21, x);
  const along2 = linear(xs[0], z12, xs[1], z22, x);
  const across = linear(ys[0], along1.y, ys[1], along2.y, y);
  return {
    z: across.y,
    onFirst: along1.y,
    onSecond: along2.y,
    isExtrapolated: along1.isExtrapolated || across.isExtrapolated,
  };
}

/** The rows around x in a table sorted by its first column: the first interval that reaches x, else the last. */
export function bracket(xs: readonly number[], x: number): readonly [low: number, high: number] {
  const found = xs.findIndex((_, index) => index + 1 < xs.length && x <= (xs[index + 1] ?? Infinity));
  const low = found === -1 ? xs.length - 2 : found;
  return [low, low + 1];
}
