/** Linear transmitter signals. */

/** Signal spans, mA or V: 4-20 mA, 0-20 mA, 0-10 V, 1-5 V. IEC 60381-1 and -2. */
export const SIGNAL_SPANS = [
  [4, 20],
  [0, 20],
  [0, 10],
  [1, 5],
] as const;

/** Failure levels of a 4-20 mA transmitter, mA. NAMUR NE 43. */
export const LOW_FAULT = 3.6;
export const HIGH_FAULT = 21;

/** Where a value lies in a span: 0 at its start, 1 at its end. Needs start !== end. */
export function positionInSpan(value: number, start: number, end: number): number {
  return (value - start) / (end - start);
}

/** The value at a position of a span. */
export function valueAtPosition(position: number, start: number, end: number): number {
  return start + position * (end - start);
}

export type LoopStatus = 'ok' | 'under-range' | 'over-range' | 'low-fault' | 'high-fault';

/** What a 4-20 mA signal says of its transmitter. NAMUR NE 43. */
export function loopStatus(milliamperes: number): LoopStatus {
  if (milliamperes <= LOW_FAULT) return 'low-fault';
  if (milliamperes >= HIGH_FAULT) return 'high-fault';
  if (milliamperes < 4) return 'under-range';
  return milliamperes > 20 ? 'over-range' : 'ok';
}
