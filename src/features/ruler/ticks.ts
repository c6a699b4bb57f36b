/** Graduations of a scale that is not even: as fine as there is room, coarser where it tightens. */
import { textWidth } from '../../charts/plot/labels.ts';

export interface Tick {
  readonly value: number;
  /** px */
  readonly at: number;
  readonly isNamed: boolean;
}

/** A graduation this close to its neighbour still reads, px; a name needs more. */
const ROOM = 5;
const LEVELS = [500, 100, 50, 10, 5, 1, 0.5, 0.1, 0.05, 0.01] as const;
const DIGITS = 10;
const SLACK = 1e-9;

const rounded = (value: number): number => Number(value.toPrecision(DIGITS)) + 0;

/** Size of a name, px, and what it keeps from the frame. */
const NAME_SIZE = 12;
const INSET = 2;

/** Whether a name that is centred at `at` stands whole on a scale of this width, px: half a figure reads as another. */
export const isWhole = (name: string, at: number, width: number): boolean => {
  const half = textWidth(name, NAME_SIZE) / 2 + INSET;
  return at >= half && at <= width - half;
};

/** Multiples of a step strictly between two values. */
function between(low: number, high: number, step: number): number[] {
  const first = Math.floor(low / step + SLACK) + 1;
  const last = Math.ceil(high / step - SLACK) - 1;
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => rounded((first + index) * step));
}

/**
 * Round values from one to another, none closer to its neighbour than `room`: each interval between two is parted by
 * the next finer step only where all its parts have room.
 */
function marks(from: number, to: number, place: (value: number) => number, room: number, finest: number): number[] {
  const isApart = (one: number, other: number): boolean => !(Math.abs(place(other) - place(one)) < room);
  const [coarsest] = LEVELS;
  let values = [Math.floor(from / coarsest) * coarsest, (Math.floor(to / coarsest) + 1) * coarsest];
  for (const step of LEVELS) {
    if (step < finest * (1 - SLACK)) break;
    values = values.flatMap((value, index) => {
      const next = values[index + 1];
      if (next === undefined) return [value];
      // What lies out of sight, or where the scale has ended, is nobody's.
      const parts = between(Math.max(value, from - step), Math.min(next, to + step), step).filter((part) =>
        Number.isFinite(place(part)),
      );
      const all = [value, ...parts, next];
      return all.slice(1).every((part, at) => isApart(all[at] ?? part, part)) ? [value, ...parts] : [value];
    });
  }
  return values.filter((value) => value >= from && value <= to && Number.isFinite(place(value)));
}

/**
 * The graduations between two values.
 * @param place px of a value; rising or falling, NaN where there is none
 * @param finest the finest graduation worth drawing
 * @param nameRoom px a name needs
 */
export function ticksBetween(
  from: number,
  to: number,
  place: (value: number) => number,
  { finest, nameRoom }: { readonly finest: number; readonly nameRoom: number },
): readonly Tick[] {
  // Names and graduations ask for the same values, each several times over.
  const places = new Map<number, number>();
  const placed = (value: number): number => {
    const at = places.get(value) ?? place(value);
    places.set(value, at);
    return at;
  };
  const names = new Set(marks(from, to, placed, nameRoom, finest));
  return [...new Set([...marks(from, to, placed, ROOM, finest), ...names])]
    .sort((one, other) => one - other)
    .map((value) => ({ value, at: placed(value), isNamed: names.has(value) }));
}
