import { expect, test } from './support/test.ts';
import type { Locator, Page } from '@playwright/test';
import { axe } from './support/axe.ts';
import { allAwake } from './support/islands.ts';
import { aSecond } from './support/pace.ts';

const field = (page: Page, name: string) => page.locator(`input[name="${name}"]`);
const grip = (page: Page, name: string) => page.locator(`[data-grip="${name}"]`);

/** The middle of what is on the page, and its size. */
async function placeOf(what: Locator) {
  await what.scrollIntoViewIfNeeded();
  const box = await what.boundingBox();
  if (!box) throw new Error('not on the page');
  return { ...box, middle: [box.x + box.width / 2, box.y + box.height / 2] as const };
}

async function takeInHand(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await allAwake(page);
  await expect(page.locator('[data-grip]')).toHaveCount(0);
  await page.locator('[data-chart="ph"]').focus();
  await expect(grip(page, 'temp_cdr')).toBeVisible();
}

test('a cycle is drawn by its handles: the form follows, and a drag is one step back', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 1000 });
  await takeInHand(page, '/simulation/circuit/general');
  const handle = grip(page, 'temp_cdr');
  const {
    middle: [x, y],
  } = await placeOf(handle);
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let move = 1; move <= 12; move += 1) await page.mouse.move(x, y + 2 * move);
  // Longer than what makes a step of typing.
  await aSecond();
  await page.mouse.move(x, y + 30);
  await expect
    .poll(async () => Number((await field(page, 'temp_cdr').inputValue()).replace(',', '.')))
    .toBeLessThan(36);
  await page.mouse.up();
  await expect(page.locator('[data-undo]')).toBeEnabled();
  // The handle has the focus: what gives a step back elsewhere gives it back here.
  await page.keyboard.press('Control+z');
  await expect(field(page, 'temp_cdr')).toHaveValue('40');
  await expect(page.locator('[data-undo]')).toBeDisabled();
  // A short one, taken back before it is a step that is kept.
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y + 10);
  await page.mouse.move(x, y + 20);
  await page.mouse.up();
  await expect(field(page, 'temp_cdr')).not.toHaveValue('40');
  await page.keyboard.press('Control+z');
  await expect(field(page, 'temp_cdr')).toHaveValue('40');
});

test('the keys do what a finger does and are told the same; what cannot be computed leaves the last drawing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 1000 });
  await takeInHand(page, '/en/simulation/circuit/diagramme');
  const handle = grip(page, 'temp_cdr');
  await handle.focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Shift+ArrowUp');
  await expect(handle).toHaveAttribute('aria-valuetext', /^41\.1\s°C$/);
  await expect(field(page, 'temp_cdr')).toHaveValue('41.1');
  const status = page.locator('[data-chart="ph"] ~ [role="status"]');
  // Its point d, 2 K of subcooling below.
  await expect(status).toContainText(/Point d: T 39\.1\s°C/);
  await expect(page.locator('[data-card]')).toContainText(/39\.1\s°C/);
  await page.keyboard.press('Home');
  await expect(status).toContainText('The last valid drawing stays.');
  await expect(page.locator('[data-cycle="permanent"]')).toBeVisible();
  await page.keyboard.press('PageUp');
  await handle.press('Escape');
  await field(page, 'temp_cdr').fill('40');

  // Enter keeps what is pointed at; it goes into the file.
  await page.locator('[data-chart="ph"]').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-pins] tbody tr')).toHaveCount(1);
  await expect(page.locator('[data-pins]')).toContainText('404.8');
  // The address is written once typing rests: a reload before takes the one of before.
  await expect(page).toHaveURL(/temp_cdr%22%3A40(?!\d)/);
  await page.reload();
  await allAwake(page);
  await page.locator('[data-chart="ph"]').focus();
  await expect(page.locator('[data-pins] tbody tr')).toHaveCount(1);

  // A cycle that stays, and why its points are there.
  await page.locator('summary', { hasText: 'Explore' }).click();
  await page.locator('[data-lay]').click();
  await page.locator('input[name="lesson"]').check();
  await field(page, 'temp_cdr').fill('50');
  await expect(page.locator('[data-legend] li')).toHaveCount(2);
  await expect(page.locator('[data-cycle^="beside.2"]')).toBeVisible();
  await expect(page.locator('[data-lesson]')).toContainText(/Heat leaves at 13\.18\sbar\sabs\./);
  const { violations } = await axe(page).include('section:has(> div [data-chart="ph"])').analyze();
  expect(violations).toEqual([]);
});

test.describe('by finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a handle is as wide as a glove, and its figures stand above the finger', async ({ page }) => {
    await takeInHand(page, '/simulation/circuit/diagramme');
    const handle = grip(page, 'temp_evp');
    const {
      width,
      height,
      middle: [x, y],
    } = await placeOf(handle);
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    const touch = await page.context().newCDPSession(page);
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    for (let move = 1; move <= 6; move += 1)
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x, y: y + 4 * move }] });
    await expect(handle).toHaveAttribute('aria-valuetext', /^−/);
    const card = await placeOf(page.locator('[data-card]'));
    expect(card.y + card.height).toBeLessThan(y + 24 - 40);
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(field(page, 'temp_evp')).toHaveValue(/^−/);
  });
});
