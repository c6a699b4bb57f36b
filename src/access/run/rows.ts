/** The rows of a batch answered: what a thread does, and nothing else. */
import type { Engine } from '../../engine/types.ts';
import { text } from '../../language/index.ts';
import { ALL_QUESTIONS } from '../questions/index.ts';
import { answerTo } from '../questions/question.ts';
import type { Answer } from '../questions/question.ts';
import { FileRefused, RowAsker } from '../rows/asker.ts';
import { cellsOf, Lines } from '../rows/head.ts';
import { lineText, WRITTEN } from '../rows/writing.ts';
import type { CellValue, Written } from '../rows/writing.ts';
import type { Batch, Done, Job, Layout, RunForm } from './job.ts';

const encoder = new TextEncoder();
const TOO_MANY = text('Plus de cases que de colonnes.', 'More cells than columns.');
const UNREADABLE = text('Ligne illisible\u00a0: un objet JSON par ligne.', 'Unreadable line: one JSON object a line.');

type Row = Readonly<Record<string, unknown>>;

export class Rows {
  readonly #job: Job;
  readonly #layout: Layout;
  readonly #engine: Engine;
  readonly #asker: RowAsker;
  readonly #written: Written;
  readonly #to: RunForm;
  readonly #decoder: TextDecoder;

  /** @throws {FileRefused} the head of the file is not what the question takes */
  constructor(job: Job, layout: Layout, engine: Engine) {
    const question = ALL_QUESTIONS.find(({ name }) => name === job.ask);
    if (question === undefined)
      throw new FileRefused(text(`${job.ask}\u00a0: question inconnue.`, `${job.ask}: unknown question.`));
    const { fixed, get, carry, locale, rename } = job;
    const names = layout.names.map((name) => (Object.hasOwn(rename, name) ? (rename[name] as string) : name));
    this.#asker = new RowAsker({ question, fixed, get, carry, locale }, names, engine);
    this.#job = job;
    this.#layout = layout;
    this.#engine = engine;
    const { delimiter, decimal, form } = layout;
    const asIs = form === 'ndjson' ? WRITTEN.point : { separator: delimiter, decimal };
    this.#written = job.decimal === undefined ? asIs : WRITTEN[job.decimal];
    this.#to = job.to ?? layout.form;
    this.#decoder = new TextDecoder(layout.encoding);
  }

  /** Columns that are carried along. */
  get carried(): readonly string[] {
    return this.#asker.carried;
  }

  /** What stands before the first row of what is written. */
  head(): string {
    if (this.#to === 'ndjson') return '';
    const { names, form } = this.#layout;
    const own = form === 'ndjson' ? ['line'] : names;
    const answered = this.#asker.columns.map((name) => (own.includes(name) ? `answer_${name}` : name));
    return lineText([...own, ...answered, 'warnings', 'error'], this.#written);
  }

  answer({ id, bytes, line: first }: Batch): Done {
    const lines: string[] = [];
    let rows = 0;
    let failed = 0;
    const take = (line: string, place: number): void => {
      if (line.trim() === '') return;
      rows += 1;
      const { answer, given } = this.#layout.form === 'ndjson' ? this.#ofJson(line) : this.#ofCells(line);
      if (!answer.ok) failed += 1;
      lines.push(this.#told(first + place - 1, given, answer));
    };
    const body = this.#decoder.decode(bytes);
    if (this.#layout.form === 'ndjson') body.split('\n').forEach((line, place) => take(line, place + 1));
    else {
      // A row of its own that fails, at worst: one that is broken stops no other.
      const records = new Lines(take, true);
      records.push(body);
      records.end();
    }
    return { id, text: encoder.encode(lines.join('')), rows, failed };
  }

  #refused(error: string): Answer {
    return { ok: false, code: 'E_INPUT', field: null, error };
  }

  #ofCells(line: string): { readonly answer: Answer; readonly given: readonly CellValue[] } {
    const { names, delimiter, decimal } = this.#layout;
    const cells = cellsOf(line, delimiter);
    const given = names.map((_, place) => cells[place] ?? '');
    const isWhole = cells.slice(names.length).every((cell) => cell.trim() === '');
    return { answer: isWhole ? this.#asker.answer(cells, decimal) : this.#refused(TOO_MANY[this.#job.locale]), given };
  }

  #ofJson(line: string): { readonly answer: Answer; readonly given: Row | undefined } {
    const { fixed, rename, locale, ask } = this.#job;
    const question = ALL_QUESTIONS.find(({ name }) => name === ask);
    let value: unknown;
    try {
      value = JSON.parse(line);
    } catch {
      value = undefined;
    }
    if (question === undefined || typeof value !== 'object' || value === null || Array.isArray(value))
      return { answer: this.#refused(UNREADABLE[locale]), given: undefined };
    const given = value as Row;
    const own = Object.entries(given)
      .map(([name, inside]) => [Object.hasOwn(rename, name) ? rename[name] : name, inside] as const)
      .filter(([name]) => !this.#job.carry.includes(name ?? ''));
    return { answer: answerTo(question, { ...fixed, ...Object.fromEntries(own) }, this.#engine, locale, '.'), given };
  }

  #told(line: number, given: readonly CellValue[] | Row | undefined, answer: Answer): string {
    if (this.#to === 'ndjson') {
      const { names } = this.#layout;
      const row = Array.isArray(given)
        ? Object.fromEntries(names.map((name, place) => [name, given[place] as unknown]))
        : given;
      return `${JSON.stringify({ line, given: row, ...answer })}\n`;
    }
    const own = Array.isArray(given) ? (given as readonly CellValue[]) : [line];
    if (!answer.ok)
      return lineText([...own, ...this.#asker.columns.map(() => null), null, answer.error], this.#written);
    return this.#asker
      .cells(answer)
      .map((cells) => lineText([...own, ...cells, answer.warnings.join(' '), null], this.#written))
      .join('');
  }
}
