import { expect, test } from './support/test.ts';
import type { Locator, Page } from '@playwright/test';
import { allAwake } from './support/islands.ts';
import { isWholeMatrix } from './support/matrix.ts';

/** Everything of the house by every way of using it: mouse, touch, keyboard. */
const WAYS = {
  mouse: { use: {}, press: (target: Locator) => target.click() },
  touch: { use: { hasTouch: true }, press: (target: Locator) => target.tap() },
  keyboard: {
    use: {},
    async press(target: Locator) {
      await target.focus();
      await target.press('Enter');
    },
  },
} as const;

const PHONE = { width: 390, height: 780 };
const DESK = { width: 1280, height: 800 };

/** Presses Tab so many times; the focus must stay inside. */
async function expectFocusHeld(page: Page, inside: string, times: number): Promise<void> {
  for (let turn = 0; turn < times; turn += 1) {
    await page.keyboard.press('Tab');
    const isInside = await page.evaluate((selector) => {
      const { activeElement: active, body } = document;
      return active === body || active?.closest(selector) !== null;
    }, inside);
    expect(isInside, `after ${turn + 1} tabs`).toBe(true);
  }
}

// Every other test goes by mouse: here it is tried with the whole matrix.
const tried = Object.entries(WAYS).filter(([way]) => isWholeMatrix || way !== 'mouse');
for (const [way, { use, press }] of tried) {
  test.describe(`by ${way}`, () => {
    test.use({ ...use, viewport: DESK });

    test('the dropdown opens, closes on its button, and leads on', async ({ page }) => {
      await page.goto('/en/about');
      const button = page.getByRole('banner').getByRole('button', { name: 'Simulation' });
      const menu = page.locator('#simulation-menu');
      await press(button);
      await expect(menu).toBeVisible();
      await press(button);
      await expect(menu).toBeHidden();
      await press(button);
      await press(menu.getByRole('link', { name: /circuit/i }).first());
      await expect(page).toHaveURL('/en/simulation/circuit/general');
    });

    test('the settings open, change and close, and what is chosen stays', async ({ page }) => {
      await page.goto('/about');
      const opener = page.getByRole('banner').getByRole('button', { name: 'Réglages' });
      const panel = page.getByRole('dialog', { name: 'Réglages' });
      const choose = async (name: string): Promise<void> => {
        const radio = panel.getByRole('radio', { name });
        if (way === 'keyboard') {
          // One radio of a group takes the focus; arrows choose.
          await radio.locator('xpath=ancestor::fieldset').locator('input:checked').focus();
          for (let turn = 0; turn < 3 && !(await radio.isChecked()); turn += 1) await page.keyboard.press('ArrowRight');
        } else {
          await press(radio);
        }
        await expect(radio).toBeChecked();
      };
      await press(opener);
      await choose('Sombre');
      await choose('Métrique');
      await press(panel.getByRole('button', { name: 'Fermer les réglages' }));
      await expect(panel).toBeHidden();
      await page.reload();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await press(opener);
      await expect(panel.getByRole('radio', { name: 'Sombre' })).toBeChecked();
      await expect(panel.getByRole('radio', { name: 'Métrique' })).toBeChecked();
    });

    test('the language switch keeps its choice for a year', async ({ page, context }) => {
      await page.goto('/contact');
      await press(page.getByRole('banner').getByRole('link', { name: 'Read in English' }));
      await expect(page).toHaveURL('/en/contact');
      const kept = (await context.cookies()).find(({ name }) => name === 'locale');
      expect(kept).toMatchObject({ value: 'en', path: '/', sameSite: 'Lax' });
      expect(((kept?.expires ?? 0) - Date.now() / 1000) / 86_400).toBeCloseTo(365, 1);
      await page.goto('/');
      await expect(page).toHaveURL('/en');
    });

    test('the slide-in menu of a phone opens, closes, and leads on', async ({ page }) => {
      await page.setViewportSize(PHONE);
      await page.goto('/');
      const opener = page.getByRole('button', { name: 'Ouvrir le menu' });
      const menu = page.locator('#menu');
      await press(opener);
      await expect(menu).toBeVisible();
      await press(menu.getByRole('button', { name: 'Fermer le menu' }));
      await expect(menu).toBeHidden();
      await expect(opener).toBeFocused();
      await press(opener);
      await press(menu.getByRole('link', { name: 'Quiz' }));
      await expect(page).toHaveURL('/quiz');
    });

    test.describe('the cookie banner', () => {
      test.use({ storageState: { cookies: [], origins: [] } });

      for (const [answer, isKept] of [
        ['Accepter', true],
        ['Rejeter', false],
      ] as const) {
        test(`takes ${answer}`, async ({ page, context }) => {
          await page.goto('/about');
          const banner = page.getByRole('region', { name: 'Ce que le site garde sur votre appareil' });
          await press(banner.getByRole('button', { name: answer }));
          await expect(banner).toBeHidden();
          expect((await context.cookies()).some(({ name }) => name === 'cookieAppFroid')).toBe(isKept);
        });
      }
    });

    test('a toast can be put away', async ({ page }) => {
      await page.goto('/components');
      await page.getByRole('button', { name: 'Avis error' }).scrollIntoViewIfNeeded();
      await allAwake(page);
      await press(page.getByRole('button', { name: 'Avis error' }));
      const toast = page.getByRole('alert');
      await expect(toast).toContainText('Une erreur est survenue\u202f!');
      await press(toast.getByRole('button', { name: 'Fermer l’avis' }));
      await expect(toast).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Avis error' })).toBeFocused();
    });
  });
}

test.describe('the keyboard', () => {
  test('stays in the settings while they are open, then goes back to their button', async ({ page }) => {
    await page.setViewportSize(DESK);
    await page.goto('/about');
    const opener = page.getByRole('banner').getByRole('button', { name: 'Réglages' });
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Réglages' })).toBeVisible();
    await expectFocusHeld(page, '#settings', 16);
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
  });

  test('stays in the slide-in menu while it is open', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto('/about');
    const opener = page.getByRole('button', { name: 'Ouvrir le menu' });
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('#menu')).toBeVisible();
    await expectFocusHeld(page, '#menu', 16);
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
    await page.keyboard.press('Enter');
    await page.locator('#menu').getByRole('button', { name: 'Réglages' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Réglages' })).toBeVisible();
    await expectFocusHeld(page, '#settings', 12);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: 'Réglages' })).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test('leaves the dropdown closed behind it', async ({ page }) => {
    await page.setViewportSize(DESK);
    await page.goto('/about');
    const button = page.getByRole('banner').getByRole('button', { name: 'Simulation' });
    const menu = page.locator('#simulation-menu');
    await button.focus();
    await page.keyboard.press('Enter');
    const count = await menu.getByRole('link').count();
    for (let turn = 0; turn <= count; turn += 1) await page.keyboard.press('Tab');
    await expect(menu).toBeHidden();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Simuler' })).toBeFocused();
  });
});

test.describe('the theme', () => {
  const background = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

  test('chosen before is there before anything is painted', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('/about');
    await page.evaluate(() => localStorage.setItem('appfroid-theme', 'dark'));
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (!document.body) return;
        observer.disconnect();
        document.documentElement.dataset['themeAtBody'] = document.documentElement.dataset['theme'] ?? 'none';
      }).observe(document, { childList: true, subtree: true });
    });
    for (const path of ['/about', '/en/tools/air-data', '/nulle-part']) {
      await page.goto(path);
      // Nothing is painted before there is a body.
      await expect(page.locator('html'), path).toHaveAttribute('data-theme-at-body', 'dark');
    }
  });

  test('chosen colours the browser’s own bars too', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('/about');
    const bars = page.locator('meta[name="theme-color"]');
    const [light, dark] = await bars.evaluateAll((metas) => metas.map((meta) => (meta as HTMLMetaElement).content));
    expect(light).not.toBe(dark);
    await page.evaluate(() => localStorage.setItem('appfroid-theme', 'dark'));
    await page.reload();
    await expect(bars.first()).toHaveAttribute('content', dark ?? '');
    await expect(bars.last()).toHaveAttribute('content', dark ?? '');
  });

  test('left to the system follows it while the page is open', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('/about');
    const light = await background(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await background(page)).not.toBe(light);
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await background(page)).toBe(light);
  });
});

test.describe('the language', () => {
  for (const [name, locale, cookie, path, expected] of [
    ['an English browser goes from the bare root to /en', 'en-US', undefined, '/', '/en'],
    ['its query goes along', 'en-US', undefined, '/?from=card', '/en?from=card'],
    ['a browser in a third language stays in French', 'de-DE', undefined, '/', '/'],
    ['a choice of French holds in an English browser', 'en-US', 'fr', '/', '/'],
    ['a choice of English holds in a French browser', 'fr-FR', 'en', '/', '/en'],
    ['an explicit French page stays French', 'en-US', 'en', '/tools', '/tools'],
    ['an explicit English page stays English', 'fr-FR', 'fr', '/en', '/en'],
    ['an explicit English tool stays English', 'fr-FR', 'fr', '/en/tools/desp', '/en/tools/desp'],
  ] as const) {
    test(`${name}, without a loop`, async ({ anotherDevice, baseURL }) => {
      const page = await anotherDevice({ locale });
      if (cookie) await page.context().addCookies([{ name: 'locale', value: cookie, url: baseURL ?? '' }]);
      let loads = 0;
      page.on('domcontentloaded', () => {
        loads += 1;
      });
      await page.goto(path);
      await expect(page).toHaveURL(expected);
      await page.waitForLoadState('networkidle');
      expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(expected);
      await expect(page.locator('html')).toHaveAttribute('lang', expected.startsWith('/en') ? 'en' : 'fr');
      expect(loads).toBeLessThanOrEqual(2);
    });
  }
});
