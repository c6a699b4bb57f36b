import { Fixed, Incipient } from './incipient';

/** Steps of ln T away from critical, and of the contrast towards it. */
const STEP_T: f64 = 0.025;
const STEP_CONTRAST: f64 = 0.35;
/** Contrasts at which the critical point is looked at from both sides. */
const NEAREST: StaticArray<f64> = [0.4, 0.2, 0.1, 0.05];
const MOST_POINTS = 160;

/** One side of the phase boundary, coldest first: the unknowns of `Incipient` and the pressure. */
export class Side {
  count: i32 = 0;
  rows: StaticArray<f64>;
  width: i32;

  constructor(n: i32) {
    this.width = n + 3;
    this.rows = new StaticArray<f64>(MOST_POINTS * (n + 3));
  }

  push(u: StaticArray<f64>, P: f64): void {
    if (this.count == MOST_POINTS) return;
    const at = this.count * this.width;
    for (let i = 0; i < this.width - 1; i++) unchecked((this.rows[at + i] = unchecked(u[i])));
    unchecked((this.rows[at + this.width - 1] = Math.log(P)));
    this.count++;
  }

  @inline
  get(point: i32, i: i32): f64 {
    return unchecked(this.rows[point * this.width + i]);
  }

  lnT(point: i32): f64 {
    return this.get(point, this.width - 2);
  }

  lnP(point: i32): f64 {
    return this.get(point, this.width - 1);
  }

  reverse(): void {
    for (let a = 0, b = this.count - 1; a < b; a++, b--) {
      for (let i = 0; i < this.width; i++) {
        const swap = this.get(a, i);
        unchecked((this.rows[a * this.width + i] = this.get(b, i)));
        unchecked((this.rows[b * this.width + i] = swap));
      }
    }
  }

  /** The guess by the cubic through the two points before k and the two from it; false where they turn back. */
  private cubic(k: i32, column: i32, value: f64, u: StaticArray<f64>): bool {
    if (k < 2 || k + 1 >= this.count) return false;
    const x0 = this.get(k - 2, column);
    const x1 = this.get(k - 1, column);
    const x2 = this.get(k, column);
    const x3 = this.get(k + 1, column);
    if (!(x0 < x1 && x1 < x2 && x2 < x3)) return false;
    const t0 = value - x0;
    const t1 = value - x1;
    const t2 = value - x2;
    const t3 = value - x3;
    const w0 = (t1 * t2 * t3) / ((x0 - x1) * (x0 - x2) * (x0 - x3));
    const w1 = (t0 * t2 * t3) / ((x1 - x0) * (x1 - x2) * (x1 - x3));
    const w2 = (t0 * t1 * t3) / ((x2 - x0) * (x2 - x1) * (x2 - x3));
    const w3 = (t0 * t1 * t2) / ((x3 - x0) * (x3 - x1) * (x3 - x2));
    // Points that crowd on one side of a long gap would swing between them.
    if (Math.abs(w0) + Math.abs(w3) > 0.6) return false;
    for (let i = 0; i < this.width - 1; i++) {
      const v = w0 * this.get(k - 2, i) + w1 * this.get(k - 1, i) + w2 * this.get(k, i) + w3 * this.get(k + 1, i);
      unchecked((u[i] = v));
    }
    return true;
  }

  @inline
  private columnOf(byP: bool): i32 {
    return byP ? this.width - 1 : this.width - 2;
  }

  /** ln T (byP: ln P) of a point. */
  at(point: i32, byP: bool): f64 {
    return this.get(point, this.columnOf(byP));
  }

  /** The first point, counted from the cold, that with the one before it encloses a ln T (byP: ln P); 0 where none does. */
  segment(byP: bool, value: f64): i32 {
    const column = this.columnOf(byP);
    for (let k = 1; k < this.count; k++) if (this.get(k, column) >= value) return k;
    return 0;
  }

  /** Puts into u a first guess within the segment that ends at k. */
  guess(k: i32, byP: bool, value: f64, u: StaticArray<f64>): void {
    if (!this.cubic(k, this.columnOf(byP), value, u)) this.straight(k, byP, value, u);
  }

  /** The same on the straight line between both ends. */
  straight(k: i32, byP: bool, value: f64, u: StaticArray<f64>): void {
    const a = this.at(k - 1, byP);
    const b = this.at(k, byP);
    const share = b > a ? (value - a) / (b - a) : 0;
    for (let i = 0; i < this.width - 1; i++) {
      const low = this.get(k - 1, i);
      unchecked((u[i] = low + share * (this.get(k, i) - low)));
    }
  }

  /** Puts into u the unknowns of a point. */
  copy(point: i32, u: StaticArray<f64>): void {
    for (let i = 0; i < this.width - 1; i++) unchecked((u[i] = this.get(point, i)));
  }
}

/**
 * The phase boundary of a composition, followed from cold bubble points through the critical point
 * to cold dew points. Far from critical the next point is looked for at another temperature, near
 * it at another density contrast, which alone keeps changing steadily there.
 */
export class Envelope {
  bubble: Side;
  dew: Side;
  criticalT: f64 = NaN;
  criticalP: f64 = NaN;
  criticalRho: f64 = NaN;
  private before: StaticArray<f64>;
  private now: StaticArray<f64>;

  constructor(private incipient: Incipient, private n: i32) {
    this.bubble = new Side(n);
    this.dew = new Side(n);
    this.before = new StaticArray<f64>(n + 2);
    this.now = new StaticArray<f64>(n + 2);
  }

  /**
   * Follows the boundary from the bubble point `incipient` is solved at; false when it gets lost. The dew side is left
   * open at its cold end, to be gone on with by `resume` and finished by `close`.
   */
  trace(coldest: f64): bool {
    const n = this.n;
    const start = new StaticArray<f64>(n + 2);
    this.keep(start);
    // Towards the cold first, so that the points come in order once turned round.
    this.bubble.push(this.incipient.u, this.incipient.settle());
    this.walkCold(this.bubble, coldest);
    this.bubble.reverse();
    this.restore(start);
    const contrast = this.incipient.contrast();
    // Then through the critical point by contrast, as far down the dew side as up the bubble side.
    if (!this.walkContrast(contrast)) return false;
    this.walkCold(this.dew, coldest);
    return true;
  }

  /** The coldest temperature the dew side has come to, and ln P there. */
  get dewEndT(): f64 {
    return Math.exp(this.dew.lnT(this.dew.count - 1));
  }
  get dewEndLnP(): f64 {
    return this.dew.lnP(this.dew.count - 1);
  }

  /** Goes on with the dew side from the point `incipient` is solved at. */
  resume(coldest: f64): void {
    this.dew.push(this.incipient.u, this.incipient.settle());
    this.walkCold(this.dew, coldest);
  }

  /** Finishes both sides; false when they hold no critical point. */
  close(): bool {
    this.dew.reverse();
    this.findCritical();
    return this.criticalT > 0;
  }

  private keep(into: StaticArray<f64>): void {
    for (let i = 0; i < this.n + 2; i++) unchecked((into[i] = unchecked(this.incipient.u[i])));
  }

  private restore(from: StaticArray<f64>): void {
    for (let i = 0; i < this.n + 2; i++) unchecked((this.incipient.u[i] = unchecked(from[i])));
  }

  /** A guess one step on, in proportion to the last one. */
  private extrapolate(ratio: f64): void {
    for (let i = 0; i < this.n + 2; i++) {
      const now = unchecked(this.now[i]);
      unchecked((this.incipient.u[i] = now + ratio * (now - unchecked(this.before[i]))));
    }
  }

  /** From the current point down in temperature, adding to a side. */
  private walkCold(side: Side, coldest: f64): void {
    const n = this.n;
    const end = Math.log(coldest);
    let known = 1;
    let step = STEP_T;
    let last = step;
    this.keep(this.now);
    let failures = 0;
    while (unchecked(this.now[n + 1]) > end + 1e-9 && side.count < MOST_POINTS && failures < 6) {
      let goal = unchecked(this.now[n + 1]) - step;
      if (goal < end) goal = end;
      if (known > 1) this.extrapolate((unchecked(this.now[n + 1]) - goal) / last);
      else this.restore(this.now);
      unchecked((this.incipient.u[n + 1] = goal));
      if (!this.incipient.solve(Fixed.T, Math.exp(goal))) {
        failures++;
        step *= 0.5;
        this.restore(this.now);
        continue;
      }
      last = unchecked(this.now[n + 1]) - goal;
      const swap = this.before;
      this.before = this.now;
      this.now = swap;
      this.keep(this.now);
      known = 2;
      failures = 0;
      if (step < STEP_T) step *= 1.5;
      side.push(this.incipient.u, this.incipient.settle());
    }
  }

  /** From a contrast down through 0 to its opposite. */
  private walkContrast(from: f64): bool {
    let contrast = from;
    let known = 1;
    let last: f64 = 0;
    let step = STEP_CONTRAST;
    this.keep(this.now);
    for (let i = 0; i < 300; i++) {
      const goal = this.nextContrast(contrast, step);
      if (goal < -from) return true;
      if (known > 1) this.extrapolate((contrast - goal) / last);
      else this.restore(this.now);
      if (!this.incipient.solve(Fixed.Contrast, goal)) {
        step *= 0.5;
        if (step < 0.01) return goal < -0.5;
        this.restore(this.now);
        continue;
      }
      last = contrast - goal;
      contrast = goal;
      const swap = this.before;
      this.before = this.now;
      this.now = swap;
      this.keep(this.now);
      known = 2;
      if (step < STEP_CONTRAST) step *= 1.5;
      (goal > 0 ? this.bubble : this.dew).push(this.incipient.u, this.incipient.settle());
    }
    return true;
  }

  /** The next contrast down, landing on every one of ±NEAREST and never on 0. */
  private nextContrast(contrast: f64, step: f64): f64 {
    let goal = contrast - step;
    for (let i = 0; i < NEAREST.length; i++) {
      const stop = NEAREST[i];
      if (contrast > stop + 1e-12 && goal < stop) return stop;
    }
    for (let i = NEAREST.length - 1; i >= 0; i--) {
      const stop = -NEAREST[i];
      if (contrast > stop + 1e-12 && goal < stop) return stop;
    }
    return goal;
  }

  /** Where the whole boundary crosses a temperature: lowest and highest ln P, and the lowest's place. */
  lowest: f64 = 0;
  highest: f64 = 0;
  private lowestPoint: i32 = 0;

  /** Looks for them; false where the boundary does not reach lnT twice. */
  cross(lnT: f64): bool {
    const b = this.bubble.count;
    const total = b + this.dew.count;
    let found = 0;
    this.lowest = Infinity;
    this.highest = -Infinity;
    for (let k = 1; k < total; k++) {
      const t0 = this.roundT(k - 1);
      const t1 = this.roundT(k);
      if (t0 < lnT == t1 < lnT) continue;
      const share = (lnT - t0) / (t1 - t0);
      const lnP = this.roundP(k - 1) + share * (this.roundP(k) - this.roundP(k - 1));
      if (lnP < this.lowest) {
        this.lowest = lnP;
        this.lowestPoint = k;
      }
      if (lnP > this.highest) this.highest = lnP;
      found++;
    }
    return found >= 2;
  }

  // The boundary all round: up the bubble side, down the dew side.
  private roundT(k: i32): f64 {
    const b = this.bubble.count;
    return k < b ? this.bubble.lnT(k) : this.dew.lnT(b + this.dew.count - 1 - k);
  }
  private roundP(k: i32): f64 {
    const b = this.bubble.count;
    return k < b ? this.bubble.lnP(k) : this.dew.lnP(b + this.dew.count - 1 - k);
  }

  /** Puts into u a first guess of the dew point at the lowest crossing; false when it is no dew point. */
  guessLowest(lnT: f64, u: StaticArray<f64>): bool {
    const b = this.bubble.count;
    if (this.lowestPoint <= b) return false;
    const hot = b + this.dew.count - this.lowestPoint;
    const t0 = this.dew.lnT(hot);
    const t1 = this.dew.lnT(hot - 1);
    const share = (lnT - t0) / (t1 - t0);
    for (let i = 0; i < this.n + 2; i++) {
      const from = this.dew.get(hot, i);
      unchecked((u[i] = from + share * (this.dew.get(hot - 1, i) - from)));
    }
    return true;
  }

  /** T, P and ρ at contrast 0 by Lagrange's polynomial through the nearest points on both sides. */
  private findCritical(): void {
    const k = NEAREST.length;
    if (this.bubble.count < k || this.dew.count < k) return;
    let lnT: f64 = 0;
    let lnP: f64 = 0;
    let lnRho: f64 = 0;
    for (let i = 0; i < 2 * k; i++) {
      const xi = i < k ? NEAREST[i] : -NEAREST[i - k];
      let weight: f64 = 1;
      for (let j = 0; j < 2 * k; j++) {
        if (j == i) continue;
        const xj = j < k ? NEAREST[j] : -NEAREST[j - k];
        weight *= -xj / (xi - xj);
      }
      // The hot end of either side holds the nearest points, the very nearest last.
      const side = i < k ? this.bubble : this.dew;
      const point = side.count - k + (i < k ? i : i - k);
      lnT += weight * side.lnT(point);
      lnP += weight * side.lnP(point);
      lnRho += weight * side.get(point, 0);
    }
    this.criticalT = Math.exp(lnT);
    this.criticalP = Math.exp(lnP);
    this.criticalRho = Math.exp(lnRho);
  }
}
