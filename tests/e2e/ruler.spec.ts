import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { allAwake } from './support/islands.ts';
import { axe } from './support/axe.ts';

const PAGE = '/reglette';
/** The gauge of a technician on a roof: R448A, 5.2 bar gauge, 12 °C on the pipe. */
const LINK = `${PAGE}?fluid=R448A&p=5.2&unit=bar&ref=gauge&t=12`;

const field = (page: Page, name: string) => page.locator(`input[name="${name}"]`);
const superheat = (page: Page) => page.locator('[data-superheat]');
/** The engine answers: what was asked is no longer marked as that of an earlier input. */
const answered = async (page: Page): Promise<void> => {
  await expect(page.locator('[data-engine="ready"]')).toHaveCount(1);
  await expect(page.locator('[data-field="dew"][data-stale]')).toHaveCount(0);
};

test('the example is in the page as served, in both languages', async ({ request }) => {
  const html = await (await request.get(PAGE)).text();
  // R448A at 6.21325 bar absolute: dew 5.90 °C, bubble -0.10 °C, so 6.10 K at 12 °C.
  expect(html).toMatch(/data-superheat="">6,1</);
  expect(html).toMatch(/name="dew"[^>]*value="5,9"/);
  const english = await (await request.get(`/en${PAGE}`)).text();
  expect(english).toMatch(/data-superheat="">6\.1</);
  // Printed before anything is drawn in it, the sheet has its diagram: bubble, dew, measured, state.
  for (const page of [html, english]) {
    const drawing = /<section[^>]*aria-labelledby="ruler-diagram">[^]*?<\/section>/.exec(page)?.[0] ?? '';
    expect(drawing.match(/<circle/g)).toHaveLength(4);
    expect(drawing).not.toContain('data-undrawn');
  }
});

for (const [language, path, decimal] of [
  ['French', LINK, ','],
  ['English', `/en${LINK}`, '.'],
] as const) {
  test(`a link opens on the superheat, on a phone, in ${language}; two typed numbers ask for another`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ viewport: { width: 360, height: 640 }, hasTouch: true });
    const page = await context.newPage();
    await page.goto(path);
    await answered(page);
    await expect(superheat(page)).toHaveText(`6${decimal}1`);
    await expect(page.locator('[data-doubt]')).toHaveText(/^±\u202f1[,.]\d/);
    // In sight without a scroll: the field one types in next, and the answer.
    await expect(field(page, 'measured')).toBeInViewport();
    await expect(page.locator('[data-answer-bar]')).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    await field(page, 'pressure').fill('4');
    await field(page, 'measured').fill('8');
    await expect(superheat(page)).toHaveText(`8${decimal}5`);
    await context.close();
  });
}

test('any side leads, the others follow; steps are a tenth of a kelvin and a twentieth of a bar', async ({ page }) => {
  await page.goto(LINK);
  await answered(page);
  await field(page, 'dew').fill('0');
  await expect(field(page, 'bubble')).toHaveValue(/^−6,[01]$/);
  await field(page, 'dew').press('ArrowUp');
  await expect(field(page, 'dew')).toHaveValue('0,1');
  await field(page, 'pressure').fill('5,2');
  await field(page, 'pressure').press('ArrowUp');
  await expect(field(page, 'pressure')).toHaveValue('5,25');
  await page.getByRole('button', { name: 'Diminuer : Pression relative' }).click();
  await expect(field(page, 'pressure')).toHaveValue('5,20');
  // The scale is a slider: keys, and the thumb.
  const scale = page.getByRole('slider');
  await scale.press('PageUp');
  await expect(field(page, 'pressure')).toHaveValue('5,70');
  const before = await field(page, 'dew').inputValue();
  const box = await scale.boundingBox();
  if (!box) throw new Error('no scale');
  await page.mouse.move(box.x + box.width / 2, box.y + 20);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2 + 120, box.y + 20, { steps: 6 });
  await page.mouse.up();
  const after = await field(page, 'dew').inputValue();
  const number = (text: string): number => Number(text.replace('−', '-').replace(',', '.'));
  expect(number(after)).toBeLessThan(number(before) - 3);
  await expect(page).toHaveURL(/[?&]dew=/);
});

test('absolute, kPa and another fluid keep the place; a blend between its points is two-phase', async ({ page }) => {
  await page.goto(LINK);
  await answered(page);
  await page.locator('[data-swap]').click();
  await expect(field(page, 'pressure')).toHaveValue('6,21');
  await expect(superheat(page)).toHaveText('6,1');
  await page.getByRole('combobox', { name: 'Unité : Pression absolue' }).selectOption('absolute:kPa');
  await expect(field(page, 'pressure')).toHaveValue('621,3');
  await expect(superheat(page)).toHaveText('6,1');
  await field(page, 'measured').fill('3');
  await expect(page.locator('[data-verdict="two-phase"]')).toContainText('État diphasique');
  await field(page, 'measured').fill('-5');
  await expect(page.locator('[data-verdict="liquid"]')).toContainText('Sous-refroidissement');
  await page.getByRole('combobox', { name: 'Fluide' }).click();
  await page.getByRole('combobox', { name: 'Fluide' }).fill('R134a');
  await page.getByRole('combobox', { name: 'Fluide' }).press('Enter');
  await expect(field(page, 'pressure')).toHaveValue('621,3');
  await expect(field(page, 'bubble')).toHaveCount(0);
  // Tillner-Roth and Baehr (1994): R134a at 0.6213 MPa is at 22.7 °C.
  await expect(field(page, 'dew')).toHaveValue('22,7');
  // Remembered.
  await page.goto(PAGE);
  await expect(field(page, 'dew')).toHaveCount(1);
  await expect(page.getByRole('combobox', { name: 'Fluide' })).toHaveValue('R134a');
  await expect(page.getByRole('combobox', { name: 'Unité : Pression absolue' })).toHaveValue('absolute:kPa');
});

test('what is wrong is said where it is, and the last answer stays, marked', async ({ page }) => {
  await page.goto(LINK);
  await answered(page);
  await field(page, 'pressure').fill('99');
  await expect(page.locator('[data-field="pressure"]')).toContainText('Hors de la réglette');
  await expect(page.locator('[data-field="dew"][data-stale]')).toHaveCount(1);
  await expect(superheat(page)).toHaveText('6,1');
  await field(page, 'pressure').fill('abc');
  await expect(page.locator('[data-field="pressure"]')).toContainText('Valeur non numérique');
  await expect(field(page, 'pressure')).toHaveValue('abc');
  await field(page, 'pressure').fill('5,2');
  await expect(page.locator('[data-field="dew"][data-stale]')).toHaveCount(0);
});

test('two properties, the table and its file, without a network', async ({ page, context }) => {
  await page.goto(`${LINK}&pair=HQ&v1=405&v2=100&by=P&from=2&to=10&step=2`);
  await allAwake(page);
  await answered(page);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  const state = page.locator('[data-state]');
  await expect(state.locator('[data-phase]')).toHaveText('Vapeur saturée');
  await expect(state).toContainText('Plusieurs solutions possibles');
  await expect(state.locator('[data-others] li')).toHaveCount(1);
  await page.getByRole('combobox', { name: 'Seconde grandeur' }).selectOption({ label: 'Température' });
  await field(page, 'state-second').fill('40');
  await expect(state.locator('[data-figure="T"] dd')).toContainText('40,0');
  await field(page, 'state-second').fill('4000');
  await expect(page.locator('[data-property="second"]')).toContainText('hors limites');
  const rows = page.locator('[data-table] tbody tr');
  await expect(rows).toHaveCount(5);
  await field(page, 'table-step').fill('1');
  await expect(rows).toHaveCount(9);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Télécharger (CSV)' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('appfroid-saturation-R448A.csv');
});

test('axe finds nothing, in both themes', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.goto(LINK);
  await allAwake(page);
  await answered(page);
  const light = await axe(page).analyze();
  expect(light.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.goto(LINK);
  await allAwake(page);
  await answered(page);
  const dark = await axe(page).withRules(['color-contrast']).analyze();
  expect(dark.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`)).toEqual([]);
});
