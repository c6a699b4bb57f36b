/**
 * What a page asks, as data: its fields in groups, what answers them, how its link is written. `life.ts` makes a page that
 * lives of it, `Form.tsx` draws it.
 */
import type { Key, Translator } from '../../i18n/keys.ts';
import type { DoorProgress } from '../../runtime/circuit-bridge.ts';
import type { Locale } from '../../language/index.ts';
import type { ProblemOf } from '../../schema/outcome.ts';
import type { ChoiceField, Field, FlagField, FormTexts, Measure, NumberField, TextField } from '../form/fields.ts';
import type { FormContent } from '../form/form.ts';
import type { Formatter } from '../island/format.ts';

/** Why there is no answer. `field` is a path of the page's own form. */
export interface PageProblem extends ProblemOf<string> {
  /** What the door calls the field, where that is something else: sentences name it by this. */
  readonly of?: string;
}
export type PageOutcome<Result> =
  | { readonly ok: true; readonly result: Result }
  /** With what else is wrong, at other fields. */
  | { readonly ok: false; readonly problem: PageProblem; readonly beside?: readonly PageProblem[] };

/**
 * `current`: the result answers what is typed. `running`: an answer to it is on its way. `stale`: none is, the input being wrong
 * or the reader having given up. `cannot-run`: this device computes nothing.
 */
export type Status = 'current' | 'running' | 'stale' | 'cannot-run';

export interface Answer<Result> {
  /** The last one there was. */
  readonly result: Result;
  readonly status: Status;
  readonly problem: PageProblem | undefined;
  readonly beside: readonly PageProblem[];
  /** How far a long answer has come. */
  readonly progress: DoorProgress | undefined;
}

/** How an answer on its way is given up, says how far it is, and shows what is there of it. */
export interface Call<Result = unknown> {
  readonly signal: AbortSignal;
  readonly onProgress: (progress: DoorProgress) => void;
  readonly show: (part: Result) => void;
}

/** One of the answers to a page's question. */
export interface Asks<Result> {
  /** The fields it rests on; absent: all. One that cannot be read is said by the first answer that rests on it. */
  readonly reads?: (key: string) => boolean;
  /** Its answer at once, on the page's thread; undefined until its doors are open. */
  now?(form: FormContent): PageOutcome<Result> | undefined;
  /** How it is answered elsewhere once typing pauses: by the worker, by the function. Undefined for what is answered at once. */
  later?(form: FormContent): ((call: Call<Result>) => Promise<PageOutcome<Result>>) | undefined;
  /** Who answers in place of the page's thread where that cannot, or is not to: the function. Absent: nobody. */
  elsewhere?(form: FormContent, locale: Locale): Promise<PageOutcome<Result>>;
  /** What of an earlier result may stand while these inputs have none; absent: all of it. */
  left?(result: Result, form: FormContent): Result;
  /** What is refused is told where the answer is shown, and not in the form. */
  readonly isApart?: true;
  /** What a result refuses of the form though it stands. */
  faults?(result: Result): readonly PageProblem[];
}

/** What a text beside a field is made of. */
export interface Say<Results extends object> {
  readonly t: Translator;
  readonly format: Formatter;
  readonly form: FormContent;
  readonly answers: { readonly [Name in keyof Results]: Answer<Results[Name]> };
}

/** How a field is drawn. */
export interface AskedField<Results extends object> {
  readonly key: string;
  /** Absent: `<page>.fields.<key>`. */
  label?(texts: FormTexts): Key;
  /** Said below it while nothing is wrong. */
  note?(say: Say<Results>): string | undefined;
  /** Where the words of a choice stand, or the words themselves. */
  readonly words?: string | ((t: Translator) => Readonly<Record<string, string>>);
  /** The choices that are offered, where not all are. */
  offers?(texts: FormTexts): readonly string[];
  /** A choice side by side, with its label shown or only named. */
  readonly isSegmented?: 'labelled' | 'named';
  /** Whether it may be below zero; absent: as its range says, else its quantity. */
  readonly isSigned?: boolean;
  /** The page's own component that draws it, by its name among the slots of the form. */
  readonly slot?: string;
}

/** A remark among the fields. */
export interface Remark<Results extends object> {
  says(say: Say<Results>): string | undefined;
}

/** Room between a choice and what depends on it. */
export const GAP = 'gap';

/** A field by its key alone, with more to it, a remark, a slot of the page, or room. */
export type Row<Results extends object> =
  string | AskedField<Results> | Remark<Results> | { readonly slot: string } | typeof GAP;

export interface Group<Results extends object> {
  title(texts: FormTexts): Key;
  /** The side of the circuit, by its colour. */
  readonly side?: 'high' | 'low' | 'liquid';
  isShown?(texts: FormTexts): boolean;
  readonly rows: readonly Row<Results>[];
}

/** How an address says what is typed. */
export interface PageLink {
  /** The values it says; none where nothing of ours stands in it. */
  read(params: URLSearchParams): Readonly<Record<string, unknown>>;
  /** Writes what is typed over what the address holds of this page. */
  write(form: FormContent, params: URLSearchParams): void;
}

export interface Question<Results extends object> {
  /** Names the page: its texts, and the data in it. */
  readonly key: string;
  readonly fields: readonly Field[];
  /** Values the form opens with, where they are not those of its fields. */
  readonly opening?: Readonly<Record<string, unknown>>;
  readonly groups: readonly (Group<Results> | { readonly slot: string })[];
  readonly link: PageLink;
  readonly answers: { readonly [Name in keyof Results]: Asks<Results[Name]> };
  /** Reads what the device keeps for it, before its link is read. */
  restore?(): void;
  /** What the device says it opens with, where its link says nothing. */
  usual?(): Readonly<Record<string, unknown>>;
  /** Fetches what answers on the page's thread. @throws {Error} where it cannot */
  prepare(): Promise<unknown>;
  /** What else changes once something is chosen: numbers in the unit they are carried in. */
  follow?(key: string, chosen: string, texts: FormTexts): FollowedChange | undefined;
  /** A problem in the reader's words. */
  problemText(problem: PageProblem, t: Translator): string;
}

export interface FollowedChange {
  readonly texts?: Readonly<Record<string, string>>;
  readonly values?: Readonly<Record<string, number>>;
}

type More<F> = Partial<Omit<F, 'key' | 'kind' | 'default'>>;

export const numberField = (
  key: string,
  measure: Measure,
  byDefault: number | null,
  more: More<NumberField> = {},
): NumberField => ({ ...measure, ...more, key, kind: 'number', default: byDefault });

/** A choice, which opens with the first of its options where nothing else is said. */
export const choiceField = (
  key: string,
  options: readonly string[],
  more: Partial<Pick<ChoiceField, 'default' | 'isUsed' | 'isOpen'>> = {},
): ChoiceField => ({ key, kind: 'choice', options, default: options[0] ?? '', ...more });

export const flagField = (key: string, more: More<FlagField> = {}): FlagField => ({
  key,
  kind: 'flag',
  default: false,
  ...more,
});

export const textField = (key: string, byDefault: string, more: More<TextField> = {}): TextField => ({
  key,
  kind: 'text',
  default: byDefault,
  ...more,
});
