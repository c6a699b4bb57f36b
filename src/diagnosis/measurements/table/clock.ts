/** Instants of a table's rows, whatever its time column writes. */
import type { Choices, Findings } from '../choices.ts';
import { Growing } from '../growing.ts';
import { quoted } from '../outcome.ts';
import type { ElapsedUnit } from '../units.ts';
import { isElapsedUnit, secondsIn, unitFromText } from '../units.ts';
import { decidedOrder } from './date-order.ts';
import type { DecimalSign } from './numbers.ts';
import { numberOfCell } from './numbers.ts';
import { DAY_MS, LAST_MS, patternOf, scanClock, scanned, scanStamp } from './stamps.ts';
import type { TimeColumn } from './time-column.ts';

export interface Instants {
  /** ms; NaN for a row whose date is none in the order of the others. */
  readonly stamps: Float64Array;
  readonly clock: 'local' | 'UTC' | 'elapsed';
  readonly format: string;
  /** Offsets from UTC the texts carry, ms, in the order they are met; absent where they carry one or none. */
  readonly offsets?: readonly number[];
}

/** Days from the zero of spreadsheets, 1899-12-30, to 1970-01-01. */
const SERIAL_1970 = 25_569;
const SECONDS_PER_DAY = DAY_MS / 1000;
/** Texts of the column a pattern is read from. */
const SAMPLES = 200;

export class RowClock {
  readonly #time: TimeColumn | undefined;
  readonly #choices: Choices;
  readonly #findings: Findings;
  readonly #first = new Growing();
  readonly #second = new Growing();
  readonly #samples: string[] = [];
  readonly #name: string;
  readonly #offsets = new Set<number>();
  #isUtc = false;
  #isTwelve = false;
  #separator = '';
  #days = 0;
  #last = Number.NaN;

  /** @param time undefined where rows follow each other by `choices.step` */
  constructor(time: TimeColumn | undefined, name: string, choices: Choices, findings: Findings) {
    this.#time = time;
    this.#name = name;
    this.#choices = choices;
    this.#findings = findings;
  }

  /** Takes the instant of a row; false where its cells hold none. */
  take(cells: readonly string[], decimal: DecimalSign): boolean {
    const { kind, columns } = this.#time ?? { kind: 'step', columns: [] };
    const cell = cells[columns[0] ?? -1] ?? '';
    switch (kind) {
      case 'stamp':
        return this.#stamp(cell);
      case 'date and clock':
        return this.#stamp(`${cell.trim()} ${(cells[columns[1] ?? -1] ?? '').trim()}`);
      case 'clock':
        return this.#clockAlone(cell);
      case 'step':
        return this.#put(this.#first.length * (this.#choices.step ?? 1) * 1000);
      default:
        return this.#put(this.#number(kind, numberOfCell(cell, decimal)));
    }
  }

  #put(ms: number): boolean {
    if (!(Math.abs(ms) <= LAST_MS)) return false;
    this.#first.push(ms);
    return true;
  }

  #number(kind: TimeColumn['kind'], value: number): number {
    if (kind === 'epoch s') return value * 1000;
    if (kind === 'epoch ms') return value;
    if (kind === 'excel serial') return Math.round((value - SERIAL_1970) * SECONDS_PER_DAY) * 1000;
    return value * secondsIn(this.#elapsedUnit ?? 's') * 1000;
  }

  get #elapsedUnit(): ElapsedUnit | undefined {
    const { units } = this.#choices;
    const choice = units !== undefined && Object.hasOwn(units, this.#name) ? units[this.#name] : undefined;
    const chosen = unitFromText(choice ?? '')?.unit;
    return chosen !== undefined && isElapsedUnit(chosen) ? chosen : this.#time?.unit;
  }

  #stamp(text: string): boolean {
    if (!scanStamp(text)) return false;
    if (this.#first.length === 0) this.#isUtc = scanned.isUtc;
    if (scanned.isUtc) this.#offsets.add(scanned.offset);
    if (scanned.style !== 'ymd') this.#separator = scanned.style;
    this.#isTwelve ||= scanned.isTwelve;
    this.#first.push(scanned.dayFirst);
    this.#second.push(scanned.monthFirst);
    if (this.#samples.length < SAMPLES) this.#samples.push(text.trim());
    return true;
  }

  /** A clock without a date goes on after midnight. */
  #clockAlone(cell: string): boolean {
    const ms = scanClock(cell);
    if (Number.isNaN(ms)) return false;
    if (ms < this.#last - DAY_MS / 2) this.#days += 1;
    this.#last = ms;
    return this.#put(ms + this.#days * DAY_MS);
  }

  /** The instants of all rows. Asks for the order of the date and for the unit of elapsed time. */
  end(): Instants {
    const kind = this.#time?.kind ?? 'elapsed';
    if (kind === 'stamp' || kind === 'date and clock') return this.#dated();
    const stamps = this.#first.values;
    if (kind === 'epoch s' || kind === 'epoch ms') return { stamps, clock: 'UTC', format: kind };
    if (kind === 'excel serial') return { stamps, clock: 'local', format: kind };
    if (kind === 'clock') return { stamps, clock: 'elapsed', format: 'HH:mm:ss' };
    if (this.#time !== undefined && this.#elapsedUnit === undefined) {
      this.#findings.ask('Q_UNIT', { c: quoted(this.#name), proposed: 's' }, this.#name);
    }
    return { stamps, clock: 'elapsed', format: `elapsed ${this.#elapsedUnit ?? 's'}` };
  }

  #dated(): Instants {
    const [dayFirst, monthFirst] = [this.#first.values, this.#second.values];
    const facts = { separator: this.#separator, isTwelve: this.#isTwelve };
    const { order, isAsked } = decidedOrder(dayFirst, monthFirst, facts, this.#choices.date_order);
    if (isAsked) this.#findings.ask('Q_DATE_ORDER', { v: quoted(this.#samples[0] ?? ''), proposed: order }, this.#name);
    const isMonthFirst = order === 'mdy';
    return {
      stamps: isMonthFirst ? monthFirst : dayFirst,
      clock: this.#isUtc ? 'UTC' : 'local',
      format: patternOf(this.#samples, isMonthFirst),
      ...(this.#offsets.size > 1 ? { offsets: [...this.#offsets] } : {}),
    };
  }
}
