import type { Page } from '@playwright/test';

/** Opens a page whose scripts are held back until told. */
export async function openAsleep(page: Page, path: string): Promise<() => void> {
  let wake = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    wake = resolve;
  });
  await page.route(/\/_astro\/.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return wake;
}
