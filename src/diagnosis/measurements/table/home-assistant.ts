/** The history of Home Assistant: one line for each change of one entity, whose value is held until the next one. */
import type { Choices, Findings } from '../choices.ts';
import { isPressure, quantityOf } from '../columns.ts';
import type { Draft, DraftColumn } from '../draft.ts';
import { Growing } from '../growing.ts';
import { refuse } from '../outcome.ts';
import type { HeldSpan } from '../set.ts';
import { convert, conversionOf, unitsOf } from '../units.ts';
import type { HistoryPlaces } from './history-header.ts';
import type { Layout } from './layout.ts';
import { cellsOf } from './lines.ts';
import type { TakenColumn } from './mapping.ts';
import { takenColumns } from './mapping.ts';
import { numberOfCell } from './numbers.ts';
import { RowCount } from './row-count.ts';
import { instantFrom, scanStamp } from './stamps.ts';
import type { RowReader } from './wide.ts';

/** Entities of one file. */
const MOST_ENTITIES = 2000;
/** s: a value held for longer may be an old one. */
const HELD_LONG = 900;

interface Entity {
  readonly name: string;
  readonly unit: string | undefined;
  readonly times: Growing;
  readonly values: Growing;
  invalid: number;
}

/** Changes of an entity in order of time, the last of one instant kept. */
function changesOf({ times, values }: Entity): { readonly times: Float64Array; readonly values: Float64Array } {
  const order = Array.from(times.values.keys()).sort((a, b) => times.values[a]! - times.values[b]! || a - b);
  const last = order.filter((place, at) => {
    const next = order[at + 1];
    return next === undefined || times.values[next] !== times.values[place];
  });
  return {
    times: Float64Array.from(last, (place) => times.values[place]!),
    values: Float64Array.from(last, (place) => values.values[place]!),
  };
}

/** Instants of all changes, each once, in order. */
function unionOf(all: readonly Float64Array[]): Float64Array {
  const every = new Float64Array(all.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const times of all) {
    every.set(times, at);
    at += times.length;
  }
  every.sort();
  return every.filter((time, index) => index === 0 || time !== every[index - 1]);
}

/** The value that held at each instant. */
function heldAt(instants: Float64Array, times: Float64Array, values: Float64Array): Float64Array {
  let next = 0;
  let value = Number.NaN;
  return instants.map((instant) => {
    while (next < times.length && times[next]! <= instant) {
      value = values[next]!;
      next += 1;
    }
    return value;
  });
}

/** Whether one of the sorted instants lies between two others. */
function hasBetween(instants: Float64Array, from: number, to: number): boolean {
  let low = 0;
  let high = instants.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (instants[middle]! > from) high = middle;
    else low = middle + 1;
  }
  return (instants[low] ?? to) < to;
}

/** Spans over which a value stood for more than a quarter of an hour while others changed; s from the first instant. */
function heldSpans(column: DraftColumn['key'], times: Float64Array, values: Float64Array, instants: Float64Array) {
  const spans: HeldSpan[] = [];
  const [first = 0] = instants;
  const last = instants.at(-1) ?? 0;
  for (let i = 0; i < times.length; i++) {
    const [from, to] = [times[i]!, times[i + 1] ?? last];
    if (Number.isNaN(values[i]) || to - from <= HELD_LONG * 1000) continue;
    if (!hasBetween(instants, from, to)) continue;
    spans.push({ column, from: (from - first) / 1000, to: (to - first) / 1000 });
  }
  return spans;
}

export class HistoryTable implements RowReader {
  readonly #layout: Layout;
  readonly #places: HistoryPlaces;
  readonly #choices: Choices;
  readonly #findings: Findings;
  readonly #entities = new Map<string, Entity>();
  readonly #rows: RowCount;
  #isUtc = true;
  #dateSample = '';

  constructor(layout: Layout, places: HistoryPlaces, choices: Choices, findings: Findings) {
    this.#layout = layout;
    this.#rows = new RowCount(findings);
    this.#places = places;
    this.#choices = choices;
    this.#findings = findings;
  }

  get isFull(): boolean {
    return this.#rows.isFull;
  }

  row(line: string): void {
    if (line.trim() === '') return;
    const { delimiter, headers, decimal = '.' } = this.#layout;
    const cells = cellsOf(line, delimiter);
    const { id, state, time, unit } = this.#places;
    const instant = cells.length < headers.length ? undefined : this.#instant((cells[time] ?? '').trim());
    if (instant === undefined) {
      this.#findings.warn('W_RAGGED');
      return;
    }
    if (!this.#rows.hasRoom()) return;
    this.#rows.n += 1;
    const entity = this.#entity((cells[id] ?? '').trim(), cells[unit]);
    if (entity === undefined) return;
    const cell = (cells[state] ?? '').trim();
    const value = numberOfCell(cell, decimal);
    if (Number.isNaN(value) && cell !== '') entity.invalid += 1;
    entity.times.push(instant);
    entity.values.push(value);
  }

  #instant(text: string): number | undefined {
    const instant = instantFrom(text) ?? this.#seconds(text);
    if (instant !== undefined && this.#rows.n === 0) {
      this.#isUtc = instant.isUtc;
      this.#dateSample = text;
    }
    return instant?.ms;
  }

  #seconds(text: string) {
    const value = numberOfCell(text, '.');
    return Number.isNaN(value) ? undefined : instantFrom(value);
  }

  #entity(name: string, unit: string | undefined): Entity | undefined {
    const known = this.#entities.get(name);
    if (known !== undefined || this.#entities.size >= MOST_ENTITIES) return known;
    const entity: Entity = { name, unit: unit?.trim(), times: new Growing(), values: new Growing(), invalid: 0 };
    this.#entities.set(name, entity);
    return entity;
  }

  /** @throws {Refusal} E_NO_NUMBER */
  end(): Draft {
    const entities = [...this.#entities.values()];
    if (entities.every(({ values }) => values.values.every(Number.isNaN))) refuse('E_NO_NUMBER');
    const names = entities.map(({ name }) => name);
    const hasUnits = entities.some(({ unit }) => (unit ?? '') !== '');
    const units = hasUnits ? entities.map(({ unit }) => unit ?? '') : undefined;
    const { columns: taken, ignored } = takenColumns(names, units, new Set(), this.#choices, this.#findings);
    const changes = taken.map((column) => {
      const entity = entities[column.index]!;
      this.#findings.invalid += entity.invalid;
      return { column, ...changesOf(entity) };
    });
    const stamps = unionOf(changes.map(({ times }) => times));
    this.#findings.warn('W_HELD');
    return {
      stamps,
      clock: this.#isUtc ? 'UTC' : 'local',
      columns: changes.map(({ column, times, values }) => columnOf(column, heldAt(stamps, times, values))),
      isHeld: true,
      held: changes.flatMap(({ column, times, values }) => heldSpans(column.key, times, values, stamps)),
      header: this.#layout.headers,
      found: {
        kind: 'csv-long',
        delimiter: this.#layout.delimiter,
        decimal: this.#layout.decimal ?? '.',
        header_row: this.#layout.headerRow,
        date_format: scanStamp(this.#dateSample) ? 'ISO 8601' : 'epoch s',
        notes: this.#layout.notes,
        time: [this.#layout.headers[this.#places.time] ?? ''],
        ignored,
      },
    };
  }
}

function columnOf({ name, key, unit, mode }: TakenColumn, values: Float64Array): DraftColumn {
  convert(values, conversionOf(quantityOf(key), unit ?? unitsOf(quantityOf(key))[0]!, false, 0));
  return { name, key, unit, mode: isPressure(key) ? mode : undefined, values };
}
