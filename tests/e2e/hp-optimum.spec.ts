import { expect, test } from './support/test.ts';
import { FRESH } from './support/kept-context.ts';
import type { Page } from '@playwright/test';
import { allAwake } from './support/islands.ts';
import { axe } from './support/axe.ts';

const PAGE = '/simulation/hp-optimum';
const figure = (page: Page, name: string) => page.locator(`dd[data-figure="${name}"]`);
const field = (page: Page, name: string) => page.locator(`input[name="${name}"]`);
const pressure = (page: Page, key: string) => page.locator(`[data-correlation="${key}"] td`).first();

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await allAwake(page);
  await expect(page.locator('[data-computed-by="device"]')).toHaveCount(1);
}

// Figures: one-stage R744 cycle, CoolProp 8.0.0, and the correlations by their formulas.

test('follows what is typed, weighs correlations and the present pressure, and restores from its link', async ({
  page,
  anotherDevice,
}) => {
  await open(page, PAGE);
  await field(page, 'temp_evp').fill('0');
  await field(page, 't_out_gc').fill('40');
  await field(page, 'rend_is').fill('1');
  await field(page, 'p_gc').fill('86,3');
  await expect(figure(page, 'p_gc')).toContainText(/^101,[23]/);
  await expect(figure(page, 'eer')).toHaveText('2,82');
  await expect(pressure(page, 'liao')).toHaveText('101,78\u202fbar\u00a0abs.');
  await expect(pressure(page, 'chen_gu')).toHaveText('100,40\u202fbar\u00a0abs.');
  await expect(page.locator('[data-step="-10"] td').last()).toHaveText(/^−(9|10),\d\u202f%$/);
  await expect(page.locator('[data-present]')).toContainText(/au-dessous de l’optimum\u00a0: 3[45],\d\u202f% de EER/);
  await expect(page).toHaveURL(/temp_evp=0&t_out_gc=40&rend_is=1&p_gc=86\.3$/);

  // A fresh profile, and English.
  const other = await anotherDevice({ locale: 'en-US' });
  await other.goto(page.url().replace(PAGE, `/en${PAGE}`));
  await allAwake(other);
  await expect(figure(other, 'eer')).toHaveText('2.82');
  await expect(field(other, 'p_gc')).toHaveValue('86.3');
  const carried = async (): Promise<object> => {
    const href = await other.locator('[data-use]').getAttribute('href');
    return JSON.parse(new URL(href ?? '', 'http://x').searchParams.get('permanent') ?? '{}') as object;
  };
  await expect
    .poll(carried)
    .toMatchObject({ fluid: 'R744', mode_trans: '1', t_out_gc: 40, temp_evp: 0, sous_ref_ll: 0 });
  await other.locator('[data-use]').click();
  await allAwake(other);
  await expect(other.locator('dd[data-figure="eer"] > span').first()).toHaveText('2.82');
});

test('keeps its last result while an input is wrong, and says a limit, a bound and a classic cycle', async ({
  page,
}) => {
  await open(page, PAGE);
  await field(page, 't_out_gc').fill('80');
  await expect(page.locator('[data-field="t_out_gc"]')).toContainText('25 à 60');
  await expect(page.getByText('Dernier résultat valable')).toBeVisible();
  await expect(figure(page, 'p_gc')).toContainText('89,2');
  await field(page, 't_out_gc').fill('35');
  await field(page, 't_ref').fill('90');
  await expect(page.locator('[data-limited]')).toContainText('90,0\u202f°C');
  await field(page, 't_out_gc').fill('26');
  await expect(page.locator('[data-subcritical]')).toContainText('cycle classique');
  await expect(page.locator('[data-warnings] ul')).toContainText('borne 74,5\u202fbar');
});

test('draws the map anew by the worker, which may be stopped', async ({ page }) => {
  await open(page, PAGE);
  const map = page.locator('[data-map]');
  await expect(map).toHaveAttribute('data-map', 'done');
  // However soon the map is drawn again, every row it comes to is taken note of.
  const rows = await map.evaluateHandle((element) => {
    const seen: (string | null)[] = [];
    new MutationObserver(() => seen.push(element.getAttribute('data-rows'))).observe(element, { attributes: true });
    return seen;
  });
  await page.locator('select[name="eta_model"]').selectOption('linear');
  await expect.poll(() => rows.evaluate((seen) => seen.some((row) => row !== '30'))).toBe(true);
  await expect(map).toHaveAttribute('data-rows', '30');
  await expect(map).toHaveAttribute('data-map', 'done');
  // The map may be drawn before a press from outside comes: the page itself presses as soon as it can.
  const stopped = page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        new MutationObserver((_, observer) => {
          const stop = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Arrêter');
          if (!stop) return;
          observer.disconnect();
          stop.click();
          resolve();
        }).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
      }),
  );
  await page.getByRole('button', { name: 'Dessiner la carte' }).click();
  await stopped;
  await expect(map).toHaveAttribute('data-map', 'stopped');
});

test('goes on without a network, passes axe, prints on paper', { tag: FRESH }, async ({ page, context }) => {
  await open(page, PAGE);
  // What computes is fetched while the page is idle: an answer says that it is there.
  await field(page, 't_out_gc').fill('38');
  await expect(figure(page, 'p_gc')).not.toContainText('89,2');
  await context.setOffline(true);
  await field(page, 't_out_gc').fill('35');
  await expect(figure(page, 'p_gc')).toContainText('89,2');
  await context.setOffline(false);
  const { violations } = await axe(page).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Imprimer' })).toBeHidden();
  await expect(figure(page, 'p_gc')).toBeVisible();
});
