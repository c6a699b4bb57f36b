import { simplifiedLine } from '../plot/simplify.ts';
import type { PhLayout } from './layout.ts';

interface PlaneLine {
  readonly H: ArrayLike<number>;
  readonly P: ArrayLike<number>;
}

/** Pixels a line may be moved by. */
const TOLERANCE = 0.35;
/** Farther out than this, in pixels, a point is not drawn: some renderers lose their footing on huge coordinates. */
const FARTHEST = 20_000;

const short = (value: number): string => String(Math.round(value * 10) / 10);

/** The runs of a line that are seen, in pixels, each with the neighbours its ends lead to; what has no state ends a run. */
function runsOf({ H, P }: PlaneLine, { x, y, left, right, top, bottom }: PhLayout): { xs: number[]; ys: number[] }[] {
  const points = Array.from(H, (value, index) => [x(value), y(P[index] ?? Number.NaN)] as const);
  const isSeen = points.map(([px, py]) => px >= left && px <= right && py >= top && py <= bottom);
  const runs: { xs: number[]; ys: number[] }[] = [];
  let run: { xs: number[]; ys: number[] } | undefined;
  for (const [index, [px, py]] of points.entries()) {
    const isNear = isSeen[index] || isSeen[index - 1] || isSeen[index + 1];
    if (!isNear || !(Math.abs(px) < FARTHEST && Math.abs(py) < FARTHEST)) {
      run = undefined;
      continue;
    }
    if (run === undefined) {
      run = { xs: [], ys: [] };
      runs.push(run);
    }
    run.xs.push(px);
    run.ys.push(py);
  }
  return runs;
}

/** SVG path data of lines of the P-h plane (J/kg, Pa), in as few points as the eye needs. */
export function leanPath(lines: readonly PlaneLine[], layout: PhLayout): string {
  return lines
    .flatMap((line) => runsOf(line, layout))
    .filter(({ xs }) => xs.length > 1)
    .map((run) => {
      const { xs, ys } = simplifiedLine(run, TOLERANCE);
      return xs
        .map((px, index) => `${index === 0 ? 'M' : index === 1 ? 'L' : ' '}${short(px)} ${short(ys[index] ?? 0)}`)
        .join('');
    })
    .join('');
}
