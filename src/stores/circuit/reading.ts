/** Between what a form of the circuit holds as typed, what its door is asked, and what a link says. */
import type { Locale } from '../../language/index.ts';
import { decimalSign } from '../../quantities/index.ts';
import type { ParseFailure } from '../../quantities/index.ts';
import { rewrittenText } from '../../kit/form/rewriting.ts';
import { shownText, valueFromText } from '../../kit/form/text.ts';
import type { Exact, ShownText } from '../../kit/form/text.ts';
import { unitOfSlot } from '../../kit/form/units.ts';
import type { UnitChoices } from '../../kit/form/units.ts';
import type { Field, ListField, NumberField, PartTexts, RowTexts, SimpleField } from './fields.ts';

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

/** What stands in a form, and behind its texts by their path ('bins.0.t_ext'). */
export interface Written {
  readonly texts: PartTexts;
  readonly exact: Readonly<Record<string, Exact>>;
}

/** A line of a list, and what stands behind its cells by their key. */
export interface WrittenRow {
  readonly cells: RowTexts;
  readonly exact: Readonly<Record<string, Exact>>;
}

/** The text of a value of the door. */
function simpleText(field: SimpleField, value: unknown, units: UnitChoices, locale: Locale): ShownText {
  if (field.kind === 'choice') {
    const option = field.options.find((known) => known === String(value ?? ''));
    return { text: option ?? field.default };
  }
  if (field.kind !== 'number') return { text: String(value ?? '') };
  if (value === null || value === undefined || value === '') return { text: '' };
  const given =
    typeof value === 'number' ? { ok: true as const, value } : valueFromText(field, String(value), field.unit);
  return given.ok ? shownText(field, given.value, unitOfSlot(units, field.quantity), locale) : { text: String(value) };
}

const exactOf = (shown: readonly (readonly [string, ShownText])[]): Written['exact'] =>
  Object.fromEntries(shown.flatMap(([path, { exact }]) => (exact ? [[path, exact] as const] : [])));
const textsOf = (shown: readonly (readonly [string, ShownText])[]): RowTexts =>
  Object.fromEntries(shown.map(([path, { text }]) => [path, text]));

/** The texts of a line of a list; a cell without a value has its column's default. */
export function rowOfValues({ columns }: ListField, row: Row, units: UnitChoices, locale: Locale): WrittenRow {
  const shown = columns.map(
    (column) => [column.key, simpleText(column, row[column.key] ?? column.default, units, locale)] as const,
  );
  return { cells: textsOf(shown), exact: exactOf(shown) };
}

/** What stands behind the cells of a line, by their path. */
export const exactAtLine = (key: string, line: number, { exact }: WrittenRow): Written['exact'] =>
  Object.fromEntries(Object.entries(exact).map(([column, one]) => [`${key}.${line}.${column}`, one]));

/** The texts of values of the door; a field that has none opens with its default. */
export function textsOfValues(
  fields: readonly Field[],
  values: Readonly<Record<string, unknown>>,
  units: UnitChoices,
  locale: Locale,
): Written {
  const written = fields.map((field): Written => {
    const { key } = field;
    const given = Object.hasOwn(values, key) ? values[key] : field.default;
    if (field.kind !== 'list') {
      const { text, exact } = simpleText(field, Array.isArray(given) ? field.default : given, units, locale);
      return { texts: { [key]: text }, exact: exact ? { [key]: exact } : {} };
    }
    const list: readonly unknown[] = Array.isArray(given) ? given : field.default;
    const rows = list
      .filter(isRecord)
      .slice(0, field.most)
      .map((row) => rowOfValues(field, row, units, locale));
    return {
      texts: { [key]: rows.map(({ cells }) => cells) },
      exact: Object.assign({}, ...rows.map((row, line) => exactAtLine(key, line, row))) as Written['exact'],
    };
  });
  return {
    texts: Object.assign({}, ...written.map(({ texts }) => texts)) as PartTexts,
    exact: Object.assign({}, ...written.map(({ exact }) => exact)) as Written['exact'],
  };
}

/** Each number of a form, written another way: its text and what stands behind it, by its path. */
function rewritten(
  fields: readonly Field[],
  { texts, exact }: Written,
  write: (field: NumberField, shown: ShownText) => ShownText,
): Written {
  const next: Record<string, Exact> = {};
  const each = (field: SimpleField, path: string, text: string): string => {
    if (field.kind !== 'number') return text;
    const behind = exact[path];
    const shown = write(field, { text, ...(behind && { exact: behind }) });
    if (shown.exact) next[path] = shown.exact;
    return shown.text;
  };
  const entries = fields.map((field) => {
    const text = texts[field.key] ?? '';
    if (field.kind !== 'list') return [field.key, typeof text === 'string' ? each(field, field.key, text) : text];
    const rows = typeof text === 'string' ? [] : text;
    const row = (cells: RowTexts, line: number): RowTexts =>
      Object.fromEntries(
        field.columns.map((column) => [
          column.key,
          each(column, `${field.key}.${line}.${column.key}`, cells[column.key] ?? ''),
        ]),
      );
    return [field.key, rows.map(row)];
  });
  return { texts: Object.fromEntries(entries) as PartTexts, exact: next };
}

/** The same form in other units: what is typed stays behind, and stands again where its unit does. */
export const inOtherUnits = (
  fields: readonly Field[],
  written: Written,
  from: UnitChoices,
  to: UnitChoices,
  locale: Locale,
): Written =>
  rewritten(fields, written, (field, shown) =>
    rewrittenText(field, shown, unitOfSlot(from, field.quantity), unitOfSlot(to, field.quantity), locale),
  );

/** The same form as one types it in another language. */
export const inOtherLanguage = (
  fields: readonly Field[],
  written: Written,
  units: UnitChoices,
  before: Locale,
  after: Locale,
): Written =>
  rewritten(fields, written, (field, shown) => {
    const unit = unitOfSlot(units, field.quantity);
    const read = valueFromText(field, shown.text, unit, decimalSign(before), shown.exact);
    return read.ok ? shownText(field, read.value, unit, after) : shown;
  });

interface ReadSimple {
  /** Undefined: left out. */
  readonly value: Plain | undefined;
  readonly problem?: ParseFailure;
}

function readSimple(
  field: SimpleField,
  text: string,
  units: UnitChoices,
  sign: ',' | '.',
  exact: Exact | undefined,
): ReadSimple {
  switch (field.kind) {
    case 'flag':
      return { value: text === 'true' };
    case 'choice':
    case 'text':
      return { value: text === '' ? undefined : text };
    case 'number': {
      if (text.trim() === '' && field.default === null) return { value: undefined };
      const read = valueFromText(field, text, unitOfSlot(units, field.quantity), sign, exact);
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

/** What a form says to who typed it in this language. */
export function readTexts(
  fields: readonly Field[],
  { texts, exact }: Written,
  units: UnitChoices,
  locale: Locale,
): PartReading {
  const sign = decimalSign(locale);
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
            const path = `${key}.${index}.${column.key}`;
            const { value, problem } = readSimple(column, cells[column.key] ?? '', units, sign, exact[path]);
            if (problem && counts) problems[path] = problem;
            return value === undefined ? [] : [[column.key, value] as const];
          }),
        ),
      );
      if (counts) put(options, key, rows);
      if (JSON.stringify(rows) !== JSON.stringify(field.default)) said[key] = rows;
      continue;
    }
    const { value, problem } = readSimple(field, String(text), units, sign, exact[key]);
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
