/** The sheet of one compressor: its texts of a record or a link, and what they say. Every text is kept as it is, whatever it means. */
import { checkedRecord } from '../../../circuit/compressor/check.ts';
import type { CoefficientOrder } from '../../../circuit/compressor/doctor/orders.ts';
import { inStandardOrder } from '../../../circuit/compressor/doctor/orders.ts';
import type { Quantity } from '../../../circuit/compressor/quantities.ts';
import { QUANTITIES, unitsOf } from '../../../circuit/compressor/quantities.ts';
import type { CompressorRecord } from '../../../circuit/compressor/record.ts';
import type { Problem } from '../../../circuit/outcome.ts';
import { rowsAt, textAt } from '../../../kit/form/fields.ts';
import type { FormContent } from '../../../kit/form/form.ts';
import type { TypedValue } from '../../../kit/form/text.ts';
import type { Locale } from '../../../language/index.ts';
import { parseNumber } from '../../../quantities/index.ts';
import { typedNumber } from '../../../quantities/number.ts';
import { CHOICE_KEYS, CHOICES, coefficientPath, NAME_KEYS, NUMBER_KEYS, PLACES, unitKey } from './fields.ts';
import type { ChoiceKey, TextKey } from './fields.ts';

/** The text of every field of a sheet, by its path. */
export type SheetTexts = Readonly<Record<string, string>>;

export interface SheetReading {
  /** What can be read, in the order of EN 12900; quantities and numbers at fault are left out. */
  readonly record: CompressorRecord;
  /** The coefficients as printed, for who looks for their order. */
  readonly printed: CompressorRecord['coefficients'];
  /** What is wrong, by field: 'te_min', 'coefficients.capacity.3'. */
  readonly problems: Readonly<Record<string, Problem>>;
  /** Whether nothing but names is missing for a calculation. */
  readonly isComplete: boolean;
}

const DIGITS = 15;

/** Digits enough for a coefficient to come back as it was. */
export const coefficientText = (value: number, locale: Locale): string => typedNumber(value, locale, DIGITS);

const EMPTY: Readonly<Record<TextKey, string>> = {
  name: '',
  marque: '',
  fluid: 'R134a',
  order: 'standard',
  temp_unit: 'C',
  temp_convention: 'dew',
  variable: 'tc',
  rating_mode: 'SH',
  step_volume_h: '',
  frequency: '50',
  rating_value: '10',
  rating_sc: '0',
  rating_t_liquid: '',
  rating_t_gc: '',
  te_min: '',
  te_max: '',
  tc_min: '',
  tc_max: '',
  heat_loss: '0',
};
const TEXT_KEYS = Object.keys(EMPTY) as readonly TextKey[];
const EMPTY_UNITS: Readonly<Record<Quantity, string>> = { capacity: 'W', power: 'W', mass_flow: 'kg/h', current: 'A' };

/** The ten coefficients of a quantity, empty where there are none. */
export const coefficientTexts = (quantity: Quantity, ten: readonly string[] = []): SheetTexts =>
  Object.fromEntries(PLACES.map((index) => [coefficientPath(quantity, index), ten[index] ?? '']));

const sheetOf = (
  text: (key: TextKey) => string,
  unit: (quantity: Quantity) => string | undefined,
  ten: (quantity: Quantity) => readonly string[] | undefined,
): SheetTexts => ({
  ...Object.fromEntries(TEXT_KEYS.map((key) => [key, text(key)])),
  ...Object.fromEntries(
    QUANTITIES.flatMap((quantity) => [
      [unitKey(quantity), unit(quantity) ?? EMPTY_UNITS[quantity]],
      ...Object.entries(coefficientTexts(quantity, ten(quantity))),
    ]),
  ),
});

export const EMPTY_SHEET: SheetTexts = sheetOf(
  (key) => EMPTY[key],
  () => undefined,
  () => undefined,
);

/** The sheet of a record, its numbers written in a language. */
export function sheetFromRecord(record: CompressorRecord, locale: Locale): SheetTexts {
  const text = (key: TextKey): string => {
    const value = key === 'order' ? 'standard' : record[key];
    if (typeof value === 'number') return coefficientText(value, locale);
    if (typeof value === 'string') return value;
    if (key === 'fluid') return '';
    return key === 'rating_value' && record.rating_mode === 'RGT' ? '20' : EMPTY[key];
  };
  return sheetOf(
    text,
    (quantity) => record.units?.[quantity],
    (quantity) => record.coefficients[quantity]?.map((value) => coefficientText(value, locale)),
  );
}

const isBlank = (text: string): boolean => text.trim() === '';

/** The texts of a form that stands, by path. */
export const textsOfSheet = ({ texts }: FormContent): SheetTexts =>
  Object.fromEntries(Object.keys(EMPTY_SHEET).map((path) => [path, textAt(texts, path)]));

/** Whether a quantity has any coefficient. */
export const hasCoefficients = ({ texts }: Pick<FormContent, 'texts'>, quantity: Quantity): boolean =>
  rowsAt(texts, 'coefficients').some((row) => !isBlank(row[quantity] ?? ''));

/** What a sheet says. */
export function readSheet({ texts, numbers }: FormContent): SheetReading {
  const problems: Record<string, Problem> = {};
  const facts: Record<string, string | number> = {};
  for (const key of NAME_KEYS) if (!isBlank(textAt(texts, key))) facts[key] = textAt(texts, key).trim();
  for (const key of CHOICE_KEYS) if (key !== 'order') facts[key] = textAt(texts, key);
  for (const key of NUMBER_KEYS) {
    const read = numbers[key]?.value;
    if (read === undefined) continue;
    if (read.ok) facts[key] = read.value;
    else problems[key] = { code: 'E_NUMBER', field: key, values: {} };
  }
  const printed: { [Q in Quantity]?: readonly number[] } = {};
  const units: { [Q in Quantity]?: string } = {};
  for (const quantity of QUANTITIES) {
    if (!hasCoefficients({ texts }, quantity)) continue;
    const ten = PLACES.map((index) => numbers[coefficientPath(quantity, index)]?.value);
    for (const [index, one] of ten.entries()) {
      const field = `coefficients.${quantity}.${index}`;
      if (!one?.ok) problems[field] = { code: one === undefined ? 'E_MISSING' : 'E_NUMBER', field, values: {} };
    }
    units[quantity] = textAt(texts, unitKey(quantity));
    if (ten.every((one) => one?.ok)) printed[quantity] = ten.map((one) => (one?.ok ? one.value : 0));
  }
  const order = textAt(texts, 'order') as CoefficientOrder;
  const coefficients = Object.fromEntries(
    Object.entries(printed).map(([quantity, ten]) => [quantity, inStandardOrder(ten, order)]),
  );
  const record: CompressorRecord = { ...facts, coefficients, units };
  const isRead = Object.keys(problems).length === 0;
  const named = { ...record, name: record.name ?? '?', marque: record.marque ?? '?' };
  const checked = checkedRecord(named);
  if (!checked.ok && problems[checked.problem.field ?? ''] === undefined) {
    // Coefficients that are not there yet are no fault while others are being typed.
    problems[checked.problem.field ?? 'record'] ??= checked.problem;
  }
  return { record, printed, problems, isComplete: isRead && checked.ok };
}

/**
 * The sheet in a link: what differs from an empty one, numbers as any language reads them.
 * @param valueOf what the text of a path says
 */
function linkFromTexts(sheet: SheetTexts, valueOf: (path: string) => TypedValue | undefined): string {
  const plain = (path: string): string | number => {
    const read = valueOf(path);
    return read?.ok ? read.value : (sheet[path] ?? '');
  };
  const texts = TEXT_KEYS.filter((key) => sheet[key] !== EMPTY[key]).map(
    (key) => [key, (NUMBER_KEYS as readonly string[]).includes(key) ? plain(key) : sheet[key]] as const,
  );
  const paths = (quantity: Quantity): readonly string[] => PLACES.map((index) => coefficientPath(quantity, index));
  const quantities = QUANTITIES.filter((quantity) => !paths(quantity).every((path) => isBlank(sheet[path] ?? '')));
  return JSON.stringify({
    ...Object.fromEntries(texts),
    coefficients: Object.fromEntries(quantities.map((quantity) => [quantity, paths(quantity).map(plain)])),
    units: Object.fromEntries(quantities.map((quantity) => [quantity, sheet[unitKey(quantity)]])),
  });
}

/** The sheet of a form as it stands, in a link. */
export const linkFromSheet = (content: FormContent): string =>
  linkFromTexts(textsOfSheet(content), (path) => content.numbers[path]?.value);

/** The sheet of a record, in a link. */
export function linkFromRecord(record: CompressorRecord): string {
  const texts = sheetFromRecord(record, 'en');
  return linkFromTexts(texts, (path) => parseNumber(texts[path] ?? ''));
}

/** Longer texts are nobody's link. */
const LONGEST_LINK = 16_000;
const LONGEST_TEXT = 400;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The sheet a link says, unreadable parts as in an empty one; undefined for a text that says none. */
export function sheetFromLink(link: string | null, locale: Locale): SheetTexts | undefined {
  if (link === null || link.length > LONGEST_LINK) return undefined;
  let said: unknown;
  try {
    said = JSON.parse(link);
  } catch {
    return undefined;
  }
  if (!isObject(said)) return undefined;
  const own: Readonly<Record<string, unknown>> = said;
  const written = (value: unknown): string | undefined => {
    if (typeof value === 'number' && Number.isFinite(value)) return coefficientText(value, locale);
    return typeof value === 'string' && value.length <= LONGEST_TEXT ? value : undefined;
  };
  const text = (key: TextKey): string => {
    const value = Object.hasOwn(own, key) ? written(own[key]) : undefined;
    const words: readonly string[] | undefined = key in CHOICES ? CHOICES[key as ChoiceKey] : undefined;
    return value !== undefined && (words === undefined || words.includes(value)) ? value : EMPTY[key];
  };
  const group = (key: string): Readonly<Record<string, unknown>> => (isObject(own[key]) ? own[key] : {});
  const [coefficients, units] = [group('coefficients'), group('units')];
  return sheetOf(
    text,
    (quantity) => {
      const name = units[quantity];
      return typeof name === 'string' && unitsOf(quantity).includes(name) ? name : undefined;
    },
    (quantity) => {
      const list = coefficients[quantity];
      return Array.isArray(list)
        ? PLACES.map((index) => written((list as readonly unknown[])[index]) ?? '')
        : undefined;
    },
  );
}
