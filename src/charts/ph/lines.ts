import { domePressure, interpolate } from './dome.ts';
import type { Dome, FluidFacts, IsoLine, StateColumns, StateJob } from './types.ts';
import { METRIC } from './scales.ts';
import type { LineScales } from './scales.ts';

/** J/(kg K) between two isentropes, and the widest range of dew entropies it is used for. */
const ISENTROPE_STEPS: readonly (readonly [step: number, span: number])[] = [
  [50, 1500],
  [100, 4000],
  [200, Infinity],
];
/** How far beyond the driest vapour of the dome isentropes go, J/(kg K). */
const ISENTROPE_MARGIN = 400;
const ISOCHORE_DIGITS: readonly number[] = [1, 2, 5];

/** The pressures the static lines span, Pa. */
export function linePressures(facts: FluidFacts, dome: Dome): readonly [number, number] {
  return [dome.pDew[0] ?? facts.triple.P, Math.min(facts.limits.Pmax, 6 * facts.critical.P)];
}

/** Temperatures, K, that are round in the unit of the scale, over what a refrigerant diagram can show. */
function isothermTemperatures(facts: FluidFacts, dome: Dome, { temperature, isothermStep }: LineScales): number[] {
  const coldest = dome.T[0] ?? facts.triple.T;
  const hottest = Math.min(facts.limits.Tmax, facts.critical.T * 1.5);
  const first = Math.ceil(temperature.fromSi(coldest) / isothermStep);
  const last = Math.floor(temperature.fromSi(hottest) / isothermStep);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) =>
    temperature.toSi((first + index) * isothermStep),
  );
}

function logSpaced(from: number, to: number, count: number): number[] {
  const ratio = Math.log(to / from);
  return Array.from({ length: count }, (_, index) => from * Math.exp((ratio * index) / (count - 1)));
}

/** Logarithmic from `from` to `to`, closer and closer to `to`, where the lines bend. */
function towards(from: number, to: number, count: number): number[] {
  const ratio = Math.log(from / to);
  return Array.from({ length: count }, (_, index) => to * Math.exp(ratio * (1 - index / (count - 1)) ** 2));
}

const INSIDE_COUNT = 14;

/** Pressures at which a blend's isotherm crosses its dome, strictly between dew and bubble; none without glide. */
function insidePressures(dew: number, bubble: number): number[] {
  if (bubble / dew - 1 < 1e-3) return [];
  return logSpaced(dew, bubble, INSIDE_COUNT + 2).slice(1, -1);
}

/**
 * One (T,P) call per isotherm: the gas up to its dew pressure, a blend's two phases, then the liquid; the two saturated ends come from the dome when the answers are put together.
 */
export function isothermJobs(facts: FluidFacts, dome: Dome, scales = METRIC): StateJob[] {
  const [pMin, pMax] = linePressures(facts, dome);
  return isothermTemperatures(facts, dome, scales).map((T) => {
    const dew = domePressure(dome, T, 'dew');
    const bubble = domePressure(dome, T, 'bubble');
    const ys =
      Number.isFinite(dew) && dew > pMin
        ? [
            ...towards(pMin, dew * 0.9999, 30),
            ...insidePressures(dew, bubble),
            ...towards(Math.max(pMax, bubble * 2), bubble * 1.0001, 24).reverse(),
          ]
        : [
            ...towards(pMin, 0.5 * facts.critical.P, 14),
            ...logSpaced(0.5 * facts.critical.P, 2.5 * facts.critical.P, 70).slice(1),
            ...logSpaced(2.5 * facts.critical.P, Math.max(pMax, 3 * facts.critical.P), 12).slice(1),
          ];
    return { pair: 'TP' as const, xs: ys.map(() => T), ys, fields: ['H', 'P'] as const };
  });
}

/**
 * The isotherms from the answers to `isothermJobs`, with both saturated ends put in: level across the dome, or
 * sloped for a blend. A state missing inside the dome is passed over: the line goes on from its neighbours.
 */
export function isothermsFromStates(
  facts: FluidFacts,
  dome: Dome,
  answers: readonly StateColumns[],
  scales = METRIC,
): IsoLine[] {
  return isothermTemperatures(facts, dome, scales).map((value, row) => {
    const [H = new Float64Array(), P = new Float64Array()] = answers[row] ?? [];
    const dew = domePressure(dome, value, 'dew');
    const bubble = domePressure(dome, value, 'bubble');
    if (!Number.isFinite(dew)) return { value, H, P };
    const rows = Array.from(P, (pressure, index) => ({ P: pressure, H: H[index] ?? Number.NaN }));
    const isInside = ({ P: pressure }: { readonly P: number }): boolean => pressure > dew && pressure < bubble;
    const line = [
      ...rows.filter((at) => at.P <= dew),
      { P: dew, H: interpolate(dome.T, dome.hDew, value) },
      ...rows.filter((at) => isInside(at) && Number.isFinite(at.H)),
      { P: bubble, H: interpolate(dome.T, dome.hBubble, value) },
      ...rows.filter((at) => at.P >= bubble && !isInside(at) && at.P > dew),
    ];
    return { value, H: Float64Array.from(line, (at) => at.H), P: Float64Array.from(line, (at) => at.P) };
  });
}

/** Entropies of the isentropes drawn in the vapour, J/(kg K): every 0.05 kJ/(kg K), wider for wide fluids. */
function isentropeValues(dome: Dome): number[] {
  const finite = Array.from(dome.sDew).filter(Number.isFinite);
  const low = Math.min(...finite);
  const high = Math.max(...finite);
  const step = ISENTROPE_STEPS.find(([, span]) => high - low <= span)?.[0] ?? 200;
  const first = Math.ceil(low / step);
  const last = Math.floor((high + ISENTROPE_MARGIN) / step);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => (first + index) * step);
}

export function isentropeJobs(facts: FluidFacts, dome: Dome): StateJob[] {
  const [pMin, pMax] = linePressures(facts, dome);
  const xs = logSpaced(pMin, pMax, 64);
  return isentropeValues(dome).map((S) => ({
    pair: 'PS' as const,
    xs,
    ys: xs.map(() => S),
    fields: ['P', 'H', 'Q'] as const,
  }));
}

/** Where the dew line has entropy `S` between two pressures: [H, P], or undefined. */
function dewCrossing(dome: Dome, S: number, pLow: number, pHigh: number): readonly [number, number] | undefined {
  const low = interpolate(dome.pDew, dome.sDew, pLow) - S;
  const high = interpolate(dome.pDew, dome.sDew, pHigh) - S;
  if (!(low * high <= 0)) return undefined;
  const P = pLow + ((pHigh - pLow) * low) / (low - high || 1);
  return [interpolate(dome.pDew, dome.hDew, P), P];
}

/** The isentropes from the answers to `isentropeJobs`: their vapour part only, started on the dew line. */
export function isentropesFromStates(dome: Dome, answers: readonly StateColumns[]): IsoLine[] {
  return isentropeValues(dome).map((value, row) => {
    const [P = new Float64Array(), H = new Float64Array(), Q = new Float64Array()] = answers[row] ?? [];
    const hs: number[] = [];
    const ps: number[] = [];
    for (let index = 0; index < P.length; index += 1) {
      const isWet = Number.isFinite(Q[index]);
      const wasWet = index > 0 && Number.isFinite(Q[index - 1]);
      if (index > 0 && isWet !== wasWet) {
        const crossing = dewCrossing(dome, value, P[index - 1] ?? Number.NaN, P[index] ?? Number.NaN);
        if (crossing) {
          hs.push(crossing[0]);
          ps.push(crossing[1]);
        }
      }
      hs.push(isWet ? Number.NaN : (H[index] ?? Number.NaN));
      ps.push(P[index] ?? Number.NaN);
    }
    return { value, H: Float64Array.from(hs), P: Float64Array.from(ps) };
  });
}

/** Specific volumes of the isochores, m3/kg: 1-2-5 per decade between the dew line's ends. */
export function isochoreValues(dome: Dome): number[] {
  const finite = Array.from(dome.dDew).filter((density) => density > 0);
  const from = 1 / Math.max(...finite);
  const to = 1 / Math.min(...finite);
  const values: number[] = [];
  for (let power = Math.floor(Math.log10(from)); power <= Math.ceil(Math.log10(to)); power += 1) {
    for (const digit of ISOCHORE_DIGITS) {
      const value = Number((digit * 10 ** power).toPrecision(2));
      if (value > from && value < to) values.push(value);
    }
  }
  return values;
}

/** One (T,D) call per isochore, from its dew temperature to the hottest isotherm. */
export function isochoreJobs(facts: FluidFacts, dome: Dome): StateJob[] {
  const hottest = Math.min(facts.limits.Tmax, facts.critical.T * 1.5);
  return isochoreValues(dome).map((volume) => {
    const start = interpolate(dome.dDew, dome.T, 1 / volume) + 0.01;
    const xs = Array.from({ length: 32 }, (_, index) => start + ((hottest - start) * index) / 31);
    return { pair: 'TD' as const, xs, ys: xs.map(() => 1 / volume), fields: ['H', 'P'] as const };
  });
}

export function isochoresFromStates(dome: Dome, answers: readonly StateColumns[]): IsoLine[] {
  return isochoreValues(dome).map((value, row) => {
    const [H = new Float64Array(), P = new Float64Array()] = answers[row] ?? [];
    return { value, H, P };
  });
}
