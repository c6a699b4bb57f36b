import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/** Waits until every island of a page answers, those out of sight too: the page is told that they are needed. */
export async function allAwake(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dataset['islands'] = 'needed';
    dispatchEvent(new Event('islands-needed'));
  });
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
}
