/** The page of compressors and the simulator's compressor mode. Figures: ZR144KCE on R22 (python-hvac, ex04_compressor). */
import { expect, test } from './support/test.ts';
import { FRESH } from './support/kept-context.ts';
import type { Locator, Page } from '@playwright/test';
import { csvFromRecords } from '../../src/circuit/compressor/file.ts';
import { CAPACITIES, POWERS, TABLE_TE, ZR144KCE } from '../../src/circuit/compressor/doctor/published.ts';
import { allAwake } from './support/islands.ts';
import { axe } from './support/axe.ts';

const PAGE = '/simulation/compressor';
const SIMULATOR = '/simulation/circuit/general';
const NAMES = Array.from({ length: 10 }, (_, i) => `C${i + 1}`);
const { capacity, power, mass_flow } = ZR144KCE;
const comma = (value: number | undefined): string => String(value).replace('.', ',');
const FRENCH_SHEET = [
  'Coefficient\tPuissance frigorifique (kW)\tPuissance absorbée (kW)\tDébit massique (g/s)',
  ...NAMES.map((name, i) => [name, comma(capacity[i]), comma(power[i]), comma(mass_flow[i])].join('\t')),
].join('\n');
const RECORD = {
  name: 'ZR144KCE',
  marque: 'COPELAND',
  fluid: 'R22',
  coefficients: { capacity: [...capacity], power: [...power], mass_flow: [...mass_flow] },
  units: { capacity: 'kW', power: 'kW', mass_flow: 'g/s' },
  te_min: -20,
  te_max: 12,
  tc_min: 25,
  tc_max: 60,
};

const line = (page: Page, name: string): Locator => page.locator(`[data-preview] [data-line="${name}"] td`);
const count = (page: Page): Locator => page.locator('[data-count]');

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await allAwake(page);
}

async function paste(page: Page, text: string, button: string): Promise<void> {
  await page.locator('[data-field="paste"] textarea').fill(text);
  await page.locator('[data-field="paste"]').getByRole('button', { name: button }).click();
}

const openFold = (page: Page, name: 'conventions' | 'machine'): Promise<void> =>
  page.locator(`[data-fold="${name}"] > summary`).click();

async function importFile(page: Page, name: string, text: string): Promise<void> {
  await page.locator('input[data-import]').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
}

test(
  'a sheet pasted in French is read with its units, saved, used in the simulator, and still there offline',
  { tag: FRESH },
  async ({ page, context }) => {
    await open(page, PAGE);
    await page.getByRole('button', { name: 'Nouvelle fiche' }).click();
    await paste(page, FRENCH_SHEET, 'Lire la fiche');
    await expect(page.locator('[data-taken="coefficients"]')).toContainText(
      'Puissance frigorifique, Puissance absorbée, Débit',
    );
    // What the sheet does not say is looked for, and taken by one touch.
    await page.getByRole('button', { name: 'R22 : reprendre cette lecture' }).click({ timeout: 30_000 });
    await expect(page.locator('[data-offer="taken"]')).toContainText('R22, surchauffe 10');
    // At 5/50 °C the maker gives 32.02 kW and 9.14 kW; read as g/s the flow gives eta_is 0.732.
    await expect(line(page, 'capacity').nth(2)).toHaveText('32,02');
    await expect(line(page, 'power').nth(2)).toHaveText('9,14');
    await expect(line(page, 'eta_is').nth(2)).toHaveText('0,732');

    // Nothing is kept without a name, and it is said.
    await page.getByRole('button', { name: 'Garder', exact: true }).click();
    await expect(page.locator('[data-field="marque"]')).toContainText('Valeur manquante');
    await expect(count(page)).toHaveAttribute('data-count', '0');
    await page.locator('input[name="marque"]').fill('COPELAND');
    await page.locator('input[name="name"]').fill('ZR144KCE');
    await page.getByRole('button', { name: 'Garder', exact: true }).click();
    await expect(count(page)).toHaveAttribute('data-count', '1');
    // The same pair takes the place of the old one.
    await openFold(page, 'machine');
    await page.locator('input[name="step_volume_h"]').fill('33,2');
    await page.getByRole('button', { name: 'Garder', exact: true }).click();
    await expect(page.getByText('Compresseur mis à jour')).toBeVisible();
    await expect(count(page)).toHaveAttribute('data-count', '1');

    // A simulation under way keeps what was typed in it.
    const back = page.url();
    await open(page, SIMULATOR);
    await page.locator('input[name="sous_ref_cdr"]').fill('6');
    await expect(page).toHaveURL(/sous_ref_cdr%22%3A6/);
    await open(page, back);
    await page.getByRole('link', { name: /^Simuler : COPELAND/ }).click();
    await allAwake(page);
    await expect(page).toHaveURL(/mode=compressor/);
    await expect(page.locator('input[name="sous_ref_cdr"]')).toHaveValue('6');
    const result = page.locator('[data-compressor-result]');
    await expect(result).toContainText('COPELAND ZR144KCE');
    await expect(result.locator('[data-compressor-line="applied"] td').first()).toContainText('33,2');
    await expect(page.locator('[data-points="permanent"]')).toBeVisible();
    await page.locator('[data-second-point="add"]').click();
    await page.getByRole('radio', { name: 'Permanent' }).check();
    // Both regimes: steady at 0/40 °C, transitory at 10/25 °C, each by the polynomials of its own point.
    const published = result.locator('[data-compressor-line="ofRecord.capacity"] td');
    await expect(published.nth(0)).toContainText('30,10');
    await expect(published.nth(1)).not.toHaveText('30,10');
    // What is typed counts at once; the address keeps the mode.
    await page.locator('input[name="temp_evp"]').fill('5');
    await page.locator('input[name="temp_cdr"]').fill('50');
    await expect(published.nth(0)).toContainText('32,02');
    await expect(page).toHaveURL(/temp_cdr%22%3A50.*compressor=COPELAND/);

    await page.reload();
    await allAwake(page);
    await expect(published.nth(0)).toContainText('32,02');
    await context.setOffline(true);
    await page.locator('input[name="temp_evp"]').fill('0');
    await page.locator('input[name="temp_cdr"]').fill('40');
    await expect(published.nth(0)).toContainText('30,10');
  },
);

test('“Simuler” opens a cycle of one stage with the sheet’s refrigerant, whatever the tab was about', async ({
  page,
}) => {
  const booster = new URLSearchParams({
    permanent: JSON.stringify({ architecture: 'booster', fluid: 'R744', temp_cdr: 20 }),
  });
  await open(page, `${SIMULATOR}?${booster.toString()}`);
  // Two processes of the booster join the same two points: both lines leave with it.
  const lines = page.locator('[data-cycle="permanent"] line');
  await expect.poll(() => lines.count()).toBeGreaterThan(7);
  await page.locator('select[name="architecture"]').selectOption('simple');
  await expect(lines).toHaveCount(7);
  await open(page, `${SIMULATOR}?${booster.toString()}`);
  await expect.poll(() => lines.count()).toBeGreaterThan(7);
  await open(page, PAGE);
  await importFile(page, 'liste.csv', csvFromRecords([RECORD]));
  await page.getByRole('link', { name: /^Simuler : COPELAND/ }).click();
  await allAwake(page);
  await expect(page.locator('[data-compressor-result]')).toContainText('COPELAND ZR144KCE');
  // The maker at 0/40 °C: 30.10 kW.
  await expect(page.locator('[data-compressor-line="ofRecord.capacity"] td').first()).toContainText('30,10');
  await expect(page).not.toHaveURL(/booster/);
  await expect(lines).toHaveCount(7);
});

test('in English: the doctor names the fluid of a set without its conventions, and it is taken', async ({ page }) => {
  await open(page, `/en${PAGE}`);
  await page.getByRole('button', { name: 'New sheet' }).click();
  // No figure of the sheet that stood here stays beside an empty one, nor beside a paste that is refused.
  await expect(page.locator('[data-preview]')).toContainText('what it gives will stand here');
  await paste(page, '1 2 3 4 5 6 7 8 9', 'Read the sheet');
  await expect(page.locator('[data-taken="problem"]')).toContainText('9 values, 10, 20, 30 expected');
  await expect(line(page, 'capacity')).toHaveCount(0);
  await paste(
    page,
    ['Q', 'P', 'M'].map((label, i) => [label, ...([capacity, power, mass_flow][i] ?? [])].join(' ')).join('\n'),
    'Read the sheet',
  );
  await expect(page.locator('[data-reading="fluid"]').first()).toHaveText('R22', { timeout: 30_000 });
  await expect(page.locator('[data-reading="units"]').first()).toContainText('ṁ g/s');
  await expect(page.locator('[data-reading="rating"]').first()).toHaveText('superheat 10\u202fK, subcooling 0\u202fK');
  await expect(page.locator('[data-reading="ratio"]').first()).toHaveText(/^0\.99\d\d to 0\.99\d\d$/);
  // Published between 0.9962 and 0.9969 at 5 °C, from 40 to 50 °C.
  for (const [tc, ratio] of [
    [40, '0.9969'],
    [45, '0.9966'],
    [50, '0.9962'],
  ] as const) {
    await expect(page.locator(`[data-ratio-at="${tc}"] td`).nth(2)).toHaveText(ratio);
  }
  await page.getByRole('button', { name: 'Take this reading' }).first().click();
  await expect(line(page, 'capacity').nth(2)).toHaveText('32.02');
  await expect(line(page, 'eta_is').nth(2)).toHaveText('0.732');

  // An impossible set is refused with the reason.
  await page.locator('input[name="c1"]').fill('-900');
  // What stands above the button has changed by then, and moves it no more.
  await expect(page.getByText('No map: the sheet gives no possible value.')).toBeVisible();
  await page.getByRole('button', { name: 'Analyse' }).click();
  await expect(page.locator('[data-refused]')).toContainText('No reading', { timeout: 30_000 });
  await expect(page.locator('input[name="c1"]')).toHaveValue('-900');
});

test('the tables of a screw are fitted, and run at another suction and frequency', async ({ page }) => {
  await open(page, PAGE);
  await page.getByRole('button', { name: 'Nouvelle fiche' }).click();
  const grids = [
    ['Puissance frigorifique (W)', CAPACITIES],
    ['Puissance absorbée (kW)', POWERS],
  ] as const;
  const text = grids.flatMap(([title, table]) => [
    title,
    ['tc / t0', ...TABLE_TE].join('\t'),
    ...Object.entries(table).map(([tc, values]) => [tc, ...values].join('\t')),
  ]);
  await paste(page, text.join('\n'), 'Lire la fiche');
  await expect(page.locator('[data-sheet-line="capacity"]')).toContainText('18 points');
  await expect(page.locator('[data-sheet-line="power"] select[name="unit_1"]')).toHaveValue('kW');
  // The table gives 281.4 kW at 0/40 °C; the fit passes within a per cent.
  await expect(line(page, 'capacity').nth(1)).toHaveText(/^28[0-3],/);
  // Published at 20 K and 50 Hz, swept 214 m³/h at 20 Hz; run at 10 K and 20 Hz: 38 385 W, 0.500, 0.814 (TESPy).
  // 20 Hz is below what a record may say; at 25 Hz the power is a quarter more.
  await openFold(page, 'conventions');
  await page.locator('input[name="rating_value"]').fill('20');
  await openFold(page, 'machine');
  await page.locator('input[name="step_volume_h"]').fill('535');
  await page.locator('input[name="trial_te"]').fill('-10');
  await page.locator('input[name="trial_tc"]').fill('50');
  await page.locator('input[name="trial_superheat"]').fill('10');
  await page.locator('input[name="trial_frequency"]').fill('20');
  await page.locator('select[name="trial_f_v"]').selectOption('1');
  await expect(page.locator('[data-field="trial_frequency"]')).toContainText('25 à 120');
  await page.locator('input[name="trial_frequency"]').fill('25');
  await expect(page.locator('[data-trial-figure="power"]')).toHaveText(/^(?:47,9|48,[0-2])/);
  await expect(page.locator('[data-trial-figure="eta_is"]')).toHaveText(/^0,(?:49[5-9]|50[0-5])$/);
  await expect(page.locator('[data-trial-figure="eta_v"]')).toHaveText(/^0,81[2-6]$/);
  await expect(page.locator('[data-trial]')).toContainText('proportionnels à la fréquence');
});

test('bad input is said where it is, and nothing typed is lost', async ({ page }) => {
  await open(page, PAGE);
  const csv = csvFromRecords([RECORD]).split('\r\n');
  const wrong = [csv[0], csv[1], csv[2]?.replace(/;kW;[^;]+;/, ';kW;douze;')].join('\r\n');
  await importFile(page, 'liste.csv', wrong);
  await expect(page.getByRole('alert').filter({ hasText: 'Ligne 3' })).toContainText('douze');
  await expect(count(page)).toHaveAttribute('data-count', '0');
  await importFile(page, 'liste.csv', csv.join('\r\n'));
  await expect(count(page)).toHaveAttribute('data-count', '1');

  // The last figures stay, marked, while a coefficient is no number.
  await page.locator('input[name="c3"]').fill('un');
  await expect(page.locator('[data-problem="coefficients.capacity.2"]')).toHaveText(/C3.*pas un nombre/);
  await expect(line(page, 'capacity').first()).toHaveText('19,13');
  await expect(page.locator('input[name="c3"]')).toHaveValue('un');
  await openFold(page, 'machine');
  await page.locator('input[name="te_min"]').fill('20');
  await page.locator('input[name="te_max"]').fill('10');
  await expect(page.locator('[data-problem]').first()).toBeVisible();
});

test('the list is filtered, cleared and brought back, and follows in another tab', async ({ page, context }) => {
  await open(page, PAGE);
  const other = await context.newPage();
  await open(other, PAGE);
  await importFile(page, 'liste.csv', csvFromRecords([RECORD, { ...RECORD, marque: 'DANFOSS', name: 'MT' }]));
  await expect(count(page)).toHaveAttribute('data-count', '2');
  await expect(count(other)).toHaveAttribute('data-count', '2');
  // Two of them side by side at the point of the trial: the same polynomials differ by nothing.
  await page.locator('[data-compare] > summary').click();
  await expect(page.locator('[data-compare-line="capacity"] td')).toHaveText([/^\d/, /^\d/, /^0,0.%$/]);
  await page.locator('select[name="brand"]').selectOption('DANFOSS');
  await expect(page.locator('[data-compressor]')).toHaveCount(1);
  await page.getByRole('button', { name: 'Tout effacer' }).click();
  await expect(count(page)).toHaveAttribute('data-count', '0');
  await expect(count(other)).toHaveAttribute('data-count', '0');
  await page.getByRole('button', { name: 'Annuler' }).click();
  await expect(count(page)).toHaveAttribute('data-count', '2');
});

test('what was kept and cannot be read is left out and said', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('compressors', '[1,{"n":"x"},7]'));
  await open(page, PAGE);
  await expect(page.getByText('2 données gardées n’ont pas pu être lues')).toBeVisible();
  await expect(count(page)).toHaveAttribute('data-count', '0');
});

test('a link to a sheet and one to a compressor nobody has', async ({ page }) => {
  const sheet = new URLSearchParams({ sheet: JSON.stringify({ ...RECORD, rating_value: 10 }) });
  await open(page, `/en${PAGE}?${sheet.toString()}`);
  await expect(page.locator('input[name="name"]')).toHaveValue('ZR144KCE');
  await expect(line(page, 'in_range').first()).toHaveText('inside');
  await open(page, `${SIMULATOR}?mode=compressor&compressor=${encodeURIComponent('CARLY|X1')}`);
  await expect(page.locator('[data-compressor-choice="missing"]')).toContainText('Compresseur non trouvé');
  await expect(page.locator('[data-compressor-choice="missing"]')).toContainText('CARLY X1');
  // The example stays, marked as that of an earlier input; back in normal mode everything answers.
  await expect(page.locator('dd[data-figure="eer"] > span').first()).toHaveText('5,68');
  await page.getByRole('radio', { name: 'Normal' }).check({ force: true });
  await expect(page.locator('[data-compressor-choice]')).toHaveCount(0);
});

test('axe finds nothing, with a list, a problem and a diagnosis on the page', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, PAGE);
  await importFile(page, 'liste.csv', csvFromRecords([RECORD]));
  await page.getByRole('button', { name: 'Analyser' }).click();
  await expect(page.locator('[data-reading="fluid"]').first()).toHaveText('R22', { timeout: 30_000 });
  await page.locator('input[name="c3"]').fill('un');
  const found = await axe(page).analyze();
  expect(found.violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)])).toEqual([]);
});
