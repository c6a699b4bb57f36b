/**
 * What a calculator is, as plain data. Its form, link, validation, assistant tool, card and tests
 * follow from it; formulas are elsewhere (compute.ts beside each definition).
 */
import type { Quantity, UnitOf } from '../quantities/index.ts';
import type { ProblemCode } from './codes.ts';
import type { ToolIconName } from './icons.ts';
import type { Bilingual } from '../language/index.ts';
import type { ProblemOf, Values } from '../schema/outcome.ts';

export type Category = 'aero' | 'regulation' | 'fluid' | 'math' | 'calc';
export type Colour = 'primary' | 'secondary' | 'info' | 'success' | 'warning' | 'error' | 'neutral';

/** Where a figure comes from. `exact`: algebra, a definition or a balance, which no standard has to say. `toVerify`: to be checked against the purchased standard or the maker. */
export const SOURCE_BADGES = ['standard', 'correlation', 'exact', 'practice', 'toVerify'] as const;
export type SourceBadge = (typeof SOURCE_BADGES)[number];

export interface SourceNote {
  readonly badges: readonly [SourceBadge, ...SourceBadge[]];
  readonly text: Bilingual;
  readonly url?: string;
}

/** A quantity and the unit in which links, `compute` and the assistant carry it. */
export type Measure = {
  [Q in Quantity]: { readonly quantity: Q; readonly unit: UnitOf<Q> };
}[Quantity];

export interface Range {
  readonly min?: number;
  readonly max?: number;
  /** The lower bound itself is refused ("> 0"). */
  readonly isMinExcluded?: true;
  /** Problems that say more than "out of range" when the bound is crossed. */
  readonly below?: ProblemCode;
  readonly above?: ProblemCode;
}

/** Values of other inputs under which this one counts; every key must hold one of its values. */
export type Condition = Readonly<Record<string, readonly (string | number | boolean)[]>>;

/** What a preset puts into a field: a value, or that tabulated nearest to the value of another input. */
export type PresetValue =
  number | string | { readonly nearestTo: string; readonly among: readonly (readonly [at: number, value: number])[] };

/** A named entry that fills fields. */
export interface Preset {
  readonly id: string;
  readonly label: Bilingual;
  /** In the units of the definition, by input, or by column for a line of a list; an empty text clears a field. */
  readonly values: Readonly<Record<string, PresetValue>>;
  /** Offered only while these inputs hold these values. */
  readonly when?: Condition;
}

/** A menu of entries that fill fields. */
export interface Presets {
  readonly label: Bilingual;
  readonly badges: readonly [SourceBadge, ...SourceBadge[]];
  readonly entries: readonly Preset[];
  /** An entry is added to what is typed, instead of taking its place. */
  readonly adds?: true;
}

interface InputBase {
  readonly key: string;
  readonly label: Bilingual;
  readonly help?: Bilingual;
  readonly when?: Condition;
  /** Absent is a refusal (while `when` holds). */
  readonly required?: true;
  /** The problem of its absence, where "required field" is not clear enough. */
  readonly missing?: ProblemCode;
  /**
   * Where `compute` finds it while it is absent; its outcome then says the value it took, under `standIns`.
   * `standard`: what a standard says of the fluid, to be checked there.
   */
  readonly from?: 'fluid' | 'standard' | 'inputs';
  /** Offered above the field; above the first cell of each line for a list. */
  readonly presets?: Presets;
}

export interface NumberInput extends InputBase {
  readonly kind: 'number';
  readonly measure: Measure;
  /** May be typed as a fraction or a sum too: "1 1/8", "120+14.7". */
  readonly isExpression?: true;
  /** The pressure of the air itself, which no gauge reads. */
  readonly isAirPressure?: true;
  /** What the form opens with, or a new line of a list. */
  readonly default?: number;
  /** What `compute` takes when the key is absent. */
  readonly fallback?: number;
  readonly range?: Range;
}

export interface Option<V extends string | number = string | number> {
  readonly value: V;
  readonly label: Bilingual;
  /** Pipe sizes it is of: offered to readers who asked for these, or for all. */
  readonly pipes?: 'metric' | 'pouce';
}

export interface ChoiceInput extends InputBase {
  readonly kind: 'choice';
  readonly options: readonly Option[];
  readonly default?: string | number;
  readonly fallback?: string | number;
  /** In a list: what its line is called by. It changes no figure. */
  readonly isName?: true;
  /** The problem of a value that is none of the options. */
  readonly unknown?: ProblemCode;
}

export interface BooleanInput extends InputBase {
  readonly kind: 'boolean';
  readonly default: boolean;
  readonly fallback: boolean;
}

export interface TextInput extends InputBase {
  readonly kind: 'text';
  readonly maxLength: number;
  readonly default?: string;
}

/** The name of a refrigerant, in any usual spelling. */
export interface FluidInput extends InputBase {
  readonly kind: 'fluid';
  readonly default?: string;
}

export type CellInput = NumberInput | ChoiceInput;

/** A list the reader grows line by line. */
export interface RowsInput extends InputBase {
  readonly kind: 'rows';
  readonly columns: readonly CellInput[];
  readonly rows: { readonly min: number; readonly max: number };
  readonly default: readonly Readonly<Record<string, string | number>>[];
}

/** Rows of bare numbers, pasted from a spreadsheet or given as JSON. */
export interface TableInput extends InputBase {
  readonly kind: 'table';
  readonly rows: { readonly min: number; readonly max: number };
  readonly columns: { readonly min: number; readonly max: number };
}

export type Input = NumberInput | ChoiceInput | BooleanInput | TextInput | FluidInput | RowsInput | TableInput;

/** How many digits a figure is worth showing. */
export type Digits = ({ readonly decimals: number } | { readonly significant: number }) & {
  /** What may not be exceeded is written no larger than it is, what must be reached no smaller: it holds as it is read. */
  readonly limit?: 'most' | 'least';
};

/** What a word means for the reader: to go on, to look again, to stop. */
export type Tone = 'good' | 'doubt' | 'bad';
/** By value; a value that is only a fact has none. */
export type Tones = Readonly<Partial<Record<string, Tone>>>;

/** The symbol of a figure whose unit the inputs name: what is typed in `input`, or what stands for it in `symbols`. */
export interface SymbolSource {
  readonly input: string;
  readonly when?: Condition;
  readonly symbols?: Readonly<Record<string, string>>;
}

interface OutputBase {
  readonly key: string;
  readonly label: Bilingual;
}

export type Output = OutputBase &
  (
    | {
        /** `numbers` is a list, one per row or column of an input; `oneOrMore` a list only when there are several. */
        readonly kind: 'number' | 'numbers' | 'oneOrMore';
        readonly measure: Measure;
        readonly digits: Digits;
        /** Where its measure has no unit of its own: the first whose condition holds. */
        readonly symbolFrom?: readonly SymbolSource[];
        /** The picture says it, each value with its name: no table beside it. */
        readonly isInPicture?: true;
        /** The reader may choose how many significant digits are shown, within these. */
        readonly digitChoices?: { readonly min: number; readonly max: number };
      }
    | { readonly kind: 'choice'; readonly options: readonly Option[]; readonly tones?: Tones }
    | { readonly kind: 'boolean'; readonly tones?: Tones }
    | { readonly kind: 'text' }
  );

/** A question asked backwards: which value of the number `find` gives a wanted value of the output `from`. */
export interface Reverse {
  readonly find: string;
  readonly from: string;
  /** Beside the condition of the input itself. */
  readonly when?: Condition;
  /** Asked only while the input is filled: empty, something else stands for it. */
  readonly isGiven?: true;
}

/** Texts of some inputs are codes of a list that another input, `by`, chooses. */
export interface CodeLists {
  readonly by: string;
  readonly keys: readonly string[];
  /** By the value of `by`: codes, with what people read. */
  readonly lists: Readonly<Record<string, readonly { readonly value: string; readonly label: string }[]>>;
  /** The figure shown for every code that this input may take, side by side. */
  readonly every?: { readonly input: string; readonly output: string };
}

/** A part of a long form under its own heading. */
export interface InputGroup {
  readonly label: Bilingual;
  /** Its inputs, in the order of the definition. */
  readonly keys: readonly string[];
  /** What few readers change: folded, with its values said in one line; 'narrow': on a phone only. */
  readonly isFolded?: true | 'narrow';
}

/** Results that belong together, under their own heading. */
export interface OutputGroup {
  readonly label: Bilingual;
  readonly keys: readonly string[];
  /** As a table: names of its columns, the first one's included, and per line the outputs that stand in it. */
  readonly table?: { readonly columns: readonly Bilingual[]; readonly lines: readonly (readonly string[])[] };
}

export interface Definition {
  /** What `compute`, links and the assistant call it. */
  readonly id: string;
  /** Last part of its path. */
  readonly slug: string;
  /** Other spellings that lead to it, beside any letter case of the slug. */
  readonly spellings: readonly string[];
  readonly category: Category;
  readonly title: Bilingual;
  readonly description: Bilingual;
  /** ISO dates. */
  readonly created: string;
  readonly updated: string;
  readonly icon: ToolIconName;
  readonly colour: Colour;
  /** Its name among the assistant's tools. */
  readonly tool: string;
  readonly inputs: readonly Input[];
  readonly outputs: readonly Output[];
  /** Parts of a form too long to be one list; every input is in one of them, in order. */
  readonly groups?: readonly InputGroup[];
  /** Results that are read together; the others stand before them. */
  readonly outputGroups?: readonly OutputGroup[];
  /** What people came for, where it is not the first output: the first of these that has a value. */
  readonly headline?: readonly string[];
  readonly codes?: CodeLists;
  readonly reverse?: readonly Reverse[];
  /** The output that says after how many months what is computed comes back: the page offers that day for a calendar. */
  readonly reminder?: string;
  /** Pairs of inputs that one button exchanges. */
  readonly swap?: readonly (readonly [string, string])[];
  readonly sources: readonly SourceNote[];
  /** Always shown beside a result. */
  readonly notices?: readonly Bilingual[];
}

type CellsOf<C extends readonly CellInput[]> = {
  readonly [I in C[number] as I['key']]: ValueOrAbsent<I>;
};

type ValueOf<I> = I extends { readonly kind: 'number' }
  ? number
  : I extends { readonly kind: 'choice'; readonly options: readonly { readonly value: infer V }[] }
    ? V
    : I extends { readonly kind: 'boolean' }
      ? boolean
      : I extends { readonly kind: 'rows'; readonly columns: infer C extends readonly CellInput[] }
        ? readonly CellsOf<C>[]
        : I extends { readonly kind: 'table' }
          ? readonly (readonly number[])[]
          : string;

type ValueOrAbsent<I> = I extends { readonly fallback: unknown }
  ? ValueOf<I>
  : I extends { readonly when: unknown }
    ? ValueOf<I> | undefined
    : I extends { readonly required: true }
      ? ValueOf<I>
      : ValueOf<I> | undefined;

/** The values a calculator's compute is given, in the units of its definition. */
export type InputsOf<D extends Definition> = {
  readonly [I in D['inputs'][number] as I['key']]: ValueOrAbsent<I>;
};

type OutputValueOf<O> = O extends { readonly kind: 'number' }
  ? number
  : O extends { readonly kind: 'numbers' }
    ? readonly number[]
    : O extends { readonly kind: 'oneOrMore' }
      ? number | readonly number[]
      : O extends { readonly kind: 'boolean' }
        ? boolean
        : O extends { readonly kind: 'choice'; readonly options: readonly { readonly value: infer V }[] }
          ? V
          : string;

/** What it answers, in the units of its definition; what has no value is absent. */
export type OutputsOf<D extends Definition> = {
  readonly [O in D['outputs'][number] as O['key']]?: OutputValueOf<O> | undefined;
};

export type InputValue =
  | number
  | string
  | boolean
  | readonly (readonly number[])[]
  | readonly Readonly<Record<string, number | string | undefined>>[];
export type OutputValue = number | string | boolean | readonly number[];

/** Why there is no result: `field` is an input's key, `values` are in the unit named by their `unit`, a symbol. */
export interface Problem extends ProblemOf<ProblemCode> {
  readonly field: string;
}
/** What to mind beside a result. */
export interface Warning {
  readonly code: ProblemCode;
  readonly field?: string;
  readonly values: Values;
}

export type Outcome<Outputs = Readonly<Record<string, OutputValue>>> =
  | {
      readonly ok: true;
      readonly outputs: Outputs;
      readonly warnings: readonly Warning[];
      /** Values taken in place of absent inputs, by their path (`rho_liq`, `elements.0.rho_liq`), in the units of the definition. */
      readonly standIns?: Readonly<Record<string, number | string>>;
    }
  | { readonly ok: false; readonly errors: readonly Problem[] };

/** A worked example: what goes in, what must come out, and who says so. */
export interface Case {
  readonly title: Bilingual;
  readonly inputs: Readonly<Record<string, unknown>>;
  readonly expected: Readonly<Record<string, OutputValue>>;
  /** Relative; absolute 1e-6 where the expected value is nearer to zero than that. */
  readonly tolerance: number;
  readonly source: Bilingual;
}
