/** Readings of a machine, under the names programs have for them: what a diagnosis and a measured performance share. */
import { choiceOf, inputOf } from './door.ts';
import type { DoorInputs } from './door.ts';

const POSITIVE = { exclusiveMinimum: 0 } as const;

export const GAUGES = choiceOf(
  'p_mode',
  ['abs', 'rel'],
  'manomètres\u00a0: abs (absolus) ou rel (relatifs)',
  'gauges: abs (absolute pressures) or rel (gauge pressures)',
);

export const READINGS = {
  p_low_bar: inputOf('p_lp', 'basse pression, bar', 'low pressure, bar'),
  p_high_bar: inputOf('p_hp', 'haute pression, bar', 'high pressure, bar'),
  evaporator_outlet_C: inputOf(
    't_suction',
    'aspiration, sortie évaporateur, °C',
    'suction pipe at the evaporator outlet, °C',
  ),
  compressor_inlet_C: inputOf('t_suc_comp', 'aspiration, au compresseur, °C', 'suction pipe at the compressor, °C'),
  liquid_C: inputOf('t_liquid', 'ligne liquide, sortie condenseur, °C', 'liquid line at the condenser outlet, °C'),
  discharge_C: inputOf(
    't_discharge',
    'refoulement à la pince, °C (5 K s’y ajoutent)',
    'discharge pipe, °C, by a clamp: 5 K are added for it',
  ),
  power_kW: inputOf('power_meas', 'puissance du compresseur, kW', 'power drawn by the compressor, kW', POSITIVE),
  evaporator_medium_in_C: inputOf(
    'te_in',
    'air ou eau, entrée évaporateur, °C',
    'air or water into the evaporator, °C',
  ),
  evaporator_medium_out_C: inputOf(
    'te_out',
    'air ou eau, sortie évaporateur, °C',
    'air or water out of the evaporator, °C',
  ),
  condenser_medium_in_C: inputOf('tc_in', 'air ou eau, entrée condenseur, °C', 'air or water into the condenser, °C'),
  condenser_medium_out_C: inputOf(
    'tc_out',
    'air ou eau, sortie condenseur, °C',
    'air or water out of the condenser, °C',
  ),
} as const satisfies DoorInputs;
