import { expect, test } from './support/test.ts';
import { FRESH } from './support/kept-context.ts';
import type { Page } from '@playwright/test';
import { allAwake } from './support/islands.ts';
import { axe, violationsInDark } from './support/axe.ts';

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

test('the ruler of one link: its colours, what is wrong, any side, other units and another fluid', async ({ page }) => {
  // Two audits and four pages' worth of keys.
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.goto(LINK);
  await allAwake(page);
  await answered(page);
  await test.step('axe finds nothing, in both themes', async () => {
    const light = await axe(page).analyze();
    expect(light.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`)).toEqual([]);
    const dark = await violationsInDark(page);
    expect(dark.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`)).toEqual([]);
  });
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
  await test.step('what is wrong is said where it is, and the last answer stays, marked', async () => {
    await field(page, 'pressure').fill('-0,99');
    await expect(page.locator('[data-field="pressure"]')).toContainText('Hors de la réglette');
    await expect(page.locator('[data-field="dew"][data-stale]')).toHaveCount(1);
    await expect(superheat(page)).toHaveText('6,1');
    // R448A is critical at 46 bar: nothing that was read below stands there.
    await field(page, 'pressure').fill('99');
    await expect(page.locator('[data-field="pressure"]')).toContainText('Hors de la réglette');
    await expect(page.locator('[data-verdict="above"]')).toContainText('Au-dessus du point critique');
    await expect(superheat(page)).toHaveCount(0);
    await field(page, 'pressure').fill('abc');
    await expect(page.locator('[data-field="pressure"]')).toContainText('Valeur non numérique');
    await expect(field(page, 'pressure')).toHaveValue('abc');
    await field(page, 'pressure').fill('5,2');
    await expect(page.locator('[data-field="dew"][data-stale]')).toHaveCount(0);
  });
  await test.step('any side leads, the others follow; steps are a tenth of a kelvin and a twentieth of a bar', async () => {
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
  await field(page, 'pressure').fill('5,2');
  await answered(page);
  await test.step('absolute, kPa and another fluid keep the place; a blend between its points is two-phase', async () => {
    await page.locator('[data-swap]').click();
    await expect(field(page, 'pressure')).toHaveValue('6,21');
    await expect(superheat(page)).toHaveText('6,1');
    await page.getByRole('combobox', { name: 'Unité : Pression absolue' }).selectOption('absolute:kPa');
    await expect(field(page, 'pressure')).toHaveValue('621,3');
    await expect(superheat(page)).toHaveText('6,1');
    await field(page, 'measured').fill('3');
    await expect(page.locator('[data-verdict="two-phase"]')).toContainText('État diphasique');
    await field(page, 'measured').fill('-5');
    await expect(page.locator('[data-verdict="liquid"]')).toContainText('BP ou HP');
    await page.getByRole('radio', { name: 'HP, liquide' }).check();
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
});

test('a wet suction is no subcooling, on a phone: the side is asked for, kept in the link, and said', async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true });
  const page = await context.newPage();
  await page.goto(`${PAGE}?fluid=R454B&p=8.1&unit=bar&ref=gauge&t=3`);
  await answered(page);
  const bar = page.locator('[data-answer-bar]');
  await expect(bar).toHaveText('BP ou HP\u202f?');
  await expect(superheat(page)).toHaveCount(0);
  await page.getByRole('radio', { name: 'BP, aspiration' }).tap();
  await expect(page.locator('[data-reading="wet"]')).toContainText(
    'Liquide au compresseur, ou sonde ou manomètre faux',
  );
  // R454B at 9.113 bar absolute: dew at 7.0 °C.
  await expect(page.locator('[data-reading="wet"]')).toContainText(/4,0\sK ±\s\d,\d\sK sous la rosée/);
  await expect(bar).toHaveText('Retour de liquide, ou mesure fausse');
  await expect(page).toHaveURL(/[?&]side=low/);
  await page.reload();
  await answered(page);
  await expect(page.getByRole('radio', { name: 'BP, aspiration' })).toBeChecked();
  await expect(page.locator('[data-reading="wet"]')).toBeVisible();
  await page.getByRole('radio', { name: 'HP, liquide' }).tap();
  await expect(bar).toContainText('Sous-refroidissement');
  // What no longer answers leaves the bar.
  await field(page, 'pressure').fill('abc');
  await expect(bar).toHaveCount(0);
  await context.close();
});

test('95 bar of CO2 have no saturation: no figure of another fluid, and the way to the best pressure', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${PAGE}?fluid=R744&p=95&unit=bar&ref=gauge&t=40`);
  await expect(page.locator('[data-engine="ready"]')).toHaveCount(1);
  const above = page.locator('[data-verdict="above"]');
  // Span and Wagner (1996): 30.98 °C and 73.77 bar.
  await expect(above).toContainText(/R744\s: 31,0\s°C, 73,77\sbar absolus/);
  await expect(page.locator('[data-answer-bar]')).toHaveText('Au-dessus du point critique');
  await expect(field(page, 'measured')).toHaveValue('40');
  await expect(field(page, 'dew')).toHaveValue('');
  await expect(page.getByText('Saisissez la température du tuyau')).toHaveCount(0);
  await expect(above.getByRole('link')).toHaveAttribute('href', '/simulation/hp-optimum?p_gc=96.013&t_out_gc=40');
  await above.getByRole('link').click();
  await expect(page.getByRole('textbox', { name: /Pression/ }).first()).toBeVisible();
  await expect(page).toHaveURL(/p_gc=96\.013/);
});

test('another fluid invents no measure', async ({ page }) => {
  await page.goto(PAGE);
  await expect(field(page, 'measured')).toHaveValue('');
  await page.getByRole('combobox', { name: 'Fluide' }).click();
  await page.getByRole('combobox', { name: 'Fluide' }).fill('R744');
  await page.getByRole('combobox', { name: 'Fluide' }).press('Enter');
  await answered(page);
  await expect(field(page, 'dew')).not.toHaveValue('5,9');
  await expect(field(page, 'measured')).toHaveValue('');
  await expect(page.locator('[data-verdict="none"]')).toHaveText('Saisissez la température du tuyau');
  await field(page, 'measured').fill('12');
  await page.getByRole('radio', { name: 'BP, aspiration' }).check();
  // R744 at 6.21325 bar is at −52.3 °C: what is taken away stands in brackets.
  await expect(page.locator('[data-verdict]')).toContainText('= 12,0 − (−52,3) (rosée)');
});

test('two properties, the table and its file, without a network', { tag: FRESH }, async ({ page, context }) => {
  await page.goto(`${LINK}&pair=HQ&v1=405&v2=100&by=P&from=2&to=10&step=2`);
  await allAwake(page);
  await answered(page);
  const state = page.locator('[data-state]');
  // The figures of both tools come from what computes: once they stand, it is on the page.
  await expect(state.locator('[data-phase]')).toHaveText('Vapeur saturée');
  await expect(page.locator('[data-table] tbody tr')).toHaveCount(5);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
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
    page.getByRole('button', { name: 'CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('appfroid-saturation-R448A.csv');
});
