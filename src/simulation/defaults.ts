import type { SimulationInput } from './types.ts';

/** The steady regime (permanent) as a form opens and as missing body fields read. */
export const STEADY_DEFAULTS: SimulationInput = {
  fluid: 'R134a',
  choice_1: 1,
  choice_1_value: 10,
  rend_v: 1,
  rend_is: 1,
  mode_ref: 1,
  t_ref: 90,
  mode_cdr: 1,
  pt_cdr: 40,
  t_sr: 2,
  t_srt: 2,
  mode_evp: 1,
  pt_evp: 0,
  t_sf: 5,
  t_sft: 2,
  mode_trans: '0',
  p_gc: 110,
  t_out_gc: 45,
  sat_ref: 'dew',
};

/** The transitory regime as its form opens. */
export const TRANSIENT_DEFAULTS: SimulationInput = {
  ...STEADY_DEFAULTS,
  choice_1: 0,
  t_ref: 100,
  pt_cdr: 25,
  pt_evp: 10,
};
