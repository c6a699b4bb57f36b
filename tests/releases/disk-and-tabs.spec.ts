/** A disk that is full by the browser's own quota, tabs that crash and a browser that is killed, between two true builds. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findChromium, launchArguments } from '../../scripts/check/chromium.ts';
import { expect, test } from '../e2e/support/test.ts';
import type { BrowserContext, Page } from '@playwright/test';
import { allAwake } from '../e2e/support/islands.ts';
import { Stage } from '../e2e/support/stage.ts';
import { expectStored } from '../e2e/support/stored-build.ts';
import { visitStored, whenStored } from '../e2e/support/stored.ts';
import { EARLIER, LATER, watched } from './builds.ts';
import { aSecond } from '../e2e/support/pace.ts';

let stage: Stage;
test.beforeEach(async () => {
  stage = new Stage(EARLIER);
  await stage.open();
});
test.afterEach(() => stage.close());

const SIMULATOR = '/simulation/circuit/general';
const condensing = (page: Page) => page.locator('input[name="temp_cdr"]');
const isWaiting = (page: Page): Promise<boolean> =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting instanceof ServiceWorker);
const isInstalling = (page: Page): Promise<boolean> =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.installing instanceof ServiceWorker);
const lookForUpdate = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update().catch(() => undefined);
  });

/** The room a site has on the device; as much as there is where none is told. */
async function giveRoom(context: BrowserContext, page: Page, bytes?: number): Promise<void> {
  const devtools = await context.newCDPSession(page);
  const size = bytes === undefined ? {} : { quotaSize: bytes };
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: stage.origin, ...size });
}
const usage = (page: Page): Promise<number> =>
  page.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0);

/** The later build waits; it is taken at the next navigation, as a reader follows a link. */
async function takeLater(page: Page): Promise<void> {
  await expect.poll(() => isWaiting(page), { timeout: 90_000 }).toBe(true);
  await page.evaluate(() => {
    (document.activeElement as HTMLElement | null)?.blur();
    document.querySelector<HTMLAnchorElement>('header a[href="/tools"]')?.click();
  });
  await page.waitForURL(/\/tools$/);
  await expectStored(page, LATER);
}

test('a first visit on a full disk works, and is stored once there is room', async ({ context }) => {
  const page = await context.newPage();
  const { mixed } = watched(page);
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.goto(`${stage.origin}/favicon.svg`);
  await giveRoom(context, page, 600_000);
  await page.goto(stage.origin + SIMULATOR);
  await allAwake(page);
  await condensing(page).fill('47');
  // The install begins, finds no room, and is given up.
  await expect
    .poll(() => stage.asked.filter((path) => path.startsWith('/packs/')).length, { timeout: 20_000 })
    .toBeGreaterThan(0);
  const isGivenUp = () => page.evaluate(async () => !(await navigator.serviceWorker.getRegistration())?.installing);
  await expect.poll(isGivenUp, { timeout: 30_000 }).toBe(true);
  expect(await page.evaluate(() => navigator.serviceWorker.controller === null)).toBe(true);
  await expect(page.locator('h1').first()).not.toHaveText('Une erreur est survenue');
  await expect(condensing(page)).toHaveValue('47');
  await page.reload();
  await allAwake(page);
  await expect(condensing(page)).toHaveValue('47');
  await giveRoom(context, page);
  await whenStored(page);
  await expectStored(page, EARLIER);
  expect(errors).toEqual([]);
  expect(await mixed()).toEqual([]);
});

test('a release that finds no room leaves the earlier build whole, and is taken once there is some', async ({
  context,
}) => {
  const page = await visitStored(context, stage.origin + SIMULATOR);
  await expectStored(page, EARLIER);
  await allAwake(page);
  await condensing(page).fill('47');
  await giveRoom(context, page, (await usage(page)) + 300_000);
  stage.show(LATER);
  await lookForUpdate(page);
  await expect.poll(() => isInstalling(page), { timeout: 60_000 }).toBe(false);
  expect(await isWaiting(page)).toBe(false);
  await expect(condensing(page)).toHaveValue('47');
  await stage.close();
  const cellar = await context.newPage();
  const { mixed } = watched(cellar);
  for (const path of ['/tools/desp', '/reglette', SIMULATOR]) {
    await cellar.goto(stage.origin + path);
    await allAwake(cellar);
  }
  expect(await mixed()).toEqual([]);
  await cellar.close();
  await stage.open();
  await giveRoom(context, page);
  await lookForUpdate(page);
  await takeLater(page);
  await page.goBack();
  await allAwake(page);
  await expect(condensing(page)).toHaveValue('47');
});

test('on a full disk what was typed stays in the page, and is kept once there is room', async ({ context }) => {
  const page = await context.newPage();
  await page.goto(`${stage.origin}/favicon.svg`);
  await giveRoom(context, page, 1);
  // Local storage has a room of its own: to the last sign.
  await page.evaluate(() => {
    for (let size = 4_000_000; size >= 1; size = Math.floor(size / 2))
      for (let turn = 0; turn < 3; turn += 1)
        try {
          localStorage.setItem(`filler-${size}-${turn}`, 'x'.repeat(size));
        } catch {
          break;
        }
  });
  await page.goto(stage.origin + SIMULATOR);
  await allAwake(page);
  await condensing(page).fill('47');
  await page.locator('[data-keep-machine]').click();
  await expect(page.locator('h1').first()).not.toHaveText('Une erreur est survenue');
  await expect(condensing(page)).toHaveValue('47');
  await expect(page.locator('[data-keeping="kept"]')).toHaveCount(0);
  await page.reload();
  await allAwake(page);
  await expect(condensing(page)).toHaveValue('47');
  await page.evaluate(() => localStorage.clear());
  await giveRoom(context, page);
  await page.locator('[data-keep-machine]').click();
  await expect(page.locator('[data-keeping="kept"]')).toHaveCount(1, { timeout: 20_000 });
});

test('a tab that crashes while the later build is stored leaves the earlier whole, and the later is taken', async ({
  context,
}) => {
  const page = await visitStored(context, stage.origin + SIMULATOR);
  await expectStored(page, EARLIER);
  await allAwake(page);
  await condensing(page).fill('47');
  await aSecond();
  const devtools = await context.newCDPSession(page);
  let packs = 0;
  stage.isBroken = (path) => {
    packs += path.startsWith('/packs/') ? 1 : 0;
    return false;
  };
  stage.show(LATER);
  await lookForUpdate(page);
  await expect.poll(() => packs, { timeout: 20_000 }).toBeGreaterThan(1);
  const gone = page.waitForEvent('crash');
  devtools.send('Page.crash').catch(() => undefined);
  await gone;
  const other = await context.newPage();
  const { mixed } = watched(other);
  await other.goto(`${stage.origin}/tools/desp`);
  await allAwake(other);
  await lookForUpdate(other);
  await takeLater(other);
  expect(await mixed()).toEqual([]);
});

test('a browser killed while the later build is stored comes back with the earlier, what was kept, and takes it', async () => {
  const profile = mkdtempSync(join(tmpdir(), 'appfroid-profile-'));
  const executablePath = findChromium();
  const launch = (): Promise<BrowserContext> =>
    chromium.launchPersistentContext(profile, {
      args: [...launchArguments],
      locale: 'fr-FR',
      ...(executablePath !== undefined && { executablePath }),
    });
  try {
    const first = await launch();
    const page = await visitStored(first, stage.origin + SIMULATOR);
    await expectStored(page, EARLIER);
    await allAwake(page);
    await page.locator('[data-keep-machine]').click();
    await expect(page.locator('[data-keeping="kept"]')).toHaveCount(1, { timeout: 20_000 });
    await page.locator('input[name="machine-name"]').fill('Groupe froid');
    await condensing(page).fill('47');
    await aSecond();
    let packs = 0;
    stage.isBroken = (path) => {
      packs += path.startsWith('/packs/') ? 1 : 0;
      return false;
    };
    stage.show(LATER);
    await lookForUpdate(page);
    await expect.poll(() => packs, { timeout: 20_000 }).toBeGreaterThan(1);
    const session = await first.browser()?.newBrowserCDPSession();
    await Promise.race([
      session?.send('Browser.crash').catch(() => undefined) ?? first.close(),
      new Promise((resolve) => setTimeout(resolve, 3000)),
    ]);
    await first.close().catch(() => undefined);

    await stage.close();
    const second = await launch();
    const cellar = await second.newPage();
    const { mixed } = watched(cellar);
    await cellar.goto(`${stage.origin}/simulation/projets`);
    await allAwake(cellar);
    await expect(cellar.locator('[data-machines="1"] input[name="machine-name"]')).toHaveValue('Groupe froid');
    await stage.open();
    await lookForUpdate(cellar);
    await takeLater(cellar);
    await cellar.goto(`${stage.origin}/simulation/projets`);
    await allAwake(cellar);
    await cellar.locator('[data-study-of] a').click();
    await allAwake(cellar);
    await expect(condensing(cellar)).toHaveValue('47');
    expect(await mixed()).toEqual([]);
    await second.close();
  } finally {
    rmSync(profile, { recursive: true, force: true });
  }
});
