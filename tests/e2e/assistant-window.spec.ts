import { expect, test } from './support/test.ts';
import { FRESH } from './support/kept-context.ts';
import { KEY, ask, dialog, key, launcher, log, openAssistant, question, roundButton } from './assistant-helpers.ts';
import { axe } from './support/axe.ts';

test('is a panel or a window, moved and sized by keyboard and pointer', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openAssistant(page);
  const size = async () => {
    const box = await dialog(page).boundingBox();
    return [box?.x, box?.y, box?.width, box?.height].map((length) => Math.round(length ?? 0));
  };
  expect((await size())[2]).toBe(420);
  const edge = page.getByRole('separator', { name: 'Largeur du panneau' });
  await edge.focus();
  await page.keyboard.press('Shift+ArrowLeft');
  expect((await size())[2]).toBe(484);
  for (let press = 0; press < 6; press += 1) await page.keyboard.press('Shift+ArrowRight');
  expect((await size())[2]).toBe(320);
  await edge.hover();
  await page.mouse.down();
  await page.mouse.move(100, 400);
  await page.mouse.up();
  expect((await size())[2]).toBe(1152);
  await page.getByRole('button', { name: 'Détacher en fenêtre' }).click();
  expect(await size()).toEqual([766, 276, 650, 600]);
  await page.getByRole('button', { name: 'Déplacer la fenêtre' }).focus();
  await page.keyboard.press('Shift+ArrowUp');
  await page.keyboard.press('ArrowLeft');
  expect(await size()).toEqual([750, 212, 650, 600]);
  await page.getByRole('button', { name: 'Redimensionner' }).focus();
  for (let press = 0; press < 6; press += 1) await page.keyboard.press('Shift+ArrowLeft');
  expect((await size())[2]).toBe(400);
  await page.reload();
  await expect(dialog(page)).toBeVisible();
  expect((await size())[2]).toBe(400);
  await page.keyboard.press('Tab');
  await question(page).focus();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
});

test('grows with the question up to eight rows; Shift and Enter start a line', async ({ page }) => {
  await openAssistant(page);
  await key(page).fill(KEY);
  await question(page).fill('a');
  const height = async () => (await question(page).boundingBox())?.height ?? 0;
  const one = await height();
  await question(page).press('Shift+Enter');
  await expect(question(page)).toHaveValue('a\n');
  expect(await height()).toBeGreaterThan(one + 15);
  await question(page).fill('a\n'.repeat(7) + 'a');
  const eight = await height();
  await question(page).fill('a\n'.repeat(30));
  expect(await height()).toBe(eight);
});

test.describe('on a phone of 360 px', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('opens from the menu over the whole screen, keeps the page out of reach, gives the focus back', async ({
    page,
  }) => {
    await page.goto('/tools/capteur-signal');
    // Nothing floats over the page, and nothing stands in the header: most have no key for it.
    await expect(roundButton(page)).toBeHidden();
    await expect(launcher(page)).toBeHidden();
    const button = page.getByRole('button', { name: 'Ouvrir le menu' });
    await button.click();
    await page.locator('#menu').getByRole('button', { name: 'Assistant IA' }).click();
    await expect(dialog(page)).toHaveAttribute('aria-modal', 'true');
    expect(await dialog(page).boundingBox()).toMatchObject({ x: 0, y: 0, width: 360, height: 740 });
    expect(await page.evaluate(() => document.querySelector('main')?.inert)).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await expect(page.getByRole('button', { name: 'Détacher en fenêtre' })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    expect(await page.evaluate(() => document.querySelector('main')?.inert)).toBe(false);
    // The entry of the closed menu cannot take the focus back.
    await expect(button).toBeFocused();
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`has no accessibility fault, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    const offer = {
      model: 'gpt-4o',
      models: ['gpt-4o', 'o4-mini'],
      baseUrls: ['https://a.example', 'https://b.example'],
    };
    await page.route('**/api/ai/models', (route) => route.fulfill({ json: { ok: true, result: offer } }));
    await openAssistant(page);
    await expect(page.locator('[data-example]')).toHaveCount(3);
    await expect(page.locator('select[name="model"]')).toBeVisible();
    const check = async () =>
      (await axe(page).include('[data-assistant]').analyze()).violations.map(
        ({ id, nodes }) => `${id}: ${nodes[0]?.html}`,
      );
    expect(await check()).toEqual([]);
    await key(page).fill(KEY);
    await ask(page, 'markdown');
    await expect(log(page).locator('h3')).toBeVisible();
    await expect(log(page)).toHaveAttribute('aria-busy', 'false');
    await ask(page, 'ruler');
    await expect(log(page)).toContainText('2,928 bar');
    await page.locator('[data-block="tool"] summary').click();
    await ask(page, 'invented: et à 31,5 °C ?');
    await expect(page.locator('[data-unverified]')).toHaveCount(2);
    expect(await check()).toEqual([]);
  });
}

test('says that it needs the network', { tag: FRESH }, async ({ page, context }) => {
  await openAssistant(page);
  await key(page).fill(KEY);
  await context.setOffline(true);
  await expect(dialog(page)).toContainText('Hors ligne\u00a0: l’assistant a besoin du réseau.');
  await ask(page, 'bonjour');
  await expect(page.getByRole('alert')).toContainText('le réseau manque');
  await context.setOffline(false);
  await expect(dialog(page)).not.toContainText('Hors ligne');
  await question(page).press('Enter');
  await expect(log(page)).toContainText('frigoriste');
});

test('the round button covers nothing at any width, wherever the page stands; the header’s is there but on a phone', async ({
  page,
}) => {
  for (const path of ['/', '/reglette', '/tools/calcul-diam', '/simulation/line', '/simulation/circuit/general']) {
    await page.goto(path);
    for (const width of [360, 390, 768, 1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      if (width < 576) await expect(launcher(page)).toBeHidden();
      else await expect(launcher(page)).toBeInViewport();
      const covered = await roundButton(page).evaluate((button) => {
        const { left, top, width: across } = button.getBoundingClientRect();
        if (across === 0) return [];
        const shares = [0.02, 0.5, 0.98];
        const places = shares.flatMap((x) => shares.map((y) => [left + x * across, top + y * across] as const));
        const found = new Set<string>();
        for (let y = 0; y < document.documentElement.scrollHeight; y += 150) {
          scrollTo(0, y);
          for (const [atX, atY] of places) {
            const below = document
              .elementsFromPoint(atX, atY)
              .find((one) =>
                one.matches('a, button, input, select, label, summary, td, th, dt, dd, p, li, svg *, h2, h3'),
              );
            if (below && !button.contains(below) && below !== button) found.add(below.outerHTML.slice(0, 80));
          }
        }
        return [...found];
      });
      expect(covered, `${path} at ${width} px`).toEqual([]);
    }
  }
  // It does stand somewhere.
  await page.setViewportSize({ width: 1440, height: 800 });
  await page.goto('/');
  await expect(roundButton(page)).toBeVisible();
});

test('opens where an extension has added to every object of the page', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.addInitScript(() => Object.assign(Object.prototype, { extra: 'x' }));
  await openAssistant(page);
  expect(errors).toEqual([]);
});
