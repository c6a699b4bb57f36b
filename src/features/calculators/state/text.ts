/** Between a calculator's values, in the units of its definition, and what its form shows as text. */
import { parseExpression } from '../../../calculators/derive/expression.ts';
import { tableFromText } from '../../../calculators/interpolation/paste.ts';
import type { CellInput, Definition, Input, InputValue, Problem } from '../../../calculators/define.ts';
import { numberFromText, parseNumber } from '../../../quantities/index.ts';
import { typedNumber } from '../../../quantities/number.ts';
import type { Locale } from '../../../language/index.ts';
import { inUnit, shownUnit, textFromValue, valueFromText } from '../../../kit/form/text.ts';
import type { Exact } from '../../../kit/form/text.ts';

export type RowTexts = Readonly<Record<string, string>>;
export type FieldText = string | readonly RowTexts[];
/** What is typed in every field, also in those that do not count for now. */
export type FormTexts = Readonly<Record<string, FieldText>>;
/** The unit chosen for a field, by its key; a column of rows is `rows.column`. */
export type ChosenUnits = Readonly<Record<string, string>>;

/** A value of a link as one would type it; what is no text and no number as the link wrote it. */
const asTyped = (value: unknown): string =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);

/** The text of a value, given in the unit of the definition, in `unit`. */
export function cellText(input: CellInput, value: unknown, unit: string | undefined, locale: Locale): string {
  if (value === undefined || value === null) return '';
  if (input.kind === 'choice') return asTyped(value);
  const parsed = typeof value === 'number' ? { ok: true as const, value } : parseNumber(asTyped(value));
  if (!parsed.ok) return asTyped(value);
  return textFromValue(input.measure, parsed.value, shownUnit(input.measure, unit), locale);
}

const asRecord = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Readonly<Record<string, unknown>>)
    : {};

function tableText(value: unknown, locale: Locale): string {
  if (!Array.isArray(value)) return value === undefined ? '' : asTyped(value);
  const cell = (entry: unknown): string => (typeof entry === 'number' ? typedNumber(entry, locale) : asTyped(entry));
  return value.map((row: unknown) => (Array.isArray(row) ? row.map(cell).join('\t') : asTyped(row))).join('\n');
}

function fieldText(input: Input, value: unknown, units: ChosenUnits, locale: Locale): FieldText {
  switch (input.kind) {
    case 'number':
    case 'choice':
      return cellText(input, value, units[input.key], locale);
    case 'rows':
      return (Array.isArray(value) ? value : []).map((row: unknown) => {
        const cells = asRecord(row);
        return Object.fromEntries(
          input.columns.map((column) => [
            column.key,
            cellText(
              column,
              Object.hasOwn(cells, column.key) ? cells[column.key] : undefined,
              units[`${input.key}.${column.key}`],
              locale,
            ),
          ]),
        );
      });
    case 'table':
      return tableText(value, locale);
    default:
      return value === undefined || value === null ? '' : asTyped(value);
  }
}

/** The form that shows these inputs; what they leave out is empty. */
export function textsFromInputs(
  definition: Definition,
  inputs: Readonly<Record<string, unknown>>,
  units: ChosenUnits,
  locale: Locale,
): FormTexts {
  return Object.fromEntries(
    definition.inputs.map((input) => [input.key, fieldText(input, inputs[input.key], units, locale)]),
  );
}

/**
 * Inputs as a link or an example gives them, made whole: what they leave out is not used, as in `compute`,
 * but for what no result can do without, which keeps the value the form opens with.
 */
export function completedInputs(
  definition: Definition,
  given: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const standIn = (input: Input): InputValue | undefined => {
    if (input.required === true && 'default' in input) return input.default;
    return 'fallback' in input ? input.fallback : undefined;
  };
  return Object.fromEntries(
    definition.inputs.map((input) => [input.key, Object.hasOwn(given, input.key) ? given[input.key] : standIn(input)]),
  );
}

/** What stands behind the texts these inputs are written with, in the units of the definition: digits they leave out. */
export function exactOfInputs(
  definition: Definition,
  inputs: Readonly<Record<string, unknown>>,
  texts: FormTexts,
  sign: ',' | '.',
): Typing['exact'] {
  const exact: Record<string, Exact> = {};
  const keep = (input: CellInput, path: string, given: unknown, text: string | undefined): void => {
    if (input.kind !== 'number' || text === undefined) return;
    const { unit } = input.measure;
    const value = typeof given === 'string' ? numberFromText(given) : Number(given ?? Number.NaN);
    const said = valueFromText(input.measure, text, unit, sign);
    if (Number.isFinite(value) && said.ok && said.value !== value) exact[path] = { text, unit, value };
  };
  for (const input of definition.inputs) {
    const { key } = input;
    const [given, text] = [inputs[key], texts[key]];
    if (input.kind === 'number' && typeof text === 'string') keep(input, key, given, text);
    if (input.kind !== 'rows' || typeof text !== 'object') continue;
    for (const [index, row] of text.entries()) {
      const cells = asRecord(Array.isArray(given) ? given[index] : undefined);
      for (const column of input.columns)
        keep(column, `${key}.${index}.${column.key}`, cells[column.key], row[column.key]);
    }
  }
  return exact;
}

/** How the texts of a form are to be read. */
export interface Typing {
  /** The decimal sign of who typed them. */
  readonly sign: ',' | '.';
  /** What stands behind texts that were written in another unit than their value was given in, by path. */
  readonly exact: Readonly<Partial<Record<string, Exact>>>;
}

const BY_PROGRAMS: Typing = { sign: ',', exact: {} };

/**
 * The value of a text typed in `unit`, or in the unit it names, in that of the definition; a text that is no number
 * stays as it is.
 */
export function cellValue(
  input: CellInput,
  path: string,
  text: string,
  unit: string | undefined,
  typing: Typing,
): unknown {
  if (text.trim() === '') return undefined;
  if (input.kind === 'choice') return input.options.find(({ value }) => String(value) === text)?.value ?? text;
  const { measure } = input;
  const shown = shownUnit(measure, unit);
  const read = valueFromText(measure, text, shown, typing.sign, typing.exact[path]);
  if (read.ok) return read.value;
  const said = input.isExpression ? parseExpression(text, typing.sign) : read;
  return said.ok ? inUnit(measure, said.value, shown, measure.unit) : text;
}

/** What is typed in a form, and what that says. */
export interface ReadTexts {
  readonly texts: FormTexts;
  readonly units: ChosenUnits;
  readonly typing: Typing;
  /** What `compute` is given. */
  readonly inputs: Readonly<Record<string, unknown>>;
  /** What cannot even be given to it. */
  readonly problems: readonly Problem[];
}

interface ReadField {
  readonly value?: unknown;
  readonly problem?: Problem;
}

function readField(
  input: Input,
  text: FieldText,
  units: ChosenUnits,
  typing: Typing,
  before: ReadTexts | undefined,
): ReadField {
  const { key } = input;
  if (typeof text !== 'string') {
    if (input.kind !== 'rows') return {};
    const rowsBefore = before?.texts[key];
    const valuesBefore = before?.inputs[key];
    return {
      value: text.map((row, index): unknown => {
        if (Array.isArray(rowsBefore) && Array.isArray(valuesBefore) && rowsBefore[index] === row)
          return valuesBefore[index];
        return Object.fromEntries(
          input.columns.map((column) => [
            column.key,
            cellValue(
              column,
              `${key}.${index}.${column.key}`,
              row[column.key] ?? '',
              units[`${key}.${column.key}`],
              typing,
            ),
          ]),
        );
      }),
    };
  }
  if (text.trim() === '') return {};
  switch (input.kind) {
    case 'number':
    case 'choice':
      return { value: cellValue(input, key, text, units[key], typing) };
    case 'boolean':
      return { value: text === 'true' ? true : text === 'false' ? false : text };
    case 'table': {
      const pasted = tableFromText(text);
      return pasted.ok
        ? { value: pasted.rows }
        : { problem: { field: key, code: 'unreadableRow', values: { n: pasted.line } } };
    }
    default:
      return { value: text };
  }
}

/**
 * What a form says, in the units of the definition; a text that is no number is handed on for `compute` to refuse.
 * @param before the same form read before: a text that has not changed since is not read again
 */
export function inputsFromTexts(
  definition: Definition,
  texts: FormTexts,
  units: ChosenUnits,
  before?: ReadTexts,
  typing: Typing = before?.typing ?? BY_PROGRAMS,
): ReadTexts {
  const known = before?.units === units && before.typing === typing ? before : undefined;
  const inputs: Record<string, unknown> = {};
  const problems: Problem[] = [];
  for (const input of definition.inputs) {
    const { key } = input;
    const text = texts[key] ?? '';
    const isKnown = known !== undefined && known.texts[key] === text;
    const { value, problem } = isKnown
      ? { value: known.inputs[key], problem: known.problems.find(({ field }) => field === key) }
      : readField(input, text, units, typing, known);
    if (value !== undefined) inputs[key] = value;
    if (problem) problems.push(problem);
  }
  return { texts, units, typing, inputs, problems };
}
