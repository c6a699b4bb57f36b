import { readFileSync } from 'node:fs';
import { expect, test } from './support/test.ts';
import type { Page } from '@playwright/test';
import { axe } from './support/axe.ts';

const NITROGEN = '/ressources/articles/epreuve-azote';
const CO2 = '/en/ressources/articles/co2-transcritique';

/** Opens the instrument of a page, brings it into sight and waits until it answers. */
async function wake(page: Page): Promise<void> {
  const strip = page.locator('details.live');
  if ((await strip.getAttribute('open')) === null) await strip.locator('> summary').click();
  await page.locator('astro-island').scrollIntoViewIfNeeded();
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
}

test('an article loads no React until its instrument is seen, then computes', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.setViewportSize({ width: 390, height: 500 });
  await page.goto(NITROGEN, { waitUntil: 'networkidle' });
  // (28 + 1.01325) · 288.15 / 295.15 − 1.01325 = 27.31 bar.
  await expect(page.locator('.prose > p').first()).toContainText('27,31\u202fbar');
  expect(asked.filter((url) => /react|Calculator/.test(url))).toEqual([]);

  await wake(page);
  const verdict = page.locator('#result');
  // The example of the page is nobody's circuit: a verdict comes with what is typed.
  await expect(verdict).toContainText('Exemple');
  await expect(verdict).not.toContainText('Étanche');
  await page.locator('input[name="p_final"]').fill('27,3');
  await expect(verdict).toContainText('Étanche');
  await page.locator('input[name="p_final"]').fill('26,9');
  await expect(verdict).toContainText('Fuite');
  await expect(page.getByRole('link', { name: 'Ouvrir l’outil complet' })).toHaveAttribute('href', /p_final=26\.9/);
  // What is no number: the field says so, and the answer waits.
  await page.locator('input[name="p_final"]').fill('x');
  await expect(page.locator('input[name="p_final"]')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.locator('[data-field="p_final"]')).toContainText('Valeur numérique invalide');
});

test('the tables of an article are files for a spreadsheet', async ({ page }) => {
  await page.goto('/ressources/articles/quelle-pression-lire');
  const row = await page
    .getByRole('row', { name: /Chambre négative R404A/ })
    .getByRole('cell')
    .allInnerTexts();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Télécharger en CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('pressions-usuelles.csv');
  const lines = readFileSync(await download.path(), 'utf8').split('\r\n');
  expect(lines[0]).toBe(
    '\uFEFFApplication;Fluide;"BP, bar";"HP, bar";"Évaporation, °C";"Condensation, °C";"Glissement, K"',
  );
  // A spreadsheet takes a minus sign only as a hyphen.
  expect(lines.find((line) => line.startsWith('Chambre négative;R404A;'))).toBe(
    ['Chambre négative', ...row].join(';').replaceAll('\u2212', '-'),
  );
});

test('a cycle follows its sliders, and its address brings it back', async ({ page, anotherDevice }) => {
  await page.goto(CO2);
  await wake(page);
  const eer = page.getByRole('row', { name: /Cycle EER/ }).getByRole('cell');
  // Liao et al. (2000) put the best pressure at 89.6 bar: 80 bar give far less than 90.
  await expect(eer.nth(1)).toHaveText('1.84');
  const pressure = page.getByRole('slider', { name: 'Gas cooler pressure' });
  await pressure.focus();
  for (let step = 0; step < 10; step += 1) await page.keyboard.press('ArrowLeft');
  await expect(pressure).toHaveAttribute('aria-valuetext', '80\u202fbar');
  await expect(eer.nth(1)).toHaveText('1.30');
  await expect(eer.nth(2)).toContainText('−29');
  await expect(page).toHaveURL(/p_gc=80/);

  const other = await anotherDevice();
  await other.goto(page.url());
  await wake(other);
  await expect(
    other
      .getByRole('row', { name: /Cycle EER/ })
      .getByRole('cell')
      .nth(1),
  ).toHaveText('1.30');
  await page.getByRole('button', { name: 'Back to the start' }).click();
  await expect(eer.nth(1)).toHaveText('1.84');
  await expect(page).not.toHaveURL(/p_gc/);
});

for (const path of [NITROGEN, CO2, '/ressources/diagramme-enthalpique', '/en/ressources/fluide-avenir']) {
  test(`axe finds nothing on ${path} with its instrument awake`, async ({ page }) => {
    await page.goto(path);
    await wake(page);
    const { violations } = await axe(page).analyze();
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`),
    ).toEqual([]);
    const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(width).toBeLessThanOrEqual(0);
  });
}

test('a term opens where it is used, by the keyboard and by a press; without a script it leads to the glossary', async ({
  page,
  browser,
}) => {
  await page.goto('/ressources/articles/regler-detendeur');
  const term = page.locator('.prose a.term[href$="#surchauffe"]');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await term.focus();
  await page.keyboard.press('Enter');
  const shown = page.getByRole('dialog', { name: /surchauffe/ });
  await expect(shown).toContainText('température de rosée');
  await expect(shown).toContainText('superheat');
  await expect(shown).toBeFocused();
  expect(asked.some((url) => url.endsWith('/ressources/lexique.json'))).toBe(true);
  const { violations } = await axe(page).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(shown).toHaveCount(0);
  await expect(term).toBeFocused();

  // A press elsewhere closes it too, and its own link leads on.
  await term.click();
  await shown.getByRole('link', { name: 'Ouvrir le lexique' }).click();
  await expect(page).toHaveURL(/\/ressources\/lexique#surchauffe$/);
  await expect(page.locator('#surchauffe dt')).toContainText('surchauffe');

  const bare = await (
    await browser.newContext({ javaScriptEnabled: false, baseURL: new URL(page.url()).origin })
  ).newPage();
  await bare.goto('/en/ressources/articles/regler-detendeur');
  await bare.locator('.prose a.term[href$="#surchauffe"]').click();
  await expect(bare).toHaveURL(/\/en\/ressources\/lexique#surchauffe$/);
  await bare.context().close();
});

test('an article that is part of another page now leads there', async ({ page }) => {
  await page.goto('/en/ressources/articles/choisir-fluide-bas-prp');
  await expect(page).toHaveURL(/\/en\/ressources\/fluide-avenir$/);
});
