/** The two forms, as typed. Every text is in the display unit of its field; nothing typed is ever lost. */
import { atom, map } from 'nanostores';
import type { NumberLocale } from '../../quantities/index.ts';
import { PLAIN } from '../../simulation/cycles/index.ts';
import { FIELDS, formKeyFromBodyKey, inputsOfOtherCycles } from '../../simulation/fields.ts';
import type { BodyValues, Field, FormKey } from '../../simulation/fields.ts';
import type { BodyKey } from '../../simulation/types.ts';
import type { RegimeInputs } from '../../simulation/regimes.ts';
import { STEADY_FORM, TRANSIENT_FORM } from '../../simulation/url.ts';
import type { FormState } from '../../simulation/url.ts';
import { NUMBER_KEYS, quantityField } from './fields.ts';
import type { FormTexts, NumberKey, UnitSlot } from './fields.ts';
import { apiValue, steppedText, textFromApi, textInUnit } from './text.ts';
import { $units, unitOfSlot } from './units.ts';
import type { UnitChoices } from './units.ts';

export type Regime = 'permanent' | 'transient';
export const REGIMES: readonly Regime[] = ['permanent', 'transient'];
export type Forms = Readonly<Record<Regime, FormTexts>>;

const isNumberKey = (key: FormKey): key is NumberKey => (NUMBER_KEYS as readonly FormKey[]).includes(key);

/** Words a link may hold for the modes, as the form's own choices. */
const MODE_WORDS: Readonly<Record<string, string>> = { temperature: '1', pressure: '2' };

/** The texts of a form in API units, written in the reader's units and decimal sign. */
function textsOf(form: FormState, units: UnitChoices, locale: NumberLocale): FormTexts {
  const plain = Object.fromEntries(
    FIELDS.map(({ form: key, optionalDefault }) => {
      const text = String(form[key] ?? optionalDefault);
      return [key, MODE_WORDS[text] ?? text];
    }),
  ) as Record<FormKey, string>;
  const choices: FormTexts = { ...plain };
  for (const key of NUMBER_KEYS) {
    const field = quantityField(key, choices);
    const value = apiValue(field, field.apiUnit, plain[key]);
    if (value.ok) plain[key] = textFromApi(field, unitOfSlot(units, field.slot), value.value, locale);
  }
  return plain;
}

export const $locale = atom<NumberLocale>('fr');
/** The forms as every page is served: whole numbers, which all languages write alike, in preferred units. */
export const SERVED_FORMS: Forms = {
  permanent: textsOf(STEADY_FORM, {}, 'fr'),
  transient: textsOf(TRANSIENT_FORM, {}, 'fr'),
};
export const $forms = map<Forms>(SERVED_FORMS);
/** True: the transitory regime is sized as typed. False: by the swept volume of the steady one. */
export const $isManual = atom(true);

/** Fills both forms from a link, or from the defaults. */
export function fillForms(permanent: FormState, transient: FormState, isManual: boolean): void {
  const units = $units.get();
  const locale = $locale.get();
  const steady = textsOf(permanent, units, locale);
  const { architecture } = steady;
  $forms.set({ permanent: steady, transient: { ...textsOf(transient, units, locale), architecture } });
  $isManual.set(isManual);
}

export function resetForms(): void {
  fillForms(STEADY_FORM, TRANSIENT_FORM, true);
}

/** Keys both regimes share: it is one machine. */
const SHARED: ReadonlySet<FormKey> = new Set(['fluid', 'architecture']);

/** Sets what is typed or chosen in a field; the fluid and the cycle are those of both regimes. */
export function setField(regime: Regime, key: FormKey, text: string): void {
  const forms = $forms.get();
  if (!SHARED.has(key)) {
    $forms.setKey(regime, { ...forms[regime], [key]: text });
    return;
  }
  $forms.set({ permanent: { ...forms.permanent, [key]: text }, transient: { ...forms.transient, [key]: text } });
}

/** Moves a number field by whole steps; a text that is no number stays. */
export function stepField(regime: Regime, key: NumberKey, steps: number): void {
  const form = $forms.get()[regime];
  const field = quantityField(key, form);
  const text = steppedText(field, unitOfSlot($units.get(), field.slot), form[key], steps, $locale.get());
  if (text !== undefined) setField(regime, key, text);
}

/** Shows a quantity in another unit, everywhere; what is typed keeps its meaning. */
export function setUnit(slot: UnitSlot, unit: string): void {
  const units = $units.get();
  const from = unitOfSlot(units, slot);
  if (from === unit) return;
  const converted = (form: FormTexts): FormTexts => {
    const next: Record<FormKey, string> = { ...form };
    for (const key of NUMBER_KEYS) {
      const field = quantityField(key, form);
      if (field.slot === slot) next[key] = textInUnit(field, form[key], from, unit, $locale.get());
    }
    return next;
  };
  const { permanent, transient } = $forms.get();
  // The unit first: who listens to the forms reads them in the units that stand then.
  $units.set({ ...units, [slot]: unit });
  $forms.set({ permanent: converted(permanent), transient: converted(transient) });
}

/** Shows every quantity in the units another tab has chosen. */
export function takeUnits(choices: UnitChoices): void {
  const slots = Object.keys({ ...$units.get(), ...choices }) as UnitSlot[];
  for (const slot of slots) setUnit(slot, unitOfSlot(choices, slot));
}

/**
 * Enters a saturation as a temperature (mode '1') or a pressure ('2'); `known` is the same saturation in the
 * unit of the API (°C or bar), so that the cycle stays where it is. Without it the text stays as typed.
 */
export function setSaturationMode(
  regime: Regime,
  key: 'temp_cdr' | 'temp_evp',
  mode: '1' | '2',
  known: number | undefined,
): void {
  const modeKey = key === 'temp_cdr' ? 'mode_cdr' : 'mode_evp';
  const form = { ...$forms.get()[regime], [modeKey]: mode };
  const field = quantityField(key, form);
  const text =
    known === undefined ? form[key] : textFromApi(field, unitOfSlot($units.get(), field.slot), known, $locale.get());
  $forms.setKey(regime, { ...form, [key]: text });
}

/** A form as links and bodies carry it: numbers in API units, or the very text where it is no number. */
export function stateOfForm(form: FormTexts, units: UnitChoices): FormState {
  const state: Record<FormKey, string | number> = { ...form };
  for (const key of FIELDS.map(({ form: formKey }) => formKey)) {
    if (isNumberKey(key)) {
      const field = quantityField(key, form);
      const value = apiValue(field, unitOfSlot(units, field.slot), form[key]);
      if (value.ok) state[key] = Number(value.value.toPrecision(12));
    } else if (/^\d$/.test(form[key]) && key !== 'mode_trans') {
      state[key] = Number(form[key]);
    }
  }
  return state;
}

/** The number fields of body keys. */
export function numberKeys(keys: readonly BodyKey[]): readonly NumberKey[] {
  return keys.map(formKeyFromBodyKey).filter(isNumberKey);
}

/** Rewrites in the reader's decimal sign what the page was served with and does not show. */
export function writeOptionalDefaults(): void {
  for (const { form: key, optionalDefault } of FIELDS) {
    if (typeof optionalDefault !== 'number' || !isNumberKey(key)) continue;
    const field = quantityField(key, SERVED_FORMS.permanent);
    const text = textFromApi(field, field.apiUnit, optionalDefault, $locale.get());
    for (const regime of REGIMES) if ($forms.get()[regime][key] !== text) setField(regime, key, text);
  }
}

/** Fields a cycle has no use for: what is typed there stays, and stops nothing. */
export function unusedKeys(form: FormTexts): readonly NumberKey[] {
  const unused = form.mode_trans === '1' ? (['temp_cdr', 'sous_ref_cdr'] as const) : (['p_gc', 't_out_gc'] as const);
  return [...unused, ...numberKeys(inputsOfOtherCycles(form.architecture))];
}

function bodyOf(form: FormTexts, units: UnitChoices): BodyValues {
  const state = stateOfForm(form, units);
  const unused: readonly FormKey[] = unusedKeys(form);
  const isAsked = ({ form: key, optionalDefault }: Field): boolean =>
    !unused.includes(key) && (optionalDefault === undefined || form.architecture !== PLAIN);
  return Object.fromEntries(FIELDS.filter(isAsked).map((field) => [field.body, state[field.form]]));
}

/** What the two forms ask to compute. */
export function regimeInputs(): RegimeInputs {
  const { permanent, transient } = $forms.get();
  const units = $units.get();
  return {
    permanent: bodyOf(permanent, units),
    transient: bodyOf(transient, units),
    isManual: $isManual.get(),
  };
}
