import { expect, test } from './support/test.ts';
import { matrixLocales } from './support/matrix.ts';
import type { Locale } from '../../src/language/index.ts';
import type { Locator, Page } from '@playwright/test';
import { allAwake } from './support/islands.ts';

const TEXTS = {
  fr: {
    use: 'Utiliser cette valeur',
    outOfReach: 'ne donne ce résultat',
    refused: 'Nombre invalide|Valeur numérique invalide',
  },
  en: { use: 'Use this value', outOfReach: 'gives this result', refused: 'Invalid number' },
} as const;

const pathOf = (slug: string, locale: Locale): string => `${locale === 'en' ? '/en' : ''}/tools/${slug}`;
const written = (text: string, locale: Locale): string => (locale === 'fr' ? text.replace('.', ',') : text);
const output = (page: Page, key: string): Locator => page.locator(`[data-output="${key}"] > :is(p, dd) > span`).first();

async function openReverse(page: Page, path: string, question: string): Promise<Locator> {
  await page.goto(path);
  await allAwake(page);
  const panel = page.locator('[data-reverse]');
  await panel.locator('summary').click();
  await panel.locator('select[name="reverse.question"]').selectOption(question);
  return panel;
}

for (const locale of matrixLocales(1)) {
  const { use, outOfReach, refused } = TEXTS[locale];

  test(`${locale}: the value found gives the wanted figure, and nothing else that was typed is lost`, async ({
    page,
  }) => {
    const panel = await openReverse(page, pathOf('reservoir', locale), 'm_store>v_min');
    await page.locator('input[name="t_max"]').fill(written('45.5', locale));
    await panel.locator('input[name="reverse.wanted"]').fill('50');
    await panel.getByRole('button', { name: use }).click();
    await expect(output(page, 'v_min')).toHaveText(written('50.0', locale));
    await expect(page.locator('input[name="t_max"]')).toHaveValue(written('45.5', locale));
  });

  test(`${locale}: the answer follows the wanted figure, in the unit chosen for either`, async ({ page }) => {
    const panel = await openReverse(page, pathOf('desp', locale), 'volume>ps_v');
    await page.locator('[data-field="volume"] select').selectOption('m3');
    await panel.locator('input[name="reverse.wanted"]').fill('1400');
    await expect(panel.locator('[data-reverse-answer]')).toContainText(written('0.05', locale));
    await panel.getByRole('button', { name: use }).click();
    await expect(page.locator('input[name="volume"]')).toHaveValue(written('0.05', locale));
    await expect(output(page, 'ps_v')).toHaveText(locale === 'fr' ? '1\u202f400' : '1,400');
  });

  test(`${locale}: says what can be reached when nothing gives the wanted figure`, async ({ page }) => {
    const panel = await openReverse(page, pathOf('bilan-frigorifique', locale), 'safety>power');
    await panel.locator('input[name="reverse.wanted"]').fill('90');
    const answer = panel.locator('[data-reverse-answer]');
    await expect(answer).toContainText(outOfReach);
    await expect(answer).toContainText('kW');
    await expect(answer.getByRole('button')).toHaveCount(0);
    await panel.locator('input[name="reverse.wanted"]').fill('abc');
    await expect(panel).toContainText(new RegExp(refused));
    await expect(panel.locator('input[name="reverse.wanted"]')).toHaveValue('abc');
  });

  test(`${locale}: gives the stretch where a category holds, whose ends are in it`, async ({ page }) => {
    const panel = await openReverse(page, pathOf('desp', locale), 'volume>category');
    await panel.locator('select[name="reverse.wanted"]').selectOption('Cat II');
    const ends = panel.locator('[data-reverse-answer] button');
    await expect(ends).toHaveCount(2);
    for (const index of [0, 1]) {
      await ends.nth(index).click();
      await expect(output(page, 'category')).toHaveText(locale === 'fr' ? 'Catégorie II' : 'Category II');
    }
  });
}

test('a unit of the wanted figure is changed without changing the question', async ({ page }) => {
  const panel = await openReverse(page, '/tools/pression-moyenne', 'pres_hp>p_equality');
  await panel.locator('input[name="reverse.wanted"]').fill('5');
  const answer = panel.locator('[data-reverse-answer]');
  await expect(answer).toContainText('25\u202fbar');
  await panel.locator('[data-field="reverse.wanted"] select').selectOption('kPa');
  await expect(panel.locator('input[name="reverse.wanted"]')).toHaveValue('500');
  await expect(answer).toContainText('25\u202fbar');
});

test('works by keyboard alone, on a phone and with what only the engine knows', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/tools/calcul-diam');
  await allAwake(page);
  const panel = page.locator('[data-reverse]');
  await panel.locator('summary').focus();
  await page.keyboard.press('Enter');
  const wanted = panel.locator('select[name="reverse.wanted"]');
  await wanted.selectOption('28x1.5');
  const buttons = panel.locator('[data-reverse-answer] button');
  await buttons.last().focus();
  await page.keyboard.press('Enter');
  await expect(output(page, 'label_selected')).toHaveText('28\u202f×\u202f1,5');
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
});

test('its code comes only when it is unfolded', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto('/tools/desp');
  await allAwake(page);
  await page.waitForLoadState('networkidle');
  expect(scripts.filter((url) => url.includes('ReversePanel'))).toEqual([]);
  await page.locator('[data-reverse] summary').click();
  await expect.poll(() => scripts.filter((url) => url.includes('ReversePanel')).length).toBeGreaterThan(0);
});
