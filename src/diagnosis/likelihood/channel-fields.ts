/** What the likelihood compares, by name: light, for pages too. */

/** Mean saturations (from both pressures), temperatures, the logarithm of power in W; the last is a candidate only. */
export const CHANNELS = ['t0', 'tk', 'tsuc', 'tliq', 'teout', 'tcout', 'tdis', 'lnp', 'tvalve', 't4v'] as const;
export type Channel = (typeof CHANNELS)[number];

/** The field each channel is read from. */
export const FIELD_OF = {
  t0: 'p_lp',
  tk: 'p_hp',
  tsuc: 't_suction',
  tliq: 't_liquid',
  teout: 'te_out',
  tcout: 'tc_out',
  tdis: 't_discharge',
  lnp: 'power_meas',
  tvalve: 't_liq_valve',
  t4v: 't_suc_comp',
} as const satisfies Readonly<Record<Channel, string>>;
