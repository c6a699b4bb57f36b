/** A table with one row for each instant. */
import type { Choices } from '../choices.ts';
import { Findings } from '../choices.ts';
import { quantityOf } from '../columns.ts';
import type { Draft, DraftColumn } from '../draft.ts';
import { Growing } from '../growing.ts';
import { MOST_ROWS } from '../limits.ts';
import { refuse } from '../outcome.ts';
import { convert, conversionOf, unitsOf } from '../units.ts';
import { RowClock } from './clock.ts';
import type { Layout } from './layout.ts';
import { trimmedCells } from './layout.ts';
import { cellsOf } from './lines.ts';
import type { Taken } from './mapping.ts';
import { shownNames, takenColumns } from './mapping.ts';
import type { DecimalSign } from './numbers.ts';
import { decimalShownBy, isNumeric, numberOfCell } from './numbers.ts';
import { timeColumnOf } from './time-column.ts';
import { fluidHint } from './fluid-hint.ts';

/** Rows a table's columns are told by. */
const SAMPLE = 200;

export interface RowReader {
  readonly isFull: boolean;
  row(line: string): void;
  end(): Draft;
}

export class WideTable implements RowReader {
  isFull = false;
  readonly #layout: Layout;
  readonly #taken: Taken;
  readonly #columns: readonly Growing[];
  readonly #clock: RowClock;
  readonly #time: readonly string[];
  readonly #findings: Findings;
  #decimal: DecimalSign | undefined;
  #rows = 0;
  #numbers = 0;
  #hasFigures = false;

  /**
   * @param lines the first lines of data
   * @throws {Refusal} E_NO_TIME
   */
  constructor(layout: Layout, lines: readonly string[], choices: Choices, findings: Findings) {
    this.#layout = layout;
    this.#findings = findings;
    this.#decimal = layout.decimal;
    const { headers } = layout;
    const rows = lines
      .slice(0, SAMPLE)
      .map((line) => trimmedCells(cellsOf(line, layout.delimiter), headers.length))
      .filter((cells) => cells.length === headers.length);
    const names = shownNames(headers, new Findings());
    const wanted = (choices.time ?? []).map((name) => names.indexOf(name)).filter((index) => index !== -1);
    const time = timeColumnOf(headers, rows, layout.decimal ?? '.', wanted);
    if (time === undefined && !((choices.step ?? 0) > 0)) refuse('E_NO_TIME', {}, 'step');
    const places = time?.columns ?? [];
    this.#time = places.map((index) => names[index] ?? '');
    this.#clock = new RowClock(time, this.#time[0] ?? '', choices, findings);
    this.#taken = takenColumns(headers, layout.units, new Set(places), choices, findings);
    this.#columns = this.#taken.columns.map(() => new Growing());
    this.#hasFigures = rows.some((cells) =>
      cells.some((cell, index) => !places.includes(index) && isNumeric(cell.trim())),
    );
  }

  row(line: string): void {
    if (line === '' || line.trim() === '') return;
    const { delimiter, headers } = this.#layout;
    const cells = trimmedCells(cellsOf(line, delimiter), headers.length);
    if (cells.length !== headers.length) {
      this.#findings.warn('W_RAGGED');
      return;
    }
    if (this.#rows === MOST_ROWS) {
      this.#findings.warn('E_ROWS');
      this.isFull = true;
      return;
    }
    if (!this.#clock.take(cells, this.#decimal ?? '.')) {
      this.#findings.warn('W_RAGGED');
      return;
    }
    this.#rows += 1;
    const { columns } = this.#taken;
    for (let i = 0; i < columns.length; i++) this.#columns[i]!.push(this.#number(cells[columns[i]!.index]!));
  }

  #number(source: string): number {
    if (source === '') return Number.NaN;
    this.#decimal ??= decimalShownBy(source);
    let value = numberOfCell(source, this.#decimal ?? '.');
    if (Number.isNaN(value)) {
      const cell = source.trim();
      if (cell === '') return Number.NaN;
      value = numberOfCell(cell, this.#decimal ?? '.');
      if (Number.isNaN(value)) {
        this.#findings.invalid += 1;
        return Number.NaN;
      }
    }
    this.#numbers += 1;
    return value;
  }

  /** @throws {Refusal} E_NO_NUMBER */
  end(): Draft {
    if (this.#numbers === 0 && !this.#hasFigures) refuse('E_NO_NUMBER');
    const { stamps, clock, format, offsets } = this.#clock.end();
    const { headers, delimiter, headerRow, notes } = this.#layout;
    const hint = fluidHint(notes);
    const columns = this.#taken.columns.map(({ name, key, unit, mode }, index): DraftColumn => {
      const values = this.#columns[index]!.final;
      convert(values, conversionOf(quantityOf(key), unit ?? unitsOf(quantityOf(key))[0]!, false, 0));
      return { name, key, unit, mode, values };
    });
    return {
      stamps,
      clock,
      columns,
      isHeld: false,
      header: headers,
      found: {
        kind: 'csv',
        delimiter,
        decimal: this.#decimal ?? '.',
        header_row: headerRow,
        date_format: format,
        ...(offsets === undefined ? {} : { offsets }),
        ...(hint === undefined ? {} : { fluid_hint: hint }),
        notes,
        time: this.#time,
        ignored: this.#taken.ignored,
      },
    };
  }
}
