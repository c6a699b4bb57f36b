/** The input fields: their key in the body, in the form and in links, their unit and range. */
import type { ApiUnit } from '../quantities/si.ts';
import { ARCHITECTURES, CYCLES, cycleOfWord, PLAIN } from './cycles/index.ts';
import type { BodyKey } from './types.ts';

/** Keys of the form, as links carry them. */
export type FormKey =
  | 'fluid'
  | 'intitule_choix'
  | 'choix_value'
  | 'rend_v'
  | 'rend_is'
  | 'mode_ref'
  | 't_ref'
  | 'mode_cdr'
  | 'temp_cdr'
  | 'sous_ref_cdr'
  | 'sous_ref_ll'
  | 'mode_evp'
  | 'temp_evp'
  | 'surch_evp'
  | 'surch_la'
  | 'mode_trans'
  | 'p_gc'
  | 't_out_gc'
  | 'sat_ref'
  | OptionalKey;

/** Keys of the form that bodies and links leave out while they say what every form opens with. */
export type OptionalKey = 'architecture' | 'eff_ihx';

/** `saturation`: °C or bar by the mode beside it. `sizing`: by the criterion. */
export type FieldUnit = Extract<ApiUnit, 'none' | 'K' | 'degC' | 'bar' | 'saturation' | 'sizing'>;

export interface Field {
  readonly body: BodyKey;
  readonly form: FormKey;
  readonly unit: FieldUnit;
  /** Documented limits, refused beyond. A strict lower bound is said by the problem's own code. */
  readonly range?: { readonly min: number; readonly max: number };
  /** The values a choice may take; absent for a quantity. */
  readonly options?: readonly (number | string)[];
  /** What a form opens with, for a field of `OptionalKey`. */
  readonly optionalDefault?: number | string;
}

export const FIELDS: readonly Field[] = [
  { body: 'fluid', form: 'fluid', unit: 'none' },
  { body: 'choice_1', form: 'intitule_choix', unit: 'none', options: [0, 1, 2, 3, 4] },
  { body: 'choice_1_value', form: 'choix_value', unit: 'sizing', range: { min: 0.001, max: 1e6 } },
  { body: 'rend_v', form: 'rend_v', unit: 'none', range: { min: 0, max: 1 } },
  { body: 'rend_is', form: 'rend_is', unit: 'none', range: { min: 0, max: 1 } },
  { body: 'mode_ref', form: 'mode_ref', unit: 'none', options: [0, 1] },
  { body: 't_ref', form: 't_ref', unit: 'degC', range: { min: 20, max: 200 } },
  { body: 'mode_cdr', form: 'mode_cdr', unit: 'none', options: [1, 2] },
  { body: 'pt_cdr', form: 'temp_cdr', unit: 'saturation' },
  { body: 't_sr', form: 'sous_ref_cdr', unit: 'K', range: { min: 0, max: 40 } },
  { body: 't_srt', form: 'sous_ref_ll', unit: 'K', range: { min: 0, max: 40 } },
  { body: 'mode_evp', form: 'mode_evp', unit: 'none', options: [1, 2] },
  { body: 'pt_evp', form: 'temp_evp', unit: 'saturation' },
  { body: 't_sf', form: 'surch_evp', unit: 'K', range: { min: 0, max: 60 } },
  { body: 't_sft', form: 'surch_la', unit: 'K', range: { min: 0, max: 60 } },
  { body: 'mode_trans', form: 'mode_trans', unit: 'none', options: ['0', '1'] },
  { body: 'p_gc', form: 'p_gc', unit: 'bar' },
  { body: 't_out_gc', form: 't_out_gc', unit: 'degC' },
  { body: 'sat_ref', form: 'sat_ref', unit: 'none', options: ['dew', 'mid'] },
  { body: 'architecture', form: 'architecture', unit: 'none', options: ARCHITECTURES, optionalDefault: PLAIN },
  { body: 'eff_ihx', form: 'eff_ihx', unit: 'none', range: { min: 0, max: 0.95 }, optionalDefault: 0.5 },
];

/**
 * What a form offers for the saturation temperatures, °C. The fluid's own limits, checked by the
 * cycle, are the ones that refuse: a cryogenic fluid may evaporate below these.
 */
export const SATURATION_FORM_RANGE = {
  pt_evp: { min: -100, max: 90 },
  pt_cdr: { min: -60, max: 200 },
} as const;

const bodyKeys = new Map<string, BodyKey>(FIELDS.map((field) => [field.form, field.body]));
const byBodyKey = new Map<string, Field>(FIELDS.map((field) => [field.body, field]));

/** A form as it stands: typed text and chosen options, unchecked. */
export type FormValues = Partial<Record<FormKey, unknown>>;
/** A body as it stands, unchecked. */
export type BodyValues = Partial<Record<BodyKey, unknown>>;

/** The field of a body key. */
export function fieldFromBodyKey(key: BodyKey): Field {
  const field = byBodyKey.get(key);
  if (field === undefined) throw new TypeError(`no such field: ${key}`);
  return field;
}

const CYCLE_INPUTS = Object.values(CYCLES).flatMap(({ inputs }): readonly BodyKey[] => inputs);

/** The keys only cycles other than this one read: a form that has chosen it shows none of them. */
export function inputsOfOtherCycles(architecture: string): readonly BodyKey[] {
  const own: readonly BodyKey[] = cycleOfWord(architecture).inputs;
  return CYCLE_INPUTS.filter((key) => !own.includes(key));
}

/** The form key of a body key. */
export function formKeyFromBodyKey(key: BodyKey): FormKey {
  return fieldFromBodyKey(key).form;
}

/** The body key of a form key, or undefined for a key no form has. */
export function bodyKeyFromFormKey(key: string): BodyKey | undefined {
  return bodyKeys.get(key);
}

/** The values of the form that a body says; what it leaves out is left out. */
export const formFromBody = (body: BodyValues): FormValues =>
  Object.fromEntries(
    FIELDS.flatMap(({ form, body: key }) => (body[key] === undefined ? [] : [[form, body[key]] as const])),
  ) as FormValues;

/** The request body of a form; keys no form has are left out. */
export function bodyFromForm(form: FormValues): BodyValues {
  const body: BodyValues = {};
  for (const { form: formKey, body: bodyKey } of FIELDS) {
    if (form[formKey] !== undefined) body[bodyKey] = form[formKey];
  }
  return body;
}
