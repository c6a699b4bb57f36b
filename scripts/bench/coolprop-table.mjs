// The figures of a run beside CoolProp as a Markdown table, and their place in docs/measuring.md.

const nanoseconds = (ns) => {
  if (ns === null) return '–';
  if (ns < 1e3) return `${ns.toFixed(0)} ns`;
  if (ns < 1e6) return `${(ns / 1e3).toPrecision(3)} µs`;
  return ns < 1e9 ? `${(ns / 1e6).toPrecision(3)} ms` : `${(ns / 1e9).toPrecision(3)} s`;
};
const ratioOf = (ratio) => (ratio < 100 ? ratio.toFixed(1) : ratio.toFixed(0));

/** What a run was made with: date, machine, versions, command. */
const circumstances = ({ date, machine, command }) =>
  `${date.slice(0, 16).replace('T', ' ')} UTC, ${machine.cores} × ${machine.processor}, ${machine.system}, ` +
  `Node ${machine.node}, CoolProp ${machine.coolprop} (wheel, Python ${machine.python}), ` +
  `load of the machine before ${machine.load.toFixed(1)}; \`${command}\``;

function tableOf(rows) {
  const head = ['What', 'Fluid', 'States', 'Failed there', 'CoolProp', 'Here', 'In bulk', 'Ratio', 'Apart'];
  const cells = rows.map((row) =>
    row.states === 0
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
  const widths = head.map((cell, i) => Math.max(cell.length, ...cells.map((row) => row[i].length)));
  const line = (row) => `| ${row.map((x, i) => (i < 2 ? x.padEnd(widths[i]) : x.padStart(widths[i]))).join(' | ')} |`;
  const rule = `| ${widths.map((width, i) => (i < 2 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`;
  return [line(head), rule, ...cells.map(line)].join('\n');
}

/** A run with everything it measured. */
export const reportOf = (run) =>
  `${circumstances(run)}; an empty call into the engine takes ${run.emptyCall_ns.toFixed(0)} ns:\n\n${tableOf(run.rows)}`;

const MARKED = /(<!-- coolprop -->\n)[^]*(?=<!-- \/coolprop -->)/;

/** docs/measuring.md with the figures of a run between its marks. */
export function readmeWith(readme, run) {
  if (!MARKED.test(readme)) throw new Error('docs/measuring.md has no place for the figures: <!-- coolprop --> …');
  return readme.replace(MARKED, (_, mark) => `${mark}\n${reportOf(run)}\n\n`);
}
