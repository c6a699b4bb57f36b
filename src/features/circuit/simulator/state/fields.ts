/** The form of a simulation as data: what each of its inputs is a number of, its limits, and when it counts. */
import { ARCHITECTURES, PLAIN } from '../../../../simulation/cycles/index.ts';
import { bodyFromForm, FIELDS, inputsOfOtherCycles, SATURATION_FORM_RANGE } from '../../../../simulation/fields.ts';
import type { BodyValues, Field as Input, FieldUnit, FormKey } from '../../../../simulation/fields.ts';
import type { BodyKey } from '../../../../simulation/types.ts';
import { STEADY_FORM } from '../../../../simulation/url.ts';
import type { FormState } from '../../../../simulation/url.ts';
import { fieldAt, measureOf } from '../../../../kit/form/fields.ts';
import type { Field, FormTexts, Measure } from '../../../../kit/form/fields.ts';
import type { FormReading } from '../../../../kit/form/reading.ts';

const temperature: Measure = { quantity: 'temperature', unit: 'degC', step: 1 };
const pressure: Measure = { quantity: 'pressure', unit: 'bar', step: 0.1 };
const gasCoolerPressure: Measure = { ...pressure, step: 1 };
const difference: Measure = { quantity: 'temperatureDifference', unit: 'K', step: 1 };
const efficiency: Measure = { quantity: 'efficiency', unit: 'fraction', step: 0.01 };
const power: Measure = { quantity: 'power', unit: 'kW', step: 0.5 };
const volumeFlow: Measure = { quantity: 'volumeFlow', unit: 'm3_h', step: 0.5 };
const massFlow: Measure = { quantity: 'massFlow', slot: 'sizingMassFlow', unit: 'kg_s', step: 0.001 };

/** Measures that other forms of a cycle have too. */
export const CYCLE_FIELDS = { temperature, pressure, gasCoolerPressure, difference, efficiency, power } as const;

/** What sizes a machine, by the criterion chosen. */
export const SIZING: readonly Measure[] = [volumeFlow, power, power, volumeFlow, massFlow];

/** Fields that hold a typed quantity, in the order of the form. */
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
  'p_int',
  't_cas',
  'dt_cas',
  'te_mt',
  'q_mt',
  'te_lt',
  'q_lt',
  'p_rec',
  'ps_rec',
  'dt_sub',
  'dt_app',
  't_cdr_aux',
  'dt_coil',
  'dt_eco',
  'sh_inj',
  'sh_hp',
  'surch_hp',
  'sous_ref_bp',
  'sh_mt',
  'sh_lt',
  'sh_line',
  'sh_par',
  't_desup',
  'surch_aux',
  'sous_ref_aux',
  'rend_is_bp',
  'rend_is_hp',
  'rend_is_mt',
  'rend_is_lt',
  'rend_is_par',
  'rend_is_aux',
  'eff_noz',
  'eff_suc',
  'eff_dif',
] as const satisfies readonly FormKey[];
export type NumberKey = (typeof NUMBER_KEYS)[number];
export const isNumberKey = (key: string): key is NumberKey => (NUMBER_KEYS as readonly string[]).includes(key);

/** What a number is of, by the unit the simulation takes it in; what a choice decides opens with the first. */
const MEASURES: Readonly<Record<FieldUnit, Measure>> = {
  none: efficiency,
  K: difference,
  degC: temperature,
  bar: pressure,
  kW: power,
  saturation: temperature,
  sizing: power,
};

type ByTexts<T> = (texts: FormTexts) => T;

function measureByChoice({ form, unit, range }: Input): ByTexts<Measure> | undefined {
  if (form === 'p_gc') return () => gasCoolerPressure;
  if (form === 'ps_rec') {
    // A plate says its PS over the air's pressure.
    const onPlate: Measure = { quantity: 'gaugePressure', unit: 'bar', step: 1, ...(range && { range }) };
    return () => onPlate;
  }
  if (unit === 'sizing') {
    const sized = SIZING.map((measure) => ({ ...measure, ...(range && { range }) }));
    return ({ intitule_choix }) => sized[Number(intitule_choix)] ?? power;
  }
  if (unit !== 'saturation') return undefined;
  const [mode, limits] =
    form === 'temp_cdr' ? ['mode_cdr', SATURATION_FORM_RANGE.pt_cdr] : ['mode_evp', SATURATION_FORM_RANGE.pt_evp];
  const limited: Measure = { ...temperature, range: limits };
  return (texts) => (texts[mode] === '2' ? pressure : limited);
}

const isTranscritical: ByTexts<boolean> = ({ mode_trans }) => mode_trans === '1';
const isClassic: ByTexts<boolean> = (texts) => !isTranscritical(texts);
/** Fields a cycle may have no use for: what is typed there stays, and stops nothing. */
const USES: Readonly<Partial<Record<FormKey, ByTexts<boolean>>>> = {
  temp_cdr: isClassic,
  sous_ref_cdr: isClassic,
  p_gc: isTranscritical,
  t_out_gc: isTranscritical,
  architecture: ({ architecture }) => architecture !== PLAIN,
  // Automatic: the steady regime's machine.
  choix_value: ({ manual }) => manual !== 'false',
};

/** Fields only some cycles have a use for, and of those some only with another choice. */
const isOfCycle =
  ({ body, onlyWith }: Input): ByTexts<boolean> =>
  (texts) =>
    !inputsOfOtherCycles(String(texts['architecture'])).includes(body) &&
    (onlyWith ?? []).every(({ key, values }) => !isAsked(key, texts) || values.includes(String(texts[key])));

/** Keys some cycle does without. */
const NOT_OF_ALL: ReadonlySet<BodyKey> = new Set(ARCHITECTURES.flatMap(inputsOfOtherCycles));

function fieldOf(input: Input): Field {
  const { body, form: key, unit, range, optionalDefault, opensWith, words, isNullable } = input;
  const opening = opensWith ?? optionalDefault ?? STEADY_FORM[key] ?? '';
  const use = USES[key];
  const isUsed: ByTexts<boolean> | undefined = NOT_OF_ALL.has(body)
    ? (texts) => isOfCycle(input)(texts) && (use?.(texts) ?? true)
    : use;
  const named = { key, ...(isUsed && { isUsed }) };
  // A choice no form offers stays as a link said it: the simulation refuses it by name.
  if (!isNumberKey(key)) return { ...named, kind: 'text', default: String(opening) };
  const measure = measureByChoice(input);
  return {
    ...named,
    ...MEASURES[unit],
    ...(range && { range }),
    ...(measure && { measure }),
    // A word may stand in its place: what it is the simulation judges.
    ...(words && { isJudged: true as const }),
    kind: 'number',
    // Empty: what the simulation takes where nothing is said.
    default: isNullable === true || Number.isNaN(Number(opening)) ? null : Number(opening),
  };
}

/** The form of one regime; it opens as the steady one does. */
export const SIMULATION_FIELDS: readonly Field[] = FIELDS.map(fieldOf);

/** The transitory regime: besides, whether it is sized as typed, or by the swept volume of the steady one. */
export const TRANSIENT_FIELDS: readonly Field[] = [
  ...SIMULATION_FIELDS,
  { key: 'manual', kind: 'flag', default: true },
];

/** Whether a field counts, given the choices beside it: another cycle may have no use for it. */
export const isAsked = (key: FormKey, texts: FormTexts): boolean =>
  fieldAt(SIMULATION_FIELDS, key)?.isUsed?.(texts) ?? true;

/** What a number of the form is of, given the choices beside it. */
export function measureOfKey(key: NumberKey, texts: FormTexts): Measure {
  const field = fieldAt(SIMULATION_FIELDS, key);
  if (field?.kind !== 'number') throw new TypeError(`no number: ${key}`);
  return measureOf(field, texts);
}

/** Choices that links and bodies carry as numbers. */
const NUMBERED = new Set<string>(
  FIELDS.flatMap(({ form, options }) => (typeof options?.[0] === 'number' ? [form] : [])),
);
const carried = (key: string, value: unknown): string | number =>
  NUMBERED.has(key) && /^\d$/.test(String(value)) ? Number(value) : (value as string | number);

/** A form as links carry it: numbers in the units of the simulation, or the very text where it is no number. */
export const stateOfForm = ({ values }: Pick<FormReading, 'values'>): FormState =>
  Object.fromEntries(FIELDS.map(({ form: key }) => [key, carried(key, values[key] ?? '')])) as FormState;

/** What a form asks to compute: what its cycle has no use for is left out; no fluid is none, not that of the example. */
export const bodyOfForm = ({ options }: Pick<FormReading, 'options'>): BodyValues =>
  bodyFromForm({
    fluid: '',
    ...Object.fromEntries(Object.entries(options).map(([key, value]) => [key, carried(key, value)])),
  });

/** Words a link may hold for the modes, as the form's own choices. */
const MODE_WORDS: Readonly<Record<string, string>> = { temperature: '1', pressure: '2' };

/** What a link says of a regime, as its form is filled. */
export function valuesOfState(state: FormState): Readonly<Record<string, string | number>> {
  const word = (mode: string | number): string | number => MODE_WORDS[mode] ?? mode;
  return { ...state, mode_cdr: word(state.mode_cdr), mode_evp: word(state.mode_evp) };
}
