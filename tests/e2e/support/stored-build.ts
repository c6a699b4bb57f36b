/** What a device holds, beside what a build makes of it. */
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { firstVisitFiles } from '../../../scripts/build/offline/stored-files.ts';

/** Address and digest of all that Serwist has stored. */
async function storedFiles(page: Page): Promise<Readonly<Record<string, string>>> {
  const names = await page.evaluate(() => caches.keys());
  const [name, ...others] = names.filter((one) => one !== 'appfroid-pages');
  expect(others, names.join()).toEqual([]);
  return page.evaluate(async (store) => {
    const cache = await caches.open(store);
    const digest = async (request: Request): Promise<[string, string]> => {
      const bytes = await (await cache.match(request))?.arrayBuffer();
      const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes ?? new ArrayBuffer()));
      return [new URL(request.url).pathname, btoa(String.fromCharCode(...hash))];
    };
    return Object.fromEntries(await Promise.all((await cache.keys()).map(digest)));
  }, name ?? '');
}

/** The store is one build, whole: every file of it and no other, each with its digest. @param site folder of built pages */
export async function expectStored(page: Page, site: string): Promise<void> {
  const files = Object.fromEntries(firstVisitFiles(site).map(({ address, digest }) => [address, digest]));
  await expect.poll(() => storedFiles(page), { timeout: 30_000 }).toEqual(files);
}
