/** How much what is said weighs: one order for verdicts, alerts and the law. */

export const LEVELS = ['forbidden', 'danger', 'stop', 'missing', 'check', 'know'] as const;
export type Level = (typeof LEVELS)[number];

/** 0 for the gravest. */
export const rankOf = (level: Level): number => LEVELS.indexOf(level);

/** What may not be, or will not do: red wherever it stands. */
export const isGrave = (level: Level): boolean => rankOf(level) <= rankOf('stop');

/** The gravest of them; undefined of none. */
export const worstLevel = (all: readonly Level[]): Level | undefined =>
  all.toSorted((one, other) => rankOf(one) - rankOf(other))[0];

/** Worst first; what weighs the same keeps its order. */
export const worstFirst = <T extends { readonly level: Level }>(all: readonly T[]): readonly T[] =>
  all.toSorted((one, other) => rankOf(one.level) - rankOf(other.level));
