import { expect, test } from './support/test.ts';
import { FRESH } from './support/kept-context.ts';
import type { Page } from '@playwright/test';
import { allAwake } from './support/islands.ts';
import { axe } from './support/axe.ts';

const PAGE = '/simulation/comparatif';
const field = (page: Page, name: string) => page.locator(`input[name="${name}"]`);
const row = (page: Page, key: string) => page.locator(`[data-rows="rows"] [data-row="${key}"] td`);
const machineRow = (page: Page, key: string) => page.locator(`[data-rows="machine"] [data-row="${key}"] td`);

const query = (input: object, fluid1: string, fluid2: string): string =>
  new URLSearchParams({
    input: JSON.stringify(input),
    fluid1: JSON.stringify(fluid1),
    fluid2: JSON.stringify(fluid2),
  }).toString();

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await allAwake(page);
}

// Figures: steady defaults of R134a and R22, CoolProp 8.0.0.
test('R134a beside R22 is in the page as served, in both languages and either letter case', async ({
  page,
  request,
}) => {
  const html = await (await request.get(PAGE)).text();
  expect(html).toContain('−36,81\u202f%');
  expect(html).toContain('data-settles');
  expect(await (await request.get(`/en${PAGE}`)).text()).toContain('−36.81\u202f%');
  await open(page, '/simulation/Comparatif');
  await expect(page).toHaveURL(/\/simulation\/comparatif$/);
  await expect(row(page, 'eer')).toHaveText(['5,68', '5,65', '−0,44\u202f%moins bien']);
  await expect(row(page, 't_discharge')).toHaveText(['51,1\u202f°C', '65,0\u202f°C', '+13,9\u202fKmoins bien']);
  await expect(row(page, 'step_volume_h').last()).toHaveText('−36,81\u202f%mieux');
  await expect(page.getByText('c’est le volume balayé qui se compare')).toBeVisible();
  // Regulation (EU) 2024/590: R22 may not be charged; what may stands above it.
  await expect(page.locator('[data-verdict="R22"]')).toHaveAttribute('data-level', 'forbidden');
  await expect(page.locator('[data-of="R22"] [data-reasons] li').first()).toContainText('Charger du R22 est interdit');
  await expect(page.locator('[data-offer="R513A"]')).toBeVisible();
  await expect(page.locator('[data-law="fluid2"]')).toContainText(
    'non depuis le 1er janvier 2015, recyclé et régénéré compris',
  );
});

test('the verdict as served is marked once it answers other inputs, until its code is there', async ({ page }) => {
  // The page has no moment for its late parts until it is given one.
  await page.addInitScript(() => {
    const waiting: (() => void)[] = [];
    const idle = window.requestIdleCallback.bind(window);
    window.requestIdleCallback = (callback, options) => waiting.push(() => idle(callback, options));
    Object.assign(window, { comeToRest: () => waiting.splice(0).forEach((go) => go()) });
  });
  await page.goto(PAGE);
  await expect(page.locator('astro-island[ssr]:has(input[name="temp_evp"])')).toHaveCount(0);
  const verdicts = page.locator('table:has([data-verdict])');
  const opacity = () => verdicts.evaluate((element) => getComputedStyle(element).opacity);
  expect(await opacity()).toBe('1');
  await field(page, 'temp_evp').fill('-4');
  await expect.poll(opacity).toBe('0.65');
  await expect(page.locator('[data-verdict="R22"]')).toHaveAttribute('data-level', 'forbidden');
  await page.evaluate(() => {
    document.documentElement.dataset['islands'] = 'needed';
    dispatchEvent(new Event('islands-needed'));
    (Reflect.get(window, 'comeToRest') as () => void)();
    window.requestIdleCallback = (callback) => window.setTimeout(callback);
  });
  await expect.poll(opacity).toBe('1');
});

test('follows fluids and inputs, and a fresh profile opens its link', async ({ page, anotherDevice }) => {
  await open(page, PAGE);
  const second = page.getByRole('combobox', { name: 'Second fluide' });
  await second.click();
  await second.fill('R513A');
  await page.keyboard.press('Enter');
  await field(page, 'temp_evp').fill('-10');
  await expect(row(page, 'p_evp').first()).toHaveText('2,01\u202fbar\u00a0abs.');
  await expect(page.locator('[data-machine="loaded"] [data-settles]')).toContainText('Avec le R513A');
  await expect(page.locator('[data-law="fluid2"]')).toContainText('PRP légal');
  await expect(page).toHaveURL(/temp_evp%22%3A-10.*fluid2=%22R513A%22$/);
  const eer = await row(page, 'eer').nth(1).textContent();
  const other = await anotherDevice();
  await open(other, page.url());
  await expect(row(other, 'eer').nth(1)).toHaveText(eer ?? '');
  await expect(field(other, 'temp_evp')).toHaveValue('−10');
  await expect(other.getByRole('combobox', { name: 'Second fluide' })).toHaveValue('R513A');
});

test('the machine of R404A with R448A settles warmer at the discharge, and says what to check', async ({ page }) => {
  const input = { temp_evp: -32, temp_cdr: 40, rend_is: 0.65, mode_ref: 0 };
  const more = encodeURIComponent(JSON.stringify(['R454C']));
  await open(page, `/en${PAGE}?${query(input, 'R404A', 'R448A')}&more=${more}`);
  // A column for each: a verdict, eight lines, and what tests of the same change found.
  const verdict = (fluid: string) => page.locator(`[data-verdict="${fluid}"]`);
  const cells = (fluid: string) => page.locator(`[data-line] [data-of="${fluid}"]`);
  await expect(cells('R448A')).toHaveCount(8);
  await expect(page.locator('[data-line="capacity"] [data-of="R448A"]')).toHaveText(
    /^.\d+\u202f% \(.\d+\u202f% to .\d+\u202f%\)$/,
  );
  await expect(verdict('R448A')).toHaveAttribute('data-level', 'check');
  await expect(cells('R448A').locator('[data-tests="1"]')).toContainText('Honeywell');
  await expect(verdict('R454C')).toHaveAttribute('data-level', 'stop');
  await expect(cells('R454C').locator('[data-tests="0"]')).toHaveCount(1);
  await page.locator('[data-add-fluid]').click();
  await expect(page).toHaveURL(/more=%5B%22R454C%22%2C%22R452A%22%5D/);
  await expect(cells('R452A')).toHaveCount(8);
  await expect(page.locator('[data-settles]')).toContainText('With R448A it settles at');
  await expect(machineRow(page, 'eer').last()).toContainText('better');
  await expect(machineRow(page, 't_discharge').last()).toContainText('worse');
  await expect(page.locator('[data-check="C_GLIDE"]').first()).toContainText('Glide');
  await expect(page.locator('[data-ratio="suction_speed"] td')).toHaveText('0\u202f%');
});

test('refuses the same fluid twice, keeps the side that stands, and the last result of a wrong input', async ({
  page,
}) => {
  await open(page, `${PAGE}?${query({}, 'R134a', 'R134a')}`);
  await expect(page.locator('[data-side="fluid2"]')).toContainText('Choisissez deux fluides différents');
  await open(page, `${PAGE}?${query({ temp_cdr: 75 }, 'R404A', 'R134a')}`);
  await expect(page.getByRole('alert').first()).toHaveText('Une erreur est survenue lors de la simulation');
  await expect(page.locator('[data-problem="fluid1"]')).toContainText('R404A');
  await expect(page.locator('[data-problem="fluid2"]')).toHaveCount(0);
  await expect(row(page, 'eer').first()).toHaveText('–');
  await expect(row(page, 'eer').nth(1)).not.toHaveText('–');
  await field(page, 'temp_cdr').fill('40');
  await expect(row(page, 'eer').first()).not.toHaveText('–');
  const before = await row(page, 'eer').allTextContents();
  await field(page, 'rend_is').fill('2');
  await expect(page.locator('[data-field="rend_is"]')).toContainText('entre 0 (exclu) et 1');
  await expect(page.getByText('Dernier résultat valable').first()).toBeVisible();
  await expect(row(page, 'eer')).toHaveText(before);
});

test('goes on without a network, passes axe, prints, and saves its rows', { tag: FRESH }, async ({ page, context }) => {
  await open(page, PAGE);
  // What computes is fetched while the page is idle: an answer says that it is there.
  await field(page, 'temp_evp').fill('-4');
  await expect(page.locator('[data-machine="loaded"] [data-settles]')).toContainText('−4,0');
  await context.setOffline(true);
  await field(page, 'temp_evp').fill('-5');
  await expect(page.locator('[data-computed-by="device"]')).toHaveCount(1);
  await expect(page.locator('[data-machine="loaded"] [data-settles]')).toContainText('−5,0');
  await context.setOffline(false);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Tableau (CSV)' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('appfroid-comparatif-R134a-R22.csv');
  const { violations } = await axe(page).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Imprimer' })).toBeHidden();
  // It ends on a checklist, on paper too.
  await expect(page.locator('[data-checklist] [data-check]').first()).toBeVisible();
});
