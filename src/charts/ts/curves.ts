/** The static lines of a T-s diagram, from the dome of the fluid's P-h diagram. */
import { hasGlide, interpolate, QUALITIES } from '../ph/dome.ts';
import type { JobRunner } from '../ph/curves.ts';
import { METRIC } from '../ph/scales.ts';
import { isochoreJobs, isochoreValues, linePressures } from '../ph/lines.ts';
import type { PhCurves, StateColumns, StateJob } from '../ph/types.ts';
import type { TsCurves, TsLine } from './types.ts';

const ISOBAR_DIGITS: readonly number[] = [1, 2, 5];
const ISOBAR_COUNT = 80;
const ISENTHALP_COUNT = 56;
/** How far beyond the driest vapour of the dome isobars go, J/(kg K). */
const MARGIN = 500;
/** J/kg between two isenthalps, and the widest range of enthalpies of the dome it is used for. */
const ISENTHALP_STEPS: readonly (readonly [step: number, span: number])[] = [
  [50e3, 800e3],
  [100e3, 2000e3],
  [200e3, Infinity],
];

const between = (from: number, to: number, count: number): number[] =>
  Array.from({ length: count }, (_, index) => from + ((to - from) * index) / (count - 1));

const finiteEnds = (values: ArrayLike<number>): readonly [number, number] => {
  const finite = Array.from(values).filter(Number.isFinite);
  return [Math.min(...finite), Math.max(...finite)];
};

/** Decades below the highest isobar that are looked at, where a gauge reads less than nothing. */
const LEAST = 1e-4;

/** Pressures of the isobars, Pa: 1-2-5 per decade, in the reader's unit, over what the lines span. */
export function isobarValues({ facts, dome, scales = METRIC }: PhCurves): number[] {
  const [pMin, pMax] = linePressures(facts, dome);
  const { fromSi, toSi } = scales.pressure;
  const highest = fromSi(pMax);
  const lowest = Math.max(fromSi(pMin), highest * LEAST);
  const values: number[] = [];
  for (let power = Math.floor(Math.log10(lowest)); power <= Math.log10(highest); power += 1)
    for (const digit of ISOBAR_DIGITS) {
      const value = Number((digit * 10 ** power).toPrecision(2));
      if (value >= lowest && value <= highest) values.push(toSi(value));
    }
  return values;
}

/** One (P,S) call per isobar; where it enters and leaves the dome stand samples of its own, so that it bends there. */
function isobarJobs(curves: PhCurves, sBubble: ArrayLike<number>): StateJob[] {
  const { dome } = curves;
  const [sMin] = finiteEnds(sBubble);
  const [, sDew] = finiteEnds(dome.sDew);
  return isobarValues(curves).map((P) => {
    const bends = [interpolate(dome.P, sBubble, P), interpolate(dome.pDew, dome.sDew, P)].filter(Number.isFinite);
    const ys = [...between(sMin, sDew + MARGIN, ISOBAR_COUNT), ...bends].sort((one, other) => one - other);
    return { pair: 'PS', xs: ys.map(() => P), ys, fields: ['S', 'T'] };
  });
}

/** Round enthalpies over the dome and the gas beside it, J/kg. */
function isenthalpValues({ dome }: PhCurves): number[] {
  const [low, high] = finiteEnds([...dome.hBubble, ...dome.hDew]);
  const step = ISENTHALP_STEPS.find(([, span]) => high - low <= span)?.[0] ?? 200e3;
  return between(
    Math.ceil(low / step),
    Math.floor((high + 4 * step) / step),
    1 + Math.floor((high + 4 * step) / step) - Math.ceil(low / step),
  ).map((count) => count * step);
}

function isenthalpJobs(curves: PhCurves): StateJob[] {
  const [pMin, pMax] = linePressures(curves.facts, curves.dome);
  const xs = between(Math.log(pMin), Math.log(pMax), ISENTHALP_COUNT).map(Math.exp);
  return isenthalpValues(curves).map((H) => ({ pair: 'PH', xs, ys: xs.map(() => H), fields: ['S', 'T'] }));
}

/** By (P,Q) for a blend; a fluid without glide needs no call: the lever rule at each temperature. */
function qualityJobs({ dome }: PhCurves): StateJob[] {
  if (!hasGlide(dome)) return [];
  const xs = Array.from(dome.P).filter((_, index) => index % 3 === 0 && index < dome.P.length - 3);
  return QUALITIES.map((quality) => ({ pair: 'PQ', xs, ys: xs.map(() => quality), fields: ['S', 'T'] }));
}

const lineOf = (value: number, [S = new Float64Array(), T = new Float64Array()]: StateColumns = []): TsLine => ({
  value,
  S,
  T,
});

/** Only states there are, ended by the critical point. */
function endedAt(critical: readonly [S: number, T: number], line: TsLine): TsLine {
  const kept = Array.from(line.S, (_, index) => index).filter(
    (index) => Number.isFinite(line.S[index]) && Number.isFinite(line.T[index]),
  );
  return {
    value: line.value,
    S: Float64Array.from([...kept.map((index) => line.S[index] ?? 0), critical[0]]),
    T: Float64Array.from([...kept.map((index) => line.T[index] ?? 0), critical[1]]),
  };
}

/**
 * Every static line of a fluid's T-s diagram: two rounds of vectorised calls, the second built on the bubble line of
 * the first. Heavy (some 3 000 states), so it is run away from the page's own thread. A state that has no answer is
 * NaN, and breaks its line.
 * @param curves the whole set of the P-h diagram, entropies of the dew line included
 */
export async function sampleTsCurves(curves: PhCurves, run: JobRunner): Promise<TsCurves> {
  const { facts, dome, cap } = curves;
  const { T: criticalT, D: criticalD } = facts.critical;
  const coldT = Array.from(dome.T.slice(0, -1));
  const [bubble = [], critical = [], top = []] = await run([
    { pair: 'TQ', xs: coldT, ys: coldT.map(() => 0), fields: ['S'] },
    { pair: 'TD', xs: [criticalT], ys: [criticalD], fields: ['S'] },
    ...(cap ? [{ pair: 'PH', xs: [...cap.P], ys: [...cap.H], fields: ['S', 'T'] } as const] : []),
  ]);
  const liquid = Array.from(bubble[0] ?? []);
  const vapour = Array.from(dome.sDew.slice(0, -1));
  const given = critical[0]?.[0] ?? Number.NaN;
  const criticalS = Number.isFinite(given) ? given : ((liquid.at(-1) ?? 0) + (vapour.at(-1) ?? 0)) / 2;
  const sBubble = [...liquid, criticalS];
  const lid = lineOf(0, cap ? top : [Float64Array.of(criticalS), Float64Array.of(criticalT)]);

  const isobars = isobarJobs(curves, sBubble);
  const isochores = isochoreJobs(facts, dome).map((job): StateJob => ({ ...job, fields: ['S', 'T'] }));
  const isenthalps = isenthalpJobs(curves);
  const quality = qualityJobs(curves);
  const answers = await run([...isobars, ...isochores, ...isenthalps, ...quality]);
  let taken = 0;
  const take = (values: readonly number[]): TsLine[] => {
    const lines = values.map((value, index) => lineOf(value, answers[taken + index]));
    taken += values.length;
    return lines;
  };
  return {
    fluid: facts.name,
    saturation: {
      S: Float64Array.from([...liquid, ...lid.S, ...vapour.toReversed()]),
      T: Float64Array.from([...coldT, ...lid.T, ...coldT.toReversed()]),
    },
    criticalT,
    isobars: take(isobarValues(curves)),
    isochores: take(isochoreValues(dome)),
    isenthalps: take(isenthalpValues(curves)),
    quality:
      quality.length > 0
        ? take(QUALITIES).map((line) => endedAt([criticalS, criticalT], line))
        : QUALITIES.map((value) => ({
            value,
            S: Float64Array.from(sBubble, (s, index) => s + value * ((vapour[index] ?? criticalS) - s)),
            T: dome.T,
          })),
  };
}
