/**
 * How long pages are on a phone, in screens: height of the document over that of the window, before anything folded is
 * opened. `node scripts/check/screens.ts [address of a served build] [words of paths]`; the address of `npm start` unless
 * another is given. Writes a table, the longest first.
 */
import { readdirSync } from 'node:fs';
import { chromium } from '@playwright/test';
import type { Page } from '@playwright/test';
import { ensureChromium, launchArguments } from './chromium.ts';

const [base = 'http://127.0.0.1:4321', ...words] = process.argv.slice(2);
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 1 };
const built = new URL('../../dist/client/', import.meta.url);
const PAGES_AT_ONCE = 2;

/** Bare paths of every page that stands on its own. */
const paths = readdirSync(built, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('index.html') && !/^(?:en|embed|panels)\//.test(file))
  .map((file) => `/${file.replace(/\/?index\.html$/, '')}`)
  .filter((path) => words.length === 0 || words.some((word) => path.includes(word)))
  .sort();

const browser = await chromium.launch({ args: launchArguments, executablePath: ensureChromium() });
const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block', reducedMotion: 'reduce' });
await context.addCookies([{ name: 'cookieAppFroid', value: '2099-01-01T00:00:00.000Z', url: base }]);

async function screensOf(page: Page, path: string): Promise<number> {
  await page.goto(base + path, { waitUntil: 'load' });
  // Islands that are alive may be taller than what was served.
  await page.waitForLoadState('networkidle');
  return page.evaluate(() => document.documentElement.scrollHeight / innerHeight);
}

interface Row {
  readonly path: string;
  readonly fr: number;
  readonly en: number;
}
const rows: Row[] = [];
const waiting = [...paths];
async function measure(): Promise<void> {
  const page = await context.newPage();
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const fr = await screensOf(page, path);
    const en = await screensOf(page, path === '/' ? '/en' : `/en${path}`);
    rows.push({ path, fr, en });
  }
}
await Promise.all(Array.from({ length: PAGES_AT_ONCE }, measure));
await browser.close();

const longest = ({ fr, en }: Row): number => Math.max(fr, en);
for (const row of rows.sort((one, other) => longest(other) - longest(one) || one.path.localeCompare(other.path))) {
  console.log(`${row.path.padEnd(52)} ${row.fr.toFixed(2).padStart(5)} ${row.en.toFixed(2).padStart(5)}`);
}
