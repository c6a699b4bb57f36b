import { unpackedSearch } from '../../src/kit/form/short-link/unpack.ts';
import { simulatorLinkFromParams } from '../../src/simulation/url.ts';
import { expect, test } from './support/test.ts';
import type { Page } from '@playwright/test';
import { PAGE, addSecondPoint, field, figure, open, waitForDevice } from './simulator-helpers.ts';
import { expectPlainSvg } from './support/plain-svg.ts';

test.describe('links', () => {
  test('bring the simulation back in another tab, whole', async ({ page, context }) => {
    await open(page, PAGE);
    await waitForDevice(page);
    await field(page, 'temp_evp').fill('-12,5');
    await field(page, 'rend_is').fill('0,7');
    await addSecondPoint(page);
    await field(page, 'surch_evp').fill('8');
    await page.getByRole('radio', { name: 'Permanent' }).check();
    // The address follows when typing pauses: the last field typed is the last to reach it.
    await expect(page).toHaveURL(/temp_evp%22%3A-12.5/);
    await expect(page).toHaveURL(/transient=.*surch_evp%22%3A8/);
    const eer = await figure(page, 'eer').textContent();
    const other = await context.newPage();
    await other.goto(page.url());
    await expect(field(other, 'temp_evp')).toHaveValue('-12,5');
    await expect(field(other, 'rend_is')).toHaveValue('0,7');
    await expect(figure(other, 'eer')).toHaveText(eer ?? '');
    await other.getByRole('radio', { name: 'Deuxième point' }).check();
    await expect(field(other, 'surch_evp')).toHaveValue('8');
  });

  test('that are nonsense open the defaults', async ({ page }) => {
    await page.goto(`${PAGE}?permanent=%7Bbroken&transient=[]&mode=x`);
    await expect(field(page, 'temp_evp')).toHaveValue('0');
    await expect(figure(page, 'eer')).toHaveText('5,68');
  });
});

test.describe('the diagram', () => {
  test('is read, lights the table up, and leaves as a file', async ({ page }) => {
    await open(page, PAGE);
    await waitForDevice(page);
    await test.step('reads the state under the pointer and the points with the keyboard', async () => {
      const chart = page.locator('[data-chart="ph"]');
      await chart.focus();
      await page.keyboard.press('ArrowRight');
      await expect(page.locator('[data-readout]')).toContainText('a · Aspiration');
      await expect(page.locator('[data-readout]')).toContainText('404,8\u202fkJ/kg');
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowRight');
      await expect(page.locator('[data-readout]')).toContainText('d · Sortie condenseur');
      await expect(page.locator('[data-readout]')).toContainText('Liquide');
      const box = await chart.boundingBox();
      if (!box) throw new Error('no chart');
      await page.mouse.move(box.x + box.width * 0.45, box.y + box.height * 0.8);
      await expect(page.locator('[data-readout]')).toContainText('Diphasique');
      await expect(page.locator('[data-readout]')).toContainText('%');
    });
    await test.step('and the table light each other up', async () => {
      await page.locator('[data-points="permanent"] [data-point="d"]').hover();
      await expect(page.locator('[data-readout]')).toContainText('d · Sortie condenseur');
      await page.locator('[data-points="permanent"] [data-point="d"] button').focus();
      await expect(page.locator('[data-chart="ph"] circle[r="6"]')).toHaveCount(1);
    });
    await test.step('leaves as an SVG that stands alone', async () => {
      await page.getByText('Exporter', { exact: true }).click();
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Diagramme (SVG)' }).click(),
      ]);
      const chunks: Buffer[] = [];
      for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
      const svg = Buffer.concat(chunks).toString();
      expect(svg).toContain('xmlns="http://www.w3.org/2000/svg"');
      expectPlainSvg(svg);
      expect(svg).toContain('Diagramme P-h, R134a');
      expect(svg).toContain('Évaporateur 0,0\u202f°C');
      expect(svg).not.toContain('class=');
      expect(svg).not.toContain('var(--');
    });
  });
});

/** What a page complains of, from now on. */
function problemsOf(page: Page): readonly string[] {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    // A Chromium without Bluetooth says that it has none to close.
    const isOurs = !/blocked by Playwright$|Unrecognized feature: 'bluetooth'/.test(message.text());
    if (isOurs && (message.type() === 'error' || message.type() === 'warning')) problems.push(message.text());
  });
  return problems;
}

test.describe('everywhere', () => {
  test('it runs without script, hydration or policy errors: reset, link and fluid', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const problems = problemsOf(page);
    await open(page, PAGE);
    await waitForDevice(page);
    await page.waitForLoadState('networkidle');
    expect(problems).toEqual([]);
    await test.step('reset brings the documented defaults back', async () => {
      await field(page, 'temp_evp').fill('-20');
      await expect(page).toHaveURL(/permanent=/);
      await page.getByText('Réinitialiser', { exact: true }).click();
      await expect(field(page, 'temp_evp')).toHaveValue('0');
      await expect(figure(page, 'eer')).toHaveText('5,68');
      await expect(page).not.toHaveURL(/permanent=/);
    });
    await test.step('links are copied by Partager', async () => {
      await page.getByText('Partager', { exact: true }).click();
      const shared = page.locator('[data-shared]');
      await expect(shared.getByRole('status')).toContainText(/copié/i);
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      await expect(shared.locator('input')).toHaveValue(copied);
      const { search, problem } = unpackedSearch(new URL(copied).search);
      expect(problem).toBeUndefined();
      expect(simulatorLinkFromParams(new URLSearchParams(search)).permanent.fluid).toBe('R134a');
      await page.keyboard.press('Escape');
    });
    await test.step('the fluid is found by its formula and chosen with the keyboard', async () => {
      const picker = page.getByRole('combobox', { name: 'Fluide frigorigène' });
      await picker.focus();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.type('C3H8');
      await expect(page.getByRole('listbox').getByRole('option').first()).toContainText('R290');
      await page.keyboard.press('Enter');
      await expect(picker).toHaveValue('R290');
      // R290 at 0 °C and 40 °C: 4.7446 and 13.694 bar (CoolProp 8.0.0).
      await expect(page.locator('[data-points="permanent"] [data-point="a"] td').nth(1)).toHaveText('4,74');
      await expect(page.locator('[data-chart="ph"]')).toHaveAttribute('aria-label', /R290/);
    });
    expect(problems).toEqual([]);
  });

  test('English says it in English, without script, hydration or policy errors', async ({ page }) => {
    const problems = problemsOf(page);
    await open(page, `/en${PAGE}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Refrigeration circuit');
    await expect(figure(page, 'eer')).toHaveText('5.68');
    await page.getByRole('button', { name: 'Keep', exact: true }).click();
    await expect(page.getByText('Kept in')).toBeVisible();
    await expect(page.getByText('Success!')).toBeVisible();
    await waitForDevice(page);
    await page.waitForLoadState('networkidle');
    expect(problems).toEqual([]);
  });

  test('nothing scrolls sideways, on the narrowest phone as on a desk', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 780 });
    await open(page, PAGE);
    for (const width of [320, 360, 768, 1440]) {
      await page.setViewportSize({ width, height: 780 });
      for (const pane of ['Entrées', 'Diagramme', 'Résultats']) {
        const tab = page.getByRole('radio', { name: pane });
        if (await tab.isVisible()) await tab.check();
        // What follows the width is drawn in a later frame.
        await expect
          .poll(
            () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
            { message: `${pane} at ${width} px` },
          )
          .toBeLessThanOrEqual(0);
      }
    }
  });
});
