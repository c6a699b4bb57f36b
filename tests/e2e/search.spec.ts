import { expect, test } from './support/test.ts';
import { axe } from './support/axe.ts';

test('search finds what people call things, and answers a figure', async ({ page }) => {
  await page.goto('/');
  const field = page.getByRole('searchbox');
  const results = page.locator('#site-results');
  await field.fill('azotte');
  await expect(results.getByRole('link').first()).toHaveAttribute('href', '/tools/test-azote');
  await field.fill('diamètre tuyau');
  await expect(results.getByRole('link').first()).toHaveAttribute('href', '/tools/calcul-diam');
  // R32 at 20 °C: 14.746 bar absolute (CoolProp).
  await field.fill('pression R32 20');
  await expect(results.locator('[data-answer]')).toContainText('13,73\u202fbar(g) (14,75\u202fbar abs.)');
  // R448A at 5.2 bar gauge: dew at 5.9 °C, so that a pipe at 12 °C is 6.1 K above.
  await field.fill('R448A 5,2 bar rel 12 °C');
  await expect(results.locator('[data-answer]')).toContainText('surchauffe 6,1\u202fK');
  // A fluid leads to its own page, the ruler, the simulator and the charge.
  await field.fill('R454B');
  const r454b = results.getByRole('listitem').first();
  for (const [name, href] of [
    [/^R454B/, '/ressources/list-fluide/r454b'],
    [/^Simuler, R454B/, /^\/simulation\/circuit\/general\?.*R454B/],
    [/^Réglette, R454B/, '/reglette?fluid=R454B'],
    [/^Charge, R454B/, '/tools/calcul-charge?fluid=R454B'],
  ] as const) {
    await expect(r454b.getByRole('link', { name })).toHaveAttribute('href', href);
  }
  await field.fill('R290');
  const fluid = results.getByRole('listitem').first();
  await expect(fluid).toContainText('R290 · Propane');
  await expect(fluid.getByRole('link', { name: /R290 · Propane/ })).toHaveAttribute(
    'href',
    '/ressources/list-fluide/r290',
  );
  await expect(fluid.getByRole('link', { name: 'Charge, R290' })).toHaveAttribute(
    'href',
    '/tools/calcul-charge?fluid=R290',
  );
  await field.fill('xyzzy');
  await expect(results.getByText('Peut-être')).toBeVisible();
  await expect(results.getByRole('link').first()).toBeVisible();
  const { violations } = await axe(page).include('search').analyze();
  expect(violations).toEqual([]);
});

test('search reads a pressure on the gauge, says both readings, and Enter waits for them', async ({ page }) => {
  await page.goto('/');
  const field = page.getByRole('searchbox');
  const answer = page.locator('#site-results [data-answer]');
  // R454B at 8.1 bar: dew at 7.0 °C on the gauge, at 3.2 °C were it absolute (CoolProp).
  await field.fill('R454B 8,1 bar 12°C surchauffe, 5 kW');
  await expect(answer).toContainText('5 kW non compris');
  await expect(answer).toContainText('8,1\u202fbar au manomètre · Rosée 7,0\u202f°C · surchauffe 5,0\u202fK');
  await expect(answer).toContainText('8,1\u202fbar en absolu · Rosée 3,2\u202f°C · surchauffe 8,8\u202fK');
  await field.fill('R454B HP 26 bar liquide 34');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/reglette\?fluid=R454B&p=26&unit=bar&ref=gauge&t=34&side=high/);
});

test('search works by keyboard alone, in English too', async ({ page }) => {
  await page.goto('/en');
  const field = page.getByRole('searchbox');
  const results = page.locator('#site-results');
  await field.fill('R454B 5 °C');
  await expect(results.locator('[data-answer]')).toContainText('Dew');
  await page.keyboard.press('ArrowDown');
  await expect(results.locator('[data-answer] a')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(field).toBeFocused();
  await expect(results).toBeHidden();
  await field.fill('vacuum pump');
  await expect(results.getByRole('link').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/en\/tools\/pompe-a-vide$/);
});

test('search opens from any page by its button, Ctrl K and "/", and keeps what led somewhere', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/about');
  const overflow = (): Promise<number> =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(await overflow()).toBe(0);
  const dialog = page.getByRole('dialog', { name: 'Rechercher' });
  const field = dialog.getByRole('searchbox');
  await page.keyboard.press('/');
  await expect(field).toBeFocused();
  await field.fill('R404A vs R455A');
  await expect(dialog.locator('[data-answer]')).toContainText('Comparer R404A · R455A');
  expect(await overflow()).toBe(0);
  const { violations } = await axe(page).include('#search-window').analyze();
  expect(violations).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.keyboard.press('Control+k');
  await field.fill('manque de fluide');
  await expect(dialog.locator('[data-answer]')).toContainText('surchauffe haute');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/simulation\/diagnostic$/);
  await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
  await page.locator('#menu').getByRole('button', { name: 'Rechercher' }).click();
  await expect(dialog.getByRole('button', { name: 'manque de fluide' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(dialog.locator('[data-answer]')).toContainText('Manque de charge');
});
