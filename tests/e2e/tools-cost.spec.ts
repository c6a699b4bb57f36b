/** What a calculator's page costs the reader's device, by what does not depend on how fast that device is. */
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { allAwake } from './support/islands.ts';

const COUNTER = new URL('support/render-counter.js', import.meta.url).pathname;
/** Every script a page fetches before anybody touches it, kB after gzip or brotli as the server sends them. */
const SCRIPTS_LIMIT = { files: 34, kB: 102 };
/** A page of every kind: figures alone, every unit at once, lists under headings with a fluid, a pasted table. */
const PAGES = ['air-data', 'convertisseur', 'calcul-charge', 'interpolation'] as const;

test.use({ viewport: { width: 412, height: 823 } });

async function open(page: Page, path: string): Promise<void> {
  await page.addInitScript({ path: COUNTER });
  await page.goto(path);
  await allAwake(page);
}

/** The components drawn in each commit. */
const counted = (page: Page): Promise<string[][]> => page.evaluate(() => Reflect.get(window, 'counted') as string[][]);

/** Everything a page does by itself is over: fetches, idle work, and a pause longer than any of its own. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(700);
}

for (const slug of PAGES) {
  test(`${slug}: is drawn once, makes no formatter of the platform, and fetches few scripts`, async ({ page }) => {
    const scripts: { readonly url: string; readonly size: number }[] = [];
    page.on('requestfinished', (request) => {
      if (request.resourceType() !== 'script') return;
      void request.sizes().then(({ responseBodySize }) => scripts.push({ url: request.url(), size: responseBodySize }));
    });
    await open(page, `/tools/${slug}`);
    await settle(page);
    const [hydration = [], ...later] = await counted(page);
    expect(hydration.length).toBeGreaterThan(20);
    // Whatever React draws later, the reader has to have caused.
    expect(later.flat()).toEqual([]);
    expect(await page.evaluate(() => Reflect.get(window, 'made'))).toEqual([]);
    const weight = scripts.reduce((sum, { size }) => sum + size, 0) / 1000;
    expect(scripts.length, 'scripts').toBeLessThanOrEqual(SCRIPTS_LIMIT.files);
    expect(weight, 'kB of scripts').toBeLessThanOrEqual(SCRIPTS_LIMIT.kB);
  });
}

/** What the next key may draw: the field, and the results in sight, not the rest of the form. */
const KEYS = [
  { slug: 'air-data', field: 't_db', first: ',', renders: 6 },
  { slug: 'convertisseur', field: 'value', first: ',', renders: 7 },
  { slug: 'calcul-charge', field: 'gwp', first: '1', renders: 7 },
] as const;

for (const { slug, field, first, renders } of KEYS) {
  test(`${slug}: a key draws its field and the figures at once, and no other field`, async ({ page }) => {
    test.setTimeout(60_000);
    await open(page, `/tools/${slug}`);
    await settle(page);
    const input = page.locator(`input[name="${field}"]`);
    await input.focus();
    await page.keyboard.press('End');
    // The first change fetches formulas and engine.
    await page.keyboard.type(first);
    await settle(page);
    const before = (await counted(page)).length;
    await page.evaluate((name) => {
      const figures = () => document.querySelector('#result')?.textContent;
      const shown = figures();
      const isInFrame = new Promise<boolean>((resolve) => {
        const look = () => requestAnimationFrame(() => resolve(figures() !== shown));
        document.querySelector(`input[name="${name}"]`)?.addEventListener('input', look, { once: true });
      });
      Object.assign(window, { isInFrame });
    }, field);
    await page.keyboard.type('5');
    expect(await page.evaluate(() => Reflect.get(window, 'isInFrame')), 'figures in the next frame').toBe(true);
    const [drawn = []] = (await counted(page)).slice(before);
    expect(drawn.length, drawn.join(' ')).toBeLessThanOrEqual(renders);
    expect(drawn.length).toBeGreaterThan(1);
  });
}
