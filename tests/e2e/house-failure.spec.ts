import { cpSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { allowViolations, expect, test } from './support/test.ts';
import { FRESH } from './support/kept-context.ts';
import type { Page } from '@playwright/test';
import { serveBuild } from './support/served-build.ts';
import type { Locale } from '../../src/language/index.ts';
import { allAwake } from './support/islands.ts';

/** The error page in place of a page whose scripts, or whose server, have failed. */
const TEXTS = {
  fr: {
    heading: 'Une erreur est survenue',
    fault: 'Ce n’est pas de votre fait.',
    code: 'Erreur 500',
    back: 'Retour à l’accueil',
    home: '/',
  },
  en: {
    heading: 'Something went wrong',
    fault: 'It is no fault of yours.',
    code: 'Error 500',
    back: 'Back to the home page',
    home: '/en',
  },
} as const;

async function expectErrorPage(page: Page, language: Locale): Promise<void> {
  const { heading, fault, code, back, home } = TEXTS[language];
  const content = page.getByRole('main');
  await expect(content.getByRole('heading', { level: 1 })).toHaveText(heading);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(content.getByText(fault)).toBeVisible();
  await expect(content.getByText(code)).toBeVisible();
  await expect(content.getByRole('link', { name: back })).toHaveAttribute('href', home);
  await expect(page).toHaveTitle(`${code} · AppFroid`);
}

/** What the props of an island are read with refuses them, in the browser only. */
const breakIslands = (): void => {
  const parse = JSON.parse.bind(JSON);
  JSON.parse = (text: string) => {
    if (text.startsWith('{"dictionary"') || text.startsWith('{"definition"'))
      throw new TypeError('broken for the test');
    return parse(text) as unknown;
  };
};

for (const [what, path, language] of [
  ['the simulator', '/simulation/circuit/general?mode=normal', 'fr'],
  ['a calculator', '/en/tools/air-data', 'en'],
] as const) {
  test(`${what} that cannot be drawn gives way to the error page, at its own address`, async ({ page }) => {
    await page.addInitScript(breakIslands);
    await page.goto(path);
    await expectErrorPage(page, language);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page).toHaveURL(path);
    await page.getByRole('link', { name: TEXTS[language].back }).click();
    await expect(page).toHaveURL(TEXTS[language].home);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(TEXTS[language].heading);
  });
}

test('so does one whose first effect fails', async ({ page }) => {
  await page.addInitScript(() => {
    globalThis.requestIdleCallback = () => {
      throw new TypeError('broken for the test');
    };
  });
  await page.goto('/en/simulation/circuit/general');
  await expectErrorPage(page, 'en');
});

test('so does one that fails under way, what was typed still in the address', async ({ page }) => {
  await page.goto('/tools/air-data');
  await allAwake(page);
  await page.locator('main input[type="text"], main input[inputmode]').first().fill('31');
  await expect(page).toHaveURL(/31/);
  const address = page.url();
  await page.evaluate(() => {
    history.replaceState = () => {
      throw new TypeError('broken for the test');
    };
  });
  await page.locator('main input[type="text"], main input[inputmode]').first().fill('32');
  await expectErrorPage(page, 'fr');
  expect(page.url()).toBe(address);
});

test('so does a page whose own script fails, without a network', { tag: FRESH }, async ({ page, context }) => {
  // What opens the settings has come.
  await page.goto('/about', { waitUntil: 'networkidle' });
  await page.evaluate(() => {
    HTMLDialogElement.prototype.showModal = () => {
      throw new TypeError('broken for the test');
    };
  });
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Réglages' }).click();
  await expectErrorPage(page, 'fr');
  await expect(page).toHaveURL('/about');
});

test('a request that fails, an extension that fails, or a text React mends leave the page alone', async ({
  page,
  context,
}) => {
  // The request goes where no page of the site may ask.
  allowViolations(context);
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.route('/tools/air-data', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const start = html.indexOf('<label', html.indexOf('<astro-island'));
    const word = html.indexOf('>', start) + 1;
    await route.fulfill({ response, body: `${html.slice(0, word)}Changed on the way ${html.slice(word)}` });
  });
  await page.goto('/tools/air-data');
  await allAwake(page);
  await page.evaluate(() => {
    void fetch('http://127.0.0.1:1/nowhere');
    setTimeout(() => {
      throw new Error('from the browser itself');
    });
  });
  await expect.poll(() => errors.length).toBeGreaterThanOrEqual(3);
  expect(errors.some((message) => message.includes('react.dev/errors/'))).toBe(true);
  await expect(page.getByText('Changed on the way')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(TEXTS.fr.heading);
});

test.describe('a crawler', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Googlebot/2.1; +http://www.google.com/bot.html) Chrome/120.0.0.0 Safari/537.36',
  });

  test('is not shown the error page: the fault is only logged', async ({ page }) => {
    const logged: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') logged.push(message.text());
    });
    await page.addInitScript(breakIslands);
    await page.goto('/tools/air-data');
    await expect.poll(() => logged.join('\n')).toContain('broken for the test');
    await expect(page.locator('[data-island-failure]')).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(TEXTS.fr.heading);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test('a fault of the server answers 500 with the error page, in the language of the path', async ({ page }) => {
  const folder = 'test-results/broken-build';
  const root = fileURLToPath(new URL('../../', import.meta.url));
  rmSync(root + folder, { recursive: true, force: true });
  cpSync(root + (process.env['BUILD_DIR'] ?? 'dist'), root + folder, { recursive: true });
  const chunks = `${root}${folder}/server/chunks/`;
  const route = readdirSync(chunks).find((name) => name.startsWith('_..'));
  expect(route).toBeDefined();
  writeFileSync(`${chunks}${route ?? ''}`, 'throw new Error("broken for the test");\n');
  const server = await serveBuild(folder);
  try {
    for (const [path, language] of [
      ['/nulle-part', 'fr'],
      ['/en/nowhere', 'en'],
    ] as const) {
      const response = await page.goto(server.origin + path);
      expect(response?.status(), path).toBe(500);
      await expectErrorPage(page, language);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      expect(await response?.text()).not.toContain('broken for the test');
    }
    expect((await page.goto(`${server.origin}/about`))?.status()).toBe(200);
  } finally {
    await server.stop();
    rmSync(root + folder, { recursive: true, force: true });
  }
});
