/**
 * Every kind of page where a browser holds something back: read over plain http under a name of the local network (no secure
 * context), without WebAssembly (a locked-down phone), with storage denied. None gives way to the error page.
 */
import { expect, test } from './support/test.ts';
import type { BrowserContext } from '@playwright/test';
import { launchArguments } from '../../scripts/check/chromium.mjs';
import { findChromium } from '../../scripts/check/chromium.mjs';
import { siteMapPaths } from './support/site-map.ts';

const HOST = 'appfroid.test';
const executablePath = findChromium();

test.use({
  launchOptions: {
    ...(executablePath && { executablePath }),
    args: [...launchArguments, `--host-resolver-rules=MAP ${HOST} 127.0.0.1`, '--js-flags=--noexpose-wasm'],
  },
});

/** Of the families of pages that differ by their figures alone, two stand for all. */
const FAMILY = /^(.*\/(?:list-fluide|remplacer|articles|quiz))\/[^/]+$/;
const SAMPLE = 2;

function sampled(paths: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return paths.filter((path) => {
    const family = FAMILY.exec(path)?.[1];
    if (family === undefined) return true;
    seen.set(family, (seen.get(family) ?? 0) + 1);
    return (seen.get(family) ?? 0) <= SAMPLE;
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

test('no page is the error page', async ({ context, baseURL }) => {
  test.setTimeout(600_000);
  const address = new URL(String(baseURL));
  const paths = sampled(
    await siteMapPaths(async (path) => (await context.request.get(new URL(path, address).href)).text()),
  );
  expect(paths.length).toBeGreaterThan(80);
  address.hostname = HOST;
  const failed: string[] = [];
  for (const isStorageDenied of [false, true]) {
    const own = await context.browser()?.newContext({ serviceWorkers: 'block' });
    if (!own) throw new Error('no browser');
    if (isStorageDenied) await denyStorage(own);
    const page = await own.newPage();
    const thrown: string[] = [];
    page.on('pageerror', (error) => thrown.push(error.message));
    for (const path of paths) {
      thrown.length = 0;
      await page.goto(new URL(path, address).href, { waitUntil: 'load' });
      if (path === paths[0])
        expect(await page.evaluate(() => [isSecureContext, 'WebAssembly' in globalThis])).toEqual([false, false]);
      await page.evaluate(() => {
        document.documentElement.dataset['islands'] = 'needed';
        dispatchEvent(new Event('islands-needed'));
      });
      await page
        .waitForFunction(() => !document.querySelector('astro-island[ssr]'), undefined, { timeout: 15_000 })
        .catch(() => failed.push(`${path}: an island stays asleep`));
      const heading = await page.locator('h1').first().innerText();
      if (/Oups|Oops/.test(heading) || thrown.length > 0)
        failed.push(`${path}${isStorageDenied ? ', storage denied' : ''}: ${heading}: ${thrown.join(' | ')}`);
    }
    await own.close();
  }
  expect(failed).toEqual([]);
});
