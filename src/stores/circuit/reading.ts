/** Between what a form of the circuit holds as typed, what its door is asked, and what a link says. */
import type { Locale } from '../../language/index.ts';
import type { ParseFailure } from '../../quantities/index.ts';
import { textFromValue, textInUnit, valueFromText } from '../form/text.ts';
import { unitOfSlot } from '../simulation/units.ts';
import type { UnitChoices } from '../simulation/units.ts';
import type { Field, ListField, PartTexts, RowTexts, SimpleField } from './fields.ts';

/** Digits behind the last anyone types are noise of a change of unit. */
const KEPT_DIGITS = 12;
/** Every list of a page, filled: longer texts are nobody’s. */
const LONGEST_JSON = 32_000;
const LONGEST_TEXT = 400;

type Plain = string | number | boolean;
type Row = Readonly<Record<string, unknown>>;

export interface PartReading {
  /** What the door is given: nested by the dots of the keys, without what is left out. */
  readonly options: Readonly<Record<string, unknown>>;
  /** What is wrong with a text, by the key of its field ('bins.0.t_ext'), before anything is asked. */
  readonly problems: Readonly<Record<string, ParseFailure>>;
  /** What a link says: values of the door by field, without what every page opens with; texts that are no number as typed. */
  readonly said: Readonly<Record<string, unknown>>;
}

const isRecord = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The text of a value of the door. */
function simpleText(field: SimpleField, value: unknown, units: UnitChoices, locale: Locale): string {
  if (field.kind === 'choice') {
    const option = field.options.find((known) => known === String(value ?? ''));
    return option ?? field.default;
  }
  if (field.kind !== 'number') return String(value ?? '');
  if (value === null || value === undefined || value === '') return '';
  const given =
    typeof value === 'number' ? { ok: true as const, value } : valueFromText(field, String(value), field.unit);
  return given.ok ? textFromValue(field, given.value, unitOfSlot(units, field.quantity), locale) : String(value);
}

/** The texts of the lines of a list; a cell without a value has its column's default. */
export const rowsOfValues = (
  { columns, most }: ListField,
  rows: readonly Row[],
  units: UnitChoices,
  locale: Locale,
): readonly RowTexts[] =>
  rows
    .slice(0, most)
    .map((row) =>
      Object.fromEntries(
        columns.map((column) => [column.key, simpleText(column, row[column.key] ?? column.default, units, locale)]),
      ),
    );

/** The texts of values of the door; a field that has none opens with its default. */
export function textsOfValues(
  fields: readonly Field[],
  values: Readonly<Record<string, unknown>>,
  units: UnitChoices,
  locale: Locale,
): PartTexts {
  return Object.fromEntries(
    fields.map((field) => {
      const given = Object.hasOwn(values, field.key) ? values[field.key] : field.default;
      if (field.kind !== 'list') {
        return [field.key, simpleText(field, Array.isArray(given) ? field.default : given, units, locale)];
      }
      const rows: readonly unknown[] = Array.isArray(given) ? given : field.default;
      return [field.key, rowsOfValues(field, rows.filter(isRecord), units, locale)];
    }),
  );
}

/** The texts as one types them in other units, or in another language. */
export function rewrittenTexts(
  fields: readonly Field[],
  texts: PartTexts,
  from: UnitChoices,
  to: UnitChoices,
  locale: Locale,
): PartTexts {
  const rewrite = (field: SimpleField, text: string): string =>
    field.kind === 'number'
      ? textInUnit(field, text, unitOfSlot(from, field.quantity), unitOfSlot(to, field.quantity), locale)
      : text;
  return Object.fromEntries(
    fields.map((field) => {
      const text = texts[field.key] ?? '';
      if (field.kind !== 'list') return [field.key, typeof text === 'string' ? rewrite(field, text) : text];
      const rows = typeof text === 'string' ? [] : text;
      const row = (cells: RowTexts): RowTexts =>
        Object.fromEntries(field.columns.map((column) => [column.key, rewrite(column, cells[column.key] ?? '')]));
      return [field.key, rows.map(row)];
    }),
  );
}

interface ReadSimple {
  /** Undefined: left out. */
  readonly value: Plain | undefined;
  readonly problem?: ParseFailure;
}

function readSimple(field: SimpleField, text: string, units: UnitChoices): ReadSimple {
  switch (field.kind) {
    case 'flag':
      return { value: text === 'true' };
    case 'choice':
    case 'text':
      return { value: text === '' ? undefined : text };
    case 'number': {
      if (text.trim() === '' && field.default === null) return { value: undefined };
      const read = valueFromText(field, text, unitOfSlot(units, field.quantity));
      return read.ok ? { value: Number(read.value.toPrecision(KEPT_DIGITS)) } : { value: text, problem: read.reason };
    }
  }
}

/** Puts a value at a dotted key. */
function put(options: Record<string, unknown>, key: string, value: unknown): void {
  const [first = key, ...rest] = key.split('.');
  if (rest.length === 0) {
    options[first] = value;
    return;
  }
  const group = isRecord(options[first]) ? { ...options[first] } : {};
  put(group, rest.join('.'), value);
  options[first] = group;
}

/** What the texts of a form say. */
export function readTexts(fields: readonly Field[], texts: PartTexts, units: UnitChoices): PartReading {
  const options: Record<string, unknown> = {};
  const problems: Record<string, ParseFailure> = {};
  const said: Record<string, unknown> = {};
  for (const field of fields) {
    const { key } = field;
    const text = texts[key] ?? '';
    const counts = field.isUsed?.(texts) ?? true;
    if (field.kind === 'list') {
      const rows = (typeof text === 'string' ? [] : text).map((cells, index) =>
        Object.fromEntries(
          field.columns.flatMap((column) => {
            const { value, problem } = readSimple(column, cells[column.key] ?? '', units);
            if (problem && counts) problems[`${key}.${index}.${column.key}`] = problem;
            return value === undefined ? [] : [[column.key, value] as const];
          }),
        ),
      );
      if (counts) put(options, key, rows);
      if (JSON.stringify(rows) !== JSON.stringify(field.default)) said[key] = rows;
      continue;
    }
    const { value, problem } = readSimple(field, String(text), units);
    if (problem && counts) problems[key] = problem;
    if (counts && value !== undefined) put(options, key, value);
    if ((value ?? null) !== (field.default === '' ? null : field.default)) said[key] = value ?? '';
  }
  return { options, problems, said };
}

/** The text of a link's parameter; empty where all is as every page opens. */
export const parameterFromSaid = (said: PartReading['said']): string =>
  Object.keys(said).length === 0 ? '' : JSON.stringify(said);

const isPlain = (value: unknown): value is Plain =>
  typeof value === 'boolean' ||
  (typeof value === 'number' && Number.isFinite(value)) ||
  (typeof value === 'string' && value.length <= LONGEST_TEXT);

/** The values a link's parameter says; none for what is no JSON of ours: the defaults stand. */
export function valuesFromParameter(text: string | null): Readonly<Record<string, unknown>> {
  if (text === null || text === '' || text.length > LONGEST_JSON) return {};
  try {
    const record: unknown = JSON.parse(text);
    if (!isRecord(record)) return {};
    const isRow = (row: unknown): boolean => isRecord(row) && Object.values(row).every(isPlain);
    return Object.fromEntries(
      Object.entries(record).filter(([, value]) => (Array.isArray(value) ? value.every(isRow) : isPlain(value))),
    );
  } catch {
    return {};
  }
}
