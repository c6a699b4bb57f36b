/** The columns a set may have, and what kind of figure each holds. */

export type Quantity =
  'pressure' | 'temperature' | 'difference' | 'humidity' | 'power' | 'current' | 'flow' | 'massFlow' | 'energy';

/**
 * Pressures are stored in bar absolute, temperatures in °C, differences in K, humidity in %, power in kW, current in A, flows of
 * water or air in m³/h, of refrigerant in kg/h, counters in kWh.
 */
export const COLUMNS = {
  p_lp: 'pressure',
  p_hp: 'pressure',
  p_evap_out: 'pressure',
  p_liq: 'pressure',
  t_suction: 'temperature',
  t_suc_comp: 'temperature',
  t_discharge: 'temperature',
  t_liquid: 'temperature',
  t_liq_valve: 'temperature',
  te_in: 'temperature',
  te_out: 'temperature',
  tc_in: 'temperature',
  tc_out: 'temperature',
  wb_in: 'temperature',
  rh_in: 'humidity',
  rh_out: 'humidity',
  /** Water or air past the evaporator and the condenser; the refrigerant. */
  e_flow: 'flow',
  c_flow: 'flow',
  m_ref: 'massFlow',
  power: 'power',
  current: 'current',
  /** Counters, which only grow: of the heat meter, of the electricity meter. */
  heat_energy: 'energy',
  elec_energy: 'energy',
  /** Saturation temperatures, superheat and subcooling the gauge computed itself. */
  file_t0: 'temperature',
  file_tk: 'temperature',
  file_sh: 'difference',
  file_sc: 'difference',
  /** Superheat the gauge asks for: shown, never computed with. */
  target_sh: 'difference',
} as const satisfies Readonly<Record<string, Quantity>>;

export type ColumnKey = keyof typeof COLUMNS;
export const COLUMN_KEYS = Object.keys(COLUMNS) as readonly ColumnKey[];

export const isColumnKey = (key: string): key is ColumnKey => Object.hasOwn(COLUMNS, key);

export const quantityOf = (key: ColumnKey): Quantity => COLUMNS[key];
export const isPressure = (key: ColumnKey): boolean => COLUMNS[key] === 'pressure';
