/**
 * Every kind of page where a browser holds something back: read over plain http under a name of the local network (no secure
 * context), without WebAssembly (nothing is compiled on a locked-down phone), with storage denied. None gives way to the
 * error page.
 */
import { expect, test } from './support/test.ts';
import type { BrowserContext } from '@playwright/test';
import { findChromium, launchArguments } from '../../scripts/check/chromium.ts';
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

test('no page is the error page', async ({ browser, request, baseURL }) => {
  test.setTimeout(240_000);
  const address = new URL(String(baseURL));
  const paths = sampled(await siteMapPaths(async (path) => (await request.get(path)).text()));
  expect(paths.length).toBeGreaterThan(30);
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
    await page.goto(new URL(path, address).href);
    await page.evaluate(() => {
      document.documentElement.dataset['islands'] = 'needed';
      dispatchEvent(new Event('islands-needed'));
    });
    // What an article opens at a press stays asleep.
    await page
      .waitForFunction(() => !document.querySelector('astro-island[ssr]'), undefined, { timeout: 4000 })
      .catch(() => undefined);
    const heading = await page.locator('h1').first().innerText();
    if (/Oups/.test(heading) || thrown.length > 0) failed.push(`${path}: ${heading}: ${thrown.join(' | ')}`);
  }
  await context.close();
  expect(failed).toEqual([]);
});
