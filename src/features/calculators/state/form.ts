/** The form of a calculator: as typed, and as read. Everything on the page takes it from here. */
import type { Definition } from '../../../calculators/define.ts';
import { isVisible, readInputs } from '../../../calculators/derive/read.ts';
import type { Reading } from '../../../calculators/derive/read.ts';
import { inputsFromTexts } from './text.ts';
import type { ChosenUnits, FieldText, FormTexts, ReadTexts, RowTexts, Typing } from './text.ts';

export interface Form extends ReadTexts {
  /** The inputs as `compute` reads them. */
  readonly reading: Reading;
  /** Whether an input counts for now, by its key. */
  readonly shown: Readonly<Record<string, boolean>>;
  /** Whether a fluid is chosen, from which properties are taken. */
  readonly hasFluid: boolean;
}

/** Reads a form. @param before the same form read before: what nobody touched since is not read again */
export function readForm(
  definition: Definition,
  texts: FormTexts,
  units: ChosenUnits,
  before?: Form,
  typing?: Typing,
): Form {
  const read = inputsFromTexts(definition, texts, units, before, typing);
  const reading = readInputs(definition, read.inputs);
  const shown = Object.fromEntries(definition.inputs.map(({ key, when }) => [key, isVisible(when, reading.values)]));
  const hasFluid = definition.inputs.some(({ key, kind }) => kind === 'fluid' && shown[key] && texts[key] !== '');
  return { ...read, reading, shown, hasFluid };
}

const isRows = (text: FieldText | undefined): text is readonly RowTexts[] => typeof text === 'object';

/** The lines of a list; none for what is no list. */
export function rowsOf({ texts }: Form, key: string): readonly RowTexts[] {
  const text = texts[key];
  return isRows(text) ? text : NO_ROWS;
}
const NO_ROWS: readonly RowTexts[] = [];

/** What is typed at a path: the key of an input, or `rows.0.column`. */
export function textAt(form: Form, path: string): string {
  const [key = path, index, column] = path.split('.');
  if (column !== undefined) return rowsOf(form, key)[Number(index)]?.[column] ?? '';
  const text = form.texts[key];
  return typeof text === 'string' ? text : '';
}

/** The texts with another one at a path; unchanged where a list has no such line. */
export function textsWith(texts: FormTexts, path: string, text: FieldText): FormTexts {
  const [key = path, index, column] = path.split('.');
  if (column === undefined) return { ...texts, [key]: text };
  return withLine(texts, key, Number(index), { [column]: String(text) });
}

/** The texts with some cells of a line of a list changed. */
export function withLine(texts: FormTexts, key: string, line: number, cells: RowTexts): FormTexts {
  const rows = texts[key];
  if (!isRows(rows)) return texts;
  return { ...texts, [key]: rows.map((row, index) => (index === line ? { ...row, ...cells } : row)) };
}
