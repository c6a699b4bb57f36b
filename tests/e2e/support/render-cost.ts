/** Measures of what a page costs the reader's device, by what does not depend on how fast that device is. */
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

const COUNTER = new URL('render-counter.js', import.meta.url).pathname;

/** A script as the server sent it, bytes. */
export interface FetchedScript {
  readonly url: string;
  readonly size: number;
}

/** Every script fetched from now on, as they come. */
export function fetchedScripts(page: Page): readonly FetchedScript[] {
  const scripts: FetchedScript[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() !== 'script') return;
    void request.sizes().then(({ responseBodySize }) => scripts.push({ url: request.url(), size: responseBodySize }));
  });
  return scripts;
}

/** Has what is drawn counted from the first script on. */
export async function countRenders(page: Page): Promise<void> {
  await page.addInitScript({ path: COUNTER });
}

/** The components drawn in each commit. */
export const counted = (page: Page): Promise<string[][]> =>
  page.evaluate(() => Reflect.get(window, 'counted') as string[][]);

/**
 * The components drawn in the commits of the island that holds the focus, from the commit `from` on. Islands that one key
 * concerns are drawn in the order in which they woke up, so the first commit of all may be another's.
 */
export const countedInFocus = (page: Page, from: number): Promise<string[][]> =>
  page.evaluate((first) => {
    const ofFocus = Reflect.get(window, 'ofFocus') as boolean[];
    return (Reflect.get(window, 'counted') as string[][]).filter((_, index) => index >= first && ofFocus[index]);
  }, from);

/** The components drawn again after they had been drawn. */
export const redrawn = (page: Page): Promise<string[]> =>
  page.evaluate(() => Reflect.get(window, 'redrawn') as string[]);

/** The formatters of the platform that were made. */
export const formattersMade = (page: Page): Promise<string[]> =>
  page.evaluate(() => Reflect.get(window, 'made') as string[]);

/**
 * Everything a page does by itself is over, however slow the machine: fetches, idle work, and what that draws. Nothing was
 * drawn for longer than any pause of the page's own.
 */
export async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  let before = -1;
  await expect
    .poll(
      async () => {
        const now = (await counted(page)).length;
        const isQuiet = now === before;
        before = now;
        return isQuiet;
      },
      { intervals: [700], timeout: 30_000 },
    )
    .toBe(true);
}

/** Holds what was fetched to a number of files and to kB. */
export function expectFewScripts(scripts: readonly FetchedScript[], limit: { files: number; kB: number }): void {
  const weight = scripts.reduce((sum, { size }) => sum + size, 0) / 1000;
  expect(scripts.length, 'scripts').toBeLessThanOrEqual(limit.files);
  expect(weight, 'kB of scripts').toBeLessThanOrEqual(limit.kB);
}
