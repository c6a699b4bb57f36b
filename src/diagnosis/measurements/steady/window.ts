/** A window that moves over a recording: standard deviation and drift of what it holds. */

/** Sums over a window of one column, about an origin that stays near its values. */
class Sums {
  x = 0;
  xx = 0;
  tx = 0;
  origin = 0;

  add(value: number, t: number, sign: 1 | -1): void {
    const d = value - this.origin;
    this.x += sign * d;
    this.xx += sign * d * d;
    this.tx += sign * t * d;
  }

  clear(origin: number): void {
    this.x = this.xx = this.tx = 0;
    this.origin = origin;
  }
}

export interface Spread {
  /** Standard deviation of the values (n − 1). */
  s: number;
  /** Change of the least-squares line from the first row to the last. */
  drift: number;
}

/** Several columns in one window; sums are made anew once in a window, so that rounding does not add up. */
export class MovingWindow {
  readonly #times: Float64Array;
  readonly #columns: readonly Float64Array[];
  readonly #rows: number;
  readonly #sums: readonly Sums[];
  #t = 0;
  #tt = 0;
  #origin = 0;
  /** Rows in the window: from, and the one after the last. */
  #from = 0;
  #to = 0;
  #fresh = 0;
  readonly spreads: readonly Spread[];

  constructor(times: Float64Array, columns: readonly Float64Array[], rows: number) {
    this.#times = times;
    this.#columns = columns;
    this.#rows = rows;
    this.#sums = columns.map(() => new Sums());
    this.spreads = columns.map(() => ({ s: Number.NaN, drift: Number.NaN }));
  }

  /** Forgets all rows; the next one is `row`. */
  restart(row: number): void {
    this.#from = this.#to = row;
    this.#anew();
  }

  #anew(): void {
    const first = this.#from;
    this.#origin = this.#times[first] ?? 0;
    this.#t = this.#tt = 0;
    for (const [index, sums] of this.#sums.entries()) sums.clear(this.#columns[index]![first] ?? 0);
    for (let row = first; row < this.#to; row++) this.#add(row, 1);
    this.#fresh = 0;
  }

  #add(row: number, sign: 1 | -1): void {
    const t = this.#times[row]! - this.#origin;
    this.#t += sign * t;
    this.#tt += sign * t * t;
    for (let i = 0; i < this.#sums.length; i++) this.#sums[i]!.add(this.#columns[i]![row]!, t, sign);
  }

  /** Takes the next row; true when the window is full, with its spreads. */
  push(): boolean {
    this.#add(this.#to, 1);
    this.#to += 1;
    if (this.#to - this.#from > this.#rows) {
      this.#add(this.#from, -1);
      this.#from += 1;
      this.#fresh += 1;
      if (this.#fresh >= this.#rows) this.#anew();
    }
    if (this.#to - this.#from < this.#rows) return false;
    const n = this.#rows;
    const stt = this.#tt - (this.#t * this.#t) / n;
    const span = this.#times[this.#to - 1]! - this.#times[this.#from]!;
    for (let i = 0; i < this.#sums.length; i++) {
      const { x, xx, tx } = this.#sums[i]!;
      const spread = this.spreads[i]!;
      spread.s = Math.sqrt(Math.max(0, xx - (x * x) / n) / (n - 1));
      spread.drift = ((tx - (this.#t * x) / n) / stt) * span;
    }
    return true;
  }

  get from(): number {
    return this.#from;
  }
}
