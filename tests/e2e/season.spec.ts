/** The year of a machine: what only a browser shows of it, the worker, a reader's file, the address. */
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { axe } from './support/axe.ts';
import { allAwake } from './support/islands.ts';

const PAGE = '/simulation/saison';
const figure = (page: Page, name: string) => page.locator(`[data-results] [data-figure="${name}"]`);

/** A year of hourly temperatures as a logger in France writes it. */
function year(unit: string, valueOf: (hour: number) => number): Buffer {
  const two = (value: number): string => String(value).padStart(2, '0');
  const rows = Array.from({ length: 8760 }, (_, hour) => {
    const date = new Date(Date.UTC(2023, 0, 1, hour));
    const day = `${two(date.getUTCDate())}/${two(date.getUTCMonth() + 1)}/2023 ${two(date.getUTCHours())}:00`;
    return `${day};${valueOf(hour).toFixed(2).replace('.', ',')}`;
  });
  return Buffer.from([`Date;T ext${unit}`, ...rows].join('\n'));
}
const celsius = (hour: number): number =>
  10.5 - 9 * Math.cos((2 * Math.PI * hour) / 8760) - 4 * Math.cos((2 * Math.PI * hour) / 24) + Math.sin(12.9898 * hour);

test('points move the figure as one types, a link brings both machines back, what is wrong is said beside its cell', async ({
  page,
}) => {
  await page.goto(PAGE);
  await allAwake(page);
  await page.locator('input[name="points.3.cop"]').fill('4,4');
  await expect(figure(page, 'scop')).toHaveText('3,75');
  await page.getByRole('checkbox', { name: 'Comparer à une seconde machine' }).check();
  await expect(page.locator('[data-compared]')).toContainText('de plus');
  await expect(page).toHaveURL(/compare/);
  await page.reload();
  await allAwake(page);
  await expect(page.locator('input[name="points.3.cop"]')).toHaveValue('4,4');
  await expect(page.locator('[data-compared]')).toContainText('de plus');
  expect((await axe(page).analyze()).violations).toEqual([]);
  // On paper its table goes on over a leaf, and a grid would lay over its end what comes next.
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator(':has(> [data-bins])')).toHaveCSS('display', 'block');
  await page.emulateMedia({ media: 'screen' });
  await page.locator('input[name="points.0.t"]').fill('-7');
  await expect(page.getByText('Deux points différents à −7,0\u202f°C\u00a0: gardez-en un.').first()).toBeVisible();
});

test('a year of 8,760 hours is simulated by the worker; a wrong unit is said and mended', async ({ page }) => {
  await page.goto(`${PAGE}?season=${encodeURIComponent(JSON.stringify({ figure: 'heating', p_design: 8 }))}`);
  await allAwake(page);
  const spf = figure(page, 'spf');
  await expect(spf).toBeVisible();
  const reference = await spf.textContent();
  const input = page.locator('[data-weather-file] input[type="file"]');
  const kelvins = year('', (hour) => celsius(hour) + 273.15);
  await input.setInputFiles({ name: 'annee.csv', mimeType: 'text/csv', buffer: kelvins });
  await expect(page.getByText('ce ne sont pas des degrés Celsius. Choisissez K.')).toBeVisible();
  await page.locator('select[name="unit"]').selectOption('K');
  await expect(page.locator('[data-weather="W_UNIT"]')).toBeVisible();
  await expect(page.getByText('annee.csv\u00a0: 8\u202f760 heures')).toBeVisible();
  await expect(spf).not.toHaveText(reference ?? '');
  await page.getByRole('button', { name: 'Revenir au climat de référence' }).click();
  await expect(spf).toHaveText(reference ?? '');
});
