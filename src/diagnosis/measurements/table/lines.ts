/** Lines of a text that comes in pieces, and their cells: RFC 4180 with any delimiter, LF, CR LF or CR. */
import { LONGEST_LINE } from '../limits.ts';
import { refuse } from '../outcome.ts';

const QUOTE = '"';

/** A quote opens a cell only where the cell begins: an inch mark opens none. */
const OPENS = /(?:^|[;,\t|])"/;

/** Whether a quoted cell is opened or closed on a line: an odd count of quotes. */
function isOdd(line: string): boolean {
  let count = 0;
  for (let at = line.indexOf(QUOTE); at !== -1; at = line.indexOf(QUOTE, at + 1)) count += 1;
  return count % 2 === 1;
}

/** Cells of a line. A quote inside an unquoted cell is a character like any other. */
export function cellsOf(line: string, delimiter: string): string[] {
  if (!line.includes(QUOTE)) return line.split(delimiter);
  const cells: string[] = [];
  let at = 0;
  while (at <= line.length) {
    if (line[at] !== QUOTE) {
      const end = line.indexOf(delimiter, at);
      cells.push(line.slice(at, end === -1 ? undefined : end));
      if (end === -1) return cells;
      at = end + 1;
      continue;
    }
    let cell = '';
    let from = at + 1;
    let end = line.indexOf(QUOTE, from);
    while (end !== -1 && line[end + 1] === QUOTE) {
      cell += line.slice(from, end + 1);
      from = end + 2;
      end = line.indexOf(QUOTE, from);
    }
    cell += line.slice(from, end === -1 ? undefined : end);
    const next = end === -1 ? -1 : line.indexOf(delimiter, end + 1);
    // What stands between the closing quote and the delimiter belongs to the cell.
    if (end !== -1) cell += line.slice(end + 1, next === -1 ? undefined : next);
    cells.push(cell);
    if (next === -1) return cells;
    at = next + 1;
  }
  return cells;
}

/** Takes a text in pieces and hands over its lines, each with the number of its first one in the file, from 1. */
export class Lines {
  #rest = '';
  #open = '';
  #count = 0;
  #openAt = 0;
  readonly #take: (line: string, n: number) => void;
  readonly #isLenient: boolean;

  /** @param isLenient nothing is refused: a long line is a line, and a quote left open for as long is one astray */
  constructor(take: (line: string, n: number) => void, isLenient = false) {
    this.#take = take;
    this.#isLenient = isLenient;
  }

  /** @throws {Refusal} E_LINE */
  push(piece: string): void {
    const text = this.#rest + piece;
    let from = 0;
    for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', from)) {
      this.#ended(text.slice(from, text.charCodeAt(at - 1) === 13 && at > from ? at - 1 : at));
      from = at + 1;
    }
    this.#rest = text.slice(from);
    // Lines that end in CR alone: the last one may be the beginning of a CR LF.
    if (this.#rest.length <= LONGEST_LINE) return;
    if (this.#rest.slice(0, -1).includes('\r')) this.#rest = this.#splitAtReturns(this.#rest);
    else if (!this.#isLenient) this.#tooLong(this.#count + 1);
  }

  end(): void {
    const rest = this.#rest;
    this.#rest = '';
    if (rest !== '') this.#ended(rest.endsWith('\r') ? rest.slice(0, -1) : rest);
    this.#letGo();
  }

  /** A quote that is never closed: its lines are lines. */
  #letGo(): void {
    if (this.#open === '') return;
    const lines = this.#open.split('\n');
    this.#open = '';
    for (const [index, line] of lines.entries()) this.#take(line, this.#openAt + index);
  }

  #splitAtReturns(text: string): string {
    const last = text.lastIndexOf('\r', text.length - 2);
    for (const line of text.slice(0, last).split('\r')) this.#line(line);
    return text.slice(last + 1);
  }

  #ended(text: string): void {
    if (!text.includes('\r')) {
      this.#line(text);
      return;
    }
    for (const line of text.split('\r')) this.#line(line);
  }

  #line(line: string): void {
    this.#count += 1;
    if (this.#open !== '') {
      const whole = `${this.#open}\n${line}`;
      if (whole.length <= LONGEST_LINE) {
        this.#open = isOdd(line) ? '' : whole;
        if (this.#open === '') this.#take(whole, this.#openAt);
        return;
      }
      if (!this.#isLenient) this.#tooLong(this.#openAt);
      this.#letGo();
    }
    if (line.length > LONGEST_LINE && !this.#isLenient) this.#tooLong(this.#count);
    if (line.includes(QUOTE) && OPENS.test(line) && isOdd(line)) {
      this.#open = line;
      this.#openAt = this.#count;
      return;
    }
    this.#take(line, this.#count);
  }

  #tooLong(n: number): never {
    return refuse('E_LINE', undefined, { n });
  }
}
