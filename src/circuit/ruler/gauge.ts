/** m: where the standard atmosphere of `atmosphericPressureFromAltitude` holds. */
export const ALTITUDES = { min: -500, max: 5000 } as const;

/** Full scales of gauges, bar (EN 837-1:1996, table 4). */
const SCALES = [16, 25, 40, 60, 100, 160, 250, 400] as const;

/** The full scale, bar, of a gauge that showed a pressure, where none is told: the usual one, or the next that reaches it. */
export function fullScaleThatShows(shown: number, usual: number): number {
  if (!(shown > usual)) return usual;
  return SCALES.find((scale) => scale > usual && scale >= shown) ?? shown;
}
