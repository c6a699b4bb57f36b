/** The form of a calculator: as typed, and as read. Everything on the page takes it from here. */
import { isVisible, readInputs } from '../../../calculators/derive/read.ts';
import type { Reading } from '../../../calculators/derive/read.ts';
import { tableFromText } from '../../../calculators/interpolation/paste.ts';
import type { ChoiceInput, Definition, Input, Problem, TableInput } from '../../../calculators/define.ts';
import { textAt } from '../../../kit/form/fields.ts';
import type { FormTexts } from '../../../kit/form/fields.ts';
import type { FormContent } from '../../../kit/form/form.ts';
import { unitsOfInputs } from './units.ts';
import type { ChosenUnits } from './units.ts';

export interface ReadForm {
  readonly texts: FormTexts;
  /** The units its numbers are shown in, by key; that of a column of rows by `rows.column`. */
  readonly units: ChosenUnits;
  /** What `compute` is given, in the units of the definition; a text that is no number is handed on for it to refuse. */
  readonly inputs: Readonly<Record<string, unknown>>;
  /** What cannot even be given to it. */
  readonly problems: readonly Problem[];
  /** The inputs as `compute` reads them. */
  readonly reading: Reading;
  /** Whether an input counts for now, by its key. */
  readonly shown: Readonly<Record<string, boolean>>;
  /** Whether a fluid is chosen, from which properties are taken. */
  readonly hasFluid: boolean;
}

/** The value of an option by its text. */
const optionValue = ({ options }: ChoiceInput, text: unknown): unknown =>
  options.find(({ value }) => String(value) === text)?.value ?? text;

/** The rows of a pasted table, or the line that cannot be read. */
function pasted({ key }: TableInput, text: string): { readonly value?: unknown; readonly problem?: Problem } {
  const table = tableFromText(text);
  return table.ok
    ? { value: table.rows }
    : { problem: { field: key, code: 'unreadableRow', values: { n: table.line } } };
}

function inputValue(input: Exclude<Input, TableInput>, text: string, value: unknown): unknown {
  switch (input.kind) {
    case 'number':
      return value;
    case 'choice':
      return optionValue(input, text);
    case 'boolean':
      return text === 'true' ? true : text === 'false' ? false : text;
    case 'rows': {
      const choices = input.columns.filter((column) => column.kind === 'choice');
      return (value as readonly Readonly<Record<string, unknown>>[]).map((row) => ({
        ...row,
        ...Object.fromEntries(
          choices.flatMap((column) =>
            row[column.key] === undefined ? [] : [[column.key, optionValue(column, row[column.key])]],
          ),
        ),
      }));
    }
    default:
      return text;
  }
}

/** @param before the same form read before: a table that nobody touched since is not read again */
export function readCalculator(definition: Definition, content: FormContent, before?: ReadForm): ReadForm {
  const { texts, values } = content;
  const inputs: Record<string, unknown> = {};
  const problems: Problem[] = [];
  for (const input of definition.inputs) {
    const { key } = input;
    const text = textAt(texts, key);
    if (input.kind !== 'rows' && text.trim() === '') continue;
    if (input.kind !== 'table') inputs[key] = inputValue(input, text, values[key]);
    else {
      const isKnown = before?.texts[key] === text;
      const problem = isKnown ? before.problems.find(({ field }) => field === key) : undefined;
      const read = isKnown ? { value: before.inputs[key], problem } : pasted(input, text);
      if (read.value !== undefined) inputs[key] = read.value;
      if (read.problem) problems.push(read.problem);
    }
  }
  const reading = readInputs(definition, inputs);
  const shown = Object.fromEntries(definition.inputs.map(({ key, when }) => [key, isVisible(when, reading.values)]));
  const hasFluid = definition.inputs.some(({ key, kind }) => kind === 'fluid' && shown[key] && texts[key] !== '');
  const units = unitsOfInputs(definition.id, content.units as ChosenUnits);
  return { texts, units, inputs, problems, reading, shown, hasFluid };
}
