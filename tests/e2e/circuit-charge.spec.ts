import { expect, test } from './support/test.ts';
import { FRESH } from './support/kept-context.ts';
import type { Page } from '@playwright/test';
import { allAwake } from './support/islands.ts';
import { axe } from './support/axe.ts';

const PAGE = '/simulation/circuit/charge-fluide';
const field = (page: Page, name: string) => page.locator(`[name="${name}"]`);
const total = (page: Page) => page.locator('[data-figure="total"]');
const low = (page: Page) => page.locator('[data-end="low"]');
const mass = (page: Page, section: string) => page.locator(`[data-section="${section}"] td`).nth(2);
const check = (page: Page, name: string) => page.locator(`[data-check="${name}"]`);

async function open(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(path);
  await allAwake(page);
}

test('weighs typed volumes, checks receiver and room, and is the same by its link', async ({ page, anotherDevice }) => {
  await open(page, PAGE);
  await field(page, 'evaporator.volume').fill('5');
  await field(page, 'condenser.volume').fill('6');
  await expect(page.locator('[data-estimate]')).toHaveCount(0);
  // Twice the length, twice the mass: 1.83 kg.
  await field(page, 'lines.ll.length').fill('20');
  await expect(mass(page, 'll')).toHaveText('1,83');
  await field(page, 'receiver.volume').fill('1');
  await expect(check(page, 'receiver')).toContainText('trop petit');
  await expect(page.locator('[data-warnings]')).toContainText('pump-down');
  // Half full at the high end, what it would have to take is more than it holds.
  await field(page, 'receiver.volume').fill('10');
  await expect(check(page, 'receiver')).toContainText('Selon la charge');
  await field(page, 'receiver.volume').fill('30');
  await expect(check(page, 'receiver')).toContainText('reçoit la charge');
  await field(page, 'room.room_area').fill('50');
  // Nothing is taken for granted of a room nobody described.
  await expect(check(page, 'room')).toContainText('Usage du local à dire');
  await field(page, 'room-use').selectOption('split');
  // R134a, A1: 0.25 kg/m³ of 125 m³ at the least.
  await expect(check(page, 'room')).toContainText('Conforme');
  await page.getByRole('button', { name: 'Ajouter un élément' }).click();
  await field(page, 'other.0.name').fill('Séparateur');
  await field(page, 'other.0.volume').fill('2');
  await field(page, 'other.0.density').fill('100');
  await expect(mass(page, 'other_1')).toHaveText('0,200');
  await expect(page.locator('[data-section="other_1"] th')).toHaveText('Séparateur');
  const whole = await total(page).textContent();
  await expect(page).toHaveURL(/density%22%3A100/);
  const other = await anotherDevice({ viewport: { width: 1440, height: 900 } });
  await other.goto(page.url().replace(PAGE, `/en${PAGE}`));
  await expect(total(other)).toHaveText((whole ?? '').replace(',', '.'));
});

test('refuses a negative volume and shares that do not add up, and keeps the last figures', async ({ page }) => {
  await open(page, PAGE);
  const whole = await total(page).textContent();
  const least = await low(page).textContent();
  await field(page, 'condenser.volume').fill('-2');
  await expect(page.locator('[data-field="condenser.volume"]')).toContainText('0');
  await expect(page.locator('[data-stale="true"]')).toContainText('Dernier résultat valable');
  await expect(total(page)).toHaveText(whole ?? '');
  await field(page, 'condenser.volume').fill('');
  await expect(page.locator('[data-stale="false"]')).toHaveCount(1);
  await page.getByRole('button', { name: 'Reprendre les parts d’UA' }).click();
  await expect(field(page, 'condenser.shares.1')).toHaveValue(/^\d\d/);
  // Zones of a condenser are the low end's: the usual one takes a share of liquid.
  await expect(low(page)).not.toHaveText(least ?? '');
  const shared = await low(page).textContent();
  for (const [place, share] of ['15', '50', '10'].entries()) await field(page, `condenser.shares.${place}`).fill(share);
  await expect(page.locator('[data-stale="true"]')).toContainText('Parts de volume');
  await expect(low(page)).toHaveText(shared ?? '');
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
    expect(Buffer.concat(chunks).toString()).toMatch(/Ligne liquide;0,785;1164;0,91\d;/);
    await page.setViewportSize({ width: 360, height: 780 });
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth))
      .toBeLessThanOrEqual(0);
    // The point of the bar is on two lines rather than cut.
    const cut = await page.locator('[data-point-in-words]').evaluate((words) => words.scrollWidth - words.clientWidth);
    expect(cut).toBeLessThanOrEqual(0);
    await field(page, 'lines.ll.length').fill('20');
    await expect(mass(page, 'll')).toHaveText('1,83');
    await context.setOffline(true);
    await field(page, 'lines.ll.length').fill('40');
    await expect(mass(page, 'll')).toHaveText('3,66');
  },
);
