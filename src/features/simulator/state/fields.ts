/** How the form shows each field: its quantity, the unit the API takes it in, its step. Plain data. */
import type { AnyUnit, Quantity } from '../../../quantities/index.ts';
import type { FormKey } from '../../../simulation/fields.ts';
import type { Exact } from '../../../kit/form/text.ts';
import type { UnitSlot } from '../../../kit/form/units.ts';

export interface QuantityField {
  readonly quantity: Quantity;
  readonly slot: UnitSlot;
  /** The unit of the request body. */
  readonly unit: AnyUnit;
  /** One step of the arrows and steppers, in the API unit. */
  readonly step: number;
}

const temperature: QuantityField = { quantity: 'temperature', slot: 'temperature', unit: 'degC', step: 1 };
const pressure: QuantityField = { quantity: 'pressure', slot: 'pressure', unit: 'bar', step: 0.1 };
const gasCoolerPressure: QuantityField = { ...pressure, step: 1 };
const difference: QuantityField = {
  quantity: 'temperatureDifference',
  slot: 'temperatureDifference',
  unit: 'K',
  step: 1,
};
const efficiency: QuantityField = { quantity: 'efficiency', slot: 'efficiency', unit: 'fraction', step: 0.01 };
const power: QuantityField = { quantity: 'power', slot: 'power', unit: 'kW', step: 0.5 };
const volumeFlow: QuantityField = { quantity: 'volumeFlow', slot: 'volumeFlow', unit: 'm3_h', step: 0.5 };
const massFlow: QuantityField = { quantity: 'massFlow', slot: 'sizingMassFlow', unit: 'kg_s', step: 0.001 };

/** Fields that other forms of a cycle have too. */
export const CYCLE_FIELDS = { temperature, pressure, gasCoolerPressure, difference, efficiency, power } as const;

/** What sizes a machine, by the criterion chosen. */
export const SIZING: readonly QuantityField[] = [volumeFlow, power, power, volumeFlow, massFlow];

/** Fields that hold a typed quantity. */
export const NUMBER_KEYS = [
  'choix_value',
  'rend_v',
  'rend_is',
  't_ref',
  'temp_cdr',
  'sous_ref_cdr',
  'sous_ref_ll',
  'temp_evp',
  'surch_evp',
  'surch_la',
  'p_gc',
  't_out_gc',
  'eff_ihx',
] as const satisfies readonly FormKey[];
export type NumberKey = (typeof NUMBER_KEYS)[number];
/** Fields that hold a choice. */
export type ChoiceKey = Exclude<FormKey, NumberKey | 'fluid'>;

/** What stands behind the texts of number fields that were written in another unit than their value was given in. */
export type ExactTexts = Readonly<Partial<Record<NumberKey, Exact>>>;

/** Text of every field, as typed. */
export type FormTexts = Readonly<Record<FormKey, string>>;

/** What a number field is, given the choices beside it (criterion, temperature or pressure). */
export function quantityField(key: NumberKey, form: FormTexts): QuantityField {
  switch (key) {
    case 'choix_value':
      return SIZING[Number(form.intitule_choix)] ?? power;
    case 'rend_v':
    case 'rend_is':
    case 'eff_ihx':
      return efficiency;
    case 'temp_cdr':
      return form.mode_cdr === '2' ? pressure : temperature;
    case 'temp_evp':
      return form.mode_evp === '2' ? pressure : temperature;
    case 't_ref':
    case 't_out_gc':
      return temperature;
    case 'p_gc':
      return gasCoolerPressure;
    default:
      return difference;
  }
}
