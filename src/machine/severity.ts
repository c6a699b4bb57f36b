/** How much what is said weighs: one order for verdicts, alerts and the law. */

export const LEVELS = ['forbidden', 'danger', 'stop', 'missing', 'check', 'know'] as const;
export type Level = (typeof LEVELS)[number];

/** Worst first; what weighs the same keeps its order. */
export const worstFirst = <T extends { readonly level: Level }>(all: readonly T[]): readonly T[] =>
  all.toSorted((one, other) => LEVELS.indexOf(one.level) - LEVELS.indexOf(other.level));
