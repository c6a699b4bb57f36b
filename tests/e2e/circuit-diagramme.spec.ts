import { expect, test } from './support/test.ts';
import { FRESH } from './support/kept-context.ts';
import type { Download, Page } from '@playwright/test';
import { allAwake } from './support/islands.ts';
import { axe } from './support/axe.ts';

const PAGE = '/simulation/circuit/diagramme';
const field = (page: Page, name: string) => page.locator(`input[name="${name}"]`);
const chart = (page: Page, name: 'ph' | 'ts') => page.locator(`[data-chart="${name}"]`);
const letters = (page: Page, name: 'ph' | 'ts') => chart(page, name).locator('text');
const readOut = (page: Page) => page.locator('[data-readout]');

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await allAwake(page);
}

async function textOf(download: Download): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

test(
  'a link opens both diagrams of its simulation; states are read on either, offline too',
  { tag: FRESH },
  async ({ page, context }) => {
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(message.text());
    });
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, `${PAGE}?permanent=${encodeURIComponent('{"temp_evp":-10}')}#both`);
    await expect(chart(page, 'ph')).toBeVisible();
    // The lines of the T-s plane come from the worker: isobars by 1-2-5.
    await expect(
      letters(page, 'ts')
        .filter({ hasText: /^10\sbar\sabs\.$/ })
        .first(),
    ).toBeAttached();
    await expect(letters(page, 'ts').filter({ hasText: /^f$/ })).toBeAttached();
    await chart(page, 'ts').focus();
    await page.keyboard.press('ArrowRight');
    await expect(readOut(page)).toContainText('Aspiration');
    await expect(readOut(page)).toContainText('2,01');
    // The same point is marked on the other diagram.
    await expect(chart(page, 'ph').locator('circle[r="6"]')).toHaveCount(1);

    expect(problems).toEqual([]);
    await context.setOffline(true);
    await field(page, 'temp_evp').fill('0');
    await expect(page.locator('[data-points="permanent"] [data-point="a"] [data-value="P"]')).toHaveText('2,93');
    // Any state: the middle of the plane is inside the dome.
    const box = await chart(page, 'ts').boundingBox();
    await page.mouse.move((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) * 0.75);
    await expect(readOut(page)).toContainText('Diphasique');

    await chart(page, 'ts').focus();
    const ticks = async () => letters(page, 'ts').allTextContents();
    const whole = await ticks();
    await page.keyboard.press('+');
    await page.keyboard.press('+');
    expect(await ticks()).not.toEqual(whole);
    await page.keyboard.press('0');
    await expect.poll(ticks).toEqual(whole);
  },
);

test('a wrong input keeps the last diagram, dimmed; what was chosen stays in the link', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, PAGE);
  await page.locator('input[value="ts"]').check({ force: true });
  await expect(page).toHaveURL(/#ts$/);
  await expect(chart(page, 'ph')).toHaveCount(0);
  await field(page, 'temp_cdr').fill('200');
  await expect(page.getByText('Dernier résultat valable')).toBeVisible();
  await expect(letters(page, 'ts').filter({ hasText: /^f$/ })).toBeAttached();
  await field(page, 'temp_cdr').fill('45');
  await expect(page).toHaveURL(/temp_cdr%22%3A45.*#ts$/);
});

test('saves points and pictures, passes axe, and never scrolls sideways on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await open(page, `${PAGE}#ts`);
  await expect(
    letters(page, 'ts')
      .filter({ hasText: /bar\sabs\.$/ })
      .first(),
  ).toBeAttached();
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
  const { violations } = await axe(page).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  const [csv] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Exporter (CSV)' }).click(),
  ]);
  expect(await textOf(csv)).toContain('a Aspiration;7,0;2,93;404,8;');
  await page.getByText('Image', { exact: true }).click();
  const [svg] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Diagramme T-s (SVG)' }).click(),
  ]);
  expect(svg.suggestedFilename()).toBe('appfroid-R134a-ts.svg');
  const drawing = await textOf(svg);
  expect(drawing).toContain('Diagramme T-s, R134a');
  expect(drawing).toContain('Entropie massique');
});
