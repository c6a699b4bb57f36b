import { readFileSync } from 'node:fs';
import { cpus, loadavg, release, type } from 'node:os';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';

export const root = new URL('../../', import.meta.url);

export const median = (list: readonly number[]): number =>
  list.toSorted((a, b) => a - b)[list.length >> 1] ?? Number.NaN;

/** Median time of one call, µs: of rounds over all the inputs, after warming up. */
export function time<Input>(call: (input: Input) => unknown, inputs: readonly Input[], rounds = 60): number {
  const times = [];
  for (let r = 0; r < rounds + 10; r++) {
    const from = performance.now();
    for (const input of inputs) call(input);
    if (r >= 10) times.push(((performance.now() - from) * 1000) / inputs.length);
  }
  return median(times);
}

export interface Weight {
  readonly raw: number;
  readonly brotli: number;
}

/** Bytes of a file of the project, raw and by brotli at its best. */
export function weight(path: string): Weight {
  const raw = readFileSync(fileURLToPath(new URL(path, root)));
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: raw.length };
  return { raw: raw.length, brotli: brotliCompressSync(raw, { params }).length };
}

export const line = (cells: readonly (string | number)[]): string =>
  cells.map((cell, i) => (i > 0 ? String(cell).padStart(10) : String(cell).padEnd(10))).join('');

/** What a run was made with. */
export interface Machine {
  readonly processor: string;
  readonly cores: number;
  readonly system: string;
  readonly node: string;
  /** Of the machine before, by which a run made beside other work is known. */
  readonly load: number;
}

export const machineOf = (load: number): Machine => ({
  processor: cpus()[0]?.model ?? 'unknown',
  cores: cpus().length,
  system: `${type()} ${release()}`,
  node: process.version.slice(1),
  load,
});
export const loadNow = (): number => loadavg()[0] ?? 0;

/** Date, machine and command of a run, in a sentence. @param beside what else it was made with, by name and version */
export const circumstances = (
  { date, machine, command }: { readonly date: string; readonly machine: Machine; readonly command: string },
  beside: string,
): string =>
  `${date.slice(0, 16).replace('T', ' ')} UTC, ${machine.cores} × ${machine.processor}, ${machine.system}, ` +
  `Node ${machine.node}, ${beside}, load of the machine before ${machine.load.toFixed(1)}; \`${command}\``;

/** A table in Markdown. @param words how many columns, from the left, hold words and not figures */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[], words: number): string {
  const widths = head.map((cell, i) => Math.max(cell.length, 3, ...rows.map((row) => row[i]?.length ?? 0)));
  const padded = (cells: readonly string[]) =>
    cells.map((cell, i) => (i < words ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0)));
  const rule = widths.map((width, i) => (i < words ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`));
  return [padded(head), rule, ...rows.map(padded)].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** docs/measuring.md with a text between the marks of that name. */
export function between(page: string, mark: string, text: string): string {
  const marked = new RegExp(`(<!-- ${mark} -->\\n)[^]*(?=<!-- /${mark} -->)`);
  if (!marked.test(page)) throw new Error(`docs/measuring.md has no place for the figures: <!-- ${mark} --> …`);
  return page.replace(marked, (_, start: string) => `${start}\n${text}\n\n`);
}
