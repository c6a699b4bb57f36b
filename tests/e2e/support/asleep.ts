import type { Page } from '@playwright/test';

/** Opens a page whose scripts are held back until told. */
export async function openAsleep(page: Page, path: string): Promise<() => void> {
  let wake = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    wake = resolve;
  });
  let count = 0;
  await page.route(/\/_astro\/.*\.js$/, async (route) => {
    count += 1;
    await held;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return () => {
    // A script that came from elsewhere than the network was never away.
    if (count === 0) throw new Error(`${path}: none of its scripts was held back`);
    wake();
  };
}
