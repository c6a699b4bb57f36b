/** Printed exponents have a few decimals; a sum of two may miss the third by rounding. */
const SAME: f64 = 1e-13;

/**
 * τ^t for the distinct exponents of a family of terms. Published equations share few exponents
 * between many terms, and exp() is what an evaluation costs most: an exponent that is the sum of two
 * others is a product.
 */
export class TauPowers {
  private exponents: StaticArray<f64>;
  private values: StaticArray<f64>;
  /** Places of the two an exponent is the sum of, -1 where there are none. */
  private one: StaticArray<i32>;
  private other: StaticArray<i32>;
  private count: i32 = 0;

  constructor(capacity: i32) {
    this.exponents = new StaticArray<f64>(capacity);
    this.values = new StaticArray<f64>(capacity);
    this.one = new StaticArray<i32>(capacity);
    this.other = new StaticArray<i32>(capacity);
  }

  /** Slot of an exponent, shared with an equal one. */
  slot(t: f64): i32 {
    for (let i = 0; i < this.count; i++) {
      if (unchecked(this.exponents[i]) == t) return i;
    }
    this.exponents[this.count] = t;
    this.one[this.count] = -1;
    for (let i = 0; i < this.count; i++) {
      for (let j = 0; j <= i; j++) {
        if (Math.abs(this.exponents[i] + this.exponents[j] - t) > SAME) continue;
        this.one[this.count] = i;
        this.other[this.count] = j;
      }
    }
    return this.count++;
  }

  evaluate(lnTau: f64): void {
    for (let i = 0; i < this.count; i++) {
      const one = unchecked(this.one[i]);
      unchecked((this.values[i] =
        one < 0
          ? Math.exp(unchecked(this.exponents[i]) * lnTau)
          : unchecked(this.values[one]) * unchecked(this.values[unchecked(this.other[i])])));
    }
  }

  @inline
  at(slot: i32): f64 {
    return unchecked(this.values[slot]);
  }
}
