/** The bands of a map of pressures: where each lies between the outlet temperatures of every row. */
import { roundStep } from '../../charts/plot/scale.ts';
import type { DrawnMap } from './map.ts';

export interface Band {
  /** bar */
  readonly from: number;
  readonly to: number;
  /** 0 to 10, from the lowest band to the highest: a depth of the hue. */
  readonly depth: number;
  /** Both edges, °C, by row; a row without the band has both in one place. */
  readonly edges: readonly (readonly [left: number, right: number])[];
}

/** About so many bands from the lowest pressure to the highest, at most. */
const BANDS = 14;
const DEPTHS = 10;
const SAME = 1e-9;

type Row = DrawnMap['rows'][number];

/** Where a row reaches a pressure, °C, between its two columns: pressures rise with the outlet. */
function outletAt(t: readonly number[], row: Row, p: number): number {
  const index = row.findIndex((point) => point !== null && point.p_gc >= p);
  const after = row[index];
  if (!after) return t.at(-1) ?? 0;
  const before = row[index - 1];
  const end = t[index] ?? 0;
  if (!before) return end;
  const start = t[index - 1] ?? 0;
  return start + ((end - start) * (p - before.p_gc)) / (after.p_gc - before.p_gc);
}

/** The bands of the rows that have come, on round pressures, the lowest first. */
export function bandsOf({ t, rows }: Pick<DrawnMap, 't' | 'rows'>): readonly Band[] {
  const pressures = rows.flatMap((row) => row.flatMap((point) => (point ? [point.p_gc] : [])));
  if (pressures.length === 0) return [];
  const [low, high] = [Math.min(...pressures), Math.max(...pressures)];
  const step = roundStep(Math.max(high - low, 1), BANDS);
  const first = Math.floor(low / step + SAME);
  const last = Math.max(first, Math.ceil(high / step - SAME) - 1);
  return Array.from({ length: last - first + 1 }, (_, k) => {
    const [from, to] = [(first + k) * step, (first + k + 1) * step];
    const isLast = first + k === last;
    return {
      from,
      to,
      depth: last === first ? DEPTHS / 2 : Math.round((DEPTHS * k) / (last - first)),
      edges: rows.map((row) => {
        const left = outletAt(t, row, from);
        return [left, isLast ? (t.at(-1) ?? left) : outletAt(t, row, to)] as const;
      }),
    };
  });
}
