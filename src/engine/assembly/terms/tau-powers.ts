/**
 * τ^t for the distinct exponents of a family of terms. Published equations share few exponents
 * between many terms, and exp() is what an evaluation costs most.
 */
export class TauPowers {
  private exponents: StaticArray<f64>;
  private values: StaticArray<f64>;
  private count: i32 = 0;

  constructor(capacity: i32) {
    this.exponents = new StaticArray<f64>(capacity);
    this.values = new StaticArray<f64>(capacity);
  }

  /** Slot of an exponent, shared with an equal one. */
  slot(t: f64): i32 {
    for (let i = 0; i < this.count; i++) {
      if (unchecked(this.exponents[i]) == t) return i;
    }
    unchecked((this.exponents[this.count] = t));
    return this.count++;
  }

  evaluate(lnTau: f64): void {
    for (let i = 0; i < this.count; i++) {
      unchecked((this.values[i] = Math.exp(unchecked(this.exponents[i]) * lnTau)));
    }
  }

  @inline
  at(slot: i32): f64 {
    return unchecked(this.values[slot]);
  }
}
