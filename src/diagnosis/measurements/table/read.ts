/** A text table in pieces: what kind it is shows in its first lines. */
import type { Choices, Findings, Reading } from '../choices.ts';
import type { Draft } from '../draft.ts';
import { refuse } from '../outcome.ts';
import { historyPlaces } from './history-header.ts';
import { HistoryTable } from './home-assistant.ts';
import type { Line } from './layout.ts';
import { layoutOf } from './layout.ts';
import { Lines } from './lines.ts';
import { isOwnTable, OwnTable } from './own.ts';
import type { RowReader } from './wide.ts';
import { WideTable } from './wide.ts';

/** Lines a layout is read from. */
const HEAD = 1000;

export class TextTable {
  readonly #choices: Choices;
  readonly #findings: Findings;
  readonly #lines: Lines;
  #head: Line[] = [];
  #own: OwnTable | undefined;
  #reader: RowReader | undefined;

  constructor(choices: Choices, findings: Findings) {
    this.#choices = choices;
    this.#findings = findings;
    this.#lines = new Lines((line, n) => this.#line(line, n));
  }

  /** Whether there is room for no more rows. */
  get isFull(): boolean {
    return (this.#own ?? this.#reader)?.isFull ?? false;
  }

  /** @throws {Refusal} of the layout, E_LINE, E_NO_TIME */
  push(piece: string): void {
    this.#lines.push(piece);
  }

  #line(text: string, n: number): void {
    const reader = this.#own ?? this.#reader;
    if (reader !== undefined) {
      if (!reader.isFull) reader.row(text);
      return;
    }
    if (n === 1 && isOwnTable(text)) {
      this.#own = new OwnTable(this.#findings);
      this.#own.row(text);
      return;
    }
    if (text.trim() !== '') this.#head.push({ text, n });
    if (this.#head.length >= HEAD) this.#open();
  }

  #open(): void {
    const head = this.#head;
    this.#head = [];
    if (head.length === 0) return refuse('E_EMPTY');
    const layout = layoutOf(head);
    const lines = head.slice(layout.from).map(({ text }) => text);
    const places = historyPlaces(layout.headers);
    const reader =
      places === undefined
        ? new WideTable(layout, lines, this.#choices, this.#findings)
        : new HistoryTable(layout, places, this.#choices, this.#findings);
    this.#reader = reader;
    for (const line of lines) if (!reader.isFull) reader.row(line);
  }

  /** @throws {Refusal} as `push`, E_NO_NUMBER */
  end(encoding: string): Reading | Draft {
    this.#lines.end();
    if (this.#own !== undefined) return this.#own.end(encoding);
    if (this.#reader === undefined) this.#open();
    return this.#reader?.end() ?? refuse('E_NO_TABLE');
  }
}
