/** What components are told apart by. Apart from what judges them: pages list it before anything is computed. */
const IN_LINE = ['valve', 'filter', 'silencer', 'sight glass', 'flexible', 'housing', 'separator'] as const;
/** What has a place of its own in the circuit, and is chosen by a capacity of its own rather than by its drop. */
export const PLACED = ['expansion valve', 'receiver', 'relief valve'] as const;
export const CATEGORIES = [...IN_LINE, ...PLACED] as const;
export type Category = (typeof CATEGORIES)[number];
export type PlacedCategory = (typeof PLACED)[number];

export const isPlaced = (category: Category): category is PlacedCategory =>
  (PLACED as readonly Category[]).includes(category);

export const STATUSES = ['ok', 'under_min', 'over_limit', 'kv_missing'] as const;
export type Status = (typeof STATUSES)[number];

/** What a page says of a component: the doors' word, but `to_check` for an `ok` that rests on a figure nobody printed. */
export const SHOWN_STATUSES = ['ok', 'to_check', 'under_min', 'over_limit', 'kv_missing'] as const;
export type ShownStatus = (typeof SHOWN_STATUSES)[number];

/** Brands a reader may ask for though no row of theirs is there. */
export const KNOWN_BRANDS = ['DANFOSS', 'CARLY', 'CASTEL'] as const;

/** Evaporation, condensation and liquid, °C, at which expansion valves are named (RAC Brasil, catalogue of its EPV). */
export const NOMINAL = { t_evap_c: 5, t_cond_c: 32, t_liquid_c: 28 } as const;
