import { expect, test } from './support/test.ts';
import { FRESH } from './support/kept-context.ts';
import type { Page } from '@playwright/test';
import { allAwake } from './support/islands.ts';
import { axe } from './support/axe.ts';

const PAGE = '/simulation/circuit/technique';
const GENERAL = '/simulation/circuit/general';
const field = (page: Page, name: string) => page.locator(`input[name="${name}"]`);
const indicator = (page: Page, name: string) => page.locator(`[data-indicator="${name}"] td span`).first();
const tewi = (page: Page) => page.locator('[data-figure="tewi"]');
const point = (page: Page) => page.locator('[data-point-in-words]');
const tab = (page: Page, key: string) => page.locator(`nav a[data-page="${key}"]`);

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await allAwake(page);
}

test('one simulation goes from page to page: by the bar, by the menu, back, and by its link', async ({
  page,
  anotherDevice,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, GENERAL);
  await field(page, 'temp_evp').fill('-10');
  await field(page, 'rend_is').fill('0,');
  await tab(page, 'technique').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Indicateurs techniques');
  await expect(field(page, 'temp_evp')).toHaveValue('-10');
  await expect(field(page, 'rend_is')).toHaveValue(/^0/);
  await field(page, 'rend_is').fill('0,7');
  // te -10, tc 40: 10.1659 bar over 2.0060 bar.
  await expect(indicator(page, 'tau')).toHaveText('5,07');
  await field(page, 'charge').fill('8');
  await expect(tewi(page)).toContainText('kg CO₂e');
  const total = await tewi(page).textContent();
  await expect(point(page)).toHaveText(/R134a · −10,0 \/ 40,0/);

  await field(page, 'years').fill('1x');
  await tab(page, 'general').click();
  await expect(field(page, 'rend_is')).toHaveValue('0,7');
  await page.goBack();
  await expect(field(page, 'years')).toHaveValue('1x');
  await expect(page.locator('[data-field="years"]')).toContainText('Valeur non numérique');
  await field(page, 'years').fill('15');
  await expect(tewi(page)).toHaveText(total ?? '');
  await field(page, 'temp_evp').fill('-12');
  await expect(point(page)).toHaveText(/−12,0/);
  // What was typed since stands on the page one steps back to.
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Circuit frigorifique');
  await expect(field(page, 'temp_evp')).toHaveValue('-12');
  // By a road that knows nothing of it.
  await page.goto('/about');
  await page.goto(PAGE);
  await expect(field(page, 'temp_evp')).toHaveValue('-12');
  await expect(field(page, 'charge')).toHaveValue('8');

  await field(page, 'temp_evp').fill('-10');
  await expect(page).toHaveURL(/temp_evp%22%3A-10/);
  const other = await anotherDevice({ viewport: { width: 1440, height: 900 } });
  await other.goto(page.url().replace(PAGE, `/en${PAGE}`));
  await expect(indicator(other, 'tau')).toHaveText('5.07');
  await expect(field(other, 'charge')).toHaveValue('8');
  await expect(tewi(other)).toHaveText((total ?? '').replaceAll('\u202f', ',').replace(/,kg/, '\u202fkg'));
});

test('a blend is computed by the worker, a wrong input keeps the last figures and says so', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, `${PAGE}?permanent=${encodeURIComponent('{"fluid":"R407C"}')}`);
  // Glide of R407C at the default evaporating pressure: 6.27 K.
  await expect(page.locator('[data-indicator="glide_evp"] td span').first()).toHaveText(/^6,3/);
  await expect(tab(page, 'technique')).toContainText('alerte');
  await field(page, 'temp_cdr').fill('200');
  await expect(page.locator('[data-stale="true"]')).toContainText('Dernier résultat valable');
  await expect(page.locator('[data-indicator="glide_evp"] td span').first()).toHaveText(/^6,3/);
});

test('adds the bins of a season, and refuses one by name', async ({ page }) => {
  await open(page, PAGE);
  await page.getByRole('button', { name: 'Ajouter une classe' }).click();
  await expect(page.locator('[data-figure="season-eer"]')).toBeVisible();
  await field(page, 'bins.0.t_ext').fill('500');
  await expect(page.locator('[data-field="bins.0.t_ext"]')).toContainText('-60'.replace('-', '−'));
});

test('folds the simulation into one line on a phone, where nothing scrolls sideways', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await open(page, PAGE);
  await expect(field(page, 'temp_evp')).toBeHidden();
  await page.getByRole('button', { name: 'Modifier' }).click();
  await field(page, 'temp_evp').fill('5');
  await expect(point(page)).toHaveText(/5,0 \/ 40,0/);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
});

test('goes on without a network, passes axe, and saves its figures', { tag: FRESH }, async ({ page, context }) => {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, PAGE);
  await field(page, 'charge').fill('8');
  // The factor the figures below were made with: the page opens with the latest.
  await field(page, 'beta').fill('0,056');
  // EN 378-1 annex B: 17 160 + 1144 + 4932 kg.
  await expect(tewi(page)).toHaveText('23\u202f236\u202fkg CO₂e');
  const { violations } = await axe(page).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Exporter (CSV)' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('appfroid-technique-R134a.csv');
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  const csv = Buffer.concat(chunks).toString();
  expect(csv).toContain('Taux de compression;3,47;');
  expect(csv).toContain('TEWI;23236;kg CO₂e');
  expect(problems).toEqual([]);
  await context.setOffline(true);
  await field(page, 'charge').fill('16');
  // Twice the charge: 2 × 18 304 + 4932 kg.
  await expect(tewi(page)).toHaveText('41\u202f540\u202fkg CO₂e');
});
