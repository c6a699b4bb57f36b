import { expect, test } from './support/test.ts';
import { FRESH } from './support/kept-context.ts';
import type { Page } from '@playwright/test';
import { axe } from './support/axe.ts';
import { changelog } from '../../scripts/build/build-info.ts';

const LATEST = changelog()[0]?.version ?? '';

const cookie = async (page: Page, name: string) =>
  (await page.context().cookies()).find((found) => found.name === name);
const daysFromNow = (expires: number) => (expires - Date.now() / 1000) / 86_400;

test.describe('the Simulation dropdown', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('opens by mouse, closes on an outside press and on a choice', async ({ page }) => {
    await page.goto('/about');
    const button = page.getByRole('banner').getByRole('button', { name: 'Simulation' });
    const choice = page.locator('#simulation-menu').getByRole('link', { name: /Circuit frigorifique/ });
    await expect(choice).toBeHidden();
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(choice).toBeVisible();
    await page.mouse.click(640, 700);
    await expect(choice).toBeHidden();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await button.click();
    await choice.click();
    await expect(page).toHaveURL(/\/simulation\/circuit\/general$/);
    await expect(choice).toBeHidden();
  });

  test('opens by keyboard and closes on Escape, focus back on its button', async ({ page }) => {
    await page.goto('/en/about');
    const button = page.getByRole('banner').getByRole('button', { name: 'Simulation' });
    await button.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.locator('#simulation-menu').getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.locator('#simulation-menu')).toBeHidden();
    await expect(button).toBeFocused();
  });
});

test('the version badge is at hand on a wide screen, and leads to the versions', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/simulation/circuit/general');
  const badge = page.getByRole('link', { name: `Version v${LATEST}` });
  const box = await badge.boundingBox();
  // Inside the 32 px margin, and large enough for a pointer.
  expect((box?.x ?? 99) + (box?.width ?? 99)).toBeLessThanOrEqual(32);
  expect(box?.width).toBeGreaterThanOrEqual(24);
  await badge.click();
  await expect(page).toHaveURL(/\/version$/);
  await page.setViewportSize({ width: 700, height: 800 });
  await expect(badge).toBeHidden();
});

test('a word in the header says that there is no network', { tag: FRESH }, async ({ page, context }) => {
  await page.goto('/about');
  const badge = page.getByRole('banner').getByText('Hors ligne');
  await expect(badge).toBeHidden();
  await context.setOffline(true);
  await expect(badge).toBeVisible();
  await context.setOffline(false);
  await expect(badge).toBeHidden();
});

test.describe('settings', () => {
  test('are kept in their cookies for a year', async ({ page }) => {
    await page.goto('/about');
    await page.getByRole('button', { name: 'Réglages' }).click();
    const panel = page.getByRole('dialog', { name: 'Réglages' });
    await expect(panel.getByRole('radio', { name: 'Les deux' })).toBeChecked();
    await panel.getByRole('radio', { name: 'Pouces' }).check();
    const kept = await cookie(page, 'user-settings');
    expect(JSON.parse(decodeURIComponent(kept?.value ?? ''))).toEqual({ pipeType: 'pouce', language: 'fr' });
    expect(kept).toMatchObject({ path: '/', sameSite: 'Lax' });
    expect(daysFromNow(kept?.expires ?? 0)).toBeCloseTo(365, 0);
    await page.reload();
    await page.getByRole('button', { name: 'Réglages' }).click();
    await expect(panel.getByRole('radio', { name: 'Pouces' })).toBeChecked();

    await panel.getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL(/\/en\/about$/);
    const locale = await cookie(page, 'locale');
    expect(locale).toMatchObject({ value: 'en', path: '/', sameSite: 'Lax' });
    expect(daysFromNow(locale?.expires ?? 0)).toBeCloseTo(365, 0);
    await page.goto('/about');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await page.goto('/');
    await expect(page).toHaveURL(/\/en$/);
  });

  test('close on Escape and on a press beside the panel, by keyboard too, and lead to the version', async ({
    page,
  }) => {
    await page.goto('/');
    const opener = page.getByRole('button', { name: 'Réglages' });
    const panel = page.getByRole('dialog', { name: 'Réglages' });
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(panel).toBeVisible();
    expect((await axe(page).include('#settings').analyze()).violations).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(opener).toBeFocused();
    await opener.click();
    await expect(panel).toBeVisible();
    await page.mouse.click(5, 5);
    await expect(panel).toBeHidden();
    await opener.click();
    await panel.getByRole('link', { name: /Version/ }).click();
    await expect(page).toHaveURL(/\/version$/);
    await expect(page.getByRole('listitem').first()).toContainText(LATEST);
    await expect(page.getByRole('heading', { name: '1.0.1' })).toBeVisible();
    await expect(page.getByRole('heading', { name: '1.3.02' })).toBeVisible();
  });

  test('hold the calculation to the server when asked to', async ({ page }) => {
    await page.goto('/about');
    await page.getByRole('button', { name: 'Réglages' }).click();
    await page.getByRole('radio', { name: 'Serveur' }).check();
    const asked = page.waitForResponse(/\/api\/simulation\/mono$/);
    await page.goto('/simulation/circuit/general');
    await page.locator('input[name="temp_evp"]').fill('-10');
    expect((await asked).status()).toBe(200);
    await expect(page.locator('[data-computed-by="server"]')).toHaveCount(1);

    // On the simulator's own page the panel acts at once.
    await page.getByRole('button', { name: 'Réglages' }).click();
    await page.getByRole('radio', { name: 'Appareil' }).check();
    await page.keyboard.press('Escape');
    await expect(page.locator('[data-computed-by="device"]')).toHaveCount(1);
  });
});

test.describe('the cookie banner', () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test('accepting keeps a date 90 days away, and the banner goes for good', async ({ page }) => {
    await page.goto('/');
    const banner = page.getByRole('region', { name: 'Ce que le site garde sur votre appareil' });
    await expect(banner).toBeVisible();
    expect((await axe(page).include('#cookies').analyze()).violations).toEqual([]);
    await banner.getByRole('button', { name: 'Accepter' }).click();
    await expect(banner).toBeHidden();
    const kept = await cookie(page, 'cookieAppFroid');
    const days = (Date.parse(decodeURIComponent(kept?.value ?? '')) - Date.now()) / 86_400_000;
    expect(days).toBeCloseTo(90, 1);
    expect(daysFromNow(kept?.expires ?? 0)).toBeCloseTo(90, 0);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(banner).toBeHidden();
  });

  test('rejecting stores no cookie, and it asks again at the next visit', async ({ page, context }) => {
    await page.goto('/en');
    const banner = page.getByRole('region', { name: 'What the site keeps on your device' });
    await banner.getByRole('button', { name: 'Reject' }).click();
    await expect(banner).toBeHidden();
    expect(await cookie(page, 'cookieAppFroid')).toBeUndefined();
    const next = await context.newPage();
    await next.goto('/en/about');
    await expect(next.getByRole('region', { name: 'What the site keeps on your device' })).toBeVisible();
  });
});

test.describe('search on the home page', () => {
  test('finds a fluid by any of its names and opens its page, by keyboard alone', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('searchbox', { name: 'Un outil, un fluide, une question' }).focus();
    await page.keyboard.type('ethylene');
    await expect(page.locator('#site-results a').first()).toContainText('R1150');
    await expect(page.locator('[data-search-status]')).toHaveText(/^Résultats\u00a0: \d$/);
    await page.keyboard.press('ArrowDown');
    await expect(page.locator('#site-results a').first()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/ressources\/list-fluide\/r1150$/);
  });

  test('finds a page without its accents, says when there is nothing, and Escape puts it away', async ({ page }) => {
    await page.goto('/');
    const field = page.getByRole('searchbox');
    await field.fill('MENTIONS LEGALES');
    await expect(page.locator('#site-results a').first()).toHaveAttribute('href', '/mentions-legales');
    await field.fill('qqq');
    await expect(page.locator('#site-results')).toContainText('Rien sous ce nom');
    await field.press('Escape');
    await expect(page.locator('#site-results')).toBeHidden();
  });
});

test.describe('the ruler on the home page', () => {
  const read = (page: Page, name: string) => page.locator(`[data-read="${name}"]`);

  test('is in the page as served, and follows the thumb', async ({ page }) => {
    await page.goto('/');
    // CoolProp 8.0.0, R134a saturated at 0 °C and 20 °C: 2.9280 and 5.7171 bar.
    await expect(read(page, 'absolute')).toHaveValue('2,93');
    await expect(read(page, 'gauge')).toHaveValue('1,91');
    const thumb = page.getByRole('slider', { name: 'Température de saturation' });
    await thumb.fill('20');
    await expect(read(page, 'absolute')).toHaveValue('5,72');
    await thumb.press('ArrowRight');
    await expect(read(page, 'dew')).toHaveValue('20,1');
  });

  test('answers what is typed on either side, by blend and by reader', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('combobox', { name: 'Fluide' }).selectOption('R448A');
    await page.getByLabel('Pression relative').fill('5,2');
    // R448A at 6.21325 bar: dew at 5.9 °C, bubble 6 K below.
    await expect(page.getByLabel('Rosée')).toHaveValue('5,9');
    await expect(page.getByLabel('Pression absolue')).toHaveValue('6,21');
    await expect(page.getByLabel('Bulle')).toHaveValue('\u22120,1');
    // Nothing that followed from the last reading stays beside what cannot be read, and what was typed does.
    await page.getByLabel('Pression absolue').fill('abc');
    await expect(page.getByText('Valeur non numérique')).toBeVisible();
    await expect(page.getByLabel('Pression absolue')).toHaveValue('abc');
    for (const name of ['gauge', 'dew', 'bubble']) await expect(read(page, name)).toHaveValue('–');
  });

  test('keeps the pressure read when the fluid changes, and the superheat follows', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'R410A', exact: true }).click();
    await page.getByLabel('Pression relative').fill('7,9');
    await page.getByLabel('Température mesurée').fill('9');
    // Equations of state at 8.91325 bar: dew of R410A at 3.5 °C, of R454B at 6.3 °C.
    await expect(page.locator('[data-kelvins]')).toHaveText('5,5');
    await page.getByRole('button', { name: 'R454B', exact: true }).click();
    await expect(page.getByLabel('Pression relative')).toHaveValue('7,90');
    await expect(page.locator('[data-kelvins]')).toHaveText('2,7');
    // Above the critical point: the words and the way of the whole ruler, and no figure of before.
    await page.getByRole('button', { name: 'R744', exact: true }).click();
    await page.getByLabel('Pression relative').fill('95');
    await expect(page.getByText('Au-dessus du point critique')).toBeVisible();
    await expect(read(page, 'absolute')).toHaveValue('96,01');
    await expect(read(page, 'dew')).toHaveValue('–');
    await expect(page.locator('[data-kelvins]')).toHaveText('–');
    await expect(page.getByRole('link', { name: 'HP optimale du CO₂' })).toHaveAttribute('href', /p_gc=96\.013/);
    await page.getByLabel('Température mesurée').fill('abc');
    await expect(page.locator('[data-kelvins]')).toHaveText('–');
  });

  test('has a minus where the keys of a phone have none', async ({ browser }) => {
    const page = await browser.newPage({ viewport: { width: 195, height: 422 }, hasTouch: true, isMobile: true });
    await page.goto('/');
    const sign = page.locator('.reading .dew').getByRole('button', { name: 'Changer le signe' });
    await expect(sign).toBeVisible();
    await page.locator('[data-read="dew"]').fill('22');
    await sign.tap();
    // Equation of state of R134a, saturated at -22 °C: 1.2165 bar.
    await expect(read(page, 'absolute')).toHaveValue('1,22');
    const { width = 0 } = (await read(page, 'dew').boundingBox()) ?? {};
    expect(width).toBeGreaterThan(48);
    await page.close();
  });

  test('asks on which side a cold pipe was measured, and says what its marks count from', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('combobox', { name: 'Fluide' }).selectOption('R454B');
    await page.getByLabel('Pression relative').fill('8,1');
    await page.getByLabel('Température mesurée').fill('3');
    const verdict = page.locator('[data-verdict]');
    await expect(verdict).toContainText('BP ou HP');
    await expect(page.locator('[data-kelvins]')).toHaveText('–');
    await page.getByRole('button', { name: 'BP, aspiration' }).click();
    await expect(verdict).toContainText('Retour de liquide, ou mesure fausse');
    await expect(page.locator('[data-kelvins]')).toHaveText('–');
    await expect(page.locator('[data-ruler-link="ruler"]')).toHaveAttribute('href', /&t=3&side=low$/);
    await page.getByRole('button', { name: 'HP, liquide' }).click();
    await expect(verdict).toContainText('Sous-refroidissement');
    await expect(page.locator('[data-kelvins]')).toHaveText(/^2,\d$/);
    await expect(page.locator('[data-basis]')).toHaveText('Pression relative');
    await page.getByLabel('Pression relative').fill('900');
    await expect(page.locator('[data-kelvins]')).toHaveText('–');
  });

  test('keeps its place when the fluid changes, and opens on that fluid next time', async ({ page }) => {
    await page.goto('/en');
    await page.getByRole('slider').fill('-10');
    await page.getByRole('combobox', { name: 'Fluid' }).selectOption('R744');
    await expect(read(page, 'dew')).toHaveValue('\u221210.0');
    // CoolProp 8.0.0, R744 saturated at -10 °C: 26.487 bar.
    await expect(read(page, 'absolute')).toHaveValue('26.49');
    await page.reload();
    await expect(page.getByRole('combobox', { name: 'Fluid' })).toHaveValue('R744');
    await expect(page.getByRole('link', { name: 'Evaporate at this temperature in the simulator' })).toHaveAttribute(
      'href',
      /R744/,
    );
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('the menu leads to the settings, and closes for them', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Ouvrir le menu' }).tap();
    await page.locator('#menu').getByRole('button', { name: 'Réglages' }).tap();
    await expect(page.locator('#menu')).toBeHidden();
    await expect(page.getByRole('dialog', { name: 'Réglages' })).toBeVisible();
  });

  test('no page needs sideways scrolling', async ({ page }) => {
    for (const path of ['/about', '/en/install', '/mentions-legales', '/en/version', '/contact', '/components']) {
      await page.goto(path);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
        path,
      ).toBeLessThanOrEqual(0);
    }
  });
});

test('the install page offers the browser’s own prompt when there is one', async ({ page }) => {
  await page.goto('/install');
  await expect(page.getByText('l’installation passe par le menu du navigateur')).toBeVisible();
  await page.evaluate(() => {
    const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: () => Promise.resolve({ outcome: 'accepted' }),
    });
    dispatchEvent(event);
  });
  await page.getByRole('button', { name: 'Installer AppFroid' }).click();
  await expect(page.getByText('AppFroid est installé sur cet appareil.')).toBeVisible();
});
