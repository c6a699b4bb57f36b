/**
 * From one release to the next, both built from their own commits: whatever a device is at when the newer one appears,
 * a page is of one build, and nothing typed is lost.
 */
import { expect, test } from '../e2e/support/test.ts';
import type { Page } from '@playwright/test';
import { allAwake } from '../e2e/support/islands.ts';
import { Stage } from '../e2e/support/stage.ts';
import { expectStored } from '../e2e/support/stored-build.ts';
import { visitStored, whenStored } from '../e2e/support/stored.ts';
import { EARLIER, idOf, LATER, watched } from './builds.ts';
import { idle } from '../e2e/support/pace.ts';

test.describe.configure({ mode: 'default' });

let stage: Stage;
test.beforeEach(async () => {
  stage = new Stage(EARLIER);
  await stage.open();
});
test.afterEach(() => stage.close());

const updateDialog = (page: Page) => page.getByRole('dialog', { name: /^(?:Mise à jour disponible|Update available)/ });
const now = (page: Page) => updateDialog(page).getByRole('button', { name: /Mettre à jour maintenant|Update now/ });
const isWaiting = (page: Page): Promise<boolean> =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting instanceof ServiceWorker);
const lookForUpdate = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update().catch(() => undefined);
  });

test('the two builds are of two commits', () => {
  expect(idOf(EARLIER)).not.toBe(idOf(LATER));
});

/** Forms of each kind: what is typed into the last field named, and what that field says once it was typed. */
const FORMS: readonly (readonly [path: string, field: string, text: string])[] = [
  ['/tools/convertisseur', 'main input[type="text"]', '12,5'],
  ['/tools/desp', 'main input[inputmode="decimal"]', '12,5'],
  ['/simulation/circuit/general', 'input[name="temp_cdr"]', '47'],
  ['/simulation/diagnostic', 'input[name="p_lp"]', '4,2'],
  ['/simulation/line', 'main input[inputmode="decimal"]', '7,25'],
  ['/simulation/comparatif', 'main input[inputmode="decimal"]', '-11'],
  ['/simulation/hp-optimum', 'main input[inputmode="decimal"]', '33'],
  ['/reglette', 'main input[inputmode="decimal"]', '5,2'],
  ['/simulation/circuit/rapport', 'input[name="report-customer"]', 'Laiterie'],
];

for (const [path, selector, text] of FORMS) {
  test(`what is typed at ${path} is there after the update`, async ({ context }) => {
    const page = await context.newPage();
    const { mixed, build } = watched(page);
    await page.goto(stage.origin + path);
    await whenStored(page);
    await allAwake(page);
    expect(await build()).toBe('earlier');
    const field = page.locator(selector).first();
    await field.fill(text);
    stage.show(LATER);
    await lookForUpdate(page);
    await expect.poll(() => isWaiting(page), { timeout: 60_000 }).toBe(true);
    // Under the hands of who types nothing happens.
    await field.focus();
    await idle(page);
    await expect(updateDialog(page)).toBeHidden();
    await field.blur();
    await expect(updateDialog(page)).toBeVisible({ timeout: 30_000 });
    const reloaded = page.waitForEvent('load');
    await now(page).click();
    await reloaded;
    await allAwake(page);
    expect(await build()).toBe('later');
    // A minus may be written as one.
    await expect(page.locator(selector).first()).toHaveValue(new RegExp(`^${text.replace('-', '[-\u2212]')}$`));
    expect(await mixed()).toEqual([]);
    await expectStored(page, LATER);
  });
}

test('a release in the middle of a first visit leaves one build, whole, and what was typed', async ({ context }) => {
  let packs = 0;
  stage.isBroken = (path) => {
    if (path.startsWith('/packs/')) packs += 1;
    if (packs === 4) stage.show(LATER);
    return false;
  };
  const page = await context.newPage();
  const { mixed } = watched(page);
  await page.goto(`${stage.origin}/simulation/circuit/general`);
  await allAwake(page);
  const field = page.locator('input[name="temp_cdr"]');
  await field.fill('47');
  await whenStored(page);
  await expectStored(page, LATER);
  await field.blur();
  await expect(field).toHaveValue('47');
  await page.goto(`${stage.origin}/tools/desp`);
  await allAwake(page);
  await page.goBack();
  await allAwake(page);
  await expect(field).toHaveValue('47');
  expect(await mixed()).toEqual([]);
});

test('a page that nothing is stored of, replaced on the server under it, keeps what was typed', async ({ browser }) => {
  const context = await browser.newContext({ serviceWorkers: 'block', locale: 'fr-FR' });
  const page = await context.newPage();
  const { mixed } = watched(page);
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.goto(`${stage.origin}/simulation/circuit/general`);
  await allAwake(page);
  const field = page.locator('input[name="temp_cdr"]');
  await field.fill('47');
  stage.show(LATER);
  // Each of these asks for code that came with no page yet, and that the server has under another name by now.
  for (const name of ['Réglages', 'Rechercher']) {
    await page.getByRole('button', { name }).first().click();
    const opened = page.locator('dialog[open]');
    await expect(opened.first()).not.toBeEmpty();
    await expect(async () => {
      await page.keyboard.press('Escape');
      await expect(opened).toHaveCount(0, { timeout: 500 });
    }).toPass();
  }
  await expect(page.locator('h1').first()).not.toHaveText('Une erreur est survenue');
  await allAwake(page);
  await expect(field).toHaveValue('47');
  await field.fill('48');
  await expect(page.locator('dd[data-figure="eer"] > span').first()).toBeVisible();
  expect(await mixed()).toEqual([]);
  await context.close();
});

test('while the newer worker waits, every page is of one build, stored or not', async ({ context }) => {
  const page = await visitStored(context, `${stage.origin}/about`);
  stage.show(LATER);
  await lookForUpdate(page);
  await expect.poll(() => isWaiting(page), { timeout: 60_000 }).toBe(true);
  const other = await context.newPage();
  const { mixed } = watched(other);
  for (const path of [
    '/tools/desp',
    '/ressources/list-fluide/r32',
    '/en/ressources/list-fluide/r744',
    '/ressources/refprop',
    '/ressources/lexique',
    '/quiz/composants',
    '/simulation/circuit/general',
    '/embed/reglette',
    '/developers',
  ]) {
    await other.goto(stage.origin + path);
    await allAwake(other);
    for (const name of [/^(?:Réglages|Settings)$/, /^(?:Rechercher|Search)/]) {
      const button = other.getByRole('banner').getByRole('button', { name }).first();
      if (!(await button.isVisible().catch(() => false))) continue;
      await button.click({ timeout: 3000 }).catch(() => undefined);
      await idle(other);
      await other.keyboard.press('Escape');
    }
  }
  expect(await mixed()).toEqual([]);
});

test('a link followed while it waits leads into the newer build, and back', async ({ context }) => {
  const page = await context.newPage();
  const { mixed, build } = watched(page);
  await page.goto(`${stage.origin}/simulation/circuit/general`);
  await whenStored(page);
  await allAwake(page);
  await page.locator('input[name="temp_cdr"]').fill('46');
  stage.show(LATER);
  await lookForUpdate(page);
  await expect.poll(() => isWaiting(page), { timeout: 60_000 }).toBe(true);
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('header a[href="/tools"]')?.click());
  await page.waitForURL(/\/tools$/);
  await allAwake(page);
  expect(await build()).toBe('later');
  await page.goBack();
  await allAwake(page);
  await expect(page.locator('input[name="temp_cdr"]')).toHaveValue('46');
  expect(await mixed()).toEqual([]);
});

for (const [kind, spoil] of [
  ['fails', (path: string) => path.startsWith('/packs/site')],
  ['fails with every file of it', (path: string) => path.startsWith('/packs/') || path === '/en/about'],
] as const) {
  test(`a pack that ${kind} leaves the earlier build whole, and the later is taken once it is there`, async ({
    context,
  }) => {
    const page = await visitStored(context, `${stage.origin}/tools/convertisseur`);
    await expectStored(page, EARLIER);
    const { mixed } = watched(page);
    await page.reload();
    await allAwake(page);
    const field = page.getByRole('main').getByRole('textbox').first();
    await field.fill('12');
    let broken = 0;
    stage.show(LATER);
    stage.isBroken = (path) => {
      const is = spoil(path);
      if (is) broken += 1;
      return is;
    };
    await lookForUpdate(page);
    await expect.poll(() => broken, { timeout: 30_000 }).toBeGreaterThan(0);
    if (kind !== 'fails') {
      await expect
        .poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).installing === null), {
          timeout: 30_000,
        })
        .toBe(true);
      expect(await isWaiting(page)).toBe(false);
      await stage.close();
      const cellar = await context.newPage();
      await cellar.goto(`${stage.origin}/simulation/circuit/general`);
      await allAwake(cellar);
      await cellar.close();
      await expect(field).toHaveValue('12');
      await stage.open();
    }
    stage.isBroken = () => false;
    await expect.poll(() => isWaiting(page), { timeout: 60_000 }).toBe(true);
    await field.blur();
    await expect(updateDialog(page)).toBeVisible({ timeout: 30_000 });
    const reloaded = page.waitForEvent('load');
    await now(page).click();
    await reloaded;
    await allAwake(page);
    await expect(field).toHaveValue('12');
    expect(await mixed()).toEqual([]);
    await expectStored(page, LATER);
  });
}
