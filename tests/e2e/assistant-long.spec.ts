import { expect, test } from './support/test.ts';
import type { Browser, Page } from '@playwright/test';
import { KEY, ask, askedOf, key, log, openAssistant, unique } from './assistant-helpers.ts';
import { isWholeMatrix } from './support/matrix.ts';
import { ALONE } from './support/pace.ts';

/** Asks, and waits until the last of the answer is in sight: what has come is shown piece by piece. */
async function askForAll(page: Page, words: string, end: RegExp): Promise<void> {
  await ask(page, words);
  // The end alone: the whole would be printed by a failure.
  await expect
    .poll(() => log(page).evaluate((node) => node.textContent.slice(-400)), { timeout: 80_000, intervals: [500] })
    .toMatch(end);
  await expect(log(page)).toHaveAttribute('aria-busy', 'false');
}

/** Most a task may take on a device so many times slower than this one, ms. */
const LONGEST_TASK = 100;
const SLOWER = 4;

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly tdur?: number;
  readonly args: { readonly name?: string };
}

/**
 * The longest task of a page's thread while something is done, ms of the slower device: the processor time it took here,
 * so many times over. What other programs take in between is no fault of the page.
 */
async function longestTask(browser: Browser, page: Page, act: () => Promise<void>): Promise<number> {
  await browser.startTracing(page, { categories: ['toplevel'] });
  await act();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    readonly traceEvents: readonly TraceEvent[];
  };
  const threads = traceEvents.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain');
  const ids = new Set(threads.map(({ pid, tid }) => `${pid} ${tid}`));
  const tasks = traceEvents.filter(
    ({ name, pid, tid }) => name === 'ThreadControllerImpl::RunTask' && ids.has(`${pid} ${tid}`),
  );
  expect(tasks.length).toBeGreaterThan(100);
  return tasks.reduce((most, { tdur = 0 }) => Math.max(most, (SLOWER * tdur) / 1000), 0);
}

/** A long answer, which says the same again and again, and its headings; the longest with the whole matrix. */
const LONG = isWholeMatrix ? { asked: 'hundred-kB', headings: 508 } : { asked: 'forty-kB', headings: 204 };

test(
  'draws a long answer that came in pieces of seven characters without holding the page up',
  ALONE,
  async ({ browser, page }) => {
    test.setTimeout(200_000);
    // The page paces itself by its frames, which that device draws so many times slower.
    await page.addInitScript((times) => {
      const request = requestAnimationFrame.bind(window);
      window.requestAnimationFrame = (draw) => request((at) => draw(times * at));
    }, SLOWER);
    const times: number[] = [];
    // The best of three: a collection of garbage or another program may fall into one.
    while (times.length < 3 && !times.some((time) => time < LONGEST_TASK)) {
      await openAssistant(page);
      await key(page).fill(KEY);
      const draw = async (): Promise<void> => {
        await ask(page, LONG.asked);
        // Looked for by selectors: a role is looked for in every element, on the thread that is measured.
        await expect(page.locator('[role="log"] h3')).toHaveCount(LONG.headings, { timeout: 80_000 });
        // It is cut in the list after its last heading.
        await expect(page.locator('[role="log"] li').last()).toHaveText('un autre');
      };
      times.push(await longestTask(browser, page, draw));
      await page.evaluate(() => sessionStorage.clear());
    }
    test.info().annotations.push({ type: 'longest task, ms', description: times.map(Math.round).join(', ') });
    expect(Math.min(...times)).toBeLessThan(LONGEST_TASK);
  },
);

test('ends 1 MB at the limit with a word, and the next question is asked with what fits', async ({ page }) => {
  await openAssistant(page);
  await key(page).fill(KEY);
  await askForAll(page, 'one-MB', /\(réponse tronquée\u00a0: 200\u202f000 caractères au plus\)/);
  const text = unique('bonjour');
  await askForAll(page, text, /Bonjour, frigoriste\.$/);
  await expect(page.getByRole('dialog')).toContainText('La conversation est longue');
  const [asked] = await askedOf(page, text);
  expect(asked?.messages.filter(({ content }) => content.includes('[…]'))).toHaveLength(1);
});
