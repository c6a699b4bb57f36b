/** Our own table: a set as `writeMeasurementsCsv` wrote it. */
import type { Findings, Reading } from '../choices.ts';
import { isColumnKey } from '../columns.ts';
import { Growing } from '../growing.ts';
import { factsFrom, ownReading } from '../json/own.ts';
import { refuse } from '../outcome.ts';
import type { Columns } from '../set.ts';
import { COLUMNS_KEY, SIGN } from '../write/csv.ts';
import { factsFromLines } from '../write/metadata.ts';
import { trimmedCells } from './layout.ts';
import { cellsOf } from './lines.ts';
import { numberOfCell } from './numbers.ts';
import { RowCount } from './row-count.ts';

const DELIMITERS = [';', ',', '\t'] as const;

export const isOwnTable = (line: string): boolean => line.replace(/^"/, '').startsWith(SIGN);
const isMeta = (line: string): boolean => line.startsWith('#') || line.startsWith('"#');

export class OwnTable {
  readonly #findings: Findings;
  readonly #meta: string[] = [];
  #keys: readonly string[] = [];
  #columns: readonly Growing[] = [];
  #delimiter = '';
  readonly #rows: RowCount;

  constructor(findings: Findings) {
    this.#findings = findings;
    this.#rows = new RowCount(findings);
  }

  get isFull(): boolean {
    return this.#rows.isFull;
  }

  row(line: string): void {
    if (line.trim() === '') return;
    if (this.#delimiter !== '') this.#take(line);
    else if (isMeta(line)) this.#meta.push(line);
    else this.#open(line);
  }

  /** The header: as many cells as the columns the lines above name. */
  #open(header: string): void {
    const said = factsFromLines(this.#meta)[COLUMNS_KEY];
    this.#keys = typeof said === 'string' ? said.split(' ') : [];
    const isOurs = this.#keys[0] === 'time' && this.#keys.slice(1).every(isColumnKey);
    const fitting = DELIMITERS.find(
      (delimiter) => trimmedCells(cellsOf(header, delimiter), this.#keys.length).length === this.#keys.length,
    );
    if (!isOurs || fitting === undefined) return refuse('E_NO_TABLE');
    this.#delimiter = fitting;
    this.#columns = this.#keys.map(() => new Growing());
  }

  #take(line: string): void {
    const cells = trimmedCells(cellsOf(line, this.#delimiter), this.#keys.length);
    const decimal = this.#delimiter === ',' || line.includes('.') ? '.' : ',';
    const time = numberOfCell(cells[0] ?? '', decimal);
    const last = this.#columns[0]?.values.at(-1) ?? Number.NEGATIVE_INFINITY;
    if (cells.length !== this.#keys.length || !(time > last)) {
      this.#findings.warn('W_RAGGED');
      return;
    }
    if (!this.#rows.hasRoom()) return;
    this.#rows.n += 1;
    for (const [index, column] of this.#columns.entries()) {
      const cell = cells[index] ?? '';
      const value = numberOfCell(cell, decimal);
      if (Number.isNaN(value) && cell !== '') this.#findings.invalid += 1;
      column.push(value);
    }
  }

  /** @throws {Refusal} E_NO_TABLE */
  end(encoding: string): Reading {
    if (this.#delimiter === '') return refuse('E_NO_TABLE');
    const columns = Object.fromEntries(
      this.#keys.map((key, index) => [key, this.#columns[index]?.final ?? new Float64Array(0)]),
    ) as unknown as Columns<Float64Array>;
    const facts = factsFrom(factsFromLines(this.#meta));
    return ownReading({ ...facts, columns }, { kind: 'csv', encoding, ignored: [] }, this.#findings);
  }
}
