/** Symmetric matrices of a few rows, as flat arrays: what a Gaussian needs. */

/** A square matrix, row by row. */
export interface Matrix {
  readonly size: number;
  readonly values: Float64Array;
}

export const zeroMatrix = (size: number): Matrix => ({ size, values: new Float64Array(size * size) });
export const copyOf = ({ size, values }: Matrix): Matrix => ({ size, values: values.slice() });

/** Adds v·vᵀ·factor in place. */
export function addOuter({ size, values }: Matrix, v: ArrayLike<number>, factor = 1): void {
  for (let i = 0; i < size; i += 1) {
    for (let j = 0; j < size; j += 1) values[i * size + j]! += factor * v[i]! * v[j]!;
  }
}

/** Adds to the diagonal in place. */
export function addDiagonal({ size, values }: Matrix, of: (i: number) => number): void {
  for (let i = 0; i < size; i += 1) values[i * size + i]! += of(i);
}

/** Rows and columns of some places. */
export function submatrix({ size, values }: Matrix, places: readonly number[]): Matrix {
  const n = places.length;
  const part = new Float64Array(n * n);
  for (let i = 0; i < n; i += 1) {
    for (let j = 0; j < n; j += 1) part[i * n + j] = values[places[i]! * size + places[j]!]!;
  }
  return { size: n, values: part };
}

/** Lower triangle L with L·Lᵀ the matrix (Cholesky); undefined where it is not positive definite. */
export function cholesky({ size: n, values }: Matrix): Float64Array | undefined {
  const L = new Float64Array(n * n);
  for (let i = 0; i < n; i += 1) {
    for (let j = 0; j <= i; j += 1) {
      let sum = values[i * n + j]!;
      for (let k = 0; k < j; k += 1) sum -= L[i * n + k]! * L[j * n + k]!;
      if (i !== j) L[i * n + j] = sum / L[j * n + j]!;
      else if (sum > 0) L[i * n + i] = Math.sqrt(sum);
      else return undefined;
    }
  }
  return L;
}

/** L⁻¹·v, of a lower triangle. */
export function forward(L: Float64Array, v: ArrayLike<number>): Float64Array {
  const n = v.length;
  const x = new Float64Array(n);
  for (let i = 0; i < n; i += 1) {
    let sum = v[i]!;
    for (let k = 0; k < i; k += 1) sum -= L[i * n + k]! * x[k]!;
    x[i] = sum / L[i * n + i]!;
  }
  return x;
}

/** Sum of the logarithms of the diagonal of L, twice: ln det. */
export function logDeterminant(L: Float64Array, size: number): number {
  let sum = 0;
  for (let i = 0; i < size; i += 1) sum += Math.log(L[i * size + i]!);
  return 2 * sum;
}

export const squareOf = (v: ArrayLike<number>): number => {
  let sum = 0;
  for (let i = 0; i < v.length; i += 1) sum += v[i]! * v[i]!;
  return sum;
};
