/** A number of a list by its place, which the caller knows to be there. */
export const at = (list: ArrayLike<number>, place: number): number => list[place] ?? Number.NaN;
