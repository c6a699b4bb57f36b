/** Fittings as lengths of the straight tube that drops as much pressure. */

/** So many of one kind. */
export interface FittingCount {
  readonly count: number;
  /** Length of straight tube that one of them is worth, in inside diameters (L/D). */
  readonly diameters: number;
}

/** Equivalent length, m, of fittings in a tube of an inside diameter, m: the sum of n · (L/D) · D. */
export function fittingsLength(fittings: readonly FittingCount[], inside: number): number {
  return fittings.reduce((sum, { count, diameters }) => sum + count * diameters * inside, 0);
}
