/** Where to look for the value of an input, as its range asks. */
import type { NumberInput } from '../define.ts';

export interface Sampling {
  /** Ascending, in the unit of the definition. */
  readonly points: readonly number[];
  /** The ends are limits of the input, and not merely where the search stops. */
  readonly isBoundedBelow: boolean;
  readonly isBoundedAbove: boolean;
}

const COUNT = 40;
/** A range is looked at by ratios when its ends are this far apart. */
const WIDE = 50;
/** A range from zero up to more than this is looked at by ratios. */
const LARGE = 200;
/** How far the search goes either side of what is typed, where the range has no end. */
const REACH = 1e6;
/** Points beyond that, where nothing at all bounds the input. */
const FAR = 6;
/** The smallest value looked at, of a range from zero. */
const SMALLEST = 1e-12;

const evenly = (from: number, to: number, count: number): number[] =>
  Array.from({ length: count }, (_, index) => from + ((to - from) * index) / (count - 1));

const byRatios = (from: number, to: number, count: number): number[] =>
  Array.from({ length: count }, (_, index) => from * (to / from) ** (index / (count - 1)));

/** Half way, by ratio where the two are far apart on the same side of zero. */
export function middle(a: number, b: number): number {
  const isWide = a * b > 0 && Math.max(a / b, b / a) > 4;
  return isWide ? Math.sign(a) * Math.sqrt(a * b) : a + (b - a) / 2;
}

function within(min: number, max: number, isMinExcluded: boolean): number[] {
  if (min > 0 && max / min >= WIDE) return byRatios(min, max, COUNT);
  if (min === 0 && max >= LARGE) return [...(isMinExcluded ? [] : [0]), ...byRatios(max * SMALLEST, max, COUNT)];
  const points = evenly(min, max, COUNT);
  return isMinExcluded ? points.slice(1) : points;
}

function from(min: number, isMinExcluded: boolean, around: number): number[] {
  if (min > 0) return byRatios(min, Math.max(min, around) * REACH, COUNT);
  const scale = Math.max(around - min, Number.MIN_VALUE) || 1;
  const reach = min === 0 ? REACH : Math.sqrt(REACH);
  const points = byRatios(scale / reach, scale * reach, COUNT).map((distance) => min + distance);
  return isMinExcluded ? points : [min, ...points];
}

function anywhere(around: number): number[] {
  const scale = Math.abs(around) || 1;
  const offsets = [
    ...byRatios(scale / 1000, scale * REACH, COUNT / 2),
    ...byRatios(scale * REACH * 10, scale * REACH ** 2, FAR),
  ];
  return [...offsets.map((offset) => around - offset), around, 0, ...offsets.map((offset) => around + offset)];
}

/** The points to look at. @param current what the input holds for now, in the unit of the definition */
export function samplingOf({ range = {}, default: opening }: NumberInput, current: number | undefined): Sampling {
  const { min, max } = range;
  const isMinExcluded = range.isMinExcluded === true;
  const around = current ?? opening ?? 1;
  const points =
    min !== undefined && max !== undefined
      ? within(min, max, isMinExcluded)
      : min !== undefined
        ? from(min, isMinExcluded, around)
        : anywhere(around).filter((point) => max === undefined || point <= max);
  const isInside = (point: number): boolean =>
    (min === undefined || (isMinExcluded ? point > min : point >= min)) && (max === undefined || point <= max);
  const all = new Set([...points, ...(current !== undefined && isInside(current) ? [current] : [])]);
  return {
    points: [...all].sort((a, b) => a - b),
    isBoundedBelow: min !== undefined && !isMinExcluded,
    isBoundedAbove: max !== undefined,
  };
}
