import { expect, test } from './support/test.ts';
import type { Page } from '@playwright/test';
import { allAwake } from './support/islands.ts';

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await allAwake(page);
}

const figure = (page: Page, code: string) => page.locator(`[data-every] tr[data-code="${code}"] td`).first();

// NIST SP 811, appendix B: 1 in = 25.4 mm; 1 psi = 6894.757 Pa; 1 bar = 1e5 Pa.
test('shows every unit at once, marks the one asked for, and takes fractions of an inch', async ({ page }) => {
  await open(page, '/en/tools/convertisseur?quantity=length&value=1&from=in&to=mm');
  await page.locator('input[name="value"]').fill('1 1/8');
  await expect(figure(page, 'mm')).toHaveText('28.575');
  await expect(figure(page, 'in')).toHaveText('1.125');
  await expect(page.locator('[data-every] tr[aria-current="true"]')).toHaveAttribute('data-code', 'mm');
  await expect(page.locator('[data-output="result"] p > span').first()).toHaveText('28.575');
  await page.locator('input[name="value"]').fill('3/');
  await expect(page.locator('[data-refused]')).toContainText('Invalid number');
  await expect(page.locator('input[name="value"]')).toHaveValue('3/');
});

test('exchanges the units and their references, what is typed kept', async ({ page }) => {
  await open(page, '/tools/convertisseur?quantity=pressure&value=10&from=bar&to=psi&from_ref=abs&to_ref=rel');
  await expect(page.locator('[data-output="result"] p > span').first()).toHaveText('130,342');
  await page.getByRole('button', { name: 'Inverser les unités' }).click();
  await expect(page.locator('select[name="from"]')).toHaveValue('psi');
  await expect(page.locator('input[name="value"]')).toHaveValue('10');
  // (10 psi gauge + 1.01325 bar) in bar absolute
  await expect(page.locator('[data-output="result"] p > span').first()).toHaveText('1,70273');
});

test('shows the digits chosen, everywhere and next time', async ({ page }) => {
  await open(page, '/en/tools/convertisseur');
  await expect(figure(page, 'psi')).toHaveText('14.5038');
  await expect(figure(page, 'Pa')).toHaveText('100,000');
  await page.locator('select[name="digits"]').selectOption('10');
  await expect(figure(page, 'psi')).toHaveText('14.50377377');
  await expect(page.locator('[data-output="result"] p > span').first()).toHaveText('14.50377377');
  await page.reload();
  await expect(figure(page, 'psi')).toHaveText('14.50377377');
});

test('copies one line', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/tools/convertisseur');
  await page.locator('[data-every] tr[data-code="kPa"] button').click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('100\u202fkPa');
});

test('has its table before any script, and fits 360 px', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 360, height: 780 } });
  const page = await context.newPage();
  await page.goto('/tools/convertisseur');
  await expect(figure(page, 'psi')).toHaveText('14,5038');
  await expect(page.locator('[data-every] tr')).toHaveCount(17);
  await context.close();
});
