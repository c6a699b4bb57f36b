/** What the panel asks beside the fields of the visit: keys and units of the doors of the performance. Empty is not read. */
import type { ChoiceField, Field, FormTexts, Measure, NumberField } from '../../../../kit/form/fields.ts';

const ELECTRIC: Measure = { quantity: 'power', unit: 'kW', isFixed: true };
const TEMPERATURE: Measure = { quantity: 'temperature', unit: 'degC' };
const ENERGY: Measure = { quantity: 'energy', unit: 'kWh', isFixed: true };
const COUNT: Measure = { quantity: 'ratio', unit: 'none' };
const PERCENT: Measure = { quantity: 'share', unit: 'percent', isFixed: true };

/** Media that are offered: the door takes every brine there is. */
export const SIDE_MEDIA = ['water', 'MEG', 'MPG', 'air'] as const;
export const SCOPES = ['none', 'two_flows', 'flooded', 'several_compressors', 'hot_gas', 'frost'] as const;
export const LOSS_CHOICES = ['hermetic', 'jacketed', 'semi', 'inverter', 'open'] as const;
export const POWER_CHOICES = ['compressor', 'unit'] as const;
/** How the temperatures of the media and of the discharge are read. */
export const MEDIA_PROBES = ['clamps', 'pockets'] as const;
export const DISCHARGE_PROBES = ['clamp', 'insulated', 'gas'] as const;
export const BOUNDARY_CHOICES = ['H1', 'H2', 'H3', 'H4'] as const;

const number = (key: string, measure: Measure, isUsed?: (texts: FormTexts) => boolean): NumberField => ({
  ...measure,
  ...(isUsed && { isUsed }),
  key,
  kind: 'number',
  default: null,
});
const choice = (
  key: string,
  options: readonly [string, ...string[]],
  isUsed?: (texts: FormTexts) => boolean,
): ChoiceField => ({
  ...(isUsed && { isUsed }),
  ...{ key, kind: 'choice', options },
  default: options[0],
});
const isBrine =
  (side: 'e' | 'c') =>
  (texts: FormTexts): boolean =>
    texts[`${side}_medium`] === 'MEG' || texts[`${side}_medium`] === 'MPG';
const isWater = (texts: FormTexts): boolean => texts['e_medium'] !== 'air' || texts['c_medium'] !== 'air';
const isAir = (texts: FormTexts): boolean => texts['e_medium'] === 'air';

export const PERFORMANCE_FIELDS: readonly Field[] = [
  choice('e_medium', SIDE_MEDIA),
  number('e_x', PERCENT, isBrine('e')),
  number('e_flow', { quantity: 'volumeFlow', unit: 'm3_h' }),
  number('e_rh_in', PERCENT, isAir),
  number('e_rh_out', PERCENT, isAir),
  choice('c_medium', SIDE_MEDIA),
  number('c_x', PERCENT, isBrine('c')),
  number('c_flow', { quantity: 'volumeFlow', unit: 'm3_h' }),
  choice('media_probes', MEDIA_PROBES, isWater),
  number('flow_acc', PERCENT),
  { key: 'map', kind: 'text', default: '' },
  number('pulses', COUNT),
  number('per_kwh', COUNT),
  number('seconds', { quantity: 'duration', unit: 's', isFixed: true }),
  choice('discharge_at', DISCHARGE_PROBES),
  number('power_acc', PERCENT),
  choice('loss_kind', LOSS_CHOICES),
  choice('power_of', POWER_CHOICES),
  number('power_aux', ELECTRIC),
  choice('out_of_scope', SCOPES),
  number('plate_value', COUNT),
  number('plate_hot', TEMPERATURE),
  number('plate_cold', TEMPERATURE),
  number('heat_start', ENERGY),
  number('heat_end', ENERGY),
  number('elec_start', ENERGY),
  number('elec_end', ENERGY),
  number('days', COUNT),
  choice('boundary', BOUNDARY_CHOICES),
];

/** Fields of each group, in the order they are asked. */
export const GROUPS = {
  media: ['e_medium', 'e_x', 'e_flow', 'e_rh_in', 'e_rh_out', 'c_medium', 'c_x', 'c_flow', 'media_probes', 'flow_acc'],
  counter: ['pulses', 'per_kwh', 'seconds'],
  details: ['discharge_at', 'power_acc', 'loss_kind', 'power_of', 'power_aux', 'out_of_scope'],
  plate: ['plate_value', 'plate_hot', 'plate_cold'],
  season: ['heat_start', 'heat_end', 'elec_start', 'elec_end', 'days', 'boundary'],
} as const;
