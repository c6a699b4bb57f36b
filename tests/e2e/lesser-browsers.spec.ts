/**
 * Every kind of page where a browser holds something back: read over plain http under a name of the local network (no secure
 * context), without WebAssembly (nothing is compiled on a locked-down phone), with storage denied. None gives way to the
 * error page; one that cannot compute says so, and greys what no longer answers what is typed.
 */
import { expect, test } from './support/test.ts';
import type { BrowserContext, Page } from '@playwright/test';
import { findChromium, launchArguments } from '../../scripts/check/chromium.ts';
import { NO_ENGINE } from '../../src/kit/island/no-engine-words.ts';
import { siteMapPaths } from '../built/support/site-map.ts';

const HOST = 'appfroid.test';
const executablePath = findChromium();

test.use({
  launchOptions: {
    ...(executablePath && { executablePath }),
    args: [...launchArguments, `--host-resolver-rules=MAP ${HOST} 127.0.0.1`, '--js-flags=--jitless'],
  },
});

/** Of the families of pages that differ by their words and figures alone, one stands for all. */
const FAMILY = /^(.*\/(?:list-fluide|remplacer|articles|quiz|tools))\/[^/]+$/;

/** What is changed on each page with an instrument, and the figure that no longer answers it. */
const INSTRUMENTS: Readonly<Record<string, readonly [field: string, greyed: string]>> = {
  '/reglette': ['pressure', '[data-swap]'],
  '/simulation/line': ['pt_evp', '[data-stale] dd'],
  '/simulation/hp-optimum': ['temp_evp', '[data-stale]'],
  '/simulation/saison': ['p_design', '[data-stale]'],
  '/simulation/compressor': ['trial_te', '[data-stale] dd'],
  '/simulation/circuit/pipes': ['haut_ref', '[data-stale] td'],
  '/simulation/circuit/technique': ['tc_min', '[data-stale] [data-level] span'],
  '/simulation/circuit/charge-fluide': ['lines.asp.length', '[data-stale] td'],
  '/simulation/circuit/echangeurs': ['evaporator.t_in', '[data-stale] td'],
  '/simulation/circuit/produits': ['ps_hp', '[data-stale] td'],
};
/** In one language: the other has the same scripts. */
function sampled(paths: readonly string[]): string[] {
  const seen = new Set<string>();
  return paths.filter((path) => {
    if (path === '/en' || path.startsWith('/en/')) return false;
    const family = FAMILY.exec(path)?.[1];
    if (family === undefined) return true;
    const isFirst = !seen.has(family);
    seen.add(family);
    return isFirst;
  });
}

async function denyStorage(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const denied = (): never => {
      throw new DOMException('denied', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'] as const)
      Object.defineProperty(window, name, { configurable: true, get: denied });
  });
}

/** Wakes every island but those that wait to be seen. */
async function wakeAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dataset['islands'] = 'needed';
    dispatchEvent(new Event('islands-needed'));
  });
  await page.waitForFunction(() => !document.querySelector('astro-island[ssr]:not([client="visible"])'), undefined, {
    timeout: 30_000,
  });
}

/** The least ink anything visible has that `selector` names, in hundredths. */
const inkOf = (page: Page, selector: string): Promise<number> =>
  page.evaluate((named) => {
    const inks = [...document.querySelectorAll<HTMLElement>(`main :is(${named})`)]
      .filter((element) => element.checkVisibility())
      .map((element) => {
        let ink = 1;
        for (let at: Element | null = element; at; at = at.parentElement) ink *= Number(getComputedStyle(at).opacity);
        return ink;
      });
    return Math.round(100 * Math.min(1, ...inks));
  }, selector);

test('no page is the error page, and each says what it cannot do', async ({ browser, request, baseURL }) => {
  test.setTimeout(240_000);
  const address = new URL(String(baseURL));
  const paths = sampled(await siteMapPaths(async (path) => (await request.get(path)).text()));
  expect(paths.length).toBeGreaterThan(30);
  expect(paths).toEqual(expect.arrayContaining(Object.keys(INSTRUMENTS)));
  address.hostname = HOST;
  const context = await browser.newContext({ serviceWorkers: 'block' });
  await denyStorage(context);
  const page = await context.newPage();
  const thrown: string[] = [];
  page.on('pageerror', (error) => thrown.push(error.message));
  await page.goto(address.href);
  expect(await page.evaluate(() => [isSecureContext, 'WebAssembly' in globalThis])).toEqual([false, false]);
  const failed: string[] = [];
  for (const path of paths) {
    thrown.length = 0;
    await page.goto(new URL(path, address).href, { waitUntil: 'domcontentloaded' });
    await wakeAll(page).catch(() => failed.push(`${path}: an island does not wake`));
    const heading = await page.locator('h1').first().innerText();
    const [field, greyed] = INSTRUMENTS[path] ?? [];
    if (field !== undefined && greyed !== undefined) {
      await expect(page.getByText(NO_ENGINE.barred.what.fr), path).toBeVisible();
      await page.locator(`main input[name="${field}"]`).first().fill('3');
      await expect.poll(() => inkOf(page, greyed), { message: `${path} ${greyed}` }).toBeLessThan(90);
    }
    if (/Une erreur|n’existe pas/.test(heading) || thrown.length > 0)
      failed.push(`${path}: ${heading}: ${thrown.join(' | ')}`);
  }
  await context.close();
  expect(failed).toEqual([]);
});
