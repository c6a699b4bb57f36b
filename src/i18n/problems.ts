import type { ApiUnit } from '../quantities/si.ts';
import type { Key, SharedTranslator, Values, WithoutPrefix, SharedKey } from './keys.ts';
import { inReadersUnits } from './in-readers-units.ts';
import type { Locale } from '../language/index.ts';
import { messageNumber, NARROW_NO_BREAK_SPACE } from '../quantities/number.ts';

type ProblemKey = Extract<Key, `problems.${'E_' | 'W_'}${string}`>;
type FieldKey = Extract<Key, `problems.fields.${string}`>;

/** Codes that have a text. */
export type ProblemTextCode = WithoutPrefix<'problems.', ProblemKey>;
/** Fields that have a name. */
export type ProblemTextField = WithoutPrefix<'problems.fields.', FieldKey>;

/** A problem or a warning as the rooms of numbers give it: values in API units, not rounded. */
export interface DescribedProblem {
  readonly code: ProblemTextCode;
  readonly field?: ProblemTextField;
  readonly values: Readonly<Record<string, string | number>>;
}

/** The text of a key that may not be there. */
export function textOf(key: string, values: Values, t: SharedTranslator): string | undefined {
  const text = t(key as SharedKey, values);
  return text === key ? undefined : text;
}

/** Symbols of the units values come in; a unit that is none of these is written as it is. */
const UNIT_SYMBOLS: Readonly<Record<ApiUnit, string>> = {
  none: '',
  saturation: '',
  sizing: '',
  degC: '°C',
  K: 'K',
  bar: 'bar',
  kW: 'kW',
  kg: 'kg',
  h: 'h',
  Hz: 'Hz',
  m: 'm',
  mm: 'mm',
  µm: 'µm',
  m2: 'm²',
  m3: 'm³',
  L: 'L',
  'm/s': 'm/s',
  'm3/h': 'm³/h',
  'kg/m3': 'kg/m³',
  'm³/kg': 'm³/kg',
  'kJ/kg': 'kJ/kg',
  'kJ/(kg·K)': 'kJ/(kg·K)',
  'W/(m2·K)': 'W/(m²·K)',
  '%': '%',
};
const symbolOf = (unit: string): string => (UNIT_SYMBOLS as Readonly<Record<string, string>>)[unit] ?? unit;

/** Decimals of a value: by its name in the text, else by its unit, else these. */
const DECIMALS_BY_NAME: Readonly<Record<string, number>> = {
  t: 1,
  r: 1,
  tc: 1,
  pc: 2,
  sum: 2,
  n: 0,
  fluids: 0,
  quantities: 0,
};
const DECIMALS_BY_UNIT: Readonly<Record<string, number>> = { degC: 1, K: 1, bar: 2 };
const OTHER_DECIMALS: Readonly<Record<string, number>> = { v: 1 };
const MOST_DECIMALS = 3;
/** Limits the house sets are short ("0 à 40 K"): they alone drop zeros after the comma. */
const LIMIT_NAMES = new Set(['min', 'max']);

/**
 * Every value of a text, formatted: numbers by the reader's language, units as symbols.
 * @param own decimals of values by name, before the usual ones
 */
export function formatValues(
  values: DescribedProblem['values'],
  locale: Locale,
  own: Readonly<Record<string, number>> = {},
): Record<string, string> {
  const unit = typeof values['unit'] === 'string' ? values['unit'] : '';
  const entries = Object.entries(values).map(([name, value]) => {
    if (name === 'unit') return [name, symbolOf(unit)] as const;
    if (typeof value === 'string') return [name, value] as const;
    const decimals =
      own[name] ?? DECIMALS_BY_NAME[name] ?? DECIMALS_BY_UNIT[unit] ?? OTHER_DECIMALS[name] ?? MOST_DECIMALS;
    return [
      name,
      messageNumber(value, LIMIT_NAMES.has(name) ? { atMost: decimals } : { fixed: decimals }, locale),
    ] as const;
  });
  return Object.fromEntries(entries);
}

/** "0 à 40 K", "au plus 455 °C": the limits a value should have kept. */
export function limitsText(values: Readonly<Record<string, string>>, t: SharedTranslator): string {
  const { min, max, unit } = values;
  const suffix = unit === undefined || unit === '' ? '' : NARROW_NO_BREAK_SPACE + unit;
  if (min !== undefined && max !== undefined) return t('problems.limits.both', { min, max: max + suffix });
  if (max !== undefined) return t('problems.limits.max', { max: max + suffix });
  return min === undefined ? '' : t('problems.limits.min', { min: min + suffix });
}

type CompositionTextCode = Extract<ProblemTextCode, `E_MIX_${string}`>;
const isCompositionCode = (code: unknown): code is CompositionTextCode =>
  typeof code === 'string' && code.startsWith('E_MIX_');

/** What is wrong with a composition, to follow a colon: no sentence of these begins with a name. */
function compositionText(
  reason: CompositionTextCode,
  values: Readonly<Record<string, string>>,
  t: SharedTranslator,
): string {
  const sentence = t(`problems.${reason}`, values);
  return sentence.charAt(0).toLocaleLowerCase(t.locale) + sentence.slice(1);
}

/** Codes that say more where they know the point. */
const POINT_CODES = ['E_RANGE', 'W_TREF', 'W_TREF_ROW', 'W_WET', 'W_STAGE'] as const;
const isPointCode = (code: string): code is (typeof POINT_CODES)[number] =>
  (POINT_CODES as readonly string[]).includes(code);

/** A warning held against a row of the table of limits says which. */
function rowTexts({ row, kind }: DescribedProblem['values'], t: SharedTranslator): Record<string, string> {
  if (typeof row !== 'string') return {};
  return {
    row: textOf(`problems.rows.${row}`, {}, t) ?? row,
    kind: t(`problems.kinds.${kind === 'unknown' ? 'unknown' : 'known'}`),
  };
}

/** The name of an input field, in the language of the translator. */
export function fieldName(field: ProblemTextField, t: SharedTranslator): string {
  return t(`problems.fields.${field}`);
}

/**
 * The sentence of a problem or a warning, in the language of the translator, which must hold the
 * `problems` namespace.
 */
export function describeProblem(problem: DescribedProblem, t: SharedTranslator): string {
  const { code, field = 'body', values } = problem;
  const formatted = formatValues(values, t.locale);
  const { reason } = values;
  const isNear = (code === 'E_FLUID' || code === 'E_NAME') && values['nearest'] !== undefined;
  const isAtPoint = values['point'] !== undefined && problem.field === undefined;
  const said = code === 'W_TREF' && values['row'] !== undefined ? ('W_TREF_ROW' as const) : code;
  return inReadersUnits(values, formatted, t.locale, (texts) =>
    t(
      `problems.${isAtPoint && isPointCode(said) ? (`${said}_POINT` as const) : isNear ? (`${code}_NEAR` as const) : said}`,
      {
        ...texts,
        ...rowTexts(values, t),
        ...(isCompositionCode(reason) ? { detail: compositionText(reason, texts, t) } : {}),
        limits: limitsText(texts, t),
        field: fieldName(field, t),
      },
    ),
  );
}
