import { FARTHEST } from '../plot/path.ts';
import { simplifiedLine } from '../plot/simplify.ts';
import type { PhLayout } from './layout.ts';

interface PlaneLine {
  readonly H: ArrayLike<number>;
  readonly P: ArrayLike<number>;
}

/** Pixels a line may be moved by. */
const TOLERANCE = 0.35;
const short = (value: number): string => String(Math.round(value * 10) / 10);

/** The runs of a line that may be seen, in pixels: each step that crosses the frame's rows and columns, as a whole. */
function runsOf({ H, P }: PlaneLine, { x, y, left, right, top, bottom }: PhLayout): { xs: number[]; ys: number[] }[] {
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

/** SVG path data of lines of the P-h plane (J/kg, Pa), in as few points as the eye needs. */
export function leanPath(lines: readonly PlaneLine[], layout: PhLayout): string {
  return lines
    .flatMap((line) => runsOf(line, layout))
    .map((run) => {
      const { xs, ys } = simplifiedLine(run, TOLERANCE);
      return xs
        .map((px, index) => `${index === 0 ? 'M' : index === 1 ? 'L' : ' '}${short(px)} ${short(ys[index] ?? 0)}`)
        .join('');
    })
    .join('');
}
