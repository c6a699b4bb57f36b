import { answeredRows } from './dome.ts';
import type { DomeCap, FluidFacts, StateColumns, StateJob } from './types.ts';

const CAP_COUNT = 48;

interface Knot {
  readonly T: number;
  readonly lnD: number;
}

/** The boundary of a blend about its critical point: samples and envelope points from dense to light. */
function knotsAboutCritical({ critical, envelope }: FluidFacts, bubble: StateColumns, dew: StateColumns): Knot[] {
  const [T = [], , , dBubble = []] = bubble;
  const [, , dDew = []] = dew;
  const rows = answeredRows(bubble, dew).slice(-2);
  const at =
    (densities: ArrayLike<number>) =>
    (row: number): Knot => ({
      T: T[row] ?? Number.NaN,
      lnD: Math.log(densities[row] ?? Number.NaN),
    });
  const liquid = rows.map(at(dBubble));
  const vapour = rows.map(at(dDew)).reverse();
  const densest = liquid.at(-1)?.lnD ?? Number.NaN;
  const lightest = vapour[0]?.lnD ?? Number.NaN;
  const between = [...(envelope?.bubble ?? []), critical, ...(envelope?.dew ?? [])]
    .map((point) => ({ T: point.T, lnD: Math.log(point.D) }))
    .filter(({ lnD }) => lnD < densest && lnD > lightest)
    .sort((a, b) => b.lnD - a.lnD);
  return [...liquid, ...between, ...vapour];
}

/** Slope at a knot from its neighbours, weighted by their distance. */
function slopeAt(knots: readonly Knot[], index: number): number {
  const slope = (from: Knot | undefined, to: Knot | undefined): number =>
    from && to ? (to.T - from.T) / (to.lnD - from.lnD) : Number.NaN;
  const before = slope(knots[index - 1], knots[index]);
  const after = slope(knots[index], knots[index + 1]);
  if (Number.isNaN(before)) return after;
  if (Number.isNaN(after)) return before;
  const left = (knots[index]?.lnD ?? 0) - (knots[index - 1]?.lnD ?? 0);
  const right = (knots[index + 1]?.lnD ?? 0) - (knots[index]?.lnD ?? 0);
  return (before * right + after * left) / (left + right);
}

/** T on the boundary at ln D: a cubic between the knots, which run from dense to light. */
function temperatureAt(knots: readonly Knot[], lnD: number): number {
  const found = knots.findIndex((knot, index) => index > 0 && knot.lnD <= lnD);
  const index = found < 1 ? knots.length - 1 : found;
  const from = knots[index - 1];
  const to = knots[index];
  if (!from || !to) return Number.NaN;
  const width = to.lnD - from.lnD;
  const u = (lnD - from.lnD) / width;
  const m0 = slopeAt(knots, index - 1) * width;
  const m1 = slopeAt(knots, index) * width;
  return (
    (2 * u ** 3 - 3 * u ** 2 + 1) * from.T +
    (u ** 3 - 2 * u ** 2 + u) * m0 +
    (3 * u ** 2 - 2 * u ** 3) * to.T +
    (u ** 3 - u ** 2) * m1
  );
}

/**
 * The call that closes a blend's dome: its dew line goes beyond the critical temperature and comes back, which
 * samples at given temperatures cannot follow. None for a pure fluid. Arguments: answers to `domeJobs`.
 */
export function capJobs(facts: FluidFacts, bubble: StateColumns, dew: StateColumns): StateJob[] {
  if (!facts.envelope) return [];
  const knots = knotsAboutCritical(facts, bubble, dew);
  const first = knots[1]?.lnD ?? Number.NaN;
  const last = knots.at(-2)?.lnD ?? Number.NaN;
  const lnD = Array.from({ length: CAP_COUNT }, (_, index) => first + ((last - first) * index) / (CAP_COUNT - 1));
  return [
    { pair: 'TD', xs: lnD.map((value) => temperatureAt(knots, value)), ys: lnD.map(Math.exp), fields: ['H', 'P'] },
  ];
}

/** The cap from the answer to `capJobs`; undefined without one. */
export function capFromStates(answer: StateColumns | undefined): DomeCap | undefined {
  const [H, P] = answer ?? [];
  if (!H || !P) return undefined;
  const kept = Array.from(H, (_, index) => index).filter((index) => Number.isFinite(H[index]));
  return {
    H: Float64Array.from(kept, (index) => H[index] ?? Number.NaN),
    P: Float64Array.from(kept, (index) => P[index] ?? Number.NaN),
  };
}
