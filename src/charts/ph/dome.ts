import type { Dome, FluidFacts, IsoLine, StateColumns, StateJob, PhCurves } from './types.ts';

/** The engine's saturation calls end this far below critical, K. */
const CRITICAL_GAP = 0.05;
const DOME_COUNT = 120;

/**
 * `count` temperatures from `start` to 0.05 K below critical, closer and closer to it:
 * T = Tc - (Tc - T0) u^2 with u uniform from 1 down, K.
 */
export function domeTemperatures(start: number, critical: number, count = DOME_COUNT): number[] {
  const end = critical - CRITICAL_GAP;
  const uEnd = Math.sqrt((critical - end) / (critical - start));
  return Array.from({ length: count }, (_, index) => {
    const u = 1 + ((uEnd - 1) * index) / (count - 1);
    return critical - (critical - start) * u * u;
  });
}

/** Coldest temperature worth drawing, K: just above the triple point and the equation's limit. */
function coldestTemperature(facts: FluidFacts): number {
  return Math.max(facts.triple.T + 0.1, facts.limits.Tmin, facts.critical.T * 0.4);
}

/** The calls that give a dome: bubble line, dew line and, for a blend, its critical point. */
export function domeJobs(facts: FluidFacts): StateJob[] {
  const xs = domeTemperatures(coldestTemperature(facts), facts.critical.T);
  return [
    { pair: 'TQ', xs, ys: xs.map(() => 0), fields: ['T', 'P', 'H', 'D'] },
    { pair: 'TQ', xs, ys: xs.map(() => 1), fields: ['H', 'S', 'D', 'P'] },
    ...(facts.envelope
      ? [{ pair: 'TD', xs: [facts.critical.T], ys: [facts.critical.D], fields: ['H', 'S'] } as const]
      : []),
  ];
}

/** The temperatures of `domeJobs` that both sides have a state at, by index. */
export function answeredRows(bubble: StateColumns, dew: StateColumns): number[] {
  const columns = [...bubble, ...dew];
  return Array.from(bubble[0] ?? [], (_, index) => index).filter((index) =>
    columns.every((column) => Number.isFinite(column[index])),
  );
}

function finiteOr(value: number | undefined, otherwise: number): number {
  return value !== undefined && Number.isFinite(value) ? value : otherwise;
}

function ended(values: readonly number[], last: number): Float64Array {
  return Float64Array.from([...values, last]);
}

/**
 * The saturation line from the answers to `domeJobs`, joined at the critical point; temperatures the engine
 * could not answer are skipped. Without an answer for the critical point itself, H there is the mean of the last
 * two sides, and S that of the last dew.
 */
export function domeFromStates(
  facts: FluidFacts,
  bubble: StateColumns,
  dew: StateColumns,
  critical?: StateColumns,
): Dome {
  const [T = [], P = [], hBubble = []] = bubble;
  const [hDew = [], sDew = [], dDew = [], pDew = []] = dew;
  const kept = answeredRows(bubble, dew);
  const pick = (column: ArrayLike<number>): number[] => kept.map((index) => column[index] ?? Number.NaN);
  const bubbleSide = pick(hBubble);
  const dewSide = pick(hDew);
  const entropies = pick(sDew);
  const hMean = ((bubbleSide.at(-1) ?? Number.NaN) + (dewSide.at(-1) ?? Number.NaN)) / 2;
  const hCritical = finiteOr(critical?.[0]?.[0], hMean);
  return {
    T: ended(pick(T), facts.critical.T),
    P: ended(pick(P), facts.critical.P),
    pDew: ended(pick(pDew), facts.critical.P),
    hBubble: ended(bubbleSide, hCritical),
    hDew: ended(dewSide, hCritical),
    sDew: ended(entropies, finiteOr(critical?.[1]?.[0], entropies.at(-1) ?? Number.NaN)),
    dDew: ended(pick(dDew), facts.critical.D),
  };
}

/** Whether bubble and dew pressures part: a blend with a glide. */
export function hasGlide({ P, pDew }: Dome): boolean {
  return P.some((bubble, index) => Math.abs((pDew[index] ?? bubble) / bubble - 1) > 1e-4);
}

/** The qualities lines are drawn for. */
export const QUALITIES: readonly number[] = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9];

/** Lines of constant quality by the lever rule at each temperature of the dome: for fluids without glide. */
export function qualityLines(dome: Dome, qualities: readonly number[]): IsoLine[] {
  return qualities.map((value) => ({
    value,
    P: dome.P,
    H: dome.hBubble.map((liquid, index) => liquid + value * ((dome.hDew[index] ?? Number.NaN) - liquid)),
  }));
}

/**
 * Saturation pressure at a temperature, Pa: ln P against 1/T between the samples, where it is almost straight
 * (Clausius-Clapeyron). NaN outside the dome.
 */
export function domePressure(dome: Dome, T: number, side: 'bubble' | 'dew'): number {
  const inverse = dome.T.map((sample) => -1 / sample);
  const pressures = side === 'bubble' ? dome.P : dome.pDew;
  return Math.exp(interpolate(inverse, pressures.map(Math.log), -1 / T));
}

/** One (P,Q) call per quality, for a blend: its phases do not share a temperature. */
export function qualityJobs(dome: Dome, qualities: readonly number[]): StateJob[] {
  const xs = Array.from(dome.P).filter((_, index) => index % 3 === 0 && index < dome.P.length - 3);
  return qualities.map((quality) => ({
    pair: 'PQ' as const,
    xs,
    ys: xs.map(() => quality),
    fields: ['H', 'P'] as const,
  }));
}

/** The lines of quality from the answers to `qualityJobs`: all of them end at the critical point. */
export function qualityFromStates(
  dome: Dome,
  qualities: readonly number[],
  answers: readonly StateColumns[],
): IsoLine[] {
  return qualities.map((value, row) => {
    const [H = [], P = []] = answers[row] ?? [];
    const kept = Array.from(H, (_, index) => index).filter((index) => Number.isFinite(H[index]));
    return {
      value,
      H: ended(
        kept.map((index) => H[index] ?? Number.NaN),
        dome.hDew.at(-1) ?? Number.NaN,
      ),
      P: ended(
        kept.map((index) => P[index] ?? Number.NaN),
        dome.P.at(-1) ?? Number.NaN,
      ),
    };
  });
}

/**
 * Value of `ys` where `xs` (rising) equals `x`, linear between samples; NaN outside.
 */
export function interpolate(xs: ArrayLike<number>, ys: ArrayLike<number>, x: number): number {
  let low = 0;
  let high = xs.length - 1;
  if (high < 1 || !(x >= (xs[low] ?? Number.NaN) && x <= (xs[high] ?? Number.NaN))) return Number.NaN;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((xs[middle] ?? 0) <= x) low = middle;
    else high = middle;
  }
  const x0 = xs[low] ?? Number.NaN;
  const x1 = xs[high] ?? Number.NaN;
  const y0 = ys[low] ?? Number.NaN;
  const y1 = ys[high] ?? Number.NaN;
  return x1 === x0 ? y0 : y0 + ((y1 - y0) * (x - x0)) / (x1 - x0);
}

/** The saturation line (J/kg, Pa), from the cold liquid over the critical point to the cold vapour. */
export function saturationLine({ dome: { hBubble, hDew, P, pDew }, cap }: Pick<PhCurves, 'dome' | 'cap'>): {
  readonly H: readonly number[];
  readonly P: readonly number[];
} {
  // The last sample of both sides is the critical point.
  const top = cap ?? { H: hBubble.slice(-1), P: P.slice(-1) };
  return {
    H: [...hBubble.slice(0, -1), ...top.H, ...Array.from(hDew).reverse().slice(1)],
    P: [...P.slice(0, -1), ...top.P, ...Array.from(pDew).reverse().slice(1)],
  };
}
