/** The input fields: their key in the body, in the form and in links, their unit and range. */
import { ARCHITECTURE_FIELDS } from './architecture-fields.ts';
import { ARCHITECTURES, CYCLES, cycleOfWord, PLAIN } from './cycles/index.ts';
import type { CycleDescription } from './cycles/index.ts';
import type { Field, FormKey } from './field.ts';
import type { BodyKey } from './types.ts';

export type * from './field.ts';

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
  { body: 'p_gc', form: 'p_gc', unit: 'bar', words: ['opt'] },
  { body: 't_out_gc', form: 't_out_gc', unit: 'degC' },
  { body: 'sat_ref', form: 'sat_ref', unit: 'none', options: ['dew', 'mid', 'bubble'] },
  { body: 'architecture', form: 'architecture', unit: 'none', options: ARCHITECTURES, optionalDefault: PLAIN },
  ...ARCHITECTURE_FIELDS,
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

/** Whether an input counts beside the choices of its cycle: the approach of an economiser where there is a vessel does not. */
export const isCounted = (key: BodyKey, input: Readonly<Partial<Record<BodyKey, unknown>>>): boolean =>
  (fieldFromBodyKey(key).onlyWith ?? []).every(
    ({ key: choice, values }) => input[choice] === undefined || values.includes(String(input[choice])),
  );

const CYCLE_INPUTS = new Set(
  Object.values<CycleDescription>(CYCLES).flatMap(({ inputs }): readonly BodyKey[] => inputs),
);

/** The keys this cycle has no use for, those of other cycles among them: a form that has chosen it shows none. */
export function inputsOfOtherCycles(architecture: string): readonly BodyKey[] {
  const { inputs, unread = [] } = cycleOfWord(architecture);
  return [...[...CYCLE_INPUTS].filter((key) => !(inputs as readonly BodyKey[]).includes(key)), ...unread];
}

/** What the form names as the fluid of the main circuit: a fluid, or the key of the field that names it. */
export function mainFluidOf(architecture: string): { readonly only: string } | { readonly key: FormKey & BodyKey } {
  const { onlyFluid, circuits } = cycleOfWord(architecture);
  if (onlyFluid !== undefined) return { only: onlyFluid };
  return { key: circuits.find(({ key }) => key === 'main')?.fluid ?? 'fluid' };
}

/** Inputs of a machine rather than of a regime: what it is made of. */
export const MACHINE_KEYS: ReadonlySet<FormKey> = new Set([
  'fluid',
  'architecture',
  ...ARCHITECTURE_FIELDS.filter(({ options, isFluid }) => options !== undefined || isFluid === true).map(
    ({ form }) => form,
  ),
]);

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
