// The figures of a run beside CoolProp as a Markdown table, and their place in docs/measuring.md.
import { between, circumstances, markdownTable } from './measure.ts';
import type { Machine } from './measure.ts';

/** A case, by what was asked of which fluid; times in ns, the bulk's null where there is no such call. */
export interface CoolpropRow {
  readonly what: string;
  readonly fluid: string;
  readonly states: number;
  /** States that CoolProp had no answer for. */
  readonly failed: number;
  readonly theirs_ns: number;
  readonly binding_ns: number;
  readonly ours_ns: number;
  readonly bulk_ns: number | null;
  readonly ratio: number;
  /** Largest relative difference of the answers. */
  readonly apart: number;
}

/** One without any state where CoolProp answers. */
type EmptyRow = Pick<CoolpropRow, 'what' | 'fluid' | 'failed'> & { readonly states: 0 };
export type CoolpropResult = CoolpropRow | EmptyRow;

export interface CoolpropRun {
  readonly date: string;
  readonly command: string;
  readonly machine: Machine & { readonly coolprop: string; readonly python: string };
  readonly emptyCall_ns: number;
  readonly rows: readonly CoolpropResult[];
}

const nanoseconds = (ns: number | null): string => {
  if (ns === null) return '–';
  if (ns < 1e3) return `${ns.toFixed(0)} ns`;
  if (ns < 1e6) return `${(ns / 1e3).toPrecision(3)} µs`;
  return ns < 1e9 ? `${(ns / 1e6).toPrecision(3)} ms` : `${(ns / 1e9).toPrecision(3)} s`;
};
const ratioOf = (ratio: number): string => (ratio < 100 ? ratio.toFixed(1) : ratio.toFixed(0));

function tableOf(rows: readonly CoolpropResult[]): string {
  const head = ['What', 'Fluid', 'States', 'Failed there', 'CoolProp', 'Here', 'In bulk', 'Ratio', 'Apart'];
  const cells = rows.map((row) =>
    !('ratio' in row)
      ? [row.what, row.fluid, '0', String(row.failed), '–', '–', '–', '–', '–']
      : [
          row.what,
          row.fluid,
          String(row.states),
          String(row.failed),
          nanoseconds(row.theirs_ns),
          nanoseconds(row.ours_ns),
          nanoseconds(row.bulk_ns),
          ratioOf(row.ratio),
          row.apart.toExponential(0),
        ],
  );
  return markdownTable(head, cells, 2);
}

/** A run with everything it measured. */
export const reportOf = (run: CoolpropRun): string =>
  `${circumstances(run, `CoolProp ${run.machine.coolprop} (wheel, Python ${run.machine.python})`)}; ` +
  `an empty call into the engine takes ${run.emptyCall_ns.toFixed(0)} ns:\n\n${tableOf(run.rows)}`;

/** docs/measuring.md with the figures of a run between its marks. */
export const readmeWith = (readme: string, run: CoolpropRun): string => between(readme, 'coolprop', reportOf(run));
