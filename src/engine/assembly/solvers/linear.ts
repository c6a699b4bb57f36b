/** Largest system solved here: two phases of six components, a vapour fraction and a temperature. */
export const MOST_UNKNOWNS = 16;

/** A small dense linear system, solved in place by elimination with row pivots. */
export class Linear {
  private rows: StaticArray<f64> = new StaticArray<f64>(MOST_UNKNOWNS * (MOST_UNKNOWNS + 1));
  private width: i32 = 0;
  private n: i32 = 0;

  /** Starts an n × n system of zeros. */
  start(n: i32): void {
    this.n = n;
    this.width = n + 1;
    for (let i = 0; i < n * (n + 1); i++) unchecked((this.rows[i] = 0));
  }

  @inline
  set(row: i32, column: i32, value: f64): void {
    unchecked((this.rows[row * this.width + column] = value));
  }

  /** Right-hand side of a row. */
  @inline
  equals(row: i32, value: f64): void {
    unchecked((this.rows[row * this.width + this.n] = value));
  }

  /** Solves; false when singular. The answer is read with `x`. */
  solve(): bool {
    const n = this.n;
    const w = this.width;
    const rows = this.rows;
    for (let k = 0; k < n; k++) {
      let pivot = k;
      let largest: f64 = 0;
      for (let i = k; i < n; i++) {
        const size = Math.abs(unchecked(rows[i * w + k]));
        if (size > largest) {
          largest = size;
          pivot = i;
        }
      }
      if (!(largest > 1e-300)) return false;
      if (pivot != k) {
        for (let j = k; j <= n; j++) {
          const swap = unchecked(rows[k * w + j]);
          unchecked((rows[k * w + j] = unchecked(rows[pivot * w + j])));
          unchecked((rows[pivot * w + j] = swap));
        }
      }
      const inverse = 1 / unchecked(rows[k * w + k]);
      for (let i = k + 1; i < n; i++) {
        const factor = unchecked(rows[i * w + k]) * inverse;
        if (factor == 0) continue;
        for (let j = k + 1; j <= n; j++) {
          unchecked((rows[i * w + j] -= factor * unchecked(rows[k * w + j])));
        }
      }
    }
    for (let i = n - 1; i >= 0; i--) {
      let sum = unchecked(rows[i * w + n]);
      for (let j = i + 1; j < n; j++) sum -= unchecked(rows[i * w + j]) * unchecked(rows[j * w + n]);
      sum /= unchecked(rows[i * w + i]);
      if (!(Math.abs(sum) < 1e300)) return false;
      unchecked((rows[i * w + n] = sum));
    }
    return true;
  }

  @inline
  x(i: i32): f64 {
    return unchecked(this.rows[i * this.width + this.n]);
  }
}
