// First load and keystroke of one page of each kind in Chromium, its processor slowed to a phone's.
import { chromium } from '@playwright/test';
import { findChromium, launchArguments } from '../check/chromium.ts';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { median } from './measure.ts';

const THROTTLE = 4;
const LOADS = 3;
const KEYS = 15;
const VIEWPORT = { width: 412, height: 823 };

/** Of a first visit, ms: first and largest paint, and how long scripts held the page up beyond 50 ms each. */
type Load = Readonly<Record<'fcp' | 'lcp' | 'blocked', number>>;
type Key = Readonly<Record<'median' | 'worst', number>>;

declare global {
  // What is seen in the page, for it to hand over.
  var seen: { lcp: number; blocked: number };
  var times: number[];
}

/** Each with a field whose figures follow every key, and whether an engine has to be there before they do. */
const PAGES = [
  { page: 'home', path: '/', field: '[data-ruler] input[data-read="dew"]' },
  { page: 'calculator', path: '/tools/air-data', field: 'input[name="t_db"]' },
  { page: 'simulator', path: '/simulation/circuit/general', field: 'input[name="temp_evp"]' },
  { page: 'ruler', path: '/reglette', field: 'input[name="pressure"]' },
  { page: 'fluid', path: '/ressources/list-fluide/r134a', field: 'input[name="t"]' },
];

async function slowed(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
  return page;
}

async function firstLoad(browser: Browser, base: string, path: string): Promise<Load> {
  const context = await browser.newContext({ viewport: VIEWPORT, serviceWorkers: 'block' });
  const page = await slowed(context);
  await page.addInitScript(() => {
    const seen = { lcp: 0, blocked: 0 };
    globalThis.seen = seen;
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) seen.lcp = startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.blocked += duration - 50;
    }).observe({ type: 'longtask', buffered: true });
  });
  await page.goto(base + path, { waitUntil: 'networkidle' });
  const found = await page.evaluate(() => ({
    fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    ...globalThis.seen,
  }));
  await context.close();
  return found;
}

/** From a key to the end of the frame that shows what it changes, ms; median of several keys. */
async function keystroke(browser: Browser, base: string, path: string, field: string): Promise<Key> {
  const context = await browser.newContext({ viewport: VIEWPORT, serviceWorkers: 'block' });
  const page = await slowed(context);
  await page.goto(base + path, { waitUntil: 'networkidle' });
  await page.locator(field).first().focus();
  await page.keyboard.press('End');
  await page.evaluate(() => {
    const times: number[] = [];
    globalThis.times = times;
    addEventListener('input', ({ timeStamp }) => {
      requestAnimationFrame(() => {
        // After the frame is painted.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => times.push(performance.now() - timeStamp);
        port2.postMessage(undefined);
      });
    });
  });
  // What is fetched at the first key, and compiled in the next ones, is not what a key costs.
  for (let key = 0; key < KEYS + 4; key += 1) {
    await page.keyboard.press(key % 2 === 0 ? '1' : 'Backspace');
    await page.waitForTimeout(key < 2 ? 1500 : 200);
  }
  const times = (await page.evaluate(() => globalThis.times)).slice(4);
  await context.close();
  if (times.length < KEYS / 2) throw new Error(`${path}: ${field} took no keys`);
  return { median: median(times), worst: Math.max(...times) };
}

/** @param base address of the served site */
export async function measureBrowser(base: string) {
  const executablePath = findChromium();
  const browser = await chromium.launch({ args: launchArguments, ...(executablePath && { executablePath }) });
  try {
    const found: ({ readonly page: string; readonly path: string; readonly key: Key } & Record<
      'fcp_ms' | 'lcp_ms' | 'blocked_ms',
      number
    >)[] = [];
    for (const { page, path, field } of PAGES) {
      const loads: Load[] = [];
      for (let round = 0; round < LOADS; round += 1) loads.push(await firstLoad(browser, base, path));
      const middle = (key: keyof Load) => median(loads.map((load) => load[key]));
      const key = await keystroke(browser, base, path, field);
      found.push({ page, path, fcp_ms: middle('fcp'), lcp_ms: middle('lcp'), blocked_ms: middle('blocked'), key });
    }
    return { chromium: browser.version(), throttle: THROTTLE, pages: found };
  } finally {
    await browser.close();
  }
}
