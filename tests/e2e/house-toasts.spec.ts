import { expect, test } from './support/test.ts';
import type { Page } from '@playwright/test';
import { allAwake } from './support/islands.ts';

/** The page that shows the controls has a button for each kind of toast; its time stands still. */
async function open(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto('/components');
  await page.getByRole('button', { name: 'Avis error' }).scrollIntoViewIfNeeded();
  await allAwake(page);
  await page.clock.pauseAt(Date.now() + 3_600_000);
}

const region = (page: Page) => page.getByRole('region', { name: 'Notifications' });
const toasts = (page: Page) => region(page).locator('[data-state]');
/** A press that leaves the pointer elsewhere. */
const show = (page: Page, colour: string) =>
  page.getByRole('button', { name: `Avis ${colour}` }).dispatchEvent('click');

test('a toast is open for 3000 ms, closed for 200 ms, then gone', async ({ page }) => {
  await open(page);
  await show(page, 'success');
  await expect(toasts(page)).toHaveAttribute('data-state', 'open');
  await page.clock.runFor(2990);
  await expect(toasts(page)).toHaveAttribute('data-state', 'open');
  await page.clock.runFor(20);
  await expect(toasts(page)).toHaveAttribute('data-state', 'closed');
  await page.clock.runFor(170);
  await expect(toasts(page)).toHaveCount(1);
  await page.clock.runFor(30);
  await expect(toasts(page)).toHaveCount(0);
});

test('at most five stand, the latest last, 16 px apart, bottom right, under their titles', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page);
  for (const colour of ['success', 'success', 'success', 'info', 'warning', 'error']) await show(page, colour);
  await expect(toasts(page)).toHaveCount(5);
  const titles = await toasts(page).locator('p:first-child').allTextContents();
  expect(titles).toEqual([
    'Succès\u202f!',
    'Succès\u202f!',
    'Succès\u202f!',
    'Une erreur est survenue\u202f!',
    'Une erreur est survenue\u202f!',
  ]);
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
  const boxes = await toasts(page).evaluateAll((all) =>
    all.map((toast) => {
      const { top, bottom, right } = toast.getBoundingClientRect();
      return { top, bottom, right };
    }),
  );
  for (const [index, { top }] of boxes.slice(1).entries()) expect(top - (boxes[index]?.bottom ?? 0)).toBeCloseTo(16, 0);
  expect(boxes.at(-1)?.bottom).toBeCloseTo(900 - 16, 0);
  const width = await page.evaluate(() => document.documentElement.clientWidth);
  expect(boxes.at(-1)?.right).toBeCloseTo(width - 16, 0);
  await expect(region(page)).toHaveAttribute('aria-live', 'polite');
});

test('one under the pointer or the focus stays until it is let go', async ({ page }) => {
  await open(page);
  await show(page, 'warning');
  await toasts(page).hover();
  await page.clock.runFor(10_000);
  await expect(toasts(page)).toHaveAttribute('data-state', 'open');
  await page.mouse.move(5, 5);
  await page.clock.runFor(2900);
  await expect(toasts(page)).toHaveAttribute('data-state', 'open');
  await region(page).getByRole('button').focus();
  await page.clock.runFor(10_000);
  await expect(toasts(page)).toHaveAttribute('data-state', 'open');
  await page.getByRole('button', { name: 'Avis error' }).focus();
  await page.clock.runFor(3250);
  await expect(toasts(page)).toHaveCount(0);
});

for (const path of ['/simulation/circuit/general', '/tools/desp']) {
  test(`on a phone, a toast of ${path} leaves the bottom bar in sight`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.setViewportSize({ width: 390, height: 780 });
    await page.goto(path);
    await allAwake(page);
    await page
      .getByRole('button', { name: /réinitialiser|défaut/i })
      .first()
      .click();
    const toast = page.locator('[data-state="open"]').first();
    await expect(toast).toBeVisible();
    const box = await toast.boundingBox();
    const bar = await page.evaluate(() =>
      Math.min(
        ...[...document.querySelectorAll('main *')]
          .filter((element) => {
            const { position, display } = getComputedStyle(element);
            const { width, top } = element.getBoundingClientRect();
            // Over the bar of the thumb, which is the page's own: all of the width, in the lower part of the screen.
            return position === 'fixed' && display !== 'none' && width === innerWidth && top > innerHeight / 2;
          })
          .map((element) => element.getBoundingClientRect().top),
      ),
    );
    expect(bar).toBeLessThan(780);
    expect((box?.y ?? 0) + (box?.height ?? 999)).toBeLessThanOrEqual(bar);
  });
}
