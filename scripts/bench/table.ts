// The figures of a run as one flat list, and as a table beside an earlier one.

import type { Cost } from '../stress/throughput.ts';
import type { measureBrowser } from './browser.ts';
import type { measureDiagrams } from './diagrams.ts';
import type { measureEngine } from './engine.ts';
import { between, circumstances, markdownTable, median } from './measure.ts';
import type { Machine } from './measure.ts';

export interface Figure {
  readonly group: string;
  readonly name: string;
  readonly unit: string;
  readonly value: number;
  readonly decimals: number;
}

/** Every measurement of a run. */
export interface Measured {
  readonly engine: ReturnType<typeof measureEngine>;
  readonly diagrams: Awaited<ReturnType<typeof measureDiagrams>>;
  readonly browser: Awaited<ReturnType<typeof measureBrowser>>;
  readonly api: { readonly costs: readonly Cost[] };
  /** Undefined where the build that stands was measured. */
  readonly build: { readonly seconds: number; readonly pages: number } | undefined;
  /** The heaviest page of each kind, kB. */
  readonly weights: readonly Readonly<{ kind: string; html: number; scripts: number; styles: number }>[];
}

export interface BenchRun {
  readonly date: string;
  readonly command: string;
  readonly machine: Machine & { readonly chromium: string };
  readonly figures: readonly Figure[];
}

const figure = (group: string, name: string, unit: string, value: number, decimals: number): Figure => ({
  group,
  name,
  unit,
  value,
  decimals,
});

/** Every figure of a run: group, name, unit, value. */
export function figuresOf({ engine, diagrams, browser, api, build, weights }: Measured): readonly Figure[] {
  const blends = engine.blends.filter(({ cycle_ms }) => cycle_ms !== null);
  const ofParts = (parts: number) =>
    blends.flatMap(({ components, cycle_ms }) => (components === parts && cycle_ms !== null ? [cycle_ms] : []));
  const costOf = (wanted: string): Cost => {
    const found = api.costs.find(({ name }) => name === wanted);
    if (found === undefined) throw new Error(`${wanted} was not measured`);
    return found;
  };
  const [bare, own] = [costOf('bare answer'), costOf('this build')];
  return [
    ...engine.fluids.flatMap(({ fluid, TP, TQ, PH, PS, cycle }) => [
      figure('engine', `${fluid} (T,P)`, 'µs', TP, 2),
      figure('engine', `${fluid} (T,Q)`, 'µs', TQ, 2),
      figure('engine', `${fluid} (P,H)`, 'µs', PH, 2),
      figure('engine', `${fluid} (P,S)`, 'µs', PS, 2),
      figure('cycle', fluid, 'µs', cycle, 1),
    ]),
    figure('engine', 'first value after createEngine()', 'ms', engine.instantiation.toFirstValue_ms, 1),
    ...[2, 3, 4, 5].map((parts) =>
      figure('cycle', `blends of ${parts}, median`, 'µs', median(ofParts(parts)) * 1e3, 0),
    ),
    figure('blends', 'saturation curve of 100 points, slowest', 'ms', Math.max(...blends.map((b) => b.curve_ms)), 2),
    figure('blends', 'made for the first time, slowest', 'ms', Math.max(...blends.map((b) => b.make_ms)), 1),
    figure('blends', `random mixes without an answer, of ${engine.random.asked}`, '', engine.random.failures.length, 0),
    ...diagrams.map(({ fluid, lines_ms }) => figure('diagram', `lines of ${fluid}`, 'ms', lines_ms, 1)),
    ...browser.pages.flatMap(({ page, fcp_ms, lcp_ms, blocked_ms, key }) => [
      figure('page', `${page}, first paint`, 'ms', fcp_ms, 0),
      figure('page', `${page}, largest paint`, 'ms', lcp_ms, 0),
      figure('page', `${page}, held up by scripts`, 'ms', blocked_ms, 0),
      figure('page', `${page}, a key until it is painted`, 'ms', key.median, 0),
    ]),
    figure('api', 'simulation, processor time', 'µs', own.median, 0),
    figure('api', 'bare answer, processor time', 'µs', bare.median, 0),
    figure('api', 'simulation above a bare answer', 'µs', own.median - bare.median, 0),
    figure('api', 'simulations a second and core', '/s', 1e6 / own.median, 0),
    figure('api', 'p99 at half load', 'ms', own.p99, 1),
    ...(build === undefined
      ? []
      : [
          figure('build', 'whole', 's', build.seconds, 1),
          figure('build', `a page, of ${build.pages}`, 'ms', (build.seconds * 1e3) / build.pages, 0),
        ]),
    ...Object.entries(engine.weight).map(([part, { brotli }]) =>
      figure('weight', `${part}, brotli`, 'kB', brotli / 1e3, 1),
    ),
    ...weights.flatMap(({ kind, html, scripts, styles }) => [
      figure('weight', `${kind} page, html`, 'kB', html, 1),
      figure('weight', `${kind} page, scripts, brotli`, 'kB', scripts, 1),
      figure('weight', `${kind} page, styles, brotli`, 'kB', styles, 1),
    ]),
  ];
}

/** What docs/measuring.md shows of them: a fluid of each make, and what a reader waits for. */
const BRIEF =
  /^(?:engine (?:R134a|R744|first)|cycle|blends|diagram|page|api|build|weight (?:wasm|pureFluids|home|calculator|simulation|fluid))\b/;
const isBrief = ({ group, name }: Figure): boolean => BRIEF.test(`${group} ${name}`);

const GROUPS = ['engine', 'cycle', 'blends', 'diagram', 'page', 'api', 'build', 'weight'];

const written = (value: number, decimals: number): string => (Number.isFinite(value) ? value.toFixed(decimals) : '–');

const circumstancesOf = (run: BenchRun): string => circumstances(run, `Chromium ${run.machine.chromium}`);

/** The table, in Markdown; with an earlier run its figures and how many times as much this run's are. */
function tableOf(figures: readonly Figure[], before?: BenchRun): string {
  const known = new Map((before?.figures ?? []).map(({ group, name, value }) => [`${group} ${name}`, value]));
  const inGroups = GROUPS.flatMap((wanted) => figures.filter(({ group }) => group === wanted));
  const rows = inGroups.map(({ group, name, unit, value, decimals }) => {
    const old = known.get(`${group} ${name}`);
    const compared = old === undefined ? ['–', '–'] : [written(old, decimals), written(value / old, 2)];
    return [group, name, unit, written(value, decimals), ...(before ? compared : [])];
  });
  const head = ['', 'What', 'Unit', 'Figure', ...(before ? [before.date.slice(0, 10), 'Ratio'] : [])];
  return markdownTable(head, rows, 3);
}

/** A run with everything it measured, beside an earlier one where there is one. */
export const reportOf = (run: BenchRun, before?: BenchRun): string =>
  `${circumstancesOf(run)}\n\n${tableOf(run.figures, before)}`;

/** docs/measuring.md with the figures of a run between its marks. */
export const readmeWith = (readme: string, run: BenchRun): string =>
  between(readme, 'bench', `${circumstancesOf(run)}:\n\n${tableOf(run.figures.filter(isBrief))}`);
