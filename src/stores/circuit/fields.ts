/** What a page of the circuit asks beside the simulation, as data: its fields are those of its door's options. */
import type { AnyUnit, Quantity } from '../../quantities/index.ts';

interface Named {
  /** Dotted key of the door's option ('receiver.volume'): also the key in links and of problems. */
  readonly key: string;
  /** Whether the field counts, by the texts of all fields; a field that does not keeps what was typed. Absent: always. */
  readonly isUsed?: (texts: PartTexts) => boolean;
}

export interface NumberField extends Named {
  readonly kind: 'number';
  readonly quantity: Quantity;
  /** The unit of the door. */
  readonly unit: AnyUnit;
  /** In that unit. Null: may be left empty, and is then left out. */
  readonly default: number | null;
  /** One step of the arrows, in that unit; absent: by the place of the leading digit. */
  readonly step?: number;
  /** What the field shows while it has the focus, in that unit; the door judges. */
  readonly range?: { readonly min: number; readonly max: number };
}

export interface ChoiceField extends Named {
  readonly kind: 'choice';
  readonly options: readonly string[];
  /** The empty text: none chosen, left out. */
  readonly default: string;
}

export interface FlagField extends Named {
  readonly kind: 'flag';
  readonly default: boolean;
}

/** A text as it is: a name, a key of a list. Empty: left out. */
export interface TextField extends Named {
  readonly kind: 'text';
  readonly default: string;
}

export type SimpleField = NumberField | ChoiceField | FlagField | TextField;

/** Lines of the same fields; its problems are 'bins.0.t_ext'. */
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
/** What is typed in every field of a page, in the reader's units. */
export type PartTexts = Readonly<Record<string, string | readonly RowTexts[]>>;
