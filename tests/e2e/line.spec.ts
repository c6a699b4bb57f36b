import { expect, test } from './support/test.ts';
import { FRESH } from './support/kept-context.ts';
import type { Page } from '@playwright/test';
import { allAwake } from './support/islands.ts';
import { axe } from './support/axe.ts';

const PAGE = '/simulation/line';
const field = (page: Page, name: string) => page.locator(`input[name="${name}"]`);
const figure = (page: Page, name: string) => page.locator(`[data-results] [data-figure="${name}"] b`);

test('a link opens on its point and its sweep, typing moves both, the simulator takes the point over', async ({
  page,
}) => {
  await page.goto(`${PAGE}?fluid=R448A&pt_evp=-10&pt_cdr=45&variable=tc&from=30&to=50&step=5`);
  await allAwake(page);
  await expect(page.getByRole('combobox', { name: 'Fluide frigorigène' })).toHaveValue('R448A');
  await expect(page.locator('[data-sweep] tbody tr')).toHaveCount(5);
  await expect(page.locator('[data-sweep] h2')).toContainText('Température de condensation');
  const eer = await figure(page, 'eer').textContent();
  await field(page, 'pt_evp').fill('-20');
  await expect(figure(page, 'eer')).not.toHaveText(eer ?? '');
  await expect(page).toHaveURL(/pt_evp=-20/);
  const shown = await figure(page, 'eer').textContent();
  await page.locator('[data-simulate]').click();
  await expect(page.locator('input[name="surch_evp"]')).toHaveValue('7');
  await expect(page.locator('dd[data-figure="eer"] > span').first()).toHaveText(shown ?? '');
});

test('a transcritical cycle has its own variables; a point that fails leaves a gap with its reason', async ({
  page,
}) => {
  await page.goto(`${PAGE}?fluid=R744&mode_trans=1&p_gc=100&t_out_gc=35&variable=p_gc&from=60&to=120&step=10`);
  await allAwake(page);
  await expect(page.locator('[data-sweep] tbody tr')).toHaveCount(7);
  // Below the critical pressure, 73.77 bar.
  await expect(page.locator('[data-sweep] li')).toHaveCount(2);
  const options = page.getByRole('combobox', { name: 'Variable balayée' }).locator('option');
  await expect(options).toHaveText([
    'Température d’évaporation',
    'Pression du refroidisseur de gaz',
    'Surchauffe totale',
    'Rendement isentropique',
  ]);
});

test(
  'what is wrong is said under its field and the last result stays; without a network it goes on',
  { tag: FRESH },
  async ({ page, context }) => {
    await page.goto(`${PAGE}?fluid=R134a`);
    await allAwake(page);
    // What computes is fetched while the page is idle: an answer says that it is there.
    const served = await figure(page, 'eer').textContent();
    await field(page, 'pt_cdr').fill('55');
    await expect(figure(page, 'eer')).not.toHaveText(served ?? '');
    await context.setOffline(true);
    await field(page, 'pt_cdr').fill('50');
    const eer = await figure(page, 'eer').textContent();
    await field(page, 'pt_cdr').fill('130');
    await expect(page.locator('[data-field="pt_cdr"]')).toContainText('point critique');
    await expect(figure(page, 'eer')).toHaveText(eer ?? '');
    await expect(page.locator('[data-results]')).toContainText('Dernier résultat valable');
    await field(page, 'pt_cdr').fill('50');
    await field(page, 'step').fill('0,1');
    await expect(page.locator('[data-field="step"]')).toContainText('hors limites');
    // What writes a file is fetched when it is asked for: the device's store has it, which this page is without.
    await context.setOffline(false);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Tableau (CSV)' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('appfroid-point-R134a.csv');
  },
);

test('axe finds nothing', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.goto(PAGE);
  await allAwake(page);
  const { violations } = await axe(page).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`)).toEqual([]);
});

test('the sheet says product, date and address below its title', async ({ page }) => {
  await page.goto('/simulation/line?fluid=R448A&pt_evp=-8');
  await expect(page.locator('[data-sweep]')).toContainText('EER');
  await page.emulateMedia({ media: 'print' });
  // A4 without its margins of 12 mm, in CSS pixels.
  await page.setViewportSize({ width: 703, height: 1032 });
  const from = page.locator('[data-printed-from]');
  // Its island wakes when the page has a moment, and may do so before the inputs have read the address.
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await expect(from).toContainText(`AppFroid · ${new Date().toLocaleDateString('fr', { dateStyle: 'long' })}`, {
      timeout: 100,
    });
    await expect(from).toContainText('/simulation/line?fluid=R448A&pt_evp=-8', { timeout: 100 });
  }).toPass();
  const top = (await page.getByRole('heading', { level: 1 }).boundingBox())?.y ?? Number.NaN;
  expect((await from.boundingBox())?.y).toBeGreaterThan(top);
  expect((await page.locator('[data-results]').boundingBox())?.y).toBeGreaterThan(top);
});
