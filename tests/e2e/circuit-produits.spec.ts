import { expect, test } from './support/test.ts';
import { FRESH } from './support/kept-context.ts';
import type { Page } from '@playwright/test';
import { allAwake } from './support/islands.ts';
import { axe } from './support/axe.ts';

const PAGE = '/simulation/circuit/produits';
const PIPES = '/simulation/circuit/pipes';
const row = (page: Page, key: string) => page.locator(`tr[data-component="${key}"]`);
const shown = (page: Page) => page.locator('[data-shown]');
const drop = (page: Page, line: string) => page.locator(`[data-figure="drop-${line}"]`);
const file = (text: string) => ({ name: 'mine.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });

async function open(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(path);
  await allAwake(page);
}

test('judges, filters, and adds the basket to the pipes, by the bar and by the link', async ({
  page,
  anotherDevice,
}) => {
  await open(page, PAGE);
  // Kv 1 in the liquid line of the default point: 0.0478 bar.
  await expect(row(page, 'DANFOSS|EVR 6 v2')).toContainText('0,048');
  // Nobody printed the drop it needs to open: never "OK", on the page or to the filter.
  const verdict = row(page, 'DANFOSS|EVR 6 v2').locator('[data-status]').first();
  await expect(verdict).toHaveAttribute('data-status', 'to_check');
  await expect(verdict).toContainText('À vérifier');
  // The best fit first: the smallest valve that keeps within practice.
  await expect(page.locator('tr[data-component]').first()).toHaveAttribute('data-component', 'DANFOSS|EVR 4 v2');
  await expect(page.locator('[data-bare-list]')).not.toHaveAttribute('open');
  await expect(page.locator('select[name="category"] option')).toHaveCount(4);
  await page.locator('select[name="status"]').selectOption('to_check');
  await expect(row(page, 'DANFOSS|EVR 6 v2')).toBeVisible();
  await expect(page.locator('[data-bare-list]')).toHaveCount(0);
  await page.locator('select[name="status"]').selectOption('over_limit');
  await expect(shown(page)).toHaveAttribute('data-shown', '5');
  await expect(row(page, 'DANFOSS|EVR 3 v2')).toContainText('Limite dépassée');
  await page.locator('select[name="status"]').selectOption('all');
  await page.locator('select[name="brand"]').selectOption('CARLY');
  await expect(shown(page)).toHaveAttribute('data-shown', '1');
  await page.locator('select[name="brand"]').selectOption('all');
  await row(page, 'DANFOSS|EVR 6 v2').getByRole('button').click();
  await row(page, 'DANFOSS|EVR 6 v2').getByRole('button').click();
  await expect(drop(page, 'll')).toHaveText('0,096\u202fbar · 0,35\u202fK');
  await expect(row(page, 'DANFOSS|EVR 6 v2').getByRole('button')).toHaveText('Ajouté × 2');
  await page.locator('nav a[data-page="pipes"]').click();
  await expect(page.locator('[data-line="ll"] [data-fact="components"]')).toContainText('0,096\u202fbar');
  const left = page.locator('[data-fact="left-permanent"]');
  await expect(left).toContainText('3,36');
  const text = await left.textContent();
  await expect(page).toHaveURL(/EVR/);
  const other = await anotherDevice();
  await other.goto(page.url());
  await expect(other.locator('[data-fact="left-permanent"]')).toHaveText(text ?? '');
  await other.goto(page.url().replace(PIPES, PAGE));
  await expect(drop(other, 'll')).toHaveText('0,096\u202fbar · 0,35\u202fK');
});

test('chooses an expansion valve by its capacity here, and keeps it in the link', async ({ page, anotherDevice }) => {
  await open(page, PAGE);
  const valve = page.locator('[data-part="RAC BRASIL|EPV 8"]').first();
  await expect(valve).toContainText('ouverture 70');
  await valve.getByRole('button').click();
  const chosen = page.locator('[data-chosen="RAC BRASIL|EPV 8"]');
  await expect(chosen).toContainText('kW');
  await expect(page).toHaveURL(/EPV/);
  const other = await anotherDevice();
  await other.goto(page.url());
  await expect(other.locator('[data-chosen="RAC BRASIL|EPV 8"]')).toContainText('OK');
  // What a receiver holds, and what its relief valve lets out.
  await page.locator('[data-fold="vessels"] > summary').click();
  await page.locator('input[name="stored"]').fill('20');
  await expect(page.locator('[data-figure="receiver-volume"]')).toContainText('L');
  await page.locator('input[name="vessel_area"]').fill('0,8');
  await expect(page.locator('[data-figure="relief"]')).toContainText('kg/h');
});

test('takes a reader’s own catalogue, says what is wrong by line, keeps it, and puts what is chosen in the link', async ({
  page,
  anotherDevice,
}) => {
  await open(page, PAGE);
  const input = page.locator('input[type="file"]');
  await page.locator('[data-fold="own"] > summary').click();
  await input.setInputFiles(
    file('brand;model;category;lines;kv_m3h\nACME;V 10;valve;ll;1\nACME;V 11;valve;ll;beaucoup\n'),
  );
  await expect(page.locator('[data-imported="1"]')).toBeVisible();
  await expect(page.locator('[data-faults="1"]')).toContainText('Ligne 3');
  await expect(page.locator('[data-faults="1"]')).toContainText('Kv');
  await expect(row(page, 'ACME|V 10')).toContainText('0,048');
  await page.reload();
  await expect(row(page, 'ACME|V 10')).toContainText('0,048');
  await row(page, 'ACME|V 10').getByRole('button').click();
  await expect(drop(page, 'll')).toHaveText('0,048\u202fbar · 0,18\u202fK');
  await expect(page).toHaveURL(/ACME/);
  const other = await anotherDevice();
  await other.goto(page.url());
  await expect(drop(other, 'll')).toHaveText('0,048\u202fbar · 0,18\u202fK');
  await page.locator('[data-fold="own"] > summary').click();
  await input.setInputFiles(file('nom;kv\nV 10;1\n'));
  await expect(page.locator('[data-faults="1"]')).toContainText('Marque');
  // What was kept by a stranger to the schema is dropped, the rest stands.
  await page.evaluate(() =>
    localStorage.setItem('appfroid.catalogue', '[7,{"brand":"ACME","model":"V 9","category":"valve","lines":["ll"]}]'),
  );
  await page.reload();
  await expect(row(page, 'ACME|V 9')).toContainText('Kv non disponible');
});

test(
  'passes axe, sorts, saves its figures, and goes on without a network',
  { tag: FRESH },
  async ({ page, context }) => {
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(error.message));
    await open(page, PAGE);
    const { violations } = await axe(page).analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
    // The first change fetches what computes; the rest is done here.
    await page.getByRole('radio', { name: 'Refoulement' }).check({ force: true });
    // The best fits first, the others on demand.
    await page.getByRole('button', { name: /^Voir les \d+ composants$/ }).click();
    await expect(row(page, 'DANFOSS|KVC 12')).toBeVisible();
    // Without a Kv: last and folded, there when asked for.
    await expect(row(page, 'DANFOSS|NRD')).toBeHidden();
    await page.locator('[data-bare-list] summary').click();
    await expect(row(page, 'DANFOSS|NRD')).toBeVisible();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Exporter (CSV)' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('appfroid-produits-R134a.csv');
    await context.setOffline(true);
    await page.getByRole('radio', { name: 'Aspiration' }).check({ force: true });
    await expect(row(page, 'DANFOSS|KVP 12')).toBeVisible();
    await page.getByRole('button', { name: 'Trier par Perte de charge' }).click();
    await page.getByRole('button', { name: 'Trier par Perte de charge' }).click();
    await expect(page.locator('th[aria-sort="descending"]')).toContainText('Perte de charge');
    await page.locator('input[name="ps_bp"]').fill('500');
    await expect(page.locator('[data-field="ps_bp"]')).toContainText('200');
    await expect(page.locator('[data-stale="true"]')).toContainText('Dernier résultat valable');
    await page.locator('input[name="ps_bp"]').fill('');
    await expect(page.locator('[data-stale="false"]')).toHaveCount(1);
    expect(problems).toEqual([]);
  },
);

test('nothing scrolls sideways on a phone but the bar, to its page', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(PAGE);
  await allAwake(page);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
  // Five screens before anything folded is opened.
  expect(await page.evaluate(() => document.documentElement.scrollHeight / innerHeight)).toBeLessThan(5);
  // The bar alone scrolls, to the page that is open.
  await expect(page.locator('[data-bar] [aria-current]')).toBeInViewport({ ratio: 0.99 });
});
