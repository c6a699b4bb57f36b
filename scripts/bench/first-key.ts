/**
 * How long a reader on a slow line waits for the first answer: from the address to the figures that follow the first key, typed as
 * soon as its field stands in the page. Nothing is stored; the line is what DevTools call Slow 4G, the processor a phone's.
 *   node scripts/bench/first-key.ts [--runs 3] [--base http://…] [--files] [page …]
 * The site is the one built last (`dist/`), served as `npm start` does, unless an address is given. `--files` lists what was fetched
 * before the answer. Ends with code 1 where a page takes longer than its limit: on a machine that does nothing else.
 */
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import type { Browser } from '@playwright/test';
import { findChromium, launchArguments } from '../check/chromium.ts';
import { serve } from '../stress/served.ts';

/** ms a request waits, bytes a second: Slow 4G of DevTools. */
const LINE = { latency: 562, downloadThroughput: 180_000, uploadThroughput: 84_375 };
const PROCESSOR = 4;
const VIEWPORT = { width: 412, height: 823 };
/** ms */
const LIMIT = 4500;
const PATIENCE = 30_000;

/** What is typed, and what then has to say something else; a field says its value. */
interface Asked {
  readonly path: string;
  readonly field: string;
  readonly text: string;
  readonly answer: string;
}

const FIGURES = 'main [data-results]';
export const FIRST_KEYS: readonly Asked[] = [
  { path: '/simulation/comparatif', field: '[name="temp_evp"]', text: '-7', answer: '[data-rows="rows"]' },
  { path: '/tools/calcul-diam', field: '[name="q0"]', text: '7', answer: 'main [data-result]' },
  { path: '/simulation/circuit/general', field: '[name="temp_evp"]', text: '-7', answer: FIGURES },
  { path: '/reglette', field: '[name="pressure"]', text: '7', answer: '[name="dew"]' },
  { path: '/simulation/line', field: '[name="pt_evp"]', text: '-7', answer: FIGURES },
  { path: '/simulation/diagnostic', field: '[name="p_lp"]', text: '7', answer: 'main [data-readings]' },
  { path: '/simulation/saison', field: '[name="p_design"]', text: '7', answer: FIGURES },
  { path: '/simulation/compressor', field: '[name="c1"]', text: '7000', answer: 'main [data-trial]' },
  { path: '/simulation/hp-optimum', field: '[name="temp_evp"]', text: '-7', answer: FIGURES },
  {
    path: '/ressources/deux-tables',
    field: '[name="text"]',
    text: '-46,5\t1\n-42,6\t1,2\n-39,2\t1,4\n-36,2\t1,6',
    answer: 'main [data-verdict]',
  },
  { path: '/simulation/fuite', field: '[name="lost_kg"]', text: '0,7', answer: FIGURES },
];

declare global {
  // Handed over by the page: when the answer came, ms after the address.
  var answered: number | undefined;
}

interface Run {
  readonly typed: number;
  readonly answered: number;
  readonly files: readonly string[];
}

async function firstKey(browser: Browser, base: string, { path, field, text, answer }: Asked): Promise<Run> {
  const context = await browser.newContext({ viewport: VIEWPORT, serviceWorkers: 'block', locale: 'fr-FR' });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', { offline: false, ...LINE });
    await session.send('Emulation.setCPUThrottlingRate', { rate: PROCESSOR });
    await page.addInitScript((selector) => {
      const said = (): string | undefined => {
        const found = document.querySelector<HTMLInputElement>(selector);
        const isOld = found?.closest('[data-stale]') ?? found?.querySelector('[data-stale]');
        return found === null || isOld ? undefined : (found.value ?? found.textContent);
      };
      let served: string | undefined;
      const look = (): void => {
        const now = said();
        if (document.readyState !== 'loading') served ??= now ?? '';
        if (served !== undefined && now !== undefined && now !== served) globalThis.answered = performance.now();
        else requestAnimationFrame(look);
      };
      look();
    }, answer);
    await page.goto(base + path, { waitUntil: 'commit' });
    await page.waitForFunction(() => document.readyState !== 'loading', null, { timeout: PATIENCE });
    await page.locator(field).first().fill(text);
    const typed = await page.evaluate(() => performance.now());
    await page.waitForFunction(() => globalThis.answered, null, { timeout: PATIENCE });
    return await page.evaluate(
      (at) => ({
        typed: at,
        answered: globalThis.answered ?? Number.NaN,
        files: performance
          .getEntriesByType('resource')
          .filter(({ startTime }) => startTime < (globalThis.answered ?? 0))
          .map(
            ({ name, startTime, duration }) =>
              `${startTime.toFixed(0).padStart(6)} ${(startTime + duration).toFixed(0).padStart(6)} ${name.split('/').slice(3).join('/')}`,
          ),
      }),
      typed,
    );
  } finally {
    await context.close();
  }
}

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    base: { type: 'string' },
    runs: { type: 'string', default: '3' },
    files: { type: 'boolean', default: false },
  },
});
const asked = FIRST_KEYS.filter(({ path }) => positionals.length === 0 || positionals.includes(path));
const served = options.base === undefined ? await serve() : undefined;
const executablePath = findChromium();
const browser = await chromium.launch({ args: launchArguments, ...(executablePath && { executablePath }) });
let isOver = false;
try {
  for (const one of asked) {
    const runs: Run[] = [];
    for (let run = 0; run < Number(options.runs); run += 1)
      runs.push(await firstKey(browser, options.base ?? `http://127.0.0.1:${served?.port}`, one));
    // The least: what others do on the machine only ever adds.
    const [best] = runs.toSorted((a, b) => a.answered - b.answered);
    if (!best) throw new Error('--runs: at least one');
    isOver ||= best.answered > LIMIT;
    const seconds = (ms: number): string => (ms / 1000).toFixed(1);
    const all = runs.map(({ answered }) => seconds(answered)).join(' ');
    const mark = best.answered > LIMIT ? '!' : ' ';
    console.log(
      `${one.path.padEnd(30)} ${seconds(best.answered)} s ${mark} typed at ${seconds(best.typed)}; ${all}; ${best.files.length} files; load ${loadavg()[0]?.toFixed(1)}`,
    );
    if (options.files) console.log(best.files.join('\n'));
  }
} finally {
  await browser.close();
  await served?.stop();
}
process.exitCode = isOver ? 1 : 0;
