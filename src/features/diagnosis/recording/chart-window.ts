/** The span of time a plot shows: zoomed about a place, moved, never beyond the recording. */

/** s from the start. */
export type Span = readonly [from: number, to: number];

/** Shares of the span by which keys and buttons move and zoom. */
export const STEP = { move: 0.25, zoom: 0.5 } as const;

const within = ([from, to]: Span, whole: Span): Span => {
  const length = Math.min(to - from, whole[1] - whole[0]);
  const start = Math.min(Math.max(from, whole[0]), whole[1] - length);
  return [start, start + length];
};

/** `factor` times as long about an instant; no shorter than `least` s, no longer than the whole. */
export function zoomed([from, to]: Span, whole: Span, factor: number, about: number, least: number): Span {
  const length = Math.max(Math.min(least, whole[1] - whole[0]), (to - from) * factor);
  const share = (about - from) / (to - from);
  const start = about - share * length;
  return within([start, start + length], whole);
}

/** Moved by so many seconds. */
export const moved = ([from, to]: Span, whole: Span, by: number): Span => within([from + by, to + by], whole);

export const isWhole = ([from, to]: Span, whole: Span): boolean => from <= whole[0] && to >= whole[1];

/** A span that shows an interval with some air on both sides. */
export function around(start: number, end: number, whole: Span): Span {
  const air = Math.max(30, (end - start) * 0.15);
  return within([start - air, end + air], whole);
}
