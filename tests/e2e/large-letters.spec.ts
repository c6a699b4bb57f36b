/** Letters twice as large, as a reader sets them in the browser or the phone: nothing runs out of a phone's width (WCAG 1.4.4, 1.4.10). */
import { expect, test } from './support/test.ts';

const WIDTH = 390;
/** A page of each make. */
const PAGES = [
  '/',
  '/reglette',
  '/ressources/list-fluide/r454b',
  '/ressources/remplacer/r404a-r448a',
  '/ressources/articles/surchauffe-sous-refroidissement',
  '/quiz/composants',
  '/tools/calcul-kv',
  '/simulation/circuit/general',
  '/simulation/circuit/technique',
];

test('pages keep within a phone with letters twice as large', async ({ browser }) => {
  const context = await browser.newContext({
    viewport: { width: WIDTH, height: 844 },
    hasTouch: true,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await page.goto('about:blank');
  await session.send('Page.enable');
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  for (const path of PAGES) {
    await page.goto(path);
    const found = await page.evaluate((width) => {
      /** Inside what scrolls by itself, within the window. */
      const isHeld = (element: Element | null): boolean =>
        element !== null &&
        ((getComputedStyle(element).overflowX !== 'visible' && element.getBoundingClientRect().right <= width + 1) ||
          isHeld(element.parentElement));
      const out: string[] = [];
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      while (texts.nextNode()) {
        range.selectNodeContents(texts.currentNode);
        if (texts.currentNode.parentElement?.checkVisibility() !== true) continue;
        const isOut = [...range.getClientRects()].some(({ right }) => right > width + 1);
        if (isOut && !isHeld(texts.currentNode.parentElement)) out.push(texts.currentNode.textContent?.trim() ?? '');
      }
      return {
        size: getComputedStyle(document.documentElement).fontSize,
        wide: document.documentElement.scrollWidth,
        out,
      };
    }, WIDTH);
    expect({ path, ...found }).toEqual({ path, size: '32px', wide: WIDTH, out: [] });
  }
  await context.close();
});
