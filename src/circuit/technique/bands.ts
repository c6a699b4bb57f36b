/** The bands indicators are judged by, for the judge and for who shows them. */

/** Good practice, bounds included; what has none is judged by its warning alone. */
export const GOOD_BANDS = {
  tau: [2, 8],
  x_f: [0.15, 0.25],
  superheat_useful: [5, 8],
  superheat_total: [0, 20],
  subcooling_total: [3, 8],
  carnot_ratio: [0.4, 0.7],
  p_crit_ratio: [0, 0.85],
} as const;

/** Discharge this far below its reference is good, K. */
export const DISCHARGE_MARGIN = 10;

/** Oil carbonises from about this discharge, °C; to be checked with the maker. */
export const OIL_LIMIT = 120;
