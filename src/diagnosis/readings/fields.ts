/** What a visit may hold, with the limits of each field: one list for reading, refusing and asking. */
import type { NumberRule, Range } from '../../circuit/arguments.ts';
import { fullScaleThatShows } from '../../circuit/ruler/gauge.ts';

const PIPE = { min: -80, max: 80, unit: 'degC' } as const;
const LIQUID = { min: -60, max: 100, unit: 'degC' } as const;
const DIFFERENCE = { min: -60, max: 100, unit: 'K' } as const;
const SEEN = { min: 0, max: 2 } as const;

/** Temperatures, differences and amounts that may be absent: an absent one is left out, never taken as normal. */
export const OPTIONAL_FIELDS = {
  t_suction: PIPE,
  t_suc_comp: PIPE,
  t_liquid: LIQUID,
  t_liq_valve: LIQUID,
  t_discharge: { min: 0, max: 180, unit: 'degC' },
  te_in: { min: -60, max: 60, unit: 'degC' },
  te_out: { min: -60, max: 60, unit: 'degC' },
  tc_in: { min: -40, max: 90, unit: 'degC' },
  tc_out: { min: -40, max: 90, unit: 'degC' },
  wb_in: { min: 0, max: 40, unit: 'degC' },
  power_meas: { above: 0, max: 1e5, unit: 'kW' },
  power_nom: { above: 0, max: 1e5, unit: 'kW' },
  current_meas: { above: 0, max: 1e5 },
  current_nom: { above: 0, max: 1e5 },
  v_swept: { above: 0, max: 1e5, unit: 'm3/h' },
  capacity_nom: { above: 0, max: 1e5, unit: 'kW' },
  eer_nom: { above: 0, max: 100 },
  t_before_drier: LIQUID,
  t_after_drier: LIQUID,
  t_stop: { min: -60, max: 60, unit: 'degC' },
  osc: { min: 0, max: 30, unit: 'K' },
  period: { above: 0, max: 3600 },
  t_4v_in: PIPE,
  t_4v_out: PIPE,
  sight: SEEN,
  receiver_level: { min: 0, max: 1 },
  ice: SEEN,
  wet: SEEN,
  oil: SEEN,
  sh_tech: DIFFERENCE,
  sc_tech: DIFFERENCE,
  exp_t0: PIPE,
  exp_tk: { min: -60, max: 120, unit: 'degC' },
  exp_sh: DIFFERENCE,
  exp_sc: DIFFERENCE,
} as const satisfies Readonly<Record<string, Range>>;
export type OptionalField = keyof typeof OPTIONAL_FIELDS;

/** Pressures, which the gauge's mode and the altitude make absolute. */
export const PRESSURE_FIELDS = ['p_lp', 'p_hp', 'p_evap_out', 'p_stop'] as const;
export type PressureField = (typeof PRESSURE_FIELDS)[number];

/** What says how the readings were taken; each has a usual value. */
export const SETTING_FIELDS = {
  altitude: { default: 0, min: -500, max: 5000, unit: 'm' },
  td_corr: { default: 5, min: 0, max: 20, unit: 'K' },
  rend_v: { default: 0.85, above: 0, max: 1 },
  acc_t: { default: 0.5, min: 0, max: 10, unit: 'K' },
  acc_p: { default: 1, min: 0, max: 10, unit: '%' },
  fs_lp: { default: 15, above: 0, max: 1000, unit: 'bar' },
  fs_hp: { default: 50, above: 0, max: 1000, unit: 'bar' },
} as const satisfies Readonly<Record<string, NumberRule>>;
export type SettingField = keyof typeof SETTING_FIELDS;

/**
 * The full scale, bar, of a gauge of which nothing is told: what reads 26 bar is no gauge of 15.
 * @param read what it showed, bar, as it counts
 */
export const supposedScale = (gauge: 'fs_lp' | 'fs_hp', read: readonly number[]): number =>
  fullScaleThatShows(Math.max(...read), SETTING_FIELDS[gauge].default);
