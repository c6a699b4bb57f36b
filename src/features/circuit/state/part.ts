/**
 * What a page's part of the circuit is: its fields and its question as data, and what it has to say as those who read it
 * know it. The last good answer stays while a newer one is under way or while an input is being corrected.
 */
import type { ReadableAtom, WritableAtom } from 'nanostores';
import type { Problem } from '../../../circuit/outcome.ts';
import type { Field } from '../../../kit/form/fields.ts';
import type { Form, FormContent } from '../../../kit/form/form.ts';
import type { Locale } from '../../../language/index.ts';
import type { BareFacts } from '../../../machine/index.ts';
import type { DoorAnswer, DoorName, DoorQuestion } from '../../../runtime/circuit-bridge.ts';
import type { SimulationResult, StageKey } from '../../../simulation/types.ts';

/** Names of the parts: those of their pages' folders. */
export type PartKey = string;

/** Doors a part may ask. */
export type PartDoor = DoorName;

export interface DoorResults {
  readonly permanent: SimulationResult;
  readonly transient: SimulationResult | null;
  /** Of a cycle of several compressors, which one is asked about. */
  readonly stage?: StageKey;
}

export type DoorResult<N extends DoorName> =
  Extract<DoorAnswer<N>, { readonly ok: true }> extends {
    readonly result: infer Result;
  }
    ? Result
    : never;

/** Gives the last good answer of another part; undefined while it has none. */
export type AnswerOf = <N extends DoorName>(spec: PartSpec<N>) => DoorResult<N> | undefined;

/** Gives what stands in the form of another part, as its own door is given it. */
export type OptionsOf = <N extends DoorName>(spec: PartSpec<N>) => FormContent['options'];

/** What a part is, as data. */
export interface PartSpec<N extends DoorName = DoorName> {
  readonly key: PartKey;
  readonly door: N;
  readonly fields: readonly Field[];
  /** Its page and its file say what the fluid asks of who handles it. */
  readonly showsSafety?: true;
  /** Parts whose answers the question takes in; they are computed too, from their link or their defaults. */
  readonly needs?: readonly PartSpec<never>[];
  /** Those among them without whose answer it says nothing, while one of their inputs cannot be read. */
  readonly restsOn?: readonly PartSpec<never>[];
  /** Stores whose contents the question takes in. */
  readonly stores?: readonly ReadableAtom<unknown>[];
  /** Reads what the device keeps for it. Called in a browser, once, when the part is opened. */
  readonly restore?: () => void;
  /** What the reader prefers, by field: it stands where the address says nothing, and when it is changed. */
  readonly preferred?: ReadableAtom<Readonly<Record<string, string>>>;
  /** Whether other pages have nothing to ask of it: it is then computed on its own page only. */
  readonly isUnused?: (options: FormContent['options']) => boolean;
  /** The door's arguments. @param machine what is known of the machine the study is of */
  readonly question: (
    results: DoorResults,
    options: Readonly<Record<string, unknown>>,
    answerOf: AnswerOf,
    optionsOf: OptionsOf,
    machine: BareFacts | undefined,
  ) => DoorQuestion<N>;
}

export interface PartAnswer<N extends DoorName> {
  /** The last good answer. */
  readonly result: DoorResult<N> | undefined;
  /** What the door refuses in what is typed now. */
  readonly problem: Problem | undefined;
  /** The result is that of an earlier input. */
  readonly isStale: boolean;
}

export interface Part<N extends DoorName> {
  readonly spec: PartSpec<N>;
  /** Its fields as typed and as read. */
  readonly form: Form;
  readonly $answer: WritableAtom<PartAnswer<N>>;
  /** Its parameter in a link; empty where all is as every page opens. */
  parameter(): string;
  /** Takes a link's parameter; null means the defaults. */
  read(parameter: string | null): void;
  /** Puts in place what the page was built with. */
  serve(locale: Locale, result: DoorResult<N>): void;
  /** Recomputes if the inputs have changed since the last answer. */
  refresh(): void;
  /** Computes at every change from now on. @param by whether the part's own page is open, or another part's that needs it */
  follow(by?: 'page' | 'need'): void;
}

/** Gives a part of the same circuit. */
export type Open = <N extends DoorName>(spec: PartSpec<N>) => Part<N>;
