/**
 * The whole way of a job: a compressor pasted, both regimes, every page and the report without a network; then the link, other
 * units, the other language and the report with one. Each page with a network: circuit-technique, and its own file.
 */
import { expect, test } from './support/test.ts';
import type { Locator, Page } from '@playwright/test';
import { ZR144KCE } from '../../src/circuit/compressor/doctor/published.ts';
import { addSecondPoint } from './simulator-helpers.ts';
import { allAwake } from './support/islands.ts';
import { textOfPdf } from './support/pdf-text.ts';
import { serveBuild } from './support/served-build.ts';
import { visitStored } from './support/stored.ts';

test.use({ serviceWorkers: 'allow', viewport: { width: 1440, height: 900 }, actionTimeout: 15_000 });

const SHEET = [
  'Coefficient\tPuissance frigorifique (kW)\tPuissance absorbée (kW)\tDébit massique (g/s)',
  ...ZR144KCE.capacity.map((value, i) =>
    [`C${i + 1}`, value, ZR144KCE.power[i], ZR144KCE.mass_flow[i]].join('\t').replaceAll('.', ','),
  ),
].join('\n');

/** On each page of the circuit one figure of both regimes, or of the one it is worked out for. */
const FIGURES = {
  general: ['dd[data-figure="eer"] > span', 'dd[data-figure="power_cold"] > span'],
  diagramme: [
    '[data-points="permanent"] [data-point="c"] [data-value="T"]',
    '[data-points="transient"] [data-point="c"] [data-value="T"]',
  ],
  pipes: ['[data-figure="speed-asp"]', '[data-figure="speed-ll"]'],
  produits: ['[data-figure="drop-ll"]'],
  technique: ['[data-indicator="tau"] td:nth-of-type(1) span', '[data-indicator="tau"] td:nth-of-type(2) span'],
  echangeurs: ['[data-figure="evaporator.ua"] td:nth-of-type(1)', '[data-figure="evaporator.ua"] td:nth-of-type(2)'],
  'charge-fluide': ['[data-figure="total"]'],
} as const;
type Figures = Readonly<Record<string, readonly string[]>>;

const field = (page: Page, name: string) => page.locator(`input[name="${name}"]`);

/** Pastes the maker's sheet, saves it under a name, and goes to simulate it. */
async function enterCompressor(page: Page, origin: string, name: string): Promise<void> {
  await page.goto(`${origin}/simulation/compressor`);
  await allAwake(page);
  await page.getByRole('button', { name: 'Nouvelle fiche' }).click();
  await page.locator('[data-field="paste"] textarea').fill(SHEET);
  await page.locator('[data-field="paste"]').getByRole('button', { name: 'Lire la fiche' }).click();
  await page.getByRole('combobox', { name: 'Fluide' }).click();
  await page.keyboard.type('R22');
  await page.locator('[role="option"]').first().waitFor();
  await page.keyboard.press('Enter');
  await field(page, 'marque').fill('COPELAND');
  await field(page, 'name').fill(name);
  await page.locator('[data-fold="machine"] > summary').click();
  await field(page, 'step_volume_h').fill('33,2');
  // At 5/50 °C the maker gives 32.02 kW.
  await expect(page.locator('[data-preview] [data-line="capacity"] td').nth(2)).toHaveText('32,02');
  await page.getByRole('button', { name: 'Garder', exact: true }).click();
  await page.getByRole('link', { name: new RegExp(`^Simuler\\s:\\sCOPELAND ${name}$`) }).click();
  await allAwake(page);
}

/** The page has read the simulation of its link or its tab, and shows the answer to it. */
async function stateRead(page: Page): Promise<void> {
  await expect(page.locator('html[data-opened]:not([data-read])')).toHaveCount(0);
  await expect(field(page, 'temp_evp')).toHaveValue('5');
  await expect(page.locator('[data-stale]:not([data-stale="false"])')).toHaveCount(0);
}

/** Goes to each of the seven pages by the bar, and hands over the places of its figures once they answer what it holds. */
async function onEachPage(page: Page, look: (key: string, places: readonly Locator[]) => Promise<void>): Promise<void> {
  for (const [key, places] of Object.entries(FIGURES)) {
    await page.locator(`[data-bar] a[href*="/simulation/circuit/${key}"]`).click();
    await expect(page).toHaveURL(new RegExp(`/simulation/circuit/${key}\\b`));
    await allAwake(page);
    await stateRead(page);
    // The example the page was served with stands until the compressor has sized the circuit.
    if (key === 'general') await expect(page.locator('[data-compressor-result]')).toContainText(/\d/);
    await look(
      key,
      places.map((place) => page.locator(place).first()),
    );
  }
}

async function readAll(page: Page): Promise<Figures> {
  const read: Record<string, readonly string[]> = {};
  await onEachPage(page, async (key, places) => {
    for (const place of places) await expect(place).toHaveText(/\d/);
    read[key] = await Promise.all(places.map(async (place) => (await place.textContent()) ?? ''));
  });
  return read;
}

/** Prints the report and finds what the pages said in the text of the PDF. */
async function expectPrinted(page: Page, figures: Figures, others: readonly string[]): Promise<void> {
  await page.getByRole('link', { name: 'Rapport', exact: true }).click();
  await allAwake(page);
  await expect(page.locator('[data-report="ready"]')).toContainText(figures['technique']?.[0] ?? '-', {
    timeout: 30_000,
  });
  await expect(page.locator('[data-compressor-result=""]')).toBeVisible();
  await expect(page.locator('[data-report] [data-chart="ts"] path').first()).toBeAttached();
  const text = textOfPdf(await page.pdf({ preferCSSPageSize: true }));
  const numbers = Object.values(figures).flatMap((texts) =>
    texts.map((each) => /[\d\u202f,.−]*\d/.exec(each)?.[0] ?? ''),
  );
  for (const number of [...numbers, ...others]) expect(text).toContain(number);
}

test('a compressor is pasted, run, read on every page and printed without a network, shared and printed with one', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const folder = process.env['BUILD_DIR'] ?? 'dist';
  let server = await serveBuild(folder);
  const { origin, port } = server;
  const own = await browser.newContext();
  const page = await visitStored(own, `${origin}/simulation/circuit/general`);
  const stranger = await browser.newContext();
  const fresh = await visitStored(stranger, `${origin}/`);
  const faults: string[] = [];
  for (const each of [page, fresh]) each.on('pageerror', (error) => faults.push(error.message));
  const refuse = page.getByRole('button', { name: 'Rejeter' });
  if (await refuse.isVisible()) await refuse.click();

  await server.stop();
  await enterCompressor(page, origin, 'ZR144KCE');
  await field(page, 'temp_evp').fill('5');
  await field(page, 'temp_cdr').fill('50');
  await field(page, 'frequency').fill('60');
  await expect(page.locator('[data-compressor-result]')).toContainText('proportionnels à la fréquence');
  // 60 Hz of a sheet at 50 Hz: 33.2 m³/h × 1.2.
  await expect(page.locator('[data-compressor-line="applied"] td').first()).toContainText('39,84');
  await addSecondPoint(page);
  await page.locator('[data-bar] a[data-page="components"]').click();
  await allAwake(page);
  await stateRead(page);
  await page.locator('tr[data-component="DANFOSS|EVR 18 v2"]').getByRole('button').click();
  const figures = await readAll(page);
  await expectPrinted(page, figures, ['COPELAND ZR144KCE', 'EVR 18 v2']);

  server = await serveBuild(folder, port);
  // Another series of pipes is another tube; back, the same figures stand.
  await page.locator('[data-bar] a[data-page="pipes"]').click();
  await allAwake(page);
  await stateRead(page);
  const series = page.locator('select[name="pipeType"]');
  const before = await series.inputValue();
  await series.selectOption(before === 'pouce' ? 'metric' : 'pouce');
  await expect(page.locator('[data-figure="speed-asp"]')).not.toHaveText(figures['pipes']?.[0] ?? '');
  await expect(field(page, 'temp_evp')).toHaveValue('5');
  await series.selectOption(before);
  await expect(page.locator('[data-figure="speed-asp"]')).toHaveText(figures['pipes']?.[0] ?? '');
  // So do other units.
  await page.getByRole('button', { name: 'Réglages', exact: true }).click();
  const settings = page.getByRole('dialog', { name: 'Réglages' });
  await settings.getByRole('radio', { name: 'psi, °F' }).check();
  await expect(field(page, 'temp_evp')).toHaveValue('41');
  await settings.getByRole('radio', { name: 'bar, °C' }).check();
  await expect(field(page, 'temp_evp')).toHaveValue('5');
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-figure="speed-asp"]')).toHaveText(figures['pipes']?.[0] ?? '');

  // In English, by the switch of the page, it is the same run.
  await page.locator('[data-bar] a[data-page="technique"]').click();
  await allAwake(page);
  await page.locator('a[data-language="en"]:visible').first().click();
  await expect(page).toHaveURL(/\/en\/simulation\/circuit\/technique/);
  await allAwake(page);
  await expect(page.locator(FIGURES.technique[0]).first()).toHaveText(
    (figures['technique']?.[0] ?? '').replace(',', '.'),
  );
  await page.locator('a[data-language="fr"]:visible').first().click();
  await expect(page).toHaveURL(/^[^?]*\d\/simulation\/circuit\/technique/);
  await allAwake(page);
  const link = page.url();

  // What was read on each page without a network stands in the report that is made with one.
  await expectPrinted(page, figures, ['COPELAND ZR144KCE', 'EVR 18 v2', 'Diagramme T-s']);
  await fresh.goto(link);
  for (const place of FIGURES.technique.keys())
    await expect(fresh.locator(FIGURES.technique[place] ?? '').first()).toHaveText(figures['technique']?.[place] ?? '');
  await fresh.locator('[data-bar] a[data-page="general"]').click();
  await allAwake(fresh);
  await expect(fresh.locator('[data-carried]')).toContainText('Fiche lue dans le lien');

  await server.stop();
  await fresh.goto(link);
  await expect(fresh.locator(FIGURES.technique[0]).first()).toHaveText(figures['technique']?.[0] ?? '');
  expect(faults).toEqual([]);
  await Promise.all([own.close(), stranger.close()]);
});
