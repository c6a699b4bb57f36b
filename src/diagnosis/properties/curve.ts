/** Several quantities along one variable, each cell of it made into Chebyshev series when it is first asked for. */
import { chebyshevCoefficients, chebyshevNodes, chebyshevSum } from './chebyshev.ts';

interface Cell {
  readonly low: number;
  readonly width: number;
  readonly series: readonly Float64Array[];
}

/** What a curve is made of: `at` answers its quantities, or undefined where there are none. */
export interface CurveSource {
  readonly width: number;
  readonly nodes: number;
  at(x: number): readonly number[] | undefined;
}

export class Curve {
  private readonly source: CurveSource;
  private readonly cells = new Map<number, Cell | undefined>();

  constructor(source: CurveSource) {
    this.source = source;
  }

  /** The quantity of a place in the source's list at `x`; NaN where the engine has none. */
  value(quantity: number, x: number): number {
    const cell = this.cell(x);
    if (cell === undefined) return this.source.at(x)?.[quantity] ?? Number.NaN;
    const series = cell.series[quantity]!;
    return chebyshevSum(series, 0, series.length, (2 * (x - cell.low)) / cell.width - 1);
  }

  private cell(x: number): Cell | undefined {
    if (!Number.isFinite(x)) return undefined;
    const place = Math.floor(x / this.source.width);
    if (!this.cells.has(place)) this.cells.set(place, this.made(place * this.source.width));
    return this.cells.get(place);
  }

  /** A cell that reaches where the engine has no answer is none: inside it the engine is asked each time. */
  private made(low: number): Cell | undefined {
    const { width, nodes } = this.source;
    const rows: (readonly number[])[] = [];
    for (const x of chebyshevNodes(low, low + width, nodes)) {
      const row = this.source.at(x);
      if (row === undefined || !row.every(Number.isFinite)) return undefined;
      rows.push(row);
    }
    return { low, width, series: rows[0]!.map((_, k) => chebyshevCoefficients(rows.map((row) => row[k]!))) };
  }
}
