import { readFileSync } from 'node:fs';
import { unzipSync } from 'fflate';
import { expect, test } from './support/test.ts';
import { createEngine } from '../../src/engine/index.ts';
import { parseNumber } from '../../src/quantities/index.ts';
import { RECORDS } from '../../src/refrigerants/records.ts';

test('“pression R454B à 5 °C” is answered in the first 600 pixels of a telephone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/ressources/list-fluide/r454b');
  const answer = page.getByText(/À 5\s°C, la pression du R454B est de 7,96\sbar au manomètre en bulle/);
  await expect(answer).toBeVisible();
  const box = await answer.boundingBox();
  expect((box?.y ?? 1000) + (box?.height ?? 1000)).toBeLessThan(600);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test('the ruler answers in both directions, says what it cannot read and keeps its last answer', async ({ page }) => {
  await page.goto('/ressources/list-fluide/r454b');
  const ruler = page.getByRole('region', { name: 'Réglette du R454B' });
  const temperature = ruler.getByLabel('Température', { exact: true });
  // The served figures are those of the engine: R454B at 5 °C.
  await expect(ruler.locator('[data-abs="bubble"]')).toHaveText('8,97');
  await temperature.fill('-12,5');
  await expect(ruler.locator('[data-gauge="dew"]')).not.toHaveText('7,56');
  const engine = await createEngine();
  const { dew } = engine.fluid('R454B').saturation({ T: 273.15 - 12.5 });
  await expect(ruler.locator('[data-abs="dew"]')).toHaveText((dew.P / 1e5).toFixed(2).replace('.', ','));
  await temperature.fill('chaud');
  await expect(temperature).toHaveAttribute('aria-invalid', 'true');
  await expect(ruler.getByText('Nombre illisible')).toBeVisible();
  await expect(ruler.locator('[data-abs="dew"]')).toHaveText((dew.P / 1e5).toFixed(2).replace('.', ','));
  await temperature.fill('200');
  await expect(ruler.getByText(/Hors de la réglette\s: saisissez une température de −55 à 74\s°C/)).toBeVisible();
  await temperature.fill('0');
  await expect(ruler.getByText('Hors de la réglette')).toBeHidden();
  // The reading is in the address.
  expect(new URL(page.url()).searchParams.get('t')).toBe('0');
  const again = await page.context().newPage();
  await again.goto(page.url().replace('t=0', 't=-12,5'));
  await expect(again.locator('[data-abs="dew"]')).toHaveText((dew.P / 1e5).toFixed(2).replace('.', ','));
  await again.close();

  const pressure = ruler.getByLabel('Pression', { exact: true });
  await ruler.getByLabel('Lecture').selectOption('absolute');
  // The dew pressure of R454B at 0 °C.
  await pressure.fill('7,324');
  await expect(ruler.locator('[data-t="dew"]')).toHaveText('0,0');
  await pressure.fill('900');
  await expect(ruler.getByText('Hors de la réglette')).toBeVisible();
});

test('the ruler of a fluid in a vacuum says the same twice, and in every unit', async ({ page }) => {
  await page.goto('/ressources/list-fluide/r718');
  const ruler = page.getByRole('region', { name: 'Réglette du R718' });
  const [temperature, pressure] = [
    ruler.getByLabel('Température', { exact: true }),
    ruler.getByLabel('Pression', { exact: true }),
  ];
  const dew = ruler.locator('[data-t="dew"]');
  await expect(temperature).toHaveValue('5');
  await expect(dew).toHaveText('5,0');
  await expect(ruler.getByLabel('Lecture')).toHaveValue('mbar');
  await temperature.fill('78,407');
  // CoolProp 8.0.0: 444.378 mbar.
  await expect(pressure).toHaveValue(/^444(,\d)?$/);
  await expect(dew).toHaveText('78,4');
  for (const way of ['gauge', 'absolute', 'psig', 'psia', 'mbar']) {
    await ruler.getByLabel('Lecture').selectOption(way);
    const written = await pressure.inputValue();
    await expect(dew).toHaveText('78,4');
    await pressure.fill(written);
    await expect(dew).toHaveText('78,4');
    await expect(temperature).toHaveValue('78,4');
  }
});

test('the ruler of CO2 says where saturation ends, and leads on', async ({ page }) => {
  await page.goto('/en/ressources/list-fluide/r744');
  const ruler = page.getByRole('region', { name: 'R744 slider' });
  await ruler.getByLabel('Pressure', { exact: true }).fill('95');
  await expect(ruler.getByText('Above the critical pressure')).toBeVisible();
  await expect(ruler.getByRole('link', { name: /Optimum/ })).toHaveAttribute(
    'href',
    /\/en\/simulation\/hp-optimum\?p_gc=96\.013$/,
  );
  await ruler.getByLabel('Pressure', { exact: true }).fill('30');
  await expect(ruler.getByRole('link', { name: /Optimum/ })).toBeHidden();
});

test('the list opens a link with its filters, order and temperature, and says what it cannot read', async ({
  page,
}) => {
  await page.goto('/ressources/list-fluide?class=A2L&gwp=lt150&sort=gwp&t=-10');
  const table = page.getByRole('table');
  await expect(page.getByRole('columnheader', { name: 'PRP' })).toHaveAttribute('aria-sort', 'ascending');
  const shown = table.locator('tbody tr:visible');
  const names = await shown.locator('th').allInnerTexts();
  expect(names.join(' ')).toContain('R454C');
  expect(names.join(' ')).not.toContain('R454B');
  const gwps = (await shown.locator('td:nth-child(5)').allInnerTexts()).map((text) => parseNumber(text));
  const values = gwps.map((parsed) => (parsed.ok ? parsed.value : Number.NaN)).filter((value) => !Number.isNaN(value));
  expect(values).toEqual([...values].sort((one, other) => one - other));
  const row = table.getByRole('row', { name: /R1234yf/ });
  // The published saturation pressure of R1234yf at −10 °C (Lemmon and Akasaka, 2022), on the gauge and absolute.
  await expect(row.locator('td:nth-child(2)')).toHaveText('1,20');
  await expect(row.locator('td:nth-child(3)')).toHaveText('2,22');
  await page.getByLabel('Pression à (°C)').fill('dix');
  await expect(page.getByRole('alert').filter({ hasText: 'Température illisible' })).toBeVisible();
  await expect(row.locator('td:nth-child(3)')).toHaveText('2,22');
  await page.getByRole('button', { name: 'Tout afficher' }).click();
  await expect(page.getByText(`${RECORDS.length} fluides affichés`)).toBeVisible();
  expect(new URL(page.url()).search).toBe('');

  await page.locator('summary', { hasText: 'Colonnes' }).click();
  await page.getByRole('checkbox', { name: 'ODP' }).check();
  await expect(page.getByRole('columnheader', { name: 'ODP' })).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Télécharger en CSV' }).click(),
  ]);
  const csv = readFileSync(await download.path(), 'utf8').split('\r\n');
  expect(csv).toHaveLength(RECORDS.length + 2);
  expect(csv[0]).toContain('Fluide;Pression (bar(g));Pression (bar abs.);Classe;PRP;Famille');
  expect(csv[0]).toContain('ODP');
  expect(csv.find((line) => line.startsWith('R134a;'))).toMatch(/^R134a;2,48;3,50;A1;1430;HFC;/);
});

test('the index of resources is filtered by kind and by word, in English too', async ({ page }) => {
  await page.goto('/en/ressources?tag=data');
  await expect(page.getByRole('link', { name: /List of refrigerants/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /Refrigeration calculators/ })).toBeHidden();
  await page.getByRole('main').getByLabel('Search').fill('kv');
  await expect(page.getByRole('link', { name: /Component catalogue/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /List of refrigerants/ })).toBeHidden();
  await expect(page).toHaveURL(/tag=data&q=kv|q=kv&tag=data/);
});

test('components without a published Kv say so', async ({ page }) => {
  await page.goto('/ressources/base-produit?kv=missing');
  const rows = page.locator('tbody tr:visible');
  expect(await rows.count()).toBeGreaterThan(10);
  for (const text of await rows.locator('td:nth-child(2)').allInnerTexts()) expect(text).toBe('non publié');
});

test('its workbook is made at a press, in the reader’s language', async ({ page }) => {
  await page.goto('/en/ressources/list-fluide/r454b');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Workbook with formulas' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('appfroid-r454b.xlsx');
  const parts = unzipSync(readFileSync(await file.path()));
  expect(new TextDecoder().decode(parts['xl/workbook.xml'])).toContain('<sheet name="Vapour"');
  await expect(page.getByText('Workbook saved.')).toBeVisible();
});
