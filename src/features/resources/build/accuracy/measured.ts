import type { AccuracyRow, Kelvins, Where } from '../../accuracy/row.ts';

/** A comparison as any room makes it, with where it was. */
export interface Measurable {
  readonly deviation: number;
  readonly unit?: 'relative' | 'K' | 'absolute';
  readonly where: Where;
}

type Measured = Pick<AccuracyRow, 'count' | 'typical' | 'worst' | 'kelvins' | 'where'>;

/** The middle one of some numbers, the mean of the two in the middle where they are even; null of none. */
function median(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? Number.NaN)) / 2;
}

/** The one that is farthest off; what has no deviation at all is farther than any. */
const farthest = (list: readonly Measurable[]): Measurable | undefined =>
  list.reduce<Measurable | undefined>(
    (worst, one) => (worst === undefined || !(one.deviation <= worst.deviation) ? one : worst),
    undefined,
  );

/** Count, median and worst of deviations in kelvins; null of none. */
export function kelvinsOf(list: readonly Pick<Measurable, 'deviation'>[]): Kelvins | null {
  const deviations = list.map(({ deviation }) => deviation);
  const typical = median(deviations);
  return typical === null ? null : { count: list.length, typical, worst: Math.max(...deviations) };
}

/** Count, median and worst of comparisons. */
export function measured(list: readonly Measurable[]): Measured {
  const relative = list.filter(({ unit = 'relative' }) => unit === 'relative');
  const worst = farthest(relative);
  const temperatures = list.filter(({ unit }) => unit === 'K');
  return {
    count: list.length,
    typical: median(relative.map(({ deviation }) => deviation)),
    worst: worst?.deviation ?? null,
    kelvins: kelvinsOf(temperatures),
    // Nothing is anywhere worst where all agree to the last digit.
    where: worst && worst.deviation > 0 ? worst.where : (farthest(temperatures)?.where ?? null),
  };
}
