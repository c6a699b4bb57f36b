import { expect, test } from './support/test.ts';
import type { Page } from '@playwright/test';
import { createEmbeddedEngine } from '../../src/engine/embedded.ts';

/** What a first-time visitor with a telephone asks on a roof: R448A, 5.2 bar gauge, 12 °C on the pipe. */
const [FLUID, GAUGE, MEASURED] = ['R448A', 5.2, 12] as const;
/** K, by the engine: the dew at that pressure above a standard atmosphere. */
const superheat = (): number =>
  MEASURED +
  273.15 -
  createEmbeddedEngine()
    .fluid(FLUID)
    .saturation({ P: GAUGE * 1e5 + 101_325 }).dew.T;

declare global {
  interface Window {
    touches: number;
  }
}

const touched = (page: Page): Promise<number> => page.evaluate(() => window.touches);

// No cookie: nobody has been here, and the banner asks what it asks.
test.use({
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
  storageState: { cookies: [], origins: [] },
});

for (const { language, path, decimal, texts } of [
  {
    language: 'French',
    path: '/',
    decimal: ',',
    texts: {
      gauge: 'Pression relative',
      measured: 'Température mesurée',
      banner: 'Accepter',
      question: 'R448A 5,2 bar rel 12 °C',
    },
  },
  {
    language: 'English',
    path: '/en',
    decimal: '.',
    texts: {
      gauge: 'Gauge pressure',
      measured: 'Measured temperature',
      banner: 'Accept',
      question: 'R448A 5.2 bar gauge 12 °C',
    },
  },
] as const) {
  test(`from the home page to a superheat in three touches and two numbers, in ${language}`, async ({ page }) => {
    const written = (value: number): string => String(value).replace('.', decimal);
    const expected = superheat().toFixed(1).replace('.', decimal);
    await page.addInitScript(() => {
      window.touches = 0;
      addEventListener('touchstart', () => (window.touches += 1), { capture: true, passive: true });
    });
    // Its code comes once all is typed, or while a field has the focus: what is typed takes the place of what was served.
    const ready = Promise.withResolvers<true>();
    await page.route(/\/mini-ruler\./, async (route) => {
      await ready.promise;
      await route.continue();
    });
    await page.goto(path);
    await expect(page.getByRole('button', { name: texts.banner, exact: true })).toBeVisible();
    await page.getByRole('button', { name: FLUID, exact: true }).tap();
    await page.getByLabel(texts.gauge).tap();
    if (language === 'English') {
      const served = await page.getByLabel(texts.gauge).inputValue();
      ready.resolve(true);
      await expect(page.getByLabel(texts.gauge)).not.toHaveValue(served);
    }
    await page.keyboard.type(written(GAUGE));
    await page.getByLabel(texts.measured).tap();
    await page.keyboard.type(written(MEASURED));
    ready.resolve(true);
    await expect(page.locator('[data-kelvins]')).toHaveText(expected);
    await expect(page.locator('[data-verdict-name]')).toHaveText(language === 'French' ? 'Surchauffe' : 'Superheat');
    expect(await touched(page)).toBe(3);
    // The answer is in sight, under nothing.
    await expect(page.locator('[data-kelvins]')).toBeInViewport({ ratio: 1 });
    const isCovered = await page.locator('[data-kelvins]').evaluate((answer) => {
      const { left, top, width, height } = answer.getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, top + height / 2) !== answer;
    });
    expect(isCovered).toBe(false);
    // The whole ruler says the same, and opens on it.
    const link = page.locator('[data-ruler-link="ruler"]');
    const opened = new URL((await link.getAttribute('href')) ?? '', page.url()).searchParams;
    expect(Object.fromEntries(opened)).toEqual({ fluid: FLUID, p: '5.2', unit: 'bar', ref: 'gauge', t: '12' });

    // Or one touch, and the question as one says it.
    await page.evaluate(() => (window.touches = 0));
    await page.getByRole('searchbox').tap();
    await page.keyboard.type(texts.question);
    await expect(page.locator('#site-results [data-answer]')).toContainText(`${expected}\u202fK`);
    expect(await touched(page)).toBe(1);
  });
}
