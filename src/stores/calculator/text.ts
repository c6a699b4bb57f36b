/** Between a calculator's values, in the units of its definition, and what its form shows as text. */
import { parseExpression } from '../../calculators/derive/expression.ts';
import { tableFromText } from '../../calculators/interpolation/paste.ts';
import type { CellInput, Definition, Input, InputValue, Measure, Problem } from '../../calculators/define.ts';
import { convert, parseNumber, unitKeys } from '../../quantities/index.ts';
import type { UnitOf } from '../../quantities/index.ts';
import type { Locale } from '../../language/index.ts';
import { typedNumber } from '../../quantities/number.ts';

export type RowTexts = Readonly<Record<string, string>>;
export type FieldText = string | readonly RowTexts[];
/** What is typed in every field, also in those that do not count for now. */
export type FormTexts = Readonly<Record<string, FieldText>>;
/** The unit chosen for a field, by its key; a column of rows is `rows.column`. */
export type ChosenUnits = Readonly<Record<string, string>>;

/** The unit a field is shown in: the chosen one where its quantity has it, else that of the definition. */
export function shownUnit({ quantity, unit }: Measure, chosen: string | undefined): string {
  const isKnown = chosen !== undefined && (unitKeys(quantity) as readonly string[]).includes(chosen);
  return isKnown ? chosen : unit;
}

/** A value from one unit of a measure's quantity to another. */
export function inUnit({ quantity }: Measure, value: number, from: string, to: string): number {
  return convert(quantity, value, from as UnitOf<typeof quantity>, to as UnitOf<typeof quantity>);
}

/** A text typed in one unit, written in another; a text that is no number stays as it is. */
export function textInUnit(measure: Measure, text: string, from: string, to: string, locale: Locale): string {
  const parsed = parseNumber(text);
  return parsed.ok ? typedNumber(inUnit(measure, parsed.value, from, to), locale) : text;
}

/** The text of a value, given in the unit of the definition, in `unit`. */
export function cellText(input: CellInput, value: unknown, unit: string | undefined, locale: Locale): string {
  if (value === undefined || value === null) return '';
  if (input.kind === 'choice') return String(value);
  const parsed = typeof value === 'number' ? { ok: true as const, value } : parseNumber(String(value));
  if (!parsed.ok) return String(value);
  return typedNumber(inUnit(input.measure, parsed.value, input.measure.unit, shownUnit(input.measure, unit)), locale);
}

const asRecord = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};

function tableText(value: unknown, locale: Locale): string {
  if (!Array.isArray(value)) return value === undefined ? '' : String(value);
  const cell = (entry: unknown): string => (typeof entry === 'number' ? typedNumber(entry, locale) : String(entry));
  return value.map((row: unknown) => (Array.isArray(row) ? row.map(cell).join('\t') : String(row))).join('\n');
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
            cellText(column, cells[column.key], units[`${input.key}.${column.key}`], locale),
          ]),
        );
      });
    case 'table':
      return tableText(value, locale);
    default:
      return value === undefined || value === null ? '' : String(value);
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

/** The value of a text typed in `unit`, in that of the definition; a text that is no number stays as it is. */
export function cellValue(input: CellInput, text: string, unit: string | undefined): unknown {
  if (text.trim() === '') return undefined;
  if (input.kind === 'choice') return input.options.find(({ value }) => String(value) === text)?.value ?? text;
  const parsed = input.isExpression ? parseExpression(text) : parseNumber(text);
  if (!parsed.ok) return text;
  return inUnit(input.measure, parsed.value, shownUnit(input.measure, unit), input.measure.unit);
}

export interface ReadForm {
  /** What `compute` is given. */
  readonly inputs: Readonly<Record<string, unknown>>;
  /** What cannot even be given to it. */
  readonly problems: readonly Problem[];
}

/** What a form says, in the units of the definition; a text that is no number is handed on for `compute` to refuse. */
export function inputsFromTexts(definition: Definition, texts: FormTexts, units: ChosenUnits): ReadForm {
  const inputs: Record<string, unknown> = {};
  const problems: Problem[] = [];
  for (const input of definition.inputs) {
    const { key } = input;
    const text = texts[key] ?? '';
    if (typeof text !== 'string') {
      if (input.kind !== 'rows') continue;
      inputs[key] = text.map((row) =>
        Object.fromEntries(
          input.columns.map((column) => [
            column.key,
            cellValue(column, row[column.key] ?? '', units[`${key}.${column.key}`]),
          ]),
        ),
      );
    } else if (text.trim() !== '') {
      if (input.kind === 'number' || input.kind === 'choice') inputs[key] = cellValue(input, text, units[key]);
      else if (input.kind === 'boolean') inputs[key] = text === 'true' ? true : text === 'false' ? false : text;
      else if (input.kind === 'table') {
        const pasted = tableFromText(text);
        if (pasted.ok) inputs[key] = pasted.rows;
        else problems.push({ field: key, code: 'unreadableRow', values: { n: pasted.line } });
      } else inputs[key] = text;
    }
  }
  return { inputs, problems };
}

const STEP_DIGITS = 12;

/** The text `steps` steps further; a step is a degree for temperatures, else a tenth of the leading digit's place. */
export function steppedText({ quantity }: Measure, text: string, steps: number, locale: Locale): string | undefined {
  const parsed = parseNumber(text === '' ? '0' : text);
  if (!parsed.ok) return undefined;
  const { value } = parsed;
  const isTemperature = quantity === 'temperature' || quantity === 'temperatureDifference';
  const step =
    isTemperature || quantity === 'count' || value === 0 ? 1 : 10 ** (Math.floor(Math.log10(Math.abs(value))) - 1);
  const ratio = value / step;
  const whole = steps > 0 ? Math.floor(ratio + 1e-9) : Math.ceil(ratio - 1e-9);
  return typedNumber(Number(((whole + steps) * step).toPrecision(STEP_DIGITS)), locale);
}
