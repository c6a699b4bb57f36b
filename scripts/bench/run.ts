/**
 * Measures everything that is to be fast or light, in one run:
 *   npm run bench -- [--against FILE] [--out FILE] [--keep-build] [--record]
 * Engine, cycles, blends, diagrams, pages in a slowed Chromium, the function beside a bare server, the build, weights.
 * Writes the figures as JSON (bench-results/bench.json unless told) and prints them as a table, beside those of an
 * earlier FILE where one is named. `--keep-build` measures the build that stands in dist/ instead of making one.
 * `--record` puts the figures in docs/bench.json, to be compared with, and the chief ones in docs/measuring.md.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { pageWeights } from '../check/budgets.ts';
import { PAGE_KINDS } from '../build/page-kinds.ts';
import { serve } from '../stress/served.ts';
import { measureThroughput } from '../stress/throughput.ts';
import { measureBrowser } from './browser.ts';
import { measureDiagrams } from './diagrams.ts';
import { measureEngine } from './engine.ts';
import { figuresOf, readmeWith, reportOf } from './table.ts';
import type { BenchRun, Measured } from './table.ts';
import { loadNow, machineOf, root } from './measure.ts';

const ROUNDS = 5;
const { values: options } = parseArgs({
  options: {
    against: { type: 'string' },
    out: { type: 'string', default: fileURLToPath(new URL('bench-results/bench.json', root)) },
    'keep-build': { type: 'boolean', default: false },
    record: { type: 'boolean', default: false },
  },
});
// Read first: a run may take the place of the one it is compared with.
const before =
  options.against === undefined ? undefined : (JSON.parse(readFileSync(options.against, 'utf8')) as BenchRun);
const load = loadNow();
const site = fileURLToPath(new URL('dist/client/', root));

const htmlFiles = () =>
  readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'));

/** Builds the site; seconds and pages. */
function buildSite(): Measured['build'] {
  const from = performance.now();
  execFileSync(process.execPath, [fileURLToPath(new URL('node_modules/astro/bin/astro.ts', root)), 'build'], {
    cwd: fileURLToPath(root),
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
  });
  return { seconds: (performance.now() - from) / 1000, pages: htmlFiles().length };
}

/** The heaviest page of each kind, by what it may weigh. */
function heaviest(): Measured['weights'] {
  const pages = pageWeights(site);
  return PAGE_KINDS.flatMap(({ kind }) => {
    const own = pages.filter((page) => page.kind === kind);
    const most = (what: 'html' | 'scripts' | 'styles') => Math.max(...own.map((page) => page[what]));
    return own.length === 0 ? [] : [{ kind, html: most('html'), scripts: most('scripts'), styles: most('styles') }];
  });
}

const build = options['keep-build'] && existsSync(site) ? undefined : buildSite();
const engine = measureEngine();
const diagrams = await measureDiagrams();
const served = await serve();
const browser = await measureBrowser(`http://127.0.0.1:${served.port}`);
await served.stop();
const api = await measureThroughput(ROUNDS);

const run: BenchRun = {
  date: new Date().toISOString(),
  command: `npm run bench${process.argv.slice(2).length > 0 ? ` -- ${process.argv.slice(2).join(' ')}` : ''}`,
  machine: { ...machineOf(load), chromium: browser.chromium },
  figures: figuresOf({ engine, diagrams, browser, api, build, weights: heaviest() }),
};
mkdirSync(dirname(options.out), { recursive: true });
writeFileSync(options.out, `${JSON.stringify(run, null, 2)}\n`);
if (options.record) {
  writeFileSync(new URL('docs/bench.json', root), `${JSON.stringify(run, null, 2)}\n`);
  const readme = new URL('docs/measuring.md', root);
  writeFileSync(readme, readmeWith(readFileSync(readme, 'utf8'), run));
}
console.log(`\n${reportOf(run, before)}\n\n${options.out}`);
