/**
 * Time in tests. Conditions are waited for and never a time, but where the product itself promises one.
 *
 * Tests of time, tagged `ALONE`: `npm test` runs them one by one, after all others. What they measure is told in the time of
 * the machine their limits were set on: a slower one is no fault of the page.
 */
import type { Page } from '@playwright/test';

export const ALONE = { tag: '@alone' };

/** What `fixedWork` takes on that machine, ms: two cores of an AMD EPYC, idle. */
const USUAL_WORK = 8;

/**
 * A second goes by. What was typed is promised to be kept a second after the last key, whatever then happens to the tab,
 * and two changes that far apart are two steps of undo.
 */
export const aSecond = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 1000));

/** The page has done what it had to, and drawn it: what has not happened by now was not about to. */
export const idle = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestIdleCallback(() => setTimeout(resolve)));
      }),
  );

/** Reads numbers, keeps them and puts them in order: what a page does with measurements. */
function fixedWork(): number {
  let least = Number.POSITIVE_INFINITY;
  for (let turn = 0; turn < 20; turn++) {
    const start = performance.now();
    const figures: number[] = [];
    for (let row = 0; row < 40_000; row++) figures.push(Number(String(row * 1.37)) + Math.sqrt(row));
    figures.sort((a, b) => b - a);
    least = Math.min(least, performance.now() - start);
  }
  return least;
}

/** How many times slower this machine is now than the one the limits were set on; 1 at least. */
export async function slownessOf(page: Page): Promise<number> {
  return Math.max(1, (await page.evaluate(fixedWork)) / USUAL_WORK);
}
