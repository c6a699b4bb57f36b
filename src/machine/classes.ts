/** What keeps a refrigerant out of a machine, without the tables behind it: light enough for any page. */

/** 1 < 2L < 2 < 3 of ISO 817. */
const FLAMMABILITY = ['1', '2L', '2', '3'];

/** Whether a safety class asks for more than another: it burns better, or is toxic where the other is not. */
export const isClassAbove = (to: string, from: string): boolean =>
  FLAMMABILITY.indexOf(to.slice(1)) > FLAMMABILITY.indexOf(from.slice(1)) ||
  (to.startsWith('B') && from.startsWith('A'));

/** Refrigerants that no machine of others takes, nor theirs takes another: pressures, materials, cycle. */
export const APART: readonly string[] = ['R744', 'R717'];
