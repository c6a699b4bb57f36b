import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/**
 * Waits until every island of a page answers, those out of sight too: the page is told that they are needed. Astro takes
 * `ssr` off an island before React has gone through it, which leaves its mark on each element it has taken over.
 */
export async function allAwake(page: Page): Promise<void> {
  // A page that is on its way has no root yet.
  await page.waitForLoadState('domcontentloaded');
  await page.evaluate(() => {
    document.documentElement.dataset['islands'] = 'needed';
    dispatchEvent(new Event('islands-needed'));
  });
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  await page.waitForFunction(() =>
    [...document.querySelectorAll('astro-island > :not(template, script, link, style)')].every((element) =>
      Object.keys(element).some((key) => key.startsWith('__reactFiber')),
    ),
  );
  // Then the parts of each that come late. React keeps what an element was drawn with on the element itself.
  const asleep = () =>
    [...document.querySelectorAll('astro-island :is(button, input, select, textarea)')]
      .filter((control) => !control.closest('astro-slot, astro-static-slot'))
      .filter((control) => !Object.keys(control).some((key) => key.startsWith('__reactProps'))).length;
  await expect.poll(() => page.evaluate(asleep)).toBe(0);
}
