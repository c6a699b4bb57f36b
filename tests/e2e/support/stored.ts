/** A site that has been stored on the device, as it is once its worker is in charge. */
import type { BrowserContext, Page } from '@playwright/test';

/** Waits until the worker has stored the site and answers for the page. */
export async function whenStored(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller) {
      await new Promise((resolve) =>
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
      );
    }
  });
}

/** A new page at an address, stored. */
export async function visitStored(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(address);
  await whenStored(page);
  return page;
}
