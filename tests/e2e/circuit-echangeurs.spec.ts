import { expect, test } from './support/test.ts';
import { FRESH } from './support/kept-context.ts';
import type { Page } from '@playwright/test';
import { allAwake } from './support/islands.ts';
import { axe } from './support/axe.ts';

const PAGE = '/simulation/circuit/echangeurs';
const field = (page: Page, name: string) => page.locator(`[name="${name}"]`);
const figure = (page: Page, name: string) => page.locator(`[data-figure="${name}"] td`).first();
const tab = (page: Page) => page.locator('nav a[data-page="exchangers"]');

async function open(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(path);
  await allAwake(page);
}

test('takes a brine, warns before it freezes, refuses it frozen and keeps the last figures', async ({
  page,
  anotherDevice,
}) => {
  await open(page, PAGE);
  await field(page, 'evaporator.medium').selectOption('meg');
  // 30 % of ethylene glycol freezes at −14.6 °C.
  await expect(figure(page, 'evaporator.freezing')).toHaveText('−14,6');
  await expect(page.locator('[data-warnings]')).not.toContainText('Risque de gel');
  await field(page, 'temp_evp').fill('-20');
  await expect(page.locator('[data-warnings]')).toContainText('Risque de gel');
  await expect(tab(page)).toContainText('Risque de gel');
  const flow = await figure(page, 'evaporator.flow').textContent();
  await field(page, 'temp_evp').fill('-30');
  const refusal = page.locator('[data-field="evaporator.concentration"]');
  await expect(refusal).toContainText('gèle à −14,6');
  await expect(page.locator('[data-stale="true"]')).toContainText('Dernier résultat valable');
  await expect(figure(page, 'evaporator.flow')).toHaveText(flow ?? '');
  await field(page, 'evaporator.concentration').fill('45');
  await expect(page.locator('[data-stale="false"]')).toHaveCount(1);
  const cold = await figure(page, 'evaporator.flow').textContent();

  await expect(page).toHaveURL(/concentration%22%3A45/);
  const other = await anotherDevice({ viewport: { width: 1440, height: 900 } });
  await other.goto(page.url().replace(PAGE, `/en${PAGE}`));
  await expect(field(other, 'evaporator.medium')).toHaveValue('meg');
  await expect(figure(other, 'evaporator.flow')).toHaveText((cold ?? '').replace(',', '.'));
});

test('says a cross of one exchanger and goes on with the other', async ({ page }) => {
  await open(page, PAGE);
  await field(page, 'condenser.medium').selectOption('water');
  await field(page, 'condenser.t_in').fill('30');
  await field(page, 'condenser.t_out').fill('45');
  const condenser = page.locator('[data-exchanger="condenser"]');
  await expect(condenser.locator('[data-problem="E_CROSS"]').first()).toContainText('Croisement de températures');
  await expect(page.locator('[data-figure="condenser.ua_profile"]')).toHaveCount(0);
  await expect(figure(page, 'evaporator.ua')).toHaveText('1,39');
  // A text that is no number keeps what stands.
  await field(page, 'evaporator.t_in').fill('1x');
  await expect(page.locator('[data-field="evaporator.t_in"]')).toContainText('Valeur non numérique');
  await expect(figure(page, 'evaporator.ua')).toHaveText('1,39');
});

test('cools gas above the critical point, and reads the diagram by keys', async ({ page }) => {
  const permanent = { fluid: 'R744', mode_trans: '1', p_gc: 110, t_out_gc: 45 };
  await open(page, `${PAGE}?permanent=${encodeURIComponent(JSON.stringify(permanent))}`);
  await expect(page.getByRole('heading', { name: 'Refroidisseur de gaz', exact: true })).toBeVisible();
  await expect(page.locator('[data-zone="permanent.gas_cooling"]')).toBeVisible();
  await expect(page.locator('[data-figure="condenser.lmtd"]')).toHaveCount(0);
  const diagram = page.locator('[data-tq="condenser"]');
  await diagram.getByRole('application').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(diagram.locator('[data-reading]')).toContainText('Écart');
});

test(
  'fits a phone, passes axe, saves its figures, goes on without a network',
  { tag: FRESH },
  async ({ page, context }) => {
    await open(page, PAGE);
    const { violations } = await axe(page).analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Exporter (CSV)' }).click(),
    ]);
    const chunks: Buffer[] = [];
    for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
    const csv = Buffer.concat(chunks).toString();
    expect(csv).toContain('UA sur la saturation;1,39;kW/K');
    await page.setViewportSize({ width: 360, height: 780 });
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth))
      .toBeLessThanOrEqual(0);
    // 10 K/ln 3 over air cooled from 15 to 5 °C.
    await field(page, 'evaporator.t_in').fill('15');
    await field(page, 'evaporator.t_out').fill('5');
    await expect(figure(page, 'evaporator.lmtd')).toHaveText('9,1');
    await context.setOffline(true);
    // 15 K/ln 4 from 20 to 5 °C.
    await field(page, 'evaporator.t_in').fill('20');
    await expect(figure(page, 'evaporator.lmtd')).toHaveText('10,8');
  },
);
