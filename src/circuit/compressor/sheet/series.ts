/** What a text holds before it is known what it is of: lists of numbers, each with the words beside it. */

/** One list of coefficients: the words that name it, and the line it begins at, from 1. */
export interface Series {
  readonly label: string;
  readonly values: readonly number[];
  readonly n: number;
  /** The coefficients' own names say EnergyPlus's order. */
  readonly isBicubic: boolean;
}

/** What is wrong with a text, where it is known: the line, and how many values there are for how many expected. */
export interface Fault {
  readonly detail: 'number' | 'count' | 'decimal' | 'empty' | 'axes' | 'twice';
  readonly n: number;
  readonly count?: number;
  readonly value?: string;
}

export const isFault = (found: readonly unknown[] | Fault): found is Fault => !Array.isArray(found);
