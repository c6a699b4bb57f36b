/** Recordings on the page of the diagnosis: files of gauges and loggers, in, set right, analysed, out and in again. */
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from './support/test.ts';
import type { Locator, Page } from '@playwright/test';
import { axe } from './support/axe.ts';
import { allAwake } from './support/islands.ts';
import { ALONE, slownessOf } from './support/pace.ts';

const PAGE = '/simulation/diagnostic';
const REFERENCE = 'src/diagnosis/measurements/checks/reference/';
/** What each bad file is answered with: `08-bad.expect.json` says the codes. */
const REFUSED: Readonly<Record<string, string>> = {
  '08-bad-empty.csv': 'Fichier vide.',
  '08-bad-onecol.csv': 'Pas de tableau reconnu.',
  '08-bad-notime.csv': 'Pas de colonne de temps.',
  '08-bad-html.csv': 'Page web, pas une mesure',
  '08-bad-nonum.csv': 'Aucune valeur numérique.',
  '08-bad-error.tjf': 'L’appareil signale',
  '08-bad-gas.tjf': 'rien à lire ici',
  '08-bad-broken.tjf': 'JSON illisible (caractère',
};

const panel = (page: Page): Locator => page.locator('#recording');
const preview = (page: Page): Locator => page.locator('[data-recording-preview]');
const analysis = (page: Page): Locator => page.locator('[data-recording-analysis]');
const question = (page: Page, code: string): Locator => page.locator(`[data-question="${code}"]`).first();

async function open(page: Page, path = PAGE): Promise<void> {
  await page.goto(path);
  await allAwake(page);
}

const choose = (page: Page, ...files: readonly string[]): Promise<void> =>
  page
    .locator('[data-recording-files]')
    .setInputFiles(files.map((file) => (file.includes('/') ? file : REFERENCE + file)));

async function answer(page: Page, code: string, text: string): Promise<void> {
  const questions = page.locator('[data-question]');
  await question(page, code).waitFor();
  const before = await questions.count();
  await question(page, code).getByRole('button', { name: text, exact: true }).click();
  await expect(questions).toHaveCount(before - 1);
}

async function accept(page: Page): Promise<void> {
  await preview(page).getByRole('button', { name: 'Utiliser ce tableau' }).click();
  await expect(analysis(page)).toBeVisible();
}

test('every file that cannot be read says why, and what was there stays', async ({ page }) => {
  await open(page);
  await choose(page, '03-fr-semicolon.csv');
  await expect(preview(page)).toContainText('03-fr-semicolon.csv');
  const table = await page.locator('[data-first-rows]').innerText();
  const { codes } = JSON.parse(readFileSync(`${REFERENCE}08-bad.expect.json`, 'utf8')) as {
    codes: Readonly<Record<string, string>>;
  };
  for (const [file, code] of Object.entries(codes)) {
    await choose(page, file);
    const said = panel(page).locator(`[data-problem="${code}"]`);
    await expect(said).toContainText(file);
    await expect(said).toContainText(REFUSED[file] ?? '?');
    await expect(said).toContainText('Le tableau précédent reste en place.');
    expect(await page.locator('[data-first-rows]').innerText()).toBe(table);
  }
  // The one without a time is read all the same, a row every so many seconds.
  await choose(page, '08-bad-notime.csv');
  await panel(page).getByRole('button', { name: 'Relire ainsi' }).click();
  await expect(preview(page)).toContainText('08-bad-notime.csv');
});

test('what a file leaves open is asked, answered by a tap, and remembered for the next one', async ({ page }) => {
  await open(page);
  await choose(page, '06-epoch-ms.tsv');
  await expect(page.locator('[data-question]')).toHaveCount(5);
  const use = preview(page).getByRole('button', { name: 'Utiliser ce tableau' });
  await expect(use).toBeDisabled();
  await answer(page, 'fluid', 'R32');
  await answer(page, 'Q_UNIT', 'bar');
  await answer(page, 'Q_UNIT', 'bar');
  await answer(page, 'Q_UNIT', '°C');
  await answer(page, 'Q_PMODE', 'relative (manomètre)');
  expect((await axe(page).analyze()).violations).toEqual([]);
  await accept(page);
  await page.reload();
  await allAwake(page);
  await choose(page, '06-epoch-ms.tsv');
  // The fluid is the machine's, not the logger's.
  await expect(page.locator('[data-question]')).toHaveCount(1);
  await expect(page.locator('[data-kept]')).toContainText(/Réglages repris du \d{1,2} \p{L}+ \d{4}/u);
  await page.getByRole('button', { name: 'Les oublier' }).click();
  await expect(page.locator('[data-question]')).toHaveCount(5);
});

test('a column is set right by a tap', async ({ page }) => {
  await open(page);
  await choose(page, '03-fr-semicolon.csv');
  const first = page.locator('[data-column]').first();
  const field = first.getByLabel('Grandeur');
  const before = await field.inputValue();
  await field.selectOption('');
  await expect(first.getByLabel('Unité')).toHaveCount(0);
  await field.selectOption(before);
  await expect(first.getByLabel('Unité')).toHaveCount(1);
});

test('a file of a testo gauge fills the form with its reading', async ({ page }) => {
  await open(page);
  await choose(page, '01-manifold.tjf');
  await expect(preview(page)).toContainText('fichier testo');
  while ((await page.locator('[data-question]').count()) > 0) {
    const left = await page.locator('[data-question]').count();
    await page.locator('[data-question] button').first().click();
    await expect(page.locator('[data-question]')).toHaveCount(left - 1);
  }
  await accept(page);
  const { columns, rows } = JSON.parse(readFileSync(`${REFERENCE}01-manifold.tjf.expect.json`, 'utf8')) as {
    columns: readonly string[];
    rows: readonly (readonly (string | number | null)[])[];
  };
  if (rows.length === 1) {
    await page.getByRole('button', { name: 'Mettre ce relevé dans le formulaire' }).click();
  } else {
    await page.getByRole('button', { name: 'Diagnostiquer la plage affichée' }).click();
  }
  const place = columns.indexOf('t_suction');
  const values = rows.map((row) => row[place]).filter((value) => typeof value === 'number');
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const typed = page.locator('input[name="t_suction"]');
  await expect
    .poll(async () => Number((await typed.inputValue()).replace('−', '-').replace(',', '.')))
    .toBeCloseTo(mean, 1);
});

test('the history of Home Assistant is read by its entities', async ({ page }) => {
  await open(page);
  await choose(page, '05-home-assistant.csv');
  await expect(preview(page)).toContainText('historique Home Assistant');
  await expect(preview(page).locator('[data-warnings]')).toContainText('Valeurs tenues entre deux changements');
});

test('a recording is analysed, drawn, moved by keys, and its interval diagnosed', async ({ page }) => {
  await open(page);
  await choose(page, 'recording-cold-room-hunting-r134a.csv');
  await answer(page, 'fluid', 'R134a');
  await page.locator('[name="recording-application"]').selectOption('Chambre froide positive');
  await accept(page);
  // What the valve did is the finding, above the curves.
  await expect(page.locator('[data-hunting]')).toHaveText(/Le détendeur pompe\s: ± 4,0\sK toutes les 95\ss/);
  // Labels of recording-cold-room-hunting-r134a.json.
  await expect(page.locator('[data-interval]')).toHaveCount(3);
  await expect(page.locator('[data-interval="hunting"]')).toHaveCount(1);
  const curve = page.locator('[data-curve="superheat"] path').first();
  await expect(curve).toHaveAttribute('d', /^M/);
  const chart = page.locator('[data-recording-chart]');
  const height = (await chart.boundingBox())?.height;
  const whole = await chart.getAttribute('aria-label');
  await chart.focus();
  for (const key of ['+', 'ArrowRight', 'ArrowLeft', '-']) {
    const before = await chart.getAttribute('aria-label');
    await page.keyboard.press(key);
    await expect(chart).not.toHaveAttribute('aria-label', before ?? '');
  }
  await page.keyboard.press('Home');
  await expect(chart).toHaveAttribute('aria-label', whole ?? '');
  expect((await chart.boundingBox())?.height).toBe(height);
  await page.locator('[data-chart-table] summary').click();
  await expect(page.locator('[data-chart-table] tbody tr')).toHaveCount(25);
  expect((await axe(page).analyze()).violations).toEqual([]);
  await page.getByRole('button', { name: 'Diagnostiquer cet intervalle' }).click();
  await expect(page.locator('#verdict')).toBeInViewport();
  await expect(page.locator('[name="application"]')).toHaveValue('cold_room_pos');
  // The longer of both steady intervals, not the hunting one between: 9.0 K over an evaporation at −5.0 °C.
  const typed = page.locator('input[name="t_suction"]');
  await expect
    .poll(async () => Number((await typed.inputValue()).replace('−', '-').replace(',', '.')))
    .toBeCloseTo(4, 0);
});

test('what is exported opens again as the same set', async ({ page }) => {
  await open(page);
  await choose(page, 'recording-split-r32.csv');
  await answer(page, 'fluid', 'R32');
  await accept(page);
  await expect(page.locator('[data-curve="superheat"] path').first()).toHaveAttribute('d', /^M/);
  const folder = mkdtempSync(join(tmpdir(), 'recording-'));
  const save = async (kind: string): Promise<string> => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.locator(`[data-export-recording="${kind}"]`).click(),
    ]);
    const path = join(folder, download.suggestedFilename());
    await download.saveAs(path);
    return path;
  };
  const json = await save('json');
  const first = readFileSync(json, 'utf8');
  for (const kind of ['csv', 'svg', 'json']) {
    const path = await save(kind);
    await choose(page, path);
    await expect(preview(page)).toBeVisible();
    await expect(page.locator('[data-question]')).toHaveCount(0);
    await accept(page);
    await expect(preview(page)).toHaveCount(0);
    expect(readFileSync(await save('json'), 'utf8'), kind).toBe(first);
  }
});

test('a file is dropped anywhere on the panel', async ({ page }) => {
  await open(page);
  const files = await page.evaluateHandle(() => {
    const transfer = new DataTransfer();
    transfer.items.add(new File(['Date;BP (bar rel)\n2025-11-03T08:00:00;5,1\n2025-11-03T08:00:10;5,2\n'], 'pose.csv'));
    return transfer;
  });
  await page.locator('#recording-title').dispatchEvent('dragover', { dataTransfer: files });
  await expect(panel(page)).toHaveAttribute('data-over', '');
  await page.locator('#recording-title').dispatchEvent('drop', { dataTransfer: files });
  await expect(preview(page)).toContainText('pose.csv');
  await expect(panel(page)).not.toHaveAttribute('data-over', '');
});

test('a table is pasted, and several files wait for their turn', async ({ page }) => {
  await open(page);
  await page.getByText('Coller un tableau').click();
  await panel(page)
    .locator('textarea')
    .fill('Date\tBP (bar rel)\tT aspiration °C\n2025-11-03T08:00:00\t5,1\t7,2\n2025-11-03T08:00:10\t5,2\t7,3\n');
  await page.getByRole('button', { name: 'Lire le tableau' }).click();
  await expect(preview(page)).toContainText('2 lignes');
  await choose(page, '03-fr-semicolon.csv', '06-epoch-ms.tsv');
  await expect(preview(page)).toContainText('03-fr-semicolon.csv');
  await expect(panel(page)).toContainText('1 autre fichier attend');
  await page.getByRole('button', { name: 'Ouvrir le suivant' }).click();
  await expect(preview(page)).toContainText('06-epoch-ms.tsv');
});

/** Rows of a machine that runs and stops. */
function bigFile(rows: number, columns: number): string {
  const lines = ['temps (s);BP (bar abs);HP (bar abs);T aspiration °C;T liquide °C;reprise °C;soufflage °C;ext °C'];
  const cut = (line: string): string => line.split(';').slice(0, columns).join(';');
  for (let row = 0; row < rows; row++) {
    const isOn = row % 2400 < 1800;
    const ripple = (row % 7) / 100;
    const cells = isOn ? [3 + ripple, 10.5 + ripple, 8 + ripple] : [5.5, 5.9, 12];
    lines.push(`${row * 2};${cells.map((cell) => cell.toFixed(2)).join(';')};37.1;3.0;-1.0;29.0`);
  }
  const path = join(mkdtempSync(join(tmpdir(), 'recording-')), `big-${rows}.csv`);
  writeFileSync(path, lines.map(cut).join('\n'));
  return path;
}

test(
  '100,000 rows of 8 columns stand in a table within 3 s on a processor four times slower',
  ALONE,
  async ({ page }) => {
    const file = bigFile(100_000, 8);
    const session = await page.context().newCDPSession(page);
    let best = Number.POSITIVE_INFINITY;
    // The machine may be at something else: one of three visits has it to itself.
    for (let visit = 0; visit < 3 && best >= 3000; visit++) {
      await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
      await open(page);
      const slowness = await slownessOf(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      const start = performance.now();
      await choose(page, file);
      await expect(page.locator('[data-first-rows]')).toBeVisible({ timeout: 30_000 });
      best = Math.min(best, (performance.now() - start) / slowness);
    }
    expect(best).toBeLessThan(3000);
  },
);

/** The longest task of the page, ms of the usual machine, while a file of a million rows is read, analysed and looked at. */
async function longestTask(page: Page, file: string): Promise<number> {
  await open(page);
  const slowness = await slownessOf(page);
  await page.evaluate(() => {
    const longest = { ms: 0 };
    Object.assign(window, { longest });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longest.ms = Math.max(longest.ms, duration);
    }).observe({ type: 'longtask' });
  });
  await choose(page, file);
  await expect(preview(page)).toContainText(/1\s000\s000 lignes/, { timeout: 60_000 });
  await question(page, 'fluid').getByRole('button', { name: 'R134a', exact: true }).click();
  await expect(page.locator('[data-question]')).toHaveCount(0, { timeout: 60_000 });
  await accept(page);
  await expect(page.locator('[data-curve="superheat"] path').first()).toHaveAttribute('d', /^M/, { timeout: 60_000 });
  await page.locator('[data-recording-chart]').focus();
  for (const key of ['+', '+', 'ArrowRight', 'Home']) await page.keyboard.press(key);
  return page.evaluate((times) => (window as unknown as { longest: { ms: number } }).longest.ms / times, slowness);
}

test('a million rows hold the page up nowhere for 200 ms', ALONE, async ({ page }) => {
  test.setTimeout(180_000);
  const file = bigFile(1_000_000, 5);
  let least = Number.POSITIVE_INFINITY;
  // The machine may be at something else: one of three visits has it to itself.
  for (let visit = 0; visit < 3 && least >= 200; visit++) least = Math.min(least, await longestTask(page, file));
  expect(least).toBeLessThan(200);
});

test('in English as well', async ({ page }) => {
  await open(page, `/en${PAGE}`);
  await choose(page, '08-bad-broken.tjf');
  await expect(panel(page).locator('[data-problem="E_JSON"]')).toContainText('Unreadable JSON (character');
});
