/** A table with one row for each instant. */
import type { Choices } from '../choices.ts';
import { Findings } from '../choices.ts';
import { quantityOf } from '../columns.ts';
import type { Draft, DraftColumn } from '../draft.ts';
import { Growing } from '../growing.ts';
import { refuse } from '../outcome.ts';
import type { Unit } from '../units.ts';
import { convert, conversionOf, unitsOf } from '../units.ts';
import { RowClock } from './clock.ts';
import type { Layout } from './layout.ts';
import { trimmedCells } from './layout.ts';
import { cellsOf } from './lines.ts';
import type { Taken } from './mapping.ts';
import { shownNames, takenColumns } from './mapping.ts';
import type { DecimalSign } from './numbers.ts';
import { decimalShownBy, isNumeric, numberOfCell, partsOfCell } from './numbers.ts';
import { timeColumnOf } from './time-column.ts';
import { fluidHint } from './fluid-hint.ts';
import { RowCount } from './row-count.ts';

/** Rows a table's columns are told by. */
const SAMPLE = 200;

export interface RowReader {
  readonly isFull: boolean;
  row(line: string): void;
  end(): Draft;
}

/** Units the cells of each column carry; undefined where none does. */
function unitsOfCells(headers: readonly string[], rows: readonly (readonly string[])[]): string[] | undefined {
  const units = headers.map((_, index) => {
    const cell = rows.find((cells) => isNumeric((cells[index] ?? '').trim()))?.[index] ?? '';
    const unit = partsOfCell(cell)?.unit;
    return unit === undefined ? '' : `${unit.unit} ${unit.mode ?? ''}`.trim();
  });
  return units.some((unit) => unit !== '') ? units : undefined;
}

export class WideTable implements RowReader {
  readonly #layout: Layout;
  readonly #taken: Taken;
  readonly #columns: readonly Growing[];
  readonly #clock: RowClock;
  readonly #time: readonly string[];
  readonly #findings: Findings;
  #decimal: DecimalSign | undefined;
  readonly #rows: RowCount;
  #numbers = 0;
  #hasFigures = false;

  /**
   * @param lines the first lines of data
   * @throws {Refusal} E_NO_TIME
   */
  constructor(layout: Layout, lines: readonly string[], choices: Choices, findings: Findings) {
    this.#layout = layout;
    this.#rows = new RowCount(findings);
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
    if (time === undefined && !((choices.step ?? 0) > 0)) refuse('E_NO_TIME', 'step');
    const places = time?.columns ?? [];
    this.#time = places.map((index) => names[index] ?? '');
    this.#clock = new RowClock(time, this.#time[0] ?? '', choices, findings);
    this.#taken = takenColumns(
      headers,
      layout.units ?? unitsOfCells(headers, rows),
      new Set(places),
      choices,
      findings,
    );
    this.#columns = this.#taken.columns.map(() => new Growing());
    this.#hasFigures = rows.some((cells) =>
      cells.some((cell, index) => !places.includes(index) && isNumeric(cell.trim())),
    );
  }

  get isFull(): boolean {
    return this.#rows.isFull;
  }

  row(line: string): void {
    if (line === '' || line.trim() === '') return;
    const { delimiter, headers } = this.#layout;
    const cells = trimmedCells(cellsOf(line, delimiter), headers.length);
    if (cells.length !== headers.length) {
      this.#findings.warn('W_RAGGED');
      return;
    }
    if (!this.#rows.hasRoom()) return;
    if (!this.#clock.take(cells, this.#decimal ?? '.')) {
      this.#findings.warn('W_RAGGED');
      return;
    }
    this.#rows.n += 1;
    const { columns } = this.#taken;
    for (let i = 0; i < columns.length; i++) {
      const { index, unit } = columns[i]!;
      this.#columns[i]!.push(this.#number(cells[index]!, unit));
    }
  }

  /** A cell that carries the unit of its column; of another unit it is no figure of it. */
  #withUnit(cell: string, unit: Unit | undefined): number {
    const parts = partsOfCell(cell);
    return parts !== undefined && parts.unit.unit === unit
      ? numberOfCell(parts.figure, this.#decimal ?? '.')
      : Number.NaN;
  }

  #number(source: string, unit: Unit | undefined): number {
    if (source === '') return Number.NaN;
    this.#decimal ??= decimalShownBy(source);
    let value = numberOfCell(source, this.#decimal ?? '.');
    if (Number.isNaN(value)) {
      const cell = source.trim();
      if (cell === '') return Number.NaN;
      value = numberOfCell(cell, this.#decimal ?? '.');
      if (Number.isNaN(value)) value = this.#withUnit(cell, unit);
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
