/** Pages opened on stores and links that another version, or nobody sane, has left: none gives way to the error page. */
import { expect, test } from './support/test.ts';
import { STORES } from '../unit/stores/storage-texts.ts';
import { spoiltTexts } from '../unit/stores/spoiling.ts';
import { allAwake } from './support/islands.ts';

/** Some with links nobody sane has written either; the others open on what the tab has kept. */
const PAGES = [
  '/',
  '/tools?q=__proto__&sort=toString&category=constructor',
  '/tools/air-data',
  '/tools/convertisseur?quantity=toString&unit_from=__proto__&value={"a":1}',
  '/tools/calcul-charge?elements=[{"element":{"toString":1}},[1],null]',
  '/simulation/circuit/general?permanent={"temp_evp":"toString","mode_evp":"__proto__","fluid":"constructor"}',
  '/simulation/circuit/produits',
  '/simulation/circuit/rapport',
  '/simulation/comparatif?fluid1=constructor&fluid2=__proto__&input={"temp_evp":"constructor"}&machine=[[]]',
  '/simulation/compressor?sheet={"coefficients":[1],"units":{"capacity":"toString"},"order":"__proto__"}',
  '/simulation/hp-optimum?toString=1&mode_tgc=constructor&p_gc={}',
  '/simulation/line?fluid=constructor&variable=constructor&mode_trans=toString',
  '/reglette?fluid=toString&p=5&ref=toString&unit=constructor&tunit=__proto__&pair=__&v1=1',
  '/ressources/list-fluide?sort=-__proto__&off=toString.a&t=1e999&class=constructor',
  '/ressources/list-fluide/r134a?t={}',
  '/quiz/composants?seed=__proto__&only=constructor.1&answers=toString_x',
];

test('every page opens on spoilt stores and links, another spoiling for each', async ({ page }) => {
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
    await expect(page.locator('h1').first(), path).not.toHaveText('Une erreur est survenue');
  }
  expect(errors).toEqual([]);
});
