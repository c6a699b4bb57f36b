import { readFile } from 'node:fs/promises';
import { expect, test } from './support/test.ts';
import type { Locator, Page } from '@playwright/test';
import { allAwake } from './support/islands.ts';
import { expectPlainSvg } from './support/plain-svg.ts';

async function open(page: Page, path: string): Promise<Locator> {
  await page.goto(path);
  await allAwake(page);
  // The picture of the page gives way to the live one once it is seen.
  await page
    .locator('svg[data-picture]')
    .first()
    .evaluate((served) => served.scrollIntoView());
  const chart = page.locator('[data-live] svg[data-picture]').first();
  await chart.scrollIntoViewIfNeeded();
  return chart;
}

/** Where the point of the result stands on the screen. */
async function pointOf(chart: Locator): Promise<{ readonly x: number; readonly y: number }> {
  const box = await chart.locator('circle').first().boundingBox();
  if (!box) throw new Error('no point');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const reading = (page: Page): Locator => page.locator('[data-reading]');
/** The cross is the one drawing that is not saved. */
const cross = (chart: Locator): Locator => chart.locator('[data-export="no"]');

test('the PED chart tells the category under the pointer', async ({ page }) => {
  const chart = await open(page, '/tools/desp?type=Récipients&nature=Gaz&group=2&pressure=28&volume=65');
  const { x, y } = await pointOf(chart);
  await page.mouse.move(x, y);
  await expect(reading(page)).toContainText(/28[,\d]*\u202fbar/);
  await expect(reading(page)).toContainText(/6[45][,\d]*\u202fL/);
  await expect(reading(page)).toContainText('Catégorie III');
  await page.mouse.move(x, y + 400);
  await expect(cross(chart)).toHaveCount(0);
});

test('the psychrometric chart is read with the arrow keys in both orientations', async ({ page }) => {
  const chart = await open(page, '/en/tools/air-data?t_db=25&rh=50');
  for (const orientation of ['Mollier (h-x)', 'ASHRAE']) {
    await page.getByRole('button', { name: orientation }).click();
    await expect(chart).toHaveRole('application');
    await chart.focus();
    await page.keyboard.press('ArrowLeft');
    // Comfort air: the worked example of the page.
    for (const text of [
      '25.0\u202f°C',
      '50\u202f%',
      '9.88\u202fg/kg',
      '50.3\u202fkJ/kg',
      '17.9\u202f°C',
      '13.9\u202f°C',
    ]) {
      await expect(reading(page)).toContainText(text);
    }
    await page.keyboard.press(orientation === 'ASHRAE' ? 'ArrowUp' : 'ArrowRight');
    await expect(reading(page)).toContainText('10.00\u202fg/kg');
    await page.keyboard.press('Escape');
    await expect(cross(chart)).toHaveCount(0);
  }
});

test('the sensor line tells current, value and status along its length', async ({ page }) => {
  const chart = await open(
    page,
    '/en/tools/capteur-signal?signalType=0&minValue=0&maxValue=100&unitValue=%25&direction=signalToValue&searchValue=12',
  );
  await chart.focus();
  await page.keyboard.press('ArrowRight');
  await expect(reading(page)).toContainText('12\u202fmA');
  await expect(reading(page)).toContainText('50\u202f%');
  await expect(reading(page)).toContainText('in range');
  for (let press = 0; press < 5; press += 1) await page.keyboard.press('Shift+ArrowRight');
  await expect(reading(page)).toContainText('high fault');
  const before = await page.evaluate(() => window.scrollY);
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before);
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test('a tap leaves its reading and the page still scrolls', async ({ page }) => {
    const chart = await open(page, '/tools/pompe-a-vide');
    await expect(chart).toHaveCSS('touch-action', /pan-y/);
    const { x, y } = await pointOf(chart);
    await page.touchscreen.tap(x - 60, y - 20);
    await expect(reading(page)).toContainText('mbar');
    await expect(cross(chart)).toHaveCount(1);
  });

  test('no picture is wider than the screen', async ({ page }) => {
    for (const slug of [
      'reservoir',
      'bouteille-bp',
      'capillaire',
      'pression-moyenne',
      'convertisseur',
      'air-data',
      'desp',
    ]) {
      const chart = await open(page, `/tools/${slug}`);
      const box = await chart.boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(360);
      const smallest = await chart.evaluate((svg) =>
        Math.min(
          ...[...svg.querySelectorAll('text')].map((text) => Number.parseFloat(getComputedStyle(text).fontSize)),
        ),
      );
      expect(smallest).toBeGreaterThanOrEqual(11);
    }
  });
});

test('a picture is saved with its inputs, its result and its legend', async ({ page }) => {
  await open(page, '/tools/calcul-kv');
  const save = page.getByRole('group', { name: 'Enregistrer l’image' });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    save.getByRole('button', { name: 'SVG' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('appfroid-calcul-kv.svg');
  const svg = await readFile(await download.path(), 'utf8');
  for (const text of ['Calcul de Kv', 'Débit', 'Kv calculé\u00a0: ', 'Kvs 16', 'AppFroid, '])
    expect(svg.includes(text), text).toBe(true);
  expect(svg.includes('class=')).toBe(false);
  expectPlainSvg(svg);
  const [bitmap] = await Promise.all([
    page.waitForEvent('download'),
    save.getByRole('button', { name: 'PNG' }).click(),
  ]);
  expect(bitmap.suggestedFilename()).toBe('appfroid-calcul-kv.png');
});

test('a picture prints in ink on paper from a dark page', async ({ page }) => {
  const chart = await open(page, '/tools/desp');
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
  /** Red of the ink, 0 to 255. */
  const ink = (): Promise<number> =>
    chart.evaluate((svg) => {
      const [text, canvas] = [svg.querySelector('text'), document.createElement('canvas').getContext('2d')];
      if (!text || !canvas) return Number.NaN;
      canvas.fillStyle = getComputedStyle(text).fill;
      canvas.fillRect(0, 0, 1, 1);
      return canvas.getImageData(0, 0, 1, 1).data[0] ?? Number.NaN;
    });
  expect(await ink()).toBeGreaterThan(150);
  await page.emulateMedia({ media: 'print' });
  expect(await ink()).toBeLessThan(110);
});
