/** What a question is that a program asks: its inputs as a schema, the unit in every name, and its answer or why there is none. */
import type { Engine } from '../../engine/types.ts';
import { translator } from '../../i18n/index.ts';
import type { SharedTranslator } from '../../i18n/index.ts';
import { describeMachineProblem } from '../../i18n/machine-problems.ts';
import type { MachineTextCode } from '../../i18n/machine-problems.ts';
import type { Bilingual, Locale } from '../../language/index.ts';
import { faultIn } from '../schema.ts';
import type { Schema } from '../schema.ts';
import type { DecimalSign } from '../units.ts';
import { understood } from '../vocabulary.ts';
import type { Synonyms } from '../vocabulary.ts';
import { faultText, nameFaultText } from './fault-text.ts';

export type Given = Readonly<Record<string, unknown>>;
export type Figures = Readonly<Record<string, unknown>>;

/** A problem as rooms of numbers give it, under the name of the question's own input. */
export interface FoundProblem {
  readonly code: string;
  readonly field?: string;
  readonly values?: Readonly<Record<string, string | number>>;
  /** The sentence, of what no room has one for. */
  readonly said?: Bilingual;
}
export type Found =
  | { readonly ok: true; readonly result: Figures; readonly warnings?: readonly FoundProblem[] }
  | { readonly ok: false; readonly problem: FoundProblem };

export type Answer =
  | { readonly ok: true; readonly result: Figures; readonly warnings: readonly string[] }
  | { readonly ok: false; readonly code: string; readonly field: string | null; readonly error: string };

export interface Question {
  /** `[a-z_]+`, as tools and commands are named. */
  readonly name: string;
  readonly title: Bilingual;
  readonly description: Bilingual;
  readonly schema: Schema;
  /** Other names of its inputs. */
  readonly synonyms?: Synonyms;
  /** A request that is answered: what help and recipes show, and what says which figures an answer has. */
  readonly example?: Given;
  /** How many saturations it takes as long as, where that is many: what a caller is counted for it. */
  readonly cost?: number;
  /** @param given sound by the schema */
  find(given: Given, engine: Engine, locale: Locale): Found;
}

function sentence({ code, field, values = {}, said }: FoundProblem, t: SharedTranslator): string {
  if (said !== undefined) return said[t.locale];
  return describeMachineProblem({ code: code as MachineTextCode, values, ...(field !== undefined && { field }) }, t);
}

const isRequest = (given: unknown): given is Given =>
  typeof given === 'object' && given !== null && !Array.isArray(given);

/**
 * A question's answer in the caller's language, whatever was given, under whatever names.
 * @param sign the decimal sign of numbers that come as text; undefined where numbers come as numbers, and a text is refused
 */
export function answerTo(
  question: Question,
  sent: unknown,
  engine: Engine,
  locale: Locale,
  sign?: DecimalSign,
): Answer {
  const read = isRequest(sent) ? understood(question, sent, sign) : undefined;
  if (read?.ok === false)
    return { ok: false, code: 'E_INPUT', field: read.fault.name, error: nameFaultText(read.fault, locale) };
  return answerUnder(question, read?.given ?? sent, engine, locale, read?.nameOf ?? ((input) => input));
}

/** The answer to a request under the question's own names. @param nameOf what the caller called an input */
export function answerUnder(
  question: Question,
  given: unknown,
  engine: Engine,
  locale: Locale,
  nameOf: (input: string) => string,
): Answer {
  const fault = faultIn(question.schema, given);
  if (fault !== undefined) {
    // What is missing is said with what it may be, where that is a list.
    const options = fault.word === 'required' ? question.schema.properties?.[fault.field]?.enum : undefined;
    const told = options === undefined ? fault : ({ ...fault, word: 'enum', wanted: options } as const);
    const field = nameOf(fault.field);
    return { ok: false, code: 'E_INPUT', field: field || null, error: faultText({ ...told, field }, locale) };
  }
  const found = question.find(given as Given, engine, locale);
  const t = translator(locale);
  if (found.ok)
    return { ok: true, result: found.result, warnings: (found.warnings ?? []).map((warning) => sentence(warning, t)) };
  const { problem } = found;
  const field = problem.field === undefined ? null : nameOf(problem.field);
  return { ok: false, code: problem.code, field, error: sentence(problem, t) };
}
