/** What a calculator's page costs the reader's device, by what does not depend on how fast that device is. */
import { expect, test } from './support/test.ts';
import type { Page } from '@playwright/test';
import {
  counted,
  countRenders,
  expectFewScripts,
  fetchedScripts,
  formattersMade,
  redrawn,
  settle,
} from './support/render-cost.ts';
import { allAwake } from './support/islands.ts';

/**
 * Every script a page fetches before anybody touches it, what its first answer is computed with too, kB as the server sends
 * them: 3 % above what it is.
 */
const SCRIPTS_LIMIT = { files: 62, kB: 170 };
/** A page of every kind: figures alone, every unit at once, lists under headings with a fluid, a pasted table. */
const PAGES = ['air-data', 'convertisseur', 'calcul-charge', 'interpolation'] as const;

// So low that no picture is near: one that is seen is drawn anew by the page, and once more at the size it is given.
test.use({ viewport: { width: 412, height: 560 } });

async function open(page: Page, path: string): Promise<void> {
  await countRenders(page);
  await page.goto(path);
  await allAwake(page);
}

/** What the next key may draw: the field, and the results in sight, not the rest of the form. */
const KEYS = {
  'air-data': { field: 't_db', first: ',', renders: 6 },
  convertisseur: { field: 'value', first: ',', renders: 8 },
  'calcul-charge': { field: 'gwp', first: '1', renders: 7 },
  interpolation: undefined,
} as const;

for (const slug of PAGES) {
  test(`${slug}: is drawn once, makes no formatter, fetches few scripts; a key draws its field and the figures`, async ({
    page,
  }) => {
    const scripts = fetchedScripts(page);
    await open(page, `/tools/${slug}`);
    await settle(page);
    await test.step('nothing is drawn that nobody caused', async () => {
      expect((await counted(page)).flat().length).toBeGreaterThan(20);
      // Each part once, when it comes: whatever React draws again, the reader has to have caused.
      expect(await redrawn(page)).toEqual([]);
      expect(await formattersMade(page)).toEqual([]);
      expectFewScripts(scripts, SCRIPTS_LIMIT);
    });
    const typed = KEYS[slug];
    if (typed) await test.step('a key draws no other field', () => expectFewDrawn(page, typed));
  });
}

async function expectFewDrawn(
  page: Page,
  { field, first, renders }: { readonly field: string; readonly first: string; readonly renders: number },
): Promise<void> {
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
}
