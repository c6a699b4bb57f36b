import { FARTHEST } from '../plot/path.ts';
import { simplifiedLine } from '../plot/simplify.ts';
import type { PixelLine } from '../plot/simplify.ts';
import type { PlotLayout } from '../plot/layout.ts';

interface PlaneLine {
  readonly H: ArrayLike<number>;
  readonly P: ArrayLike<number>;
}

/** Pixels a line may be moved by: more, and a bend shows corners. */
const TOLERANCE = 0.12;

/** Tenths of a pixel as SVG writes them in the fewest signs: "12", ".5", "-.5". */
const short = (tenths: number): string => String(tenths / 10).replace(/^(-?)0\./, '$1.');

/** A step from the point before it, after which a figure with a sign needs no space. */
const pair = (x: number, y: number): string => `${short(x)}${y < 0 ? '' : ' '}${short(y)}`;

/** The runs of a line that may be seen, in pixels: each step that crosses the frame's rows and columns, as a whole. */
function runsOf({ H, P }: PlaneLine, { x, y, left, right, top, bottom }: PlotLayout): { xs: number[]; ys: number[] }[] {
  const runs: { xs: number[]; ys: number[] }[] = [];
  let run: { xs: number[]; ys: number[] } | undefined;
  // What has no state, or lies too far out, ends a run.
  let [fromX, fromY] = [Number.NaN, Number.NaN];
  for (let index = 0; index < H.length; index += 1) {
    const [px, py] = [x(H[index] ?? Number.NaN), y(P[index] ?? Number.NaN)];
    const isDrawn = Math.abs(px) < FARTHEST && Math.abs(py) < FARTHEST;
    const isSeen =
      Math.max(px, fromX) >= left &&
      Math.min(px, fromX) <= right &&
      Math.max(py, fromY) >= top &&
      Math.min(py, fromY) <= bottom;
    if (isDrawn && isSeen) {
      if (run === undefined) {
        run = { xs: [fromX], ys: [fromY] };
        runs.push(run);
      }
      run.xs.push(px);
      run.ys.push(py);
    } else run = undefined;
    [fromX, fromY] = isDrawn ? [px, py] : [Number.NaN, Number.NaN];
  }
  return runs;
}

/** SVG path data through points in pixels: to a tenth, each as its step from the one before, which takes fewer signs. */
function pathData({ xs, ys }: PixelLine): string {
  let [fromX, fromY] = [Math.round((xs[0] ?? 0) * 10), Math.round((ys[0] ?? 0) * 10)];
  let data = `M${pair(fromX, fromY)}l`;
  let isFirst = true;
  for (let index = 1; index < xs.length; index += 1) {
    // Of the rounded places, so that roundings do not add up.
    const [toX, toY] = [Math.round((xs[index] ?? 0) * 10), Math.round((ys[index] ?? 0) * 10)];
    const step = [toX - fromX, toY - fromY] as const;
    data += `${isFirst || step[0] < 0 ? '' : ' '}${pair(...step)}`;
    [fromX, fromY, isFirst] = [toX, toY, false];
  }
  return data;
}

/** SVG path data of lines of the P-h plane (J/kg, Pa), in as few points as the eye needs. */
export const leanPath = (lines: readonly PlaneLine[], layout: PlotLayout): string =>
  lines
    .flatMap((line) => runsOf(line, layout))
    .map((run) => pathData(simplifiedLine(run, TOLERANCE)))
    .join('');
