/** What a visit is asked, as data: keys and units of the doors of the diagnosis. An empty field was not read. */
import { SETTING_FIELDS } from '../../../diagnosis/readings/fields.ts';
import type { ChoiceField, Field, FormTexts, Measure, NumberField } from '../../../kit/form/fields.ts';

const TEMPERATURE: Measure = { quantity: 'temperature', unit: 'degC' };
const DIFFERENCE: Measure = { quantity: 'temperatureDifference', unit: 'K' };
/** As the gauge shows it: what it counts from is the gauge's own. */
const PRESSURE: Measure = { quantity: 'gaugePressure', unit: 'bar' };
const COOLING: Measure = { quantity: 'power', unit: 'kW' };
/** Electricity is counted in kilowatts wherever cold is counted otherwise. */
const ELECTRIC: Measure = { quantity: 'power', unit: 'kW', isFixed: true };
const CURRENT: Measure = { quantity: 'current', unit: 'A' };

type More = Partial<Pick<NumberField, 'isUsed'>>;

const number = (key: string, measure: Measure, more: More = {}): NumberField => ({
  ...measure,
  ...more,
  key,
  kind: 'number',
  default: null,
});
const choice = (key: string, options: readonly [string, ...string[]], more: More = {}): ChoiceField => ({
  ...more,
  key,
  kind: 'choice',
  options,
  default: options[0],
});

/** What cools; a machine that heats is one of its own. */
export const COOLING_APPLICATIONS = [
  'room_ac',
  'chiller_air',
  'chiller_water',
  'cold_room_pos',
  'cold_room_neg',
  'display_case',
  'co2_sub',
] as const;
export const HEATING_APPLICATION = 'heat_pump';
export const EXPANSION_CHOICES = ['txv', 'eev', 'capillary', 'orifice'] as const;
export const SEEN = ['', '0', '1', '2'] as const;
/** A level in the receiver: nobody looked, none, one. */
export const LEVELS = ['', '0', '1'] as const;
export const COMPRESSOR_CHOICES = ['unknown', 'reciprocating', 'scroll', 'rotary'] as const;

export const isHeating = ({ mode }: FormTexts): boolean => mode === 'heating';
const isCooling = (texts: FormTexts): boolean => !isHeating(texts);
/** A coil that dries the air: two visits are compared by the humidity each met. */
const isComfort = (texts: FormTexts): boolean => isCooling(texts) && texts['application'] === 'room_ac';
const isFixed = ({ expansion }: FormTexts): boolean => expansion === 'capillary' || expansion === 'orifice';

/** The four figures beside the fluid, in the order one measures. */
export const MAIN_READINGS = ['p_lp', 'p_hp', 't_suction', 't_liquid'] as const;
/** Air or water on both sides. */
export const MEDIUM_READINGS = ['te_in', 'te_out', 'tc_in', 'tc_out'] as const;

export const DIAGNOSIS_FIELDS: readonly Field[] = [
  { key: 'fluid', kind: 'text', default: 'R32' },
  choice('p_mode', ['rel', 'abs']),
  number('p_lp', PRESSURE),
  number('p_hp', PRESSURE),
  number('t_suction', TEMPERATURE),
  number('t_liquid', TEMPERATURE),
  choice('mode', ['cooling', 'heating']),
  choice('application', COOLING_APPLICATIONS, { isUsed: isCooling }),
  choice('expansion', EXPANSION_CHOICES),
  { key: 'receiver', kind: 'flag', default: false },
  { key: 'flooded', kind: 'flag', default: false },
  number('te_in', TEMPERATURE),
  number('te_out', TEMPERATURE),
  number('tc_in', TEMPERATURE),
  number('tc_out', TEMPERATURE),
  number('wb_in', TEMPERATURE, { isUsed: (texts) => isFixed(texts) || isComfort(texts) }),
  number('t_discharge', TEMPERATURE),
  number('td_corr', DIFFERENCE),
  number('t_suc_comp', TEMPERATURE),
  number('t_liq_valve', TEMPERATURE),
  number('t_before_drier', TEMPERATURE),
  number('t_after_drier', TEMPERATURE),
  number('p_evap_out', PRESSURE),
  number('p_stop', PRESSURE),
  number('t_stop', TEMPERATURE),
  number('osc', DIFFERENCE),
  number('period', { quantity: 'duration', unit: 's', isFixed: true }),
  number('t_4v_in', TEMPERATURE),
  number('t_4v_out', TEMPERATURE),
  choice('sight', SEEN),
  choice('ice', SEEN),
  choice('wet', SEEN),
  choice('oil', SEEN),
  choice('receiver_level', LEVELS),
  { key: 'air_checked', kind: 'flag', default: false },
  choice('compressor', COMPRESSOR_CHOICES),
  number('power_meas', ELECTRIC),
  number('power_nom', ELECTRIC),
  number('current_meas', CURRENT),
  number('current_nom', CURRENT),
  number('v_swept', { quantity: 'volumeFlow', unit: 'm3_h' }),
  number('rend_v', { quantity: 'efficiency', unit: 'fraction' }),
  number('capacity_nom', COOLING),
  number('eer_nom', { quantity: 'ratio', unit: 'none' }),
  number('sh_tech', DIFFERENCE),
  number('sc_tech', DIFFERENCE),
  number('exp_t0', TEMPERATURE),
  number('exp_tk', TEMPERATURE),
  number('exp_sh', DIFFERENCE),
  number('exp_sc', DIFFERENCE),
  number('altitude', { quantity: 'length', unit: 'm' }),
  number('acc_t', DIFFERENCE),
  number('acc_p', { quantity: 'share', unit: 'percent', isFixed: true }),
  number('fs_lp', PRESSURE),
  number('fs_hp', PRESSURE),
];

/** What counts where nothing is typed, in the unit of its field. */
export const USUAL: Readonly<Partial<Record<string, number>>> = Object.fromEntries(
  Object.entries(SETTING_FIELDS).map(([key, rule]) => [key, rule.default]),
);
