/** « Garder » of the pages that answer: one machine holds them all, and each leads back to what was typed. */
import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';
import { deviceText } from './support/device-text.ts';
import { allAwake } from './support/islands.ts';

async function keepOn(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await allAwake(page);
  await page.locator('[data-keep]').click();
  await expect(page.getByText(/^Gardé dans/)).toBeVisible();
}

test('a calculation, a reading and a comparison are kept in one machine, and come back as they were', async ({
  page,
}) => {
  await page.goto('/tools/volume-mini');
  await allAwake(page);
  await page.locator('input[name="charge"]').fill('0,3');
  await page.locator('[data-keep]').click();
  await expect(page.getByText('Gardé dans «\u00a0R32 · Charge permise dans un local\u00a0»')).toBeVisible();
  await keepOn(page, '/reglette?fluid=R448A&p=5.2&unit=bar&ref=gauge&t=12');
  await keepOn(page, '/simulation/comparatif?fluid1=%22R404A%22&fluid2=%22R448A%22');
  await page.getByRole('button', { name: 'Voir la machine' }).click();
  await expect(page.locator('[data-machines="1"] [data-results="3"]')).toBeVisible();
  const results = page.locator('[data-result]');
  await expect(results.nth(0)).toContainText('R404A → R448A');
  await expect(results.nth(1)).toContainText(/R448A · Surchauffe 6,1\s?K/);
  await results.nth(2).getByRole('link').click();
  await allAwake(page);
  await expect(page.locator('input[name="charge"]')).toHaveValue('0,3');
});

test('a visit that is kept is a machine at once: the home page has it', async ({ page }) => {
  await page.goto(
    '/simulation/diagnostic?fluid=R448A&application=cold_room_pos&p_lp=1.6&p_hp=10.6&t_suction=3.5&t_liquid=22&te_in=4&tc_in=20',
  );
  await allAwake(page);
  await page.locator('[data-visits] > summary').click();
  await page.locator('[name="visit-name"]').fill('CF Dupont');
  await page.locator('[data-save]').click();
  await expect(page.getByText('Relevé gardé.')).toBeVisible();
  // Its record is called after the visits it was made of.
  await expect.poll(() => deviceText(page)).toContain('visits-');
  await page.goto('/');
  await expect(page.locator('[data-own-machines]')).toContainText('CF Dupont');
});
