/** What a form says: every field read once, in API units. */
import type { Locale } from '../../../language/index.ts';
import { decimalSign, readersAtmosphere } from '../../../quantities/index.ts';
import { FIELDS, formKeyFromBodyKey, inputsOfOtherCycles } from '../../../simulation/fields.ts';
import type { BodyKey } from '../../../simulation/types.ts';
import type { FormKey } from '../../../simulation/fields.ts';
import type { FormState } from '../../../simulation/url.ts';
import { NUMBER_KEYS, quantityField } from './fields.ts';
import type { ExactTexts, FormTexts, NumberKey, QuantityField } from './fields.ts';
import { valueFromText } from '../../../kit/form/text.ts';
import type { Exact, TypedValue } from '../../../kit/form/text.ts';
import { unitOfSlot } from '../../../kit/form/units.ts';
import type { UnitChoices } from '../../../kit/form/units.ts';

/** A typed quantity: its text, what it is for now, the unit it is typed in, and its value in that of the API. */
export interface FieldReading {
  readonly text: string;
  readonly field: QuantityField;
  readonly unit: string;
  readonly exact: Exact | undefined;
  readonly value: TypedValue;
}

export interface FormReading {
  readonly texts: FormTexts;
  readonly numbers: Readonly<Record<NumberKey, FieldReading>>;
  /** As links and bodies carry it: numbers in API units, or the very text where it is no number. */
  readonly state: FormState;
  /** Pressure of the air, Pa, that gauge pressures were read in. */
  readonly atmosphere: number;
}

/** What a change of unit leaves behind the last digit anyone types, and around zero, is noise. */
const KEPT_DIGITS = 12;
const withoutNoise = (value: number): number => Number(Number(value.toPrecision(KEPT_DIGITS)).toFixed(KEPT_DIGITS));

const isNumberKey = (key: FormKey): key is NumberKey => (NUMBER_KEYS as readonly FormKey[]).includes(key);

function readField(
  key: NumberKey,
  texts: FormTexts,
  units: UnitChoices,
  locale: Locale,
  exact: Exact | undefined,
  before: FieldReading | undefined,
): FieldReading {
  const field = quantityField(key, texts);
  const unit = unitOfSlot(units, field.slot);
  const text = texts[key];
  const isSame = before?.text === text && before.unit === unit && before.field === field && before.exact === exact;
  if (isSame) return before;
  return { text, field, unit, exact, value: valueFromText(field, text, unit, decimalSign(locale), exact) };
}

function stateValue(key: FormKey, texts: FormTexts, numbers: FormReading['numbers']): string | number {
  if (isNumberKey(key)) {
    const { value, text } = numbers[key];
    return value.ok ? withoutNoise(value.value) : text;
  }
  return /^\d$/.test(texts[key]) && key !== 'mode_trans' ? Number(texts[key]) : texts[key];
}

/**
 * A form read in these units, as a reader of that language types.
 * @param exact what stands behind its texts
 * @param before its last reading: a field that stayed the same is not read again and keeps its identity
 */
export function readForm(
  texts: FormTexts,
  units: UnitChoices,
  locale: Locale,
  exact: ExactTexts,
  before?: FormReading,
): FormReading {
  const numbers = Object.fromEntries(
    NUMBER_KEYS.map((key) => [key, readField(key, texts, units, locale, exact[key], before?.numbers[key])]),
  ) as Record<NumberKey, FieldReading>;
  const isSame =
    before !== undefined &&
    FIELDS.every(({ form: key }) =>
      isNumberKey(key) ? numbers[key] === before.numbers[key] : texts[key] === before.texts[key],
    );
  if (isSame) return before;
  const state = Object.fromEntries(FIELDS.map(({ form: key }) => [key, stateValue(key, texts, numbers)])) as FormState;
  return { texts, numbers, state, atmosphere: readersAtmosphere() };
}

/** The number fields of body keys. */
export const numberKeys = (keys: readonly BodyKey[]): readonly NumberKey[] =>
  keys.map(formKeyFromBodyKey).filter(isNumberKey);

/** Fields a cycle has no use for: what is typed there stays, and stops nothing. */
export function unusedKeys(texts: FormTexts): readonly NumberKey[] {
  const unused = texts.mode_trans === '1' ? (['temp_cdr', 'sous_ref_cdr'] as const) : (['p_gc', 't_out_gc'] as const);
  return [...unused, ...numberKeys(inputsOfOtherCycles(texts.architecture))];
}
