/** What the page of compressors asks, as data: the sheet of one, and a point to try it at. */
import { COEFFICIENT_ORDERS } from '../../../circuit/compressor/doctor/orders.ts';
import { COEFFICIENTS } from '../../../circuit/compressor/polynomial.ts';
import type { Quantity } from '../../../circuit/compressor/quantities.ts';
import { QUANTITIES, unitsOf } from '../../../circuit/compressor/quantities.ts';
import {
  RATING_MODES,
  TEMPERATURE_CONVENTIONS,
  TEMPERATURE_UNITS,
  VARIABLES,
} from '../../../circuit/compressor/record.ts';
import type { Field, Measure, NumberField } from '../../../kit/form/fields.ts';

export const NAME_KEYS = ['name', 'marque', 'fluid'] as const;

export const CHOICES = {
  order: COEFFICIENT_ORDERS,
  temp_unit: TEMPERATURE_UNITS,
  temp_convention: TEMPERATURE_CONVENTIONS,
  variable: VARIABLES,
  rating_mode: RATING_MODES,
} as const;
export type ChoiceKey = keyof typeof CHOICES;
export const CHOICE_KEYS = Object.keys(CHOICES) as readonly ChoiceKey[];

/** A sheet is typed as a maker prints it: its units are its own. */
const fixed = { isFixed: true } as const;
const TEMPERATURE: Measure = { quantity: 'temperature', unit: 'degC', step: 1, ...fixed };
const KELVINS: Measure = { quantity: 'temperatureDifference', unit: 'K', step: 1, ...fixed };
const FREQUENCY: Measure = { quantity: 'frequency', unit: 'Hz', step: 5, ...fixed };

/** Fields that hold a number; any may be left empty. */
const NUMBERS = {
  step_volume_h: { quantity: 'volumeFlow', unit: 'm3_h', step: 1, ...fixed },
  frequency: FREQUENCY,
  rating_value: { ...KELVINS, measure: ({ rating_mode }) => (rating_mode === 'RGT' ? TEMPERATURE : KELVINS) },
  rating_sc: KELVINS,
  rating_t_liquid: TEMPERATURE,
  rating_t_gc: TEMPERATURE,
  te_min: TEMPERATURE,
  te_max: TEMPERATURE,
  tc_min: TEMPERATURE,
  tc_max: TEMPERATURE,
  heat_loss: { quantity: 'efficiency', unit: 'fraction', step: 0.01, ...fixed },
} as const satisfies Readonly<Record<string, Measure & Pick<NumberField, 'measure'>>>;
export type NumberKey = keyof typeof NUMBERS;
export const NUMBER_KEYS = Object.keys(NUMBERS) as readonly NumberKey[];
export type TextKey = (typeof NAME_KEYS)[number] | ChoiceKey | NumberKey;

/** The ends of the envelope. */
export const ENVELOPE = ['te_min', 'te_max', 'tc_min', 'tc_max'] as const;

/** The unit a quantity's coefficients are printed in. */
export const unitKey = (quantity: Quantity) => `unit_${quantity}` as const;
/** A coefficient as printed, by its place: `order` says what it multiplies. */
export const coefficientPath = (quantity: Quantity, index: number): string => `coefficients.${index}.${quantity}`;
export const PLACES: readonly number[] = Array.from({ length: COEFFICIENTS }, (_, index) => index);

const number = (key: string, measure: Measure, byDefault: number | null = null): NumberField => ({
  key,
  kind: 'number',
  default: byDefault,
  ...measure,
});

export const SHEET_FIELDS: readonly Field[] = [
  ...NAME_KEYS.map((key) => ({ key, kind: 'text' as const, default: '' })),
  ...CHOICE_KEYS.map((key) => ({ key, kind: 'choice' as const, options: CHOICES[key], default: CHOICES[key][0] })),
  ...QUANTITIES.map((quantity) => ({
    key: unitKey(quantity),
    kind: 'choice' as const,
    options: unitsOf(quantity),
    default: unitsOf(quantity)[0] ?? '',
  })),
  ...NUMBER_KEYS.map((key) => number(key, NUMBERS[key])),
  {
    key: 'coefficients',
    kind: 'list',
    columns: QUANTITIES.map((quantity) => number(quantity, { quantity: 'count', unit: 'none' })),
    default: PLACES.map(() => ({})),
    most: COEFFICIENTS,
  },
];

/** '0.75' or '1': the share of the density change that reaches the flow. */
export const FLOW_FACTORS = ['0.75', '1'] as const;

export const TRIAL_FIELDS: readonly Field[] = [
  number('trial_te', { quantity: 'temperature', unit: 'degC', step: 1 }, -10),
  number('trial_tc', { quantity: 'temperature', unit: 'degC', step: 1 }, 45),
  // Total; empty: that of the rating.
  number('trial_superheat', { quantity: 'temperatureDifference', unit: 'K', step: 1 }),
  // Empty: the sheet's.
  number('trial_frequency', FREQUENCY),
  { key: 'trial_f_v', kind: 'choice', options: FLOW_FACTORS, default: '0.75' },
];
