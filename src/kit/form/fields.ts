/** What a form asks, as data. A field's key is also its key in links, in problems and in what is computed from it. */
import type { Measured } from './text.ts';
import type { OwnSlot, UnitSlot } from './units.ts';

/** What a typed number is a number of. Its unit is that of links, bodies and formulas. */
export interface Measure extends Measured {
  /** Where the unit it is shown in is remembered; absent: with its quantity. */
  readonly slot?: UnitSlot | OwnSlot;
  /** One step of the arrows, in `unit`; absent: by the place of the leading digit. */
  readonly step?: number;
  /** In `unit`, shown while the field has the focus; what is computed judges. */
  readonly range?: { readonly min: number; readonly max: number };
  /** It is shown in `unit`, whatever the reader's units are. */
  readonly isFixed?: true;
}

interface Named {
  /** A dot opens a group in what is computed from the form: 'receiver.volume'. */
  readonly key: string;
  /** Whether the field counts, by the texts of all fields; one that does not keeps what was typed. Absent: always. */
  readonly isUsed?: (texts: FormTexts) => boolean;
}

export interface NumberField extends Named, Measure {
  readonly kind: 'number';
  /** In `unit`. Null: may be left empty, and is then left out. */
  readonly default: number | null;
  /** A text that is no number is handed on as it is: what is computed refuses it in its own words. */
  readonly isJudged?: true;
  /** What it is a number of, where a choice beside it decides; the same object for the same choice. */
  readonly measure?: (texts: FormTexts) => Measure;
}

export interface ChoiceField extends Named {
  readonly kind: 'choice';
  readonly options: readonly string[];
  /** A text that is none of them stays, for what is computed to refuse. */
  readonly isOpen?: true;
  /** The empty text: none chosen, left out. */
  readonly default: string;
}

export interface FlagField extends Named {
  readonly kind: 'flag';
  readonly default: boolean;
}

/** A text as it is: a name, a fluid, a key of a list. Empty: left out. */
export interface TextField extends Named {
  readonly kind: 'text';
  readonly default: string;
}

export type SimpleField = NumberField | ChoiceField | FlagField | TextField;

/** Lines of the same fields; the path of a cell is 'bins.0.t_ext'. */
export interface ListField extends Named {
  readonly kind: 'list';
  readonly columns: readonly SimpleField[];
  readonly default: readonly Readonly<Record<string, number | string | boolean>>[];
  /** No more lines than this. */
  readonly most: number;
}

export type Field = SimpleField | ListField;

/** The texts of a line; those of a flag are 'true' and 'false'. */
export type RowTexts = Readonly<Record<string, string>>;
/** What is typed in every field of a form, in the reader's units. */
export type FormTexts = Readonly<Record<string, string | readonly RowTexts[]>>;

/** What a number field is a number of, given the choices beside it. */
export const measureOf = (field: NumberField, texts: FormTexts): Measure => field.measure?.(texts) ?? field;

/** Where the unit a measure is shown in is remembered. */
export const slotOf = ({ slot, quantity }: Measure): UnitSlot | OwnSlot => slot ?? quantity;

const CELL = /^(.+)\.(\d+)\.([^.]+)$/;

/** The parts of the path of a cell; undefined for the key of a field. */
export function cellOfPath(
  fields: readonly Field[],
  path: string,
): { readonly list: ListField; readonly line: number; readonly column: string } | undefined {
  const [, key, line, column] = CELL.exec(path) ?? [];
  const list = fields.find((field) => field.key === key);
  return list?.kind === 'list' && column !== undefined ? { list, line: Number(line), column } : undefined;
}

/** The field at a path, the key of a field or the path of a cell; undefined where there is none. */
export function fieldAt(fields: readonly Field[], path: string): SimpleField | undefined {
  const whole = fields.find(({ key }) => key === path);
  if (whole) return whole.kind === 'list' ? undefined : whole;
  const cell = cellOfPath(fields, path);
  return cell?.list.columns.find(({ key }) => key === cell.column);
}

/** The lines of a list; none for what is no list. */
export function rowsAt(texts: FormTexts, key: string): readonly RowTexts[] {
  const rows = texts[key];
  return typeof rows === 'object' ? rows : NO_ROWS;
}
const NO_ROWS: readonly RowTexts[] = [];

/** What is typed at a path; empty where there is nothing. */
export function textAt(texts: FormTexts, path: string): string {
  const whole = texts[path];
  if (typeof whole === 'string') return whole;
  const [, key = '', line, column = ''] = CELL.exec(path) ?? [];
  return rowsAt(texts, key)[Number(line)]?.[column] ?? '';
}
