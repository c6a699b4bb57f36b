/** Numbers drawn for the trial: each case from its own seed, so that it is the same whatever is drawn before it. */

const WORD = 2 ** 32;
/** Steps before the first number is taken: neighbouring seeds have parted by then. */
const WARM_UP = 16;

export interface Draw {
  /** Evenly between two bounds. */
  between(low: number, high: number): number;
  /** Evenly within a half-width either side of 0. */
  within(halfWidth: number): number;
  oneOf<T>(items: readonly T[]): T;
}

/** Draws of a case: Marsaglia's xorshift of 32 bits (shifts 13, 17, 5), seeded by both numbers. */
export function drawOf(seed: number, place: number): Draw {
  let bits = (Math.imul(seed + 1, 0x9e_37_79_b1) ^ Math.imul(place + 1, 0x85_eb_ca_6b)) | 1;
  const next = (): number => {
    bits ^= bits << 13;
    bits ^= bits >>> 17;
    bits ^= bits << 5;
    return (bits >>> 0) / WORD;
  };
  for (let step = 0; step < WARM_UP; step += 1) next();
  const between = (low: number, high: number): number => low + (high - low) * next();
  return {
    between,
    within: (halfWidth) => between(-halfWidth, halfWidth),
    oneOf: (items) => items[Math.floor(next() * items.length)]!,
  };
}
