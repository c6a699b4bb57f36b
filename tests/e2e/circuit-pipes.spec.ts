import { expect, test } from './support/test.ts';
import { FRESH } from './support/kept-context.ts';
import type { Page } from '@playwright/test';
import { allAwake } from './support/islands.ts';
import { axe } from './support/axe.ts';

const PAGE = '/simulation/circuit/pipes';
const field = (page: Page, name: string) => page.locator(`input[name="${name}"]`);
const tube = (page: Page, line: string) => page.locator(`[data-figure="tube-${line}"]`);
const speed = (page: Page, line: string) => page.locator(`[data-figure="speed-${line}"]`);
const line = (page: Page, name: string) => page.locator(`section[data-line="${name}"]`);
const tab = (page: Page, key: string) => page.locator(`nav a[data-page="${key}"]`);

async function open(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(path);
  await allAwake(page);
}

test('sizes the lines in the series asked for, and its link brings them back', async ({ page, anotherDevice }) => {
  await open(page, PAGE);
  await page.locator('select[name="pipeType"]').selectOption('metric');
  await expect(tube(page, 'asp')).toHaveText('28 × 1,5\u202fmm');
  await expect(tube(page, 'll')).toHaveText('12 × 1\u202fmm');
  await expect(tube(page, 'ref')).toHaveText('18 × 1\u202fmm');
  // Speeds of the same case: 9.58, 0.72 and 7.01 m/s.
  await expect(speed(page, 'll')).toHaveText('0,72\u202fm/s');
  await expect(speed(page, 'ref')).toHaveText('7,01\u202fm/s');
  await page.locator('select[name="pipeType"]').selectOption('pouce');
  await expect(tube(page, 'asp')).toHaveText('1"1/8 (28,57 × 1,0)');
  await field(page, 'vit_asp').fill('6');
  await expect(tube(page, 'asp')).toHaveText('1"3/8 (34,92 × 1,25)');
  await expect(tab(page, 'pipes')).toContainText('1"3/8');
  await page.getByRole('button', { name: 'Ajouter un accessoire' }).click();
  await page.locator('select[name="fittings.0.kind"]').selectOption('trap');
  // 90 diameters of 32.42 mm.
  await expect(page.locator('[data-fact="fittings"]')).toContainText('2,92\u202fm');
  await expect(field(page, 'eq_asp')).toHaveCount(0);
  // The address follows a moment later, and first has the fitting as it was added.
  await expect(page).toHaveURL(/fittings.*trap/);
  const other = await anotherDevice();
  await other.goto(page.url().replace(PAGE, `/en${PAGE}`));
  await expect(tube(other, 'asp')).toHaveText('1"3/8 (34.92 × 1.25)');
  await expect(other.locator('[data-fact="fittings"]')).toContainText('2.92\u202fm');
});

test('follows the pipes the reader prefers', async ({ page, context, baseURL }) => {
  const value = encodeURIComponent(JSON.stringify({ pipeType: 'pouce', language: 'fr' }));
  await context.addCookies([{ name: 'user-settings', value, url: baseURL ?? '' }]);
  await open(page, PAGE);
  await expect(tube(page, 'asp')).toHaveText('1"1/8 (28,57 × 1,0)');
  await expect(page.locator('select[name="pipeType"]')).toHaveValue('pouce');
});

test('says why a line has no tube, keeps the others, and the last answer while a field is wrong', async ({ page }) => {
  await open(page, PAGE);
  await field(page, 'vit_asp').fill('1');
  await field(page, 'choix_value').fill('400');
  await expect(line(page, 'asp')).toHaveAttribute('data-refused', 'true');
  await expect(line(page, 'asp')).toContainText('tubes en parallèle');
  await expect(tube(page, 'll')).toBeVisible();
  await field(page, 'vit_asp').fill('15');
  await field(page, 'choix_value').fill('10');
  await expect(tube(page, 'asp')).toHaveText('28 × 1,5\u202fmm');
  await field(page, 'long_asp').fill('9000');
  await expect(page.locator('[data-field="long_asp"]')).toContainText('500');
  await expect(page.locator('[data-stale="true"]')).toContainText('Dernier résultat valable');
  await expect(tube(page, 'asp')).toHaveText('28 × 1,5\u202fmm');
  await expect(field(page, 'long_asp')).toHaveValue('9000');
});

test('headlines no tube that breaks a limit, and takes the material that holds', async ({ page }) => {
  const co2 = JSON.stringify({
    fluid: 'R744',
    mode_trans: '1',
    temp_evp: -10,
    p_gc: 92,
    t_out_gc: 36,
    choix_value: 50,
  });
  const copper = JSON.stringify({ material: 'copper' });
  await open(page, `${PAGE}?permanent=${encodeURIComponent(co2)}&pipes=${encodeURIComponent(copper)}`);
  for (const key of ['asp', 'll', 'ref']) {
    await expect(tube(page, key)).toHaveCount(0);
    await expect(line(page, key)).toContainText('Aucun tube de la liste ne tient la pression de calcul');
  }
  await expect(tab(page, 'pipes')).toContainText('? · ? · ?');
  await page.locator('select[name="material"]').selectOption('auto');
  await expect(tube(page, 'ref')).toHaveText('K65 3/4" (19,05 × 1,3)');
  await page.locator('select[name="criterion"]').selectOption('speed');
  await expect(tube(page, 'ref')).toHaveCount(0);
  await expect(page.locator('[data-figure="no-tube-ref"]')).toContainText('la conduite demande');
});

test(
  'refuses copper to ammonia, proposes a double riser, and goes on without a network',
  { tag: FRESH },
  async ({ page, context }) => {
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(error.message));
    await open(page, `${PAGE}?permanent=${encodeURIComponent('{"fluid":"R717"}')}`);
    await expect(tube(page, 'asp')).toHaveText(/^DN/);
    await expect(page.getByText('Ammoniac\u00a0: tubes acier, le cuivre est exclu')).toBeVisible();
    await open(page, `${PAGE}?permanent=${encodeURIComponent('{"fluid":"R134a"}')}`);
    await expect(tube(page, 'asp')).toHaveText('28 × 1,5\u202fmm');
    const { violations } = await axe(page).analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
    await page.getByText('Huile, rugosité et pressions de service').click();
    // The first change fetches what computes; the rest is done here.
    await field(page, 'haut_asp').fill('12');
    await expect(line(page, 'asp').locator('[data-fact="oil-permanent"]')).toContainText('Retour d’huile assuré');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Exporter (CSV)' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('appfroid-pipes-R134a.csv');
    await context.setOffline(true);
    await field(page, 'charge_min').fill('15');
    await expect(line(page, 'asp').locator('[data-fact="riser"]')).toContainText('Double colonne');
    await expect(line(page, 'asp').locator('[data-code="W_OIL"]').first()).toContainText('Retour d’huile non assuré');
    expect(problems).toEqual([]);
  },
);

test('nothing scrolls sideways on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(PAGE);
  await allAwake(page);
  await expect(tube(page, 'asp')).toBeVisible();
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
});

// Nine lines of three compressors, then the return, the liquid header and the inlet of the gas cooler.
test('shows one compressor of a booster, and every pipe of it, and its link brings both back', async ({ page }) => {
  const permanent = JSON.stringify({ architecture: 'booster', parallel: 'true' });
  await open(page, `${PAGE}?${new URLSearchParams({ permanent }).toString()}`);
  const network = page.locator('[data-table="network"] tbody tr');
  await expect(network).toHaveCount(12);
  const stage = page.getByLabel('Compresseur étudié');
  await expect(stage).toHaveValue('lt');
  await expect(line(page, 'asp')).toContainText('Étage BT');
  const low = await tube(page, 'asp').textContent();
  await stage.selectOption('mt');
  await expect(line(page, 'asp')).toContainText('Étage MT');
  await expect(tube(page, 'asp')).not.toHaveText(low ?? '');
  // The tube of the line is that of its row.
  await expect(network.filter({ hasText: 'Étage MT · Aspiration' })).toContainText(
    (await tube(page, 'asp').textContent()) ?? '-',
  );
  await expect.poll(() => page.url()).toContain('stage=mt');
  await page.reload();
  await allAwake(page);
  await expect(stage).toHaveValue('mt');
  await expect(line(page, 'asp')).toContainText('Étage MT');
});
