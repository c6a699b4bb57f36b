/**
 * Readers whose language is neither French nor English let the browser translate: text nodes give way to `<font>` elements
 * while React holds the old ones. What is imitated here keeps the words, so that whatever follows an input has to read, letter
 * for letter, as on the plain page.
 */
import { expect, test } from './support/test.ts';
import type { Page } from '@playwright/test';
import { allAwake } from './support/islands.ts';
import { isWholeMatrix, matrixCalculators } from './support/matrix.ts';

const CIRCUIT = '/simulation/circuit';
/** One rule of the kit holds for all: a usual run looks at the pages of each sort of text, the whole matrix at every one. */
const USUAL: ReadonlySet<string> = new Set([
  '/',
  '/reglette',
  `${CIRCUIT}/general`,
  `${CIRCUIT}/pipes`,
  `${CIRCUIT}/rapport`,
  '/simulation/diagnostic',
  '/tools/volume-mini',
]);
const PAGES = [
  '/',
  '/reglette',
  ...['general', 'pipes', 'produits', 'diagramme', 'technique', 'echangeurs', 'charge-fluide', 'rapport'].map(
    (page) => `${CIRCUIT}/${page}`,
  ),
  ...['line', 'comparatif', 'compressor', 'hp-optimum', 'saison', 'diagnostic'].map((page) => `/simulation/${page}`),
  ...matrixCalculators.map(({ slug }) => `/tools/${slug}`),
];

/** What a translator does to the page. */
async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node as Text);
    for (const text of texts) {
      const parent = text.parentElement;
      if (!parent || !/\p{L}/u.test(text.data)) continue;
      if (parent.closest('script, style, noscript, textarea, template, [translate="no"]')) continue;
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      inner.textContent = text.data;
      outer.append(inner);
      text.replaceWith(outer);
    }
  });
}

/** Every word of the page, folded ones too, whatever elements hold it. */
const textOf = (page: Page): Promise<string> =>
  page.locator('#content').evaluate((content) => {
    const copy = content.cloneNode(true) as HTMLElement;
    // Drawings are left alone, and follow the width of the page; what was kept follows the clock.
    for (const unseen of copy.querySelectorAll('script, style, template, svg, [data-history]')) unseen.remove();
    // The minute of a sheet passes between one page and the other.
    return (copy.textContent ?? '').replace(/\d\d:\d\d/g, '').replace(/\s+/g, ' ');
  });

/** The words of the page once they stand still. */
async function settled(page: Page): Promise<string> {
  let before = '';
  await expect
    .poll(
      async () => {
        const now = await textOf(page);
        const isStill = now === before;
        before = now;
        return isStill;
      },
      { intervals: [400], timeout: 30_000 },
    )
    .toBe(true);
  return before;
}

/** Changes the last digit of the first number typed on the page; false where there is none. */
async function change(page: Page): Promise<boolean> {
  for (const field of await page.locator('#content input[inputmode]:visible:not([readonly])').all()) {
    const value = await field.inputValue();
    if (!/\d$/.test(value)) continue;
    await field.fill(value.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10 || 2)));
    await field.press('Enter');
    return true;
  }
  return false;
}

for (const path of PAGES.filter((one) => isWholeMatrix || USUAL.has(one))) {
  test(`${path} translated says what the plain page says`, async ({ page, anotherDevice }) => {
    // A device of its own: what either keeps is none of the other's.
    const plain = await anotherDevice();
    for (const each of [plain, page]) {
      await each.goto(path);
      await allAwake(each);
    }
    // The report is composed in several tasks.
    await settled(page);
    await translate(page);
    expect(await textOf(page)).toBe(await settled(plain));
    const before = await textOf(plain);
    const isChanged = await change(plain);
    expect(await change(page)).toBe(isChanged);
    // Neither page answers at the same moment: what the one says once it has answered the other comes to say.
    // The ruler of the home page answers in its other field, which is no text.
    if (isChanged && path !== '/') await expect.poll(() => textOf(plain)).not.toBe(before);
    await settled(plain);
    await expect(async () => expect(await textOf(page)).toBe(await textOf(plain))).toPass();
    await expect(page.locator('h1')).not.toHaveText(/Une erreur est survenue/);
  });
}

test('the example of the diagnosis can be asked for on a translated page', async ({ page }) => {
  await page.goto('/simulation/diagnostic');
  await allAwake(page);
  await translate(page);
  await page
    .getByRole('button', { name: /exemple/i })
    .first()
    .click();
  await expect(page.locator('h1')).not.toHaveText(/Une erreur est survenue/);
  await expect(page.locator('input[name="p_lp"]')).not.toHaveValue('');
});
