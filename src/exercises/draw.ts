/** Numbers drawn from a seed, and figures as instruments show them. */
import { numbersFrom } from '../quiz/order.ts';
import type { Asked, Mistake, Shown } from './exercise.ts';

export interface Draw {
  /** A number from `low` to `high`, a whole number of steps from `low`. */
  readonly step: (low: number, high: number, step: number) => number;
  /** One of a list. */
  readonly of: <T>(list: readonly T[]) => T;
}

/** The draws of a kind and a seed, each in its turn. */
export function drawsFrom(kind: string, seed: string): Draw {
  const next = numbersFrom(`${kind}/${seed}`);
  return {
    step(low, high, step) {
      const count = Math.round((high - low) / step) + 1;
      return low + Math.floor(next() * count) * step;
    },
    of: (list) => list[Math.floor(next() * list.length)] as (typeof list)[number],
  };
}

/** A figure rounded as it is shown. */
export function shown<C extends string>(
  code: C,
  value: number,
  unit: string,
  decimals: number,
): Shown & { readonly code: C } {
  const scale = 10 ** decimals;
  return { code, value: Math.round(value * scale) / scale, unit, decimals };
}

/** Figures by their codes, as they are shown: what a reader works with. */
export const byCode = <C extends string>(
  figures: readonly (Shown & { readonly code: C })[],
): Readonly<Record<C, Shown>> =>
  Object.fromEntries(figures.map((one) => [one.code, one])) as unknown as Record<C, Shown>;

export const asked = (code: string, value: number, unit: string, decimals: number, within: number): Asked => ({
  code,
  value,
  unit,
  decimals,
  within,
});

/** Mistakes that can be told from the key: those that lie within the tolerance are none. */
export const tellable = (mistakes: readonly Mistake[], answers: readonly Asked[]): readonly Mistake[] =>
  mistakes.filter(({ of, value }) => {
    const answer = answers.find(({ code }) => code === of);
    return answer !== undefined && Number.isFinite(value) && Math.abs(value - answer.value) > 1.5 * answer.within;
  });
