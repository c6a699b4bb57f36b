import { expect, test } from './support/test.ts';
import { FRESH } from './support/kept-context.ts';
import type { Page } from '@playwright/test';
import { waitForDevice } from './simulator-helpers.ts';

const PAGE = '/simulation/circuit/general';
const eer = (page: Page) => page.locator('dd[data-figure="eer"] > span').first();

test('with the network cut after load, the device goes on computing', { tag: FRESH }, async ({ page, context }) => {
  await page.goto(PAGE);
  // What computes and what shows it are fetched while the page is idle, and on a busy machine the network is still before
  // that: an answer of the device, seen in the points, says that both are there.
  await waitForDevice(page);
  const evaporating = page.locator('[data-points="permanent"] [data-point="f"] td').first();
  await page.locator('input[name="temp_evp"]').fill('-5');
  await expect(evaporating).toHaveText('−5,0');
  await context.setOffline(true);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  // te -10, tc 40, otherwise the defaults: EER of R134a with the documented method.
  await page.locator('input[name="temp_evp"]').fill('-10');
  await expect(evaporating).toHaveText('−10,0');
  await expect(page.locator('[data-computed-by="device"]')).toContainText('Hors ligne');
  await page.locator('input[name="rend_is"]').fill('0,7');
  await page.locator('input[name="rend_v"]').fill('0,85');
  await page.locator('input[name="temp_evp"]').fill('0');
  // Documented reference case: rend_is 0.7, rend_v 0.85 gives EER 3.97401.
  await expect(eer(page)).toHaveText('3,97');
  expect(asked.filter((url) => url.includes('/api/'))).toEqual([]);
});

test('with the network cut, the server setting says so instead of lying', { tag: FRESH }, async ({ page, context }) => {
  await page.goto(PAGE);
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: 'Réglages' }).click();
  await page.getByRole('dialog', { name: 'Réglages' }).getByRole('radio', { name: 'Serveur' }).check();
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-computed-by="server"]')).toHaveCount(1);
  await context.setOffline(true);
  await page.locator('input[name="temp_evp"]').fill('-10');
  await expect(page.getByRole('alert').first()).toBeVisible();
});

test('where WebAssembly is barred, the function answers', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'WebAssembly', { value: undefined });
  });
  const answers: number[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/api/simulation/mono')) answers.push(response.status());
  });
  await page.goto(PAGE);
  await expect(eer(page)).toHaveText('5,68');
  await page.locator('input[name="rend_is"]').fill('0,7');
  await expect(eer(page)).toHaveText('3,97');
  await expect(page.locator('[data-computed-by="server"]')).toHaveCount(1);
  expect(answers.length).toBeGreaterThan(0);
  expect(answers.every((status) => status === 200)).toBe(true);
  await page.locator('input[name="temp_cdr"]').fill('120');
  await expect(page.locator('[data-field="temp_cdr"]')).toContainText('Utilisez le cycle transcritique');
});

test('in English the function answers in English', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'WebAssembly', { value: undefined });
  });
  await page.goto(`/en${PAGE}`);
  await page.locator('input[name="temp_cdr"]').fill('120');
  await expect(page.locator('[data-field="temp_cdr"]')).toContainText('Use the transcritical cycle');
});

test('when the device is slow to come, the function answers first and the device takes over', async ({ page }) => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\.wasm/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(PAGE);
  await page.locator('input[name="rend_is"]').fill('0,7');
  await expect(eer(page)).toHaveText('3,97');
  await expect(page.locator('[data-computed-by="server"]')).toHaveCount(1);
  release();
  await expect(async () => {
    await page.locator('input[name="rend_is"]').fill('0,8');
    await page.locator('input[name="rend_is"]').fill('0,7');
    await expect(page.locator('[data-computed-by="device"]')).toHaveCount(1, { timeout: 500 });
  }).toPass();
});
