/** The lines of a cycle in the T-s plane: few of its processes are straight there. */
import { interpolate } from '../ph/dome.ts';
import type { JobRunner } from '../ph/curves.ts';
import type { Dome, LineRole, StateColumns, StateJob } from '../ph/types.ts';
import type { TsCycleLine, TsPoint } from './types.ts';

const COUNT = 24;

interface Ends {
  readonly from: string;
  readonly to: string;
  readonly role: LineRole;
  readonly start: TsPoint;
  readonly end: TsPoint;
}

export type CycleShape = Readonly<Record<string, TsPoint>>;
export type CycleSteps = readonly { readonly from: string; readonly to: string; readonly role: LineRole }[];

function endsOf(points: CycleShape, lines: CycleSteps): readonly Ends[] {
  return lines.flatMap(({ from, to, role }) => {
    const start = points[from];
    const end = points[to];
    return start && end ? [{ from, to, role, start, end }] : [];
  });
}

const shares = Array.from({ length: COUNT }, (_, index) => index / (COUNT - 1));
const mix = (from: number, to: number, share: number): number => from + (to - from) * share;
const mixLog = (from: number, to: number, share: number): number => from * (to / from) ** share;

/** Straight between its ends: the ideal compression, and what there are no states of. */
const straight = ({ from, to, role, start, end }: Ends): TsCycleLine => ({
  from,
  to,
  role,
  S: [start.S, end.S],
  T: [start.T, end.T],
});

export const straightLines = (points: CycleShape, lines: CycleSteps): readonly TsCycleLine[] =>
  endsOf(points, lines).map(straight);

/**
 * The states along a line, ends left out. A compression: entropy linear in ln p, the path of a constant polytropic
 * efficiency of an ideal gas. Any other: enthalpy linear, in ln p where the pressure changes; at constant pressure with
 * a sample where it crosses the dome, so that it bends there.
 */
function jobOf({ role, start, end }: Ends, dome: Dome | undefined): StateJob {
  const inner = shares.slice(1, -1);
  if (role === 'compression') {
    return {
      pair: 'PS',
      xs: inner.map((share) => mixLog(start.P, end.P, share)),
      ys: inner.map((share) => mix(start.S, end.S, share)),
      fields: ['S', 'T'],
    };
  }
  const isLevel = Math.abs(start.P / end.P - 1) < 1e-9;
  const bends =
    isLevel && dome ? [interpolate(dome.pDew, dome.hDew, start.P), interpolate(dome.P, dome.hBubble, start.P)] : [];
  const along = [...inner, ...bends.map((H) => (H - start.H) / (end.H - start.H))]
    .filter((share) => share > 0 && share < 1)
    .sort((one, other) => one - other);
  return {
    pair: 'PH',
    xs: along.map((share) => mixLog(start.P, end.P, share)),
    ys: along.map((share) => mix(start.H, end.H, share)),
    fields: ['S', 'T'],
  };
}

function lineFrom(ends: Ends, [S = [], T = []]: readonly ArrayLike<number>[]): TsCycleLine {
  const kept = Array.from(S, (_, index) => index).filter(
    (index) => Number.isFinite(S[index]) && Number.isFinite(T[index]),
  );
  const { from, to, role, start, end } = ends;
  return {
    from,
    to,
    role,
    S: [start.S, ...kept.map((index) => S[index] ?? 0), end.S],
    T: [start.T, ...kept.map((index) => T[index] ?? 0), end.T],
  };
}

/** The lines of several cycles of one fluid as they run in the plane, by one call. */
export async function sampleCycleLines(
  cycles: readonly { readonly points: CycleShape; readonly lines: CycleSteps }[],
  dome: Dome | undefined,
  run: JobRunner,
): Promise<readonly (readonly TsCycleLine[])[]> {
  const all = cycles.map(({ points, lines }) => endsOf(points, lines));
  const curved = all.flat().filter(({ role }) => role !== 'ideal');
  const answers = await run(curved.map((ends) => jobOf(ends, dome)));
  const answerOf = new Map<Ends, StateColumns>(curved.map((ends, index) => [ends, answers[index] ?? []]));
  return all.map((lines) =>
    lines.map((ends) => {
      const answer = answerOf.get(ends);
      return answer ? lineFrom(ends, answer) : straight(ends);
    }),
  );
}
