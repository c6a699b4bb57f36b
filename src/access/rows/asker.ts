/** A question asked row by row: what a row says under its column names, and what is the same for all; its answer as cells. */
import type { Engine } from '../../engine/types.ts';
import { text } from '../../language/index.ts';
import type { Bilingual, Locale } from '../../language/index.ts';
import { nearestWords } from '../../language/nearest.ts';
import { answerUnder } from '../questions/question.ts';
import type { Answer, Question } from '../questions/question.ts';
import type { DecimalSign } from '../units.ts';
import { inputFromName, namesOf, understood, valueFrom } from '../vocabulary.ts';
import type { Meant } from '../vocabulary.ts';
import { nameFaultText } from '../questions/fault-text.ts';
import { columnsOf, flatOf, rowsOf } from './flat.ts';
import type { Flat } from './flat.ts';

/** Why a file cannot be asked at all, before its first row. */
export class FileRefused extends Error {
  readonly said: Bilingual;
  constructor(said: Bilingual) {
    super(said.en);
    this.said = said;
  }
}

export interface Asked {
  readonly question: Question;
  /** Inputs that are the same for every row, as texts; a cell of the row stands before them. */
  readonly fixed: Readonly<Record<string, string>>;
  /** The figures wanted; empty for all. */
  readonly get: readonly string[];
  /** Columns that are carried along whatever they are nearly called. */
  readonly carry?: readonly string[];
  readonly locale: Locale;
}

interface Column {
  readonly name: string;
  readonly place: number;
  readonly meant: Meant;
}

/** The columns of the answer that are wanted. @throws {FileRefused} one there is not, with the nearest */
export function wantedColumns({ question, get }: Pick<Asked, 'question' | 'get'>, engine: Engine): readonly string[] {
  const all = columnsOf(question, engine);
  for (const name of get) {
    if (all.includes(name)) continue;
    const [near] = nearestWords(name, all, 1);
    const list = all.join(', ');
    throw new FileRefused(
      near === undefined
        ? text(
            `${name}\u00a0: pas une grandeur de la réponse, au choix\u00a0: ${list}`,
            `${name}: no figure of the answer, one of: ${list}`,
          )
        : text(
            `${name}\u00a0: pas une grandeur de la réponse, la plus proche\u00a0: ${near}`,
            `${name}: no figure of the answer, the nearest: ${near}`,
          ),
    );
  }
  return get.length > 0 ? get : all;
}

export class RowAsker {
  /** Columns of the answer. */
  readonly columns: readonly string[];
  /** Columns of the file that ask nothing: they are carried along. */
  readonly carried: readonly string[];
  readonly #asked: Asked;
  readonly #engine: Engine;
  readonly #inputs: readonly Column[];
  readonly #fixed: Readonly<Record<string, unknown>>;

  /**
   * @param names of the file's columns
   * @throws {FileRefused} an input twice, a column whose name is nearly an input's, a figure there is not
   */
  constructor(asked: Asked, names: readonly string[], engine: Engine) {
    this.#asked = asked;
    this.#engine = engine;
    this.columns = wantedColumns(asked, engine);
    const { question } = asked;
    const fixed = understood(question, asked.fixed, '.');
    if (!fixed.ok) throw new FileRefused(text(nameFaultText(fixed.fault, 'fr'), nameFaultText(fixed.fault, 'en')));
    this.#fixed = fixed.given;
    const inputs: Column[] = [];
    const carried: string[] = [];
    for (const [place, name] of names.entries()) {
      const meant = inputFromName(name, question);
      const other = inputs.find((one) => one.meant.input === meant?.input);
      if (other !== undefined) {
        const fault = { kind: 'twice', name, other: other.name } as const;
        throw new FileRefused(text(nameFaultText(fault, 'fr'), nameFaultText(fault, 'en')));
      }
      if (meant !== undefined) inputs.push({ name, place, meant });
      else carried.push(asked.carry?.includes(name) === true ? name : nearMissed(name, question));
    }
    this.#inputs = inputs;
    this.carried = carried;
  }

  /** The answer to a row. @param sign of its decimals */
  answer(cells: readonly unknown[], sign: DecimalSign | undefined): Answer {
    const { question, locale } = this.#asked;
    const given: Record<string, unknown> = { ...this.#fixed };
    for (const { place, meant } of this.#inputs) {
      const cell = cells[place];
      if (cell === undefined || cell === null || (typeof cell === 'string' && cell.trim() === '')) continue;
      given[meant.input] = valueFrom(
        meant,
        typeof cell === 'string' ? cell.trim() : cell,
        question.schema.properties?.[meant.input] ?? {},
        sign,
        question.synonyms,
      );
    }
    const nameOf = (input: string): string => this.#inputs.find(({ meant }) => meant.input === input)?.name ?? input;
    return answerUnder(question, given, this.#engine, locale, nameOf);
  }

  /** The wanted cells of an answer, of each of its rows. */
  cells(answer: Extract<Answer, { ok: true }>): readonly (readonly Flat[string][])[] {
    const flats = rowsOf(answer.result)?.map(flatOf) ?? [flatOf(answer.result)];
    return flats.map((flat) => this.columns.map((name) => flat[name] ?? null));
  }
}

/** A column that asks nothing; refused where it is nearly the name of an input: what was meant would silently be a default. */
function nearMissed(name: string, question: Question): string {
  // Of two letters everything shorter is near: `id` is no density.
  const known = namesOf(question).filter((one) => one.length >= name.length || name.length > 3);
  const [near] = name.length > 1 ? nearestWords(name, known, 1) : [];
  if (near === undefined) return name;
  throw new FileRefused(
    text(
      `Colonne ${name}\u00a0: entrée inconnue, la plus proche\u00a0: ${near}. Renommez-la (--rename "${name}=…"), ou --carry "${name}" pour la recopier.`,
      `Column ${name}: unknown input, the nearest: ${near}. Rename it (--rename "${name}=…"), or --carry "${name}" to copy it.`,
    ),
  );
}
