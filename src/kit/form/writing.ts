/** What stands in a form: values written as a reader types them, in other units, in another language. */
import type { Locale } from '../../language/index.ts';
import { decimalSign } from '../../quantities/index.ts';
import { measureOf, rowsAt, slotOf } from './fields.ts';
import type { Field, FormTexts, ListField, Measure, NumberField, RowTexts, SimpleField } from './fields.ts';
import { rewrittenText } from './rewriting.ts';
import { remembered, shownText, shownUnit, valueFromText } from './text.ts';
import type { Exact, ShownText } from './text.ts';
import { unitOfSlot } from './units.ts';
import type { OwnSlot, UnitChoices, UnitsByName, UnitSlot } from './units.ts';

/** What stands in a form, and behind its texts by their path ('bins.0.t_ext'). */
export interface Written {
  readonly texts: FormTexts;
  readonly exact: Readonly<Record<string, Exact>>;
}

/** A line of a list, and what stands behind its cells by their key. */
export interface WrittenRow {
  readonly cells: RowTexts;
  readonly exact: Readonly<Record<string, Exact>>;
}

type Row = Readonly<Record<string, unknown>>;
const isRecord = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);

const isOwn = (slot: UnitSlot | OwnSlot): slot is OwnSlot => slot.includes('.');

/** The unit a measure is shown in. */
export function unitShown(units: UnitChoices, measure: Measure): string {
  if (measure.isFixed) return measure.unit;
  const slot = slotOf(measure);
  return isOwn(slot) ? shownUnit(measure, (units as UnitsByName)[slot]) : unitOfSlot(units, slot);
}

/** The text of a value, given in the unit it is carried in. @param texts the choices that decide what it is a number of */
function simpleText(
  field: SimpleField,
  value: unknown,
  texts: FormTexts,
  units: UnitChoices,
  locale: Locale,
): ShownText {
  if (field.kind === 'choice') {
    const option = field.options.find((known) => known === String(value ?? ''));
    return { text: option ?? (field.isOpen ? String(value ?? '') : field.default) };
  }
  if (field.kind !== 'number') return { text: String(value ?? '') };
  if (value === null || value === undefined || value === '') return { text: '' };
  const measure = measureOf(field, texts);
  const given =
    typeof value === 'number' ? { ok: true as const, value } : valueFromText(measure, String(value), measure.unit);
  return given.ok ? shownText(measure, given.value, unitShown(units, measure), locale) : { text: String(value) };
}

const exactOf = (shown: readonly (readonly [string, ShownText])[]): Written['exact'] =>
  Object.fromEntries(shown.flatMap(([path, { exact }]) => (exact ? [[path, exact] as const] : [])));
const textsOf = (shown: readonly (readonly [string, ShownText])[]): RowTexts =>
  Object.fromEntries(shown.map(([path, { text }]) => [path, text]));

/** The texts of a line of a list; a cell without a value has its column's default. */
export function rowOfValues({ columns }: ListField, row: Row, units: UnitChoices, locale: Locale): WrittenRow {
  const shown = columns.map(
    (column) => [column.key, simpleText(column, row[column.key] ?? column.default, {}, units, locale)] as const,
  );
  return { cells: textsOf(shown), exact: exactOf(shown) };
}

/** What stands behind the cells of a line, by their path. */
export const exactAtLine = (key: string, line: number, { exact }: WrittenRow): Written['exact'] =>
  Object.fromEntries(Object.entries(exact).map(([column, one]) => [`${key}.${line}.${column}`, one]));

/** The texts of values, in the units they are carried in; a field that has none opens with its default. */
export function textsOfValues(
  fields: readonly Field[],
  values: Readonly<Record<string, unknown>>,
  units: UnitChoices,
  locale: Locale,
): Written {
  const texts: Record<string, string | readonly RowTexts[]> = {};
  let exact: Written['exact'] = {};
  const given = ({ key, default: byDefault }: Field): unknown => (Object.hasOwn(values, key) ? values[key] : byDefault);
  const write = (field: SimpleField): void => {
    const value = given(field);
    const shown = simpleText(field, Array.isArray(value) ? field.default : value, texts, units, locale);
    texts[field.key] = shown.text;
    if (shown.exact) exact = { ...exact, [field.key]: shown.exact };
  };
  // Choices first: what some numbers are depends on them. Every key keeps its place in the order of the fields.
  for (const { key } of fields) texts[key] = '';
  for (const field of fields) if (field.kind !== 'number' && field.kind !== 'list') write(field);
  for (const field of fields) {
    if (field.kind === 'number') write(field);
    if (field.kind !== 'list') continue;
    const value = given(field);
    const list: readonly unknown[] = Array.isArray(value) ? value : field.default;
    const rows = list
      .filter(isRecord)
      .slice(0, field.most)
      .map((row) => rowOfValues(field, row, units, locale));
    texts[field.key] = rows.map(({ cells }) => cells);
    for (const [line, row] of rows.entries()) exact = { ...exact, ...exactAtLine(field.key, line, row) };
  }
  return { texts, exact };
}

/** Each number of a form, written another way: its text and what stands behind it, by its path. */
function rewritten(
  fields: readonly Field[],
  { texts, exact }: Written,
  write: (measure: Measure, shown: ShownText, path: string) => ShownText,
): Written {
  const next: Record<string, Exact> = {};
  const number = (field: NumberField, path: string, text: string): string => {
    const behind = exact[path];
    const shown = write(measureOf(field, texts), { text, ...(behind && { exact: behind }) }, path);
    if (shown.exact) next[path] = shown.exact;
    return shown.text;
  };
  const each = (field: SimpleField, path: string, text: string): string =>
    field.kind === 'number' ? number(field, path, text) : text;
  const entries = fields.map((field) => {
    const { key } = field;
    if (field.kind !== 'list') return [key, each(field, key, String(texts[key] ?? ''))];
    const row = (cells: RowTexts, line: number): RowTexts =>
      Object.fromEntries(
        field.columns.map((column) => [
          column.key,
          each(column, `${key}.${line}.${column.key}`, cells[column.key] ?? ''),
        ]),
      );
    return [key, rowsAt(texts, key).map(row)];
  });
  return { texts: Object.fromEntries(entries) as FormTexts, exact: next };
}

/** The same form in other units: what is typed stays behind, and stands again where its unit does. */
export const inOtherUnits = (
  fields: readonly Field[],
  written: Written,
  from: UnitChoices,
  to: UnitChoices,
  locale: Locale,
): Written =>
  rewritten(fields, written, (measure, shown) =>
    rewrittenText(measure, shown, unitShown(from, measure), unitShown(to, measure), locale),
  );

/** The same form as one types it in another language. */
export const inOtherLanguage = (
  fields: readonly Field[],
  written: Written,
  units: UnitChoices,
  before: Locale,
  after: Locale,
): Written =>
  rewritten(fields, written, (measure, shown) => {
    const unit = unitShown(units, measure);
    const read = valueFromText(measure, shown.text, unit, decimalSign(before), shown.exact);
    return read.ok ? shownText(measure, read.value, unit, after) : shown;
  });

/** Of values that mean the same: what a change of unit leaves behind the last digit anyone types. */
const NOISE = 1e-9;

/**
 * The same form with the letters that were typed in its fields, where they still say the value that stands there: a link
 * says 7.1 of "7,10", and of "59,05" °F what it is in °C.
 * @param letters by path
 */
export const inLetters = (
  fields: readonly Field[],
  written: Written,
  units: UnitChoices,
  locale: Locale,
  letters: Readonly<Record<string, string>>,
): Written =>
  rewritten(fields, written, (measure, shown, path) => {
    const text = letters[path];
    if (text === undefined || text === shown.text) return shown;
    const [unit, sign] = [unitShown(units, measure), decimalSign(locale)];
    const [said, standing] = [
      valueFromText(measure, text, unit, sign),
      valueFromText(measure, shown.text, unit, sign, shown.exact),
    ];
    if (!said.ok || !standing.ok) return shown;
    const isSame = Math.abs(said.value - standing.value) <= NOISE * Math.abs(standing.value);
    return isSame ? { text, exact: remembered(measure, text, unit, standing.value) } : shown;
  });
