import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { allAwake } from './support/islands.ts';

/** The simulator's page in French; under /en in English. */
export const PAGE = '/simulation/circuit/general';

export const figure = (page: Page, name: string): Locator => page.locator(`dd[data-figure="${name}"] > span`).first();
export const field = (page: Page, name: string): Locator => page.locator(`input[name="${name}"]`);
export const row = (page: Page, name: string): Locator => page.locator(`[data-field="${name}"]`);

/** Adds the second operating point, which is then in view. */
export const addSecondPoint = (page: Page): Promise<void> => page.locator('[data-second-point="add"]').click();

/** Opens a page and waits until all of it answers, what is out of sight too. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await allAwake(page);
}

/** Waits until the engine of the page answers: only then are keystrokes answered on the device. */
export async function waitForDevice(page: Page): Promise<void> {
  let reference = 91;
  await expect(async () => {
    await field(page, 't_ref').fill(String(reference));
    reference += 1;
    await expect(page.locator('[data-computed-by="device"]')).toHaveCount(1, { timeout: 500 });
  }).toPass();
  await field(page, 't_ref').fill('90');
}
