/** The sheet of one compressor, as typed and as read. Every text is kept as it is, whatever it means. */
import { checkedRecord } from '../../../circuit/compressor/check.ts';
import type { CoefficientOrder } from '../../../circuit/compressor/doctor/orders.ts';
import { COEFFICIENT_ORDERS, inStandardOrder } from '../../../circuit/compressor/doctor/orders.ts';
import { COEFFICIENTS } from '../../../circuit/compressor/polynomial.ts';
import type { Quantity } from '../../../circuit/compressor/quantities.ts';
import { QUANTITIES, unitsOf } from '../../../circuit/compressor/quantities.ts';
import type { CompressorRecord } from '../../../circuit/compressor/record.ts';
import {
  RATING_MODES,
  TEMPERATURE_CONVENTIONS,
  TEMPERATURE_UNITS,
  VARIABLES,
} from '../../../circuit/compressor/record.ts';
import type { Problem } from '../../../circuit/outcome.ts';
import type { Locale } from '../../../language/index.ts';
import { parseNumber } from '../../../quantities/index.ts';
import { typedNumber } from '../../../quantities/number.ts';

/** Fields that hold a number, with the step of their arrows. */
export const NUMBER_STEPS = {
  step_volume_h: 1,
  frequency: 5,
  rating_value: 1,
  rating_sc: 1,
  rating_t_gc: 1,
  te_min: 1,
  te_max: 1,
  tc_min: 1,
  tc_max: 1,
  heat_loss: 0.01,
} as const satisfies Readonly<Partial<Record<keyof CompressorRecord, number>>>;
export type NumberKey = keyof typeof NUMBER_STEPS;
export const NUMBER_KEYS = Object.keys(NUMBER_STEPS) as readonly NumberKey[];

export const CHOICES = {
  order: COEFFICIENT_ORDERS,
  temp_unit: TEMPERATURE_UNITS,
  temp_convention: TEMPERATURE_CONVENTIONS,
  variable: VARIABLES,
  rating_mode: RATING_MODES,
} as const;
export type ChoiceKey = keyof typeof CHOICES;
const CHOICE_KEYS = Object.keys(CHOICES) as readonly ChoiceKey[];
export type NameKey = 'name' | 'marque' | 'fluid';
const NAME_KEYS: readonly NameKey[] = ['name', 'marque', 'fluid'];
export type TextKey = NumberKey | ChoiceKey | NameKey;

export interface Sheet {
  readonly texts: Readonly<Record<TextKey, string>>;
  /** Ten texts for each quantity, as printed: `order` says what each multiplies. */
  readonly coefficients: Readonly<Record<Quantity, readonly string[]>>;
  readonly units: Readonly<Record<Quantity, string>>;
}

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
const blankTen: readonly string[] = Array.from({ length: COEFFICIENTS }, () => '');

/** Digits enough for a coefficient to come back as it was. */
export const coefficientText = (value: number, locale: Locale): string => typedNumber(value, locale, DIGITS);

export const EMPTY_SHEET: Sheet = {
  texts: {
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
    rating_t_gc: '',
    te_min: '',
    te_max: '',
    tc_min: '',
    tc_max: '',
    heat_loss: '0',
  },
  coefficients: { capacity: blankTen, power: blankTen, mass_flow: blankTen, current: blankTen },
  units: { capacity: 'W', power: 'W', mass_flow: 'kg/h', current: 'A' },
};

/** The sheet of a record, its numbers written in a language. */
export function sheetFromRecord(record: CompressorRecord, locale: Locale): Sheet {
  const written = (value: unknown): string =>
    typeof value === 'number' ? typedNumber(value, locale, DIGITS) : typeof value === 'string' ? value : '';
  const entries = Object.keys(EMPTY_SHEET.texts).map((name) => {
    const key = name as TextKey;
    const value = key === 'order' ? 'standard' : record[key];
    const fallback = key === 'rating_value' && record.rating_mode === 'RGT' ? '20' : EMPTY_SHEET.texts[key];
    return [key, value === undefined ? (key === 'fluid' ? '' : fallback) : written(value)] as const;
  });
  const ten = (quantity: Quantity): readonly string[] =>
    record.coefficients[quantity]?.map((value) => coefficientText(value, locale)) ?? blankTen;
  return {
    texts: Object.fromEntries(entries) as Record<TextKey, string>,
    coefficients: {
      capacity: ten('capacity'),
      power: ten('power'),
      mass_flow: ten('mass_flow'),
      current: ten('current'),
    },
    units: { ...EMPTY_SHEET.units, ...record.units },
  };
}

const isBlank = (text: string): boolean => text.trim() === '';

/** What a sheet says. */
export function readSheet(sheet: Sheet): SheetReading {
  const problems: Record<string, Problem> = {};
  const { texts } = sheet;
  const facts: Record<string, string | number> = {};
  for (const key of NAME_KEYS) if (!isBlank(texts[key])) facts[key] = texts[key].trim();
  for (const key of CHOICE_KEYS) if (key !== 'order') facts[key] = texts[key];
  for (const key of NUMBER_KEYS) {
    if (isBlank(texts[key])) continue;
    const parsed = parseNumber(texts[key]);
    if (parsed.ok) facts[key] = parsed.value;
    else problems[key] = { code: 'E_NUMBER', field: key, values: {} };
  }
  const printed: { [Q in Quantity]?: readonly number[] } = {};
  const units: { [Q in Quantity]?: string } = {};
  for (const quantity of QUANTITIES) {
    const ten = sheet.coefficients[quantity];
    if (ten.every(isBlank)) continue;
    const parsed = ten.map((text) => parseNumber(text));
    for (const [index, one] of parsed.entries()) {
      const field = `coefficients.${quantity}.${index}`;
      if (!one.ok) problems[field] = { code: one.reason === 'empty' ? 'E_MISSING' : 'E_NUMBER', field, values: {} };
    }
    units[quantity] = sheet.units[quantity];
    if (parsed.every((one) => one.ok)) printed[quantity] = parsed.map((one) => (one.ok ? one.value : 0));
  }
  const order = texts.order as CoefficientOrder;
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

/** The sheet in a link: what differs from an empty one, numbers as any language reads them. */
export function linkFromSheet(sheet: Sheet): string {
  const plain = (text: string): string | number => {
    const parsed = parseNumber(text);
    return parsed.ok ? parsed.value : text;
  };
  const texts = Object.entries(sheet.texts)
    .filter(([key, text]) => text !== EMPTY_SHEET.texts[key as TextKey])
    .map(([key, text]) => [key, key in NUMBER_STEPS ? plain(text) : text] as const);
  const quantities = QUANTITIES.filter((quantity) => !sheet.coefficients[quantity].every(isBlank));
  return JSON.stringify({
    ...Object.fromEntries(texts),
    coefficients: Object.fromEntries(quantities.map((quantity) => [quantity, sheet.coefficients[quantity].map(plain)])),
    units: Object.fromEntries(quantities.map((quantity) => [quantity, sheet.units[quantity]])),
  });
}

/** Longer texts are nobody's link. */
const LONGEST_LINK = 16_000;
const LONGEST_TEXT = 400;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The sheet a link says, unreadable parts as in an empty one; undefined for a text that says none. */
export function sheetFromLink(link: string | null, locale: Locale): Sheet | undefined {
  if (link === null || link.length > LONGEST_LINK) return undefined;
  let said: unknown;
  try {
    said = JSON.parse(link);
  } catch {
    return undefined;
  }
  if (!isObject(said)) return undefined;
  const text = (value: unknown): string | undefined => {
    if (typeof value === 'number' && Number.isFinite(value)) return coefficientText(value, locale);
    return typeof value === 'string' && value.length <= LONGEST_TEXT ? value : undefined;
  };
  const own: Readonly<Record<string, unknown>> = said;
  const texts = Object.fromEntries(
    Object.entries(EMPTY_SHEET.texts).map(([key, fallback]) => {
      const value = Object.hasOwn(own, key) ? text(own[key]) : undefined;
      const words: readonly string[] | undefined = key in CHOICES ? CHOICES[key as ChoiceKey] : undefined;
      const isAllowed = value !== undefined && (words === undefined || words.includes(value));
      return [key, isAllowed ? value : fallback];
    }),
  ) as Record<TextKey, string>;
  const group = (key: string): Readonly<Record<string, unknown>> => (isObject(own[key]) ? own[key] : {});
  const [coefficients, units] = [group('coefficients'), group('units')];
  const ten = (quantity: Quantity): readonly string[] => {
    const list = coefficients[quantity];
    if (!Array.isArray(list)) return blankTen;
    return blankTen.map((_, index) => text((list as readonly unknown[])[index]) ?? '');
  };
  const unit = (quantity: Quantity): string => {
    const name = units[quantity];
    return typeof name === 'string' && unitsOf(quantity).includes(name) ? name : EMPTY_SHEET.units[quantity];
  };
  const each = <T>(value: (quantity: Quantity) => T): Readonly<Record<Quantity, T>> => ({
    capacity: value('capacity'),
    power: value('power'),
    mass_flow: value('mass_flow'),
    current: value('current'),
  });
  return { texts, coefficients: each(ten), units: each(unit) };
}
