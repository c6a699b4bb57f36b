/** Pages opened on stores that another version, or nobody sane, has left: none gives way to the error page. */
import { expect, test } from '@playwright/test';
import { STORES } from '../unit/stores/kept-texts.ts';
import { spoiltTexts } from '../unit/stores/spoiling.ts';
import { allAwake } from './support/islands.ts';

const PAGES = [
  '/',
  '/tools/air-data',
  '/tools/convertisseur',
  '/simulation/circuit/general',
  '/simulation/circuit/produits',
  '/simulation/circuit/rapport',
  '/simulation/comparatif',
  '/simulation/compressor',
  '/simulation/hp-optimum',
  '/simulation/line',
  '/reglette',
  '/ressources/list-fluide/r134a',
  '/quiz/composants',
];

test('every page opens on spoilt stores, another spoiling for each', async ({ page }) => {
  test.setTimeout(60_000);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(`${page.url()}: ${error.stack ?? error.message}`));
  const spoilt = STORES.map((store, index) => ({ ...store, texts: spoiltTexts(store.sound, 400, index + 1) }));
  for (const [turn, path] of PAGES.entries()) {
    const boxes = spoilt.map(({ box, key, texts }) => ({ box, key, text: texts[80 + 23 * turn] ?? '' }));
    await page.goto('/favicon.svg');
    await page.evaluate((kept) => {
      for (const { box, key, text } of kept) {
        if (box === 'local') localStorage.setItem(key, text);
        else if (box === 'session') sessionStorage.setItem(key, text);
        // Consent stands, so that what needs it is read.
        else if (key !== 'cookieAppFroid')
          document.cookie = `${key}=${encodeURIComponent(text.toWellFormed())}; path=/`;
      }
    }, boxes);
    await page.goto(path);
    await allAwake(page);
    await expect(page.locator('h1').first(), path).not.toHaveText('Oups...');
  }
  expect(errors).toEqual([]);
});
