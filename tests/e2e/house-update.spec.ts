import { rmSync } from 'node:fs';
import { expect, test } from './support/test.ts';
import type { Page } from '@playwright/test';
import { NEXT_HEADING, makeNextBuild } from './support/next-build.ts';
import { Stage } from './support/stage.ts';
import { expectStored } from './support/stored-build.ts';
import { visitStored, whenStored } from './support/stored.ts';
import { idle } from './support/pace.ts';

/**
 * How a device goes from one build of the site to the next: always one build, whole. Each test serves the site itself,
 * replaces it, breaks it and takes it away.
 */
test.use({ serviceWorkers: 'allow' });
// All of them go to the same next build, which is made once.
test.describe.configure({ mode: 'default' });

const SITE = `${process.env['BUILD_DIR'] ?? 'dist'}/client`;
const NEXT = 'test-results/next-build';
/** A few pages of the build of 0cf4048, the last whose worker was Workbox's: what devices hold that were here before. */
const EARLIER = 'tests/e2e/support/earlier-build';

let stage: Stage;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  await makeNextBuild(SITE, NEXT);
});
test.afterAll(() => rmSync(NEXT, { recursive: true, force: true }));
test.beforeEach(async () => {
  stage = new Stage(SITE);
  await stage.open();
});
test.afterEach(() => stage.close());

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const updateDialog = (page: Page) => page.getByRole('dialog', { name: /^(?:Mise à jour disponible|Update available)/ });

/** Without a network, a page of each kind of answer opens. */
async function expectPagesOpen(page: Page, about: string): Promise<void> {
  await stage.close();
  await page.goto(`${stage.origin}/about`);
  await expect(heading(page)).toHaveText(about);
  await page.goto(`${stage.origin}/simulation/circuit/general?mode=normal`);
  await page.locator('input[name="rend_is"]').fill('0,7');
  // The documented method's EER of the R134a default with an isentropic efficiency of 0.7.
  await expect(page.locator('dd[data-figure="eer"] > span').first()).toHaveText('3,97');
}

/** Takes the update the page offers. */
async function takeUpdate(page: Page): Promise<void> {
  await expect(updateDialog(page)).toBeVisible({ timeout: 90_000 });
  // The page is reloaded by the new build; asked before that, it would be asked while it leaves.
  const reloaded = page.waitForEvent('load');
  await updateDialog(page)
    .getByRole('button', { name: /Mettre à jour maintenant|Update now/ })
    .click();
  await reloaded;
}

const lookForUpdate = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update().catch(() => undefined);
  });

test('a device that Workbox stored a build on goes over to this one, whole', async ({ context }) => {
  stage.show(EARLIER);
  const page = await visitStored(context, `${stage.origin}/about`);
  await page.goto(`${stage.origin}/ressources/refprop`);
  await expect(heading(page)).toBeVisible();
  const stores = () =>
    page.evaluate(async () => (await caches.keys()).map((name) => name.replace(/http.*/, '')).sort());
  await expect.poll(stores).toEqual(['appfroid-pages', 'workbox-precache-v2-']);
  await page.goto(`${stage.origin}/about`);

  // Offline between: what is stored goes on, and the newer build is found once there is a network.
  await stage.close();
  await page.reload();
  await expect(heading(page)).toHaveText('À propos d’AppFroid');
  stage.show(SITE);
  await stage.open();
  await lookForUpdate(page);
  await takeUpdate(page);
  await expect.poll(stores).toEqual(['appfroid-pages', 'serwist-precache-v2-']);
  await expectStored(page, SITE);
  await stage.close();
  // Kept of the earlier build, and of this one now.
  await page.goto(`${stage.origin}/ressources/refprop`);
  await expect(heading(page)).not.toContainText('appareil');
  await expectPagesOpen(page, 'À propos d’AppFroid');
});

test('a file that fails in the middle leaves the older build whole; the newer one is taken when it is all there', async ({
  context,
}) => {
  const page = await visitStored(context, `${stage.origin}/tools/convertisseur`);
  const field = page.getByRole('main').getByRole('textbox').first();
  stage.show(NEXT);
  let broken = 0;
  stage.isBroken = (path) => {
    const is = path === '/en/about' || path.startsWith('/packs/site-en');
    if (is) broken += 1;
    return is;
  };
  await lookForUpdate(page);
  await expect.poll(() => broken, { timeout: 30_000 }).toBeGreaterThanOrEqual(2);
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).installing === null), {
      timeout: 30_000,
    })
    .toBe(true);
  await expect(updateDialog(page)).toBeHidden();
  const asked = stage.asked.length;
  stage.isBroken = () => false;
  // It is tried again by itself, asks for nothing it has already, and is offered once no field has the focus.
  await field.focus();
  const isWaiting = () => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null);
  await expect.poll(isWaiting, { timeout: 90_000 }).toBe(true);
  await idle(page);
  await expect(updateDialog(page)).toBeHidden();
  await field.blur();
  await expect(updateDialog(page)).toBeVisible();
  expect(stage.asked.slice(asked).filter((path) => path.startsWith('/packs/tools'))).toEqual([]);
  await takeUpdate(page);
  await expectStored(page, NEXT);
  await expectPagesOpen(page, NEXT_HEADING);
});

test('a release in the middle of a first install leaves one build, whole', async ({ context }) => {
  let packs = 0;
  stage.isBroken = (path) => {
    if (path.startsWith('/packs/')) packs += 1;
    if (packs === 4) stage.show(NEXT);
    return false;
  };
  const page = await context.newPage();
  await page.goto(`${stage.origin}/contact`);
  await whenStored(page);
  expect(stage.asked.filter((path) => path === '/sw.js').length).toBeGreaterThanOrEqual(2);
  await expectStored(page, NEXT);
  await expectPagesOpen(page, NEXT_HEADING);
});

test('in a tab where someone types it waits until they have ended, whoever takes it', async ({ context }) => {
  const page = await visitStored(context, `${stage.origin}/about`);
  const typing = await context.newPage();
  await typing.goto(`${stage.origin}/tools/convertisseur`);
  const field = typing.getByRole('main').getByRole('textbox').first();
  await field.fill('12');
  stage.show(NEXT);
  await lookForUpdate(page);
  await expect(updateDialog(page)).toBeVisible({ timeout: 90_000 });
  await field.press('End');
  await field.pressSequentially('34', { delay: 100 });
  await expect(updateDialog(typing)).toBeHidden();
  await expect(field).toHaveValue('1234');

  // Taken in the one tab, it does not reload the other under the hands of who types.
  await takeUpdate(page);
  await expect(heading(page)).toHaveText(NEXT_HEADING);
  await field.pressSequentially('5');
  await expect(field).toHaveValue('12345');
  const reloaded = typing.waitForEvent('load');
  await field.blur();
  await reloaded;
  await expect(field).toHaveValue(/12.?345/);
  await expectStored(typing, NEXT);
});
