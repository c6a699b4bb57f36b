import { expect, test } from './support/test.ts';
import type { Page } from '@playwright/test';

const themeOf = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);

function problemsOf(page: Page): string[] {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  return problems;
}

test.describe('home', () => {
  // CoolProp 8.0.0 (HEOS, IIR), R134a 0/40 °C, rend_is 0.7, 7 K of superheat all useful, 4 K of subcooling: EER 4.02035, so 2.487 kW.
  for (const [path, language, eer, compressor] of [
    ['/', 'fr', '4,02', '2,49'],
    ['/en', 'en', '4.02', '2.49'],
  ] as const) {
    test(`shows the computed example at ${path}, without script or policy errors`, async ({ page }) => {
      const problems = problemsOf(page);
      await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.getByRole('region', { name: 'R134a' })).toContainText(eer);
      await expect(page.getByRole('region', { name: 'R134a' })).toContainText(compressor);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(problems).toEqual([]);
    });
  }

  test('is text without JavaScript', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${baseURL}/`);
    await expect(page.getByRole('region', { name: 'R134a' })).toContainText('4,02');
    await context.close();
  });

  test('leads to the simulator', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Ouvrir le simulateur' }).click();
    // On the example as it stands there: its efficiencies go along.
    await expect(page).toHaveURL(/\/simulation\/circuit\/general\?permanent=.*0\.85.*0\.7/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test.describe('language', () => {
  test('an English browser is sent from the bare root to /en, once, and may come back', async ({
    anotherDevice,
    baseURL,
  }) => {
    const page = await anotherDevice({ locale: 'en-GB' });
    await page.goto(`${baseURL}/`);
    await expect(page).toHaveURL(`${baseURL}/en`);
    await page.getByRole('link', { name: 'Lire en français' }).first().click();
    await expect(page).toHaveURL(`${baseURL}/`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await page.goto(`${baseURL}/`);
    await expect(page).toHaveURL(`${baseURL}/`);
  });

  test('every other path shows the language it names', async ({ anotherDevice, baseURL }) => {
    const page = await anotherDevice({ locale: 'en-GB' });
    await page.goto(`${baseURL}/simulation/circuit/general`);
    await expect(page).toHaveURL(`${baseURL}/simulation/circuit/general`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  });

  test('the switch keeps the page and its query', async ({ page }) => {
    await page.goto('/simulation/circuit/general?mode=normal');
    await page.getByRole('link', { name: 'Read in English' }).first().click();
    await expect(page).toHaveURL(/\/en\/simulation\/circuit\/general\?.*mode=normal/);
  });
});

test.describe('theme', () => {
  test('follows the system until one is chosen, then keeps the choice', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/');
    const choose = async (name: string) => {
      await page.getByRole('button', { name: 'Réglages' }).click();
      await page.getByRole('radio', { name }).check();
      await page.keyboard.press('Escape');
    };
    expect(await themeOf(page)).toBe('light dark');
    await choose('Clair');
    expect(await themeOf(page)).toBe('light');
    await page.reload();
    expect(await themeOf(page)).toBe('light');
    await page.getByRole('button', { name: 'Réglages' }).click();
    await expect(page.getByRole('radio', { name: 'Clair' })).toBeChecked();
    await page.keyboard.press('Escape');
    await choose('Système');
    expect(await themeOf(page)).toBe('light dark');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the menu opens, leads on and closes by keyboard', async ({ page }) => {
    await page.goto('/');
    const menu = page.locator('#menu');
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: 'Ouvrir le menu' }).focus();
    await page.keyboard.press('Enter');
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(page.getByRole('button', { name: 'Ouvrir le menu' })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Fermer le menu' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/tools$/);
  });

  test('no page needs sideways scrolling', async ({ page }) => {
    for (const path of ['/', '/en', '/nowhere', '/simulation/circuit/general']) {
      await page.goto(path);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
        path,
      ).toBeLessThanOrEqual(0);
    }
  });
});

test.describe('an unknown path', () => {
  for (const [path, heading, lost, back, home] of [
    [
      '/nulle-part',
      'Cette page n’existe pas',
      'L’adresse est mal recopiée, ou la page a changé de place.',
      'Retour à l’accueil',
      '/',
    ],
    [
      '/en/nowhere',
      'This page does not exist',
      'The address was miscopied, or the page has moved.',
      'Back to the home page',
      '/en',
    ],
  ] as const) {
    test(`${path} answers 404 in its language`, async ({ page }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page.getByText(lost)).toBeVisible();
      await expect(
        page.getByText(path === '/nulle-part' ? `Page introuvable\u00a0: ${path}` : `Page not found: ${path}`),
      ).toBeVisible();
      await expect(page.getByRole('searchbox')).toBeVisible();
      await page.getByRole('link', { name: back }).click();
      await expect(page).toHaveURL((url) => url.pathname === home);
    });
  }
});

test('the install page shows the way of the device in hand first', async ({ browser }) => {
  for (const [userAgent, way] of [
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1', 'iPhone et iPad'],
    ['Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/140.0.0.0 Mobile', 'Android'],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0.0.0', 'Windows, macOS, Linux'],
  ] as const) {
    const context = await browser.newContext({ userAgent });
    const page = await context.newPage();
    await page.goto('/install');
    await expect(page.locator('.prose > h2').first()).toHaveText(way);
    await context.close();
  }
});

test('no page without an address stands in the main menu', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Contact' })).toHaveCount(0);
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Contact' })).toBeVisible();
});

test('an address that differs in letter case leads to its page, query kept', async ({ page }) => {
  await page.goto('/en/simulation/circuit/General?mode=normal');
  await expect(page).toHaveURL(
    (url) => url.pathname === '/en/simulation/circuit/general' && url.search.includes('mode=normal'),
  );
});
