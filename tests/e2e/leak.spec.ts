/** A leak: what only a browser shows of it, the worker, the address, what is refused. */
import { expect, test } from './support/test.ts';
import { axe } from './support/axe.ts';
import { allAwake } from './support/islands.ts';

test('the worker answers what is typed, a link brings it back, a pure fluid has no verdict', async ({ page }) => {
  await page.goto('/simulation/fuite');
  await allAwake(page);
  const verdict = page.locator('[data-verdict]').first();
  await expect(verdict).toHaveAttribute('data-verdict', 'V_TOPUP_CARE');
  await page.locator('input[name="times"]').fill('5');
  await expect(verdict).toHaveAttribute('data-verdict', 'V_RECOVER');
  await expect(page).toHaveURL(/times=5/);
  await page.reload();
  await allAwake(page);
  await expect(page.locator('input[name="times"]')).toHaveValue('5');
  await expect(verdict).toHaveAttribute('data-verdict', 'V_RECOVER');
  expect((await axe(page).analyze()).violations).toEqual([]);
  await page.goto('/simulation/fuite?fluid=R134a');
  await expect(verdict).toHaveAttribute('data-verdict', 'E_PURE');
});
