// The figures of a run as one flat list, and as a table beside an earlier one.

const figure = (group, name, unit, value, decimals) => ({ group, name, unit, value, decimals });

/** Every figure of a run: group, name, unit, value. */
export function figuresOf({ engine, diagrams, browser, api, build, weights }) {
  const blends = engine.blends.filter(({ cycle_ms }) => cycle_ms !== null);
  const ofParts = (parts) => blends.filter(({ components }) => components === parts).map(({ cycle_ms }) => cycle_ms);
  const middle = (list) => [...list].sort((a, b) => a - b)[list.length >> 1];
  const [bare, own] = ['bare answer', 'this build'].map((wanted) => api.costs.find(({ name }) => name === wanted));
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
      figure('cycle', `blends of ${parts}, median`, 'µs', middle(ofParts(parts)) * 1e3, 0),
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
const isBrief = ({ group, name }) => BRIEF.test(`${group} ${name}`);

const GROUPS = ['engine', 'cycle', 'blends', 'diagram', 'page', 'api', 'build', 'weight'];

const written = (value, decimals) => (Number.isFinite(value) ? value.toFixed(decimals) : '–');

/** What a run was made with: date, machine, command. */
const circumstances = ({ date, machine, command }) =>
  `${date.slice(0, 16).replace('T', ' ')} UTC, ${machine.cores} × ${machine.processor}, ${machine.system}, ` +
  `Node ${machine.node}, Chromium ${machine.chromium}, load of the machine before ${machine.load.toFixed(1)}; ` +
  `\`${command}\``;

/** The table, in Markdown; with an earlier run its figures and how many times as much this run's are. */
function tableOf(figures, before) {
  const known = new Map((before?.figures ?? []).map(({ group, name, value }) => [`${group} ${name}`, value]));
  const inGroups = GROUPS.flatMap((wanted) => figures.filter(({ group }) => group === wanted));
  const rows = inGroups.map(({ group, name, unit, value, decimals }) => {
    const old = known.get(`${group} ${name}`);
    const compared = old === undefined ? ['–', '–'] : [written(old, decimals), written(value / old, 2)];
    return [group, name, unit, written(value, decimals), ...(before ? compared : [])];
  });
  const head = ['', 'What', 'Unit', 'Figure', ...(before ? [before.date.slice(0, 10), 'Ratio'] : [])];
  const widths = head.map((cell, index) => Math.max(cell.length, ...rows.map((row) => row[index].length), 3));
  const line = (cells) =>
    `| ${cells.map((cell, i) => (i < 3 ? cell.padEnd(widths[i]) : cell.padStart(widths[i]))).join(' | ')} |`;
  const rule = `| ${widths.map((width, i) => (i < 3 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`;
  return [line(head), rule, ...rows.map(line)].join('\n');
}

/** A run with everything it measured, beside an earlier one where there is one. */
export const reportOf = (run, before) => `${circumstances(run)}\n\n${tableOf(run.figures, before)}`;

const MARKED = /(<!-- bench -->\n)[^]*(?=<!-- \/bench -->)/;

/** docs/measuring.md with the figures of a run between its marks. */
export function readmeWith(readme, run) {
  if (!MARKED.test(readme))
    throw new Error('docs/measuring.md has no place for the figures: <!-- bench --> … <!-- /bench -->');
  const table = tableOf(run.figures.filter(isBrief));
  return readme.replace(MARKED, (_, mark) => `${mark}\n${circumstances(run)}:\n\n${table}\n\n`);
}
