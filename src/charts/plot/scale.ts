/**
 * Axis arithmetic shared by the charts: scales between data and pixels, and round ticks.
 * Everything here is pure and knows no unit.
 */

export interface Scale {
  /** Data to pixels. */
  (value: number): number;
  /** Pixels to data. */
  invert(pixel: number): number;
  readonly domain: readonly [number, number];
  readonly range: readonly [number, number];
}

/**
 * A linear scale; the domain may not be empty.
 * @throws {RangeError} when both ends of the domain are equal
 */
export function linearScale(domain: readonly [number, number], range: readonly [number, number]): Scale {
  const span = domain[1] - domain[0];
  if (span === 0) throw new RangeError('linearScale: empty domain');
  const slope = (range[1] - range[0]) / span;
  const forward = (value: number): number => range[0] + (value - domain[0]) * slope;
  return Object.assign(forward, {
    invert: (pixel: number): number => domain[0] + (pixel - range[0]) / slope,
    domain,
    range,
  });
}

/**
 * A logarithmic scale; both ends of the domain are positive and differ.
 * @throws {RangeError} otherwise
 */
export function logScale(domain: readonly [number, number], range: readonly [number, number]): Scale {
  if (!(domain[0] > 0 && domain[1] > 0)) throw new RangeError('logScale: the domain must be positive');
  const inner = linearScale([Math.log(domain[0]), Math.log(domain[1])], range);
  const forward = (value: number): number => inner(Math.log(value));
  return Object.assign(forward, {
    invert: (pixel: number): number => Math.exp(inner.invert(pixel)),
    domain,
    range,
  });
}

/** The round step (1, 2 or 5 times a power of ten) that cuts `span` into at most `count` parts. */
export function roundStep(span: number, count: number): number {
  const raw = span / Math.max(1, count);
  const power = 10 ** Math.floor(Math.log10(raw));
  const factor = [1, 2, 5, 10].find((candidate) => candidate * power >= raw * (1 - 1e-9)) ?? 10;
  return factor * power;
}

/** Round ticks inside [min, max], at most about `count` of them. */
export function linearTicks(min: number, max: number, count: number): number[] {
  const step = roundStep(max - min, count);
  const first = Math.ceil(min / step - 1e-9);
  const last = Math.floor(max / step + 1e-9);
  const decimals = Math.max(0, -Math.floor(Math.log10(step) + 1e-9));
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) =>
    Number(((first + index) * step).toFixed(decimals)),
  );
}

const LOG_PATTERNS: readonly (readonly number[])[] = [[1], [1, 2, 5], [1, 2, 3, 5, 7], [1, 2, 3, 4, 5, 6, 7, 8, 9]];

/**
 * Round ticks of a logarithmic axis inside [min, max]: decades, 1-2-5, 1-2-3-5-7 or every digit,
 * whichever is the densest that keeps at most `count`; less than a third of a decade is ticked linearly.
 */
export function logTicks(min: number, max: number, count: number): number[] {
  if (max / min < 2.2) return linearTicks(min, max, count);
  const candidates = LOG_PATTERNS.map((digits) => {
    const ticks: number[] = [];
    for (let power = Math.floor(Math.log10(min)); power <= Math.ceil(Math.log10(max)); power += 1) {
      for (const digit of digits) {
        const value = Number((digit * 10 ** power).toPrecision(3));
        if (value >= min * (1 - 1e-9) && value <= max * (1 + 1e-9)) ticks.push(value);
      }
    }
    return ticks;
  });
  const fitting = candidates.filter((ticks) => ticks.length <= count);
  const best = fitting.at(-1) ?? candidates[0] ?? [];
  return best.length >= 2 ? best : linearTicks(min, max, count);
}
