import { valueOfText } from '../../src/kit/storage/numbered.ts';
import { expect, test } from './support/test.ts';
import type { BrowserContext, Page } from '@playwright/test';
import { allAwake } from './support/islands.ts';

/** Two tabs of one browser: each follows the other, and neither undoes what the other did. */
async function open(context: BrowserContext, ...paths: readonly string[]): Promise<Page[]> {
  return await Promise.all(
    paths.map(async (path) => {
      const page = await context.newPage();
      await page.goto(path);
      await allAwake(page);
      return page;
    }),
  );
}

async function choose(page: Page, name: string): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Réglages' }).click();
  await page.getByRole('radio', { name }).check();
  await page.keyboard.press('Escape');
}

test('theme and settings chosen in one tab stand in the other', async ({ context }) => {
  const [first, second] = (await open(context, '/about', '/tools/desp')) as [Page, Page];
  await second.getByRole('banner').getByRole('button', { name: 'Réglages' }).click();
  await choose(first, 'Sombre');
  await expect(second.locator('html')).toHaveAttribute('data-theme', 'dark');
  // The panel is open there: it shows what was chosen here.
  await expect(second.getByRole('radio', { name: 'Sombre' })).toBeChecked();
  await choose(first, 'Pouces');
  await expect(second.getByRole('radio', { name: 'Pouces' })).toBeChecked();
  await choose(first, 'Serveur');
  await expect(second.getByRole('radio', { name: 'Serveur' })).toBeChecked();
  await choose(first, 'Système');
  await expect(second.locator('html')).not.toHaveAttribute('data-theme');
  await second.keyboard.press('Escape');
  await second.getByRole('banner').getByRole('link', { name: 'Read in English' }).click();
  await expect(second).toHaveURL('/en/tools/desp');
  const kept = (await context.cookies()).find(({ name }) => name === 'user-settings');
  expect(JSON.parse(decodeURIComponent(kept?.value ?? ''))).toEqual({ pipeType: 'pouce', language: 'en' });
});

test.describe('consent', () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test('given in one tab puts the question away in the other', async ({ context }) => {
    const [first, second] = (await open(context, '/about', '/contact')) as [Page, Page];
    const banner = (page: Page) => page.getByRole('region', { name: 'Ce que le site garde sur votre appareil' });
    await expect(banner(second)).toBeVisible();
    await banner(first).getByRole('button', { name: 'Accepter' }).click();
    await expect(banner(second)).toBeHidden();
  });
});

test('a unit chosen in one simulator rewrites the other’s fields, which keep their meaning', async ({ context }) => {
  const [first, second] = (await open(context, '/simulation/circuit/general', '/simulation/circuit/general')) as [
    Page,
    Page,
  ];
  await second.locator('input[name="temp_evp"]').fill('-10');
  const setUnits = (page: Page, units: Record<string, string>) =>
    page.evaluate((kept) => localStorage.setItem('appfroid.units', JSON.stringify(kept)), units);
  // As a third tab would keep them: both quantities at once.
  await setUnits(first, { temperature: 'degF', power: 'W' });
  // -10 °C is 14 °F; 10 kW is 10 000 W.
  await expect(second.locator('input[name="temp_evp"]')).toHaveValue('14');
  await expect(second.locator('input[name="temp_evp"]')).toBeVisible();
  const kept = await second.evaluate(() => localStorage.getItem('appfroid.units'));
  expect(valueOfText(kept)).toEqual({ temperature: 'degF', power: 'W' });
});

test('a unit chosen in one calculator rewrites the other’s field, and both choices are kept', async ({ context }) => {
  const [first, second] = (await open(context, '/tools/air-data', '/tools/air-data')) as [Page, Page];
  const keptUnits = (page: Page) => page.evaluate(() => localStorage.getItem('appfroid.calculatorUnits'));
  const unit = (page: Page, name: RegExp) => page.getByRole('form').getByRole('combobox', { name });
  await second.locator('input[name="t_db"]').fill('30');
  await unit(first, /Température sèche/).selectOption('degF');
  await expect(unit(second, /Température sèche/)).toHaveValue('degF');
  await expect(second.locator('input[name="t_db"]')).toHaveValue('86');
  await unit(second, /Humidité relative/).selectOption('fraction');
  await expect(unit(first, /Humidité relative/)).toHaveValue('fraction');
  expect(Object.values(valueOfText(await keptUnits(first)) as object).sort()).toEqual(['degF', 'fraction']);
});

test('mixes made in two tabs are all kept', async ({ context }) => {
  const [first, second] = (await open(context, '/simulation/circuit/general', '/simulation/circuit/general')) as [
    Page,
    Page,
  ];
  const kept = () =>
    first.evaluate(() => {
      const { mixes } = JSON.parse(localStorage.getItem('fluid-custom-data') ?? '{"mixes":[]}') as {
        mixes: { label: string }[];
      };
      return mixes.map(({ label }) => label);
    });
  for (const [page, expected] of [
    [first, ['Mélange 1']],
    [second, ['Mélange 1', 'Mélange 2']],
    [first, ['Mélange 1', 'Mélange 2', 'Mélange 3']],
  ] as const) {
    await page.getByRole('combobox', { name: 'Fluide frigorigène' }).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.type('nouveau');
    await page.keyboard.press('Enter');
    await expect.poll(kept).toEqual(expected);
  }
});
