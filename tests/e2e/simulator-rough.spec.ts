import { expect, test } from './support/test.ts';
import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { PAGE, addSecondPoint, field, figure, open, row, waitForDevice } from './simulator-helpers.ts';

async function chooseFluid(page: Page, name: string): Promise<void> {
  const picker = page.getByRole('combobox').first();
  await picker.click();
  await page.keyboard.type(name);
  await expect(page.getByRole('listbox').getByRole('option').first()).toContainText(name);
  await page.keyboard.press('Enter');
  await expect(picker).toHaveValue(name);
}

test('what is typed, kept, taken back and chosen on one page', async ({ page }) => {
  await open(page, PAGE);
  await waitForDevice(page);
  await test.step('an emptied field keeps the figures and the picture, marked, and the defaults can be undone', async () => {
    await field(page, 'temp_evp').fill('-10');
    await expect(figure(page, 'eer')).not.toHaveText('5,68');
    const eer = (await figure(page, 'eer').textContent()) ?? '';
    await field(page, 'temp_evp').fill('');
    await expect(figure(page, 'eer')).toHaveText(eer);
    await expect(page.locator('[data-computed-by]')).toHaveText('Dernier résultat valable\u00a0: corrigez la saisie');
    // One sight of one message.
    await expect(page.getByText('Valeur manquante').filter({ visible: true }).and(page.locator('span'))).toHaveCount(1);
    await field(page, 'temp_evp').fill('-10');
    await page.getByText('Réinitialiser', { exact: true }).click();
    await expect(figure(page, 'eer')).toHaveText('5,68');
    await page.getByRole('button', { name: 'Annuler', exact: true }).click();
    await expect(field(page, 'temp_evp')).toHaveValue('−10');
    await expect(figure(page, 'eer')).toHaveText(eer);
  });
  await test.step('the chief button keeps the simulation as a study of a machine, which leads back to it', async () => {
    await field(page, 'temp_evp').fill('-10');
    await page.getByRole('button', { name: 'Garder', exact: true }).click();
    await expect(page.locator('[data-toasts]')).toContainText(/Gardé dans «\s.*\s», Étude 1/);
    await page.locator('[data-toasts]').getByRole('button', { name: '+ Étude' }).click();
    await expect(page.locator('select[name="machine-study"]')).toHaveValue(/./);
    await field(page, 'temp_evp').fill('5');
    await page.locator('select[name="machine-study"]').selectOption('Étude 1');
    await expect(field(page, 'temp_evp')).toHaveValue('−10');
    await page.getByRole('button', { name: 'Quitter la machine' }).click();
  });
  await page.getByText('Réinitialiser', { exact: true }).click();
  await expect(figure(page, 'eer')).toHaveText('5,68');
  await test.step('R744 above its critical point offers the transcritical cycle, which another fluid leaves', async () => {
    await chooseFluid(page, 'R744');
    // 40 °C stands above 31.0 °C, 73.77 bar.
    await expect(row(page, 'temp_cdr')).toContainText('dépasse le point critique (31,0\u202f°C, 73,77\u202fbar)');
    await expect(page.getByRole('button', { name: 'Passer en transcritique' })).toHaveCount(1);
    await page.getByRole('button', { name: 'Passer en transcritique' }).click();
    await expect(page.getByRole('radio', { name: 'Transcritique' })).toBeChecked();
    await expect(figure(page, 'eer')).not.toHaveText('–');
    await chooseFluid(page, 'R134a');
    await expect(page.getByRole('radio', { name: 'Classique' })).toBeChecked();
    await expect(figure(page, 'eer')).toHaveText('5,68');
  });
  await test.step('the glide of a blend is said once', async () => {
    await chooseFluid(page, 'R448A');
    await expect(page.locator('[data-glide]')).toContainText('Glissement');
    await expect(page.locator('[data-warnings]')).not.toContainText('Glissement');
  });
});

test('of the default example: the room under the diagram, the file and the sheet', async ({ page }) => {
  for (const width of [1024, 1440]) {
    await test.step(`no empty room under the diagram at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await open(page, PAGE);
      const [chart, below] = await Promise.all(
        ['section:has(> div > div > [data-chart="ph"])', '[data-schematic]'].map((at) =>
          page.locator(at).boundingBox(),
        ),
      );
      if (!chart || !below) throw new Error('not on the page');
      expect(below.y - (chart.y + chart.height)).toBeLessThan(60);
      expect(below.x).toBeGreaterThan(330);
      // The bar has not scrolled the current page out of its own start.
      await expect(page.locator('[data-bar] [aria-current]')).toBeInViewport({ ratio: 1 });
    });
  }
  await test.step('the file holds the fluid, the inputs, the units and rounded figures', async () => {
    await page.getByText('Exporter', { exact: true }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Points et résultats (CSV)' }).click(),
    ]);
    const lines = readFileSync(await download.path(), 'utf8').split('\r\n');
    expect(lines).toContain('Fluide frigorigène;R134a');
    // As it is read, then as it was computed.
    expect(lines).toContain('Température de condensation;40,0;°C;40;°C');
    expect(lines.some((line) => line.startsWith('EER;5,68;'))).toBe(true);
    expect(lines.some((line) => line.startsWith('a Aspiration;7,0;2,93;404,8;1,7497;13,93'))).toBe(true);
  });
  await test.step('the sheet says product, date and address, both regimes’ inputs, and shows the schematic', async () => {
    await addSecondPoint(page);
    const sheet = page.locator('[data-printed]');
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await page.emulateMedia({ media: 'print' });
    await expect(sheet).toContainText('AppFroid');
    await expect(sheet).toContainText(String(new Date().getFullYear()));
    await expect(sheet).toContainText('/simulation/circuit/general?s=');
    await expect(sheet.getByText('Température de condensation').locator('..')).toHaveText(/40\s°C25\s°C/);
    await expect(page.locator('[data-schematic] svg')).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('rarely changed fields are one line, and the diagram takes the screen', async ({ page }) => {
    await open(page, PAGE);
    await expect(field(page, 'rend_is')).toBeHidden();
    await page.getByRole('button', { name: /Rendement isentropique 1/ }).click();
    await expect(field(page, 'rend_is')).toBeVisible();
    await page.getByRole('radio', { name: 'Diagramme' }).check();
    const chart = page.locator('[data-chart="ph"]');
    const small = (await chart.boundingBox())?.height ?? 0;
    await page.getByRole('button', { name: 'Plein écran' }).click();
    await expect.poll(async () => (await chart.boundingBox())?.height ?? 0).toBeGreaterThan(small + 100);
    await page.getByRole('button', { name: 'Quitter le plein écran' }).click();
    await expect.poll(async () => (await chart.boundingBox())?.height ?? 0).toBe(small);
  });
});

test('a study kept before the rest of the page is awake leaves the page as it was served', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.setViewportSize({ width: 1440, height: 700 });
  await page.goto('/simulation/circuit/general');
  await page.getByRole('button', { name: 'Garder', exact: true }).click();
  await expect(page.locator('[data-toasts]')).toContainText('Gardé dans');
  await expect(page.locator('[data-keeping="kept"]')).toHaveCount(1);
  expect(errors).toEqual([]);
});
