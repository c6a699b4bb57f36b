import { rmSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import type { BrowserContext, Page } from '@playwright/test';
import { firstVisitFiles } from '../../scripts/build/offline/stored-files.ts';
import type { SiteFile } from '../../scripts/build/offline/stored-files.ts';
import { CASES } from '../../src/calculators/cases.ts';
import { CALCULATORS, parametersFromInputs } from '../../src/calculators/index.ts';
import type { CalculatorId, Definition } from '../../src/calculators/index.ts';
import { localeFromPath } from '../../src/i18n/paths.ts';
import { expectValue } from './support/calculator-values.ts';
import { NEXT_HEADING, makeNextBuild } from './support/next-build.ts';
import { Stage } from './support/stage.ts';
import { visitStored, whenStored } from './support/stored.ts';

/**
 * What a device stores of the site, and how it goes from one build to the next. The site of each test is one this file
 * serves, replaces, breaks and takes away.
 */
test.use({ serviceWorkers: 'allow' });
test.describe.configure({ mode: 'default' });

const SITE = `${process.env['BUILD_DIR'] ?? 'dist'}/client`;
const NEXT = 'test-results/next-build';
/** A few pages of the build of 0cf4048, the last whose worker was Workbox's: what devices hold that were here before. */
const EARLIER = 'tests/e2e/support/earlier-build';

let stage: Stage;
test.beforeEach(async () => {
  stage = new Stage(SITE);
  await stage.open();
});
test.afterEach(() => stage.close());

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const updateDialog = (page: Page) => page.getByRole('dialog', { name: /^(?:Mise à jour disponible|Update available)/ });
const isPage = ({ file }: SiteFile): boolean => file.endsWith('.html');

/** Address and digest of all that Serwist has stored. */
async function storedFiles(page: Page): Promise<Readonly<Record<string, string>>> {
  const names = await page.evaluate(() => caches.keys());
  const [name, ...others] = names.filter((one) => one !== 'appfroid-pages');
  expect(others, names.join()).toEqual([]);
  return page.evaluate(async (store) => {
    const cache = await caches.open(store);
    const digest = async (request: Request): Promise<[string, string]> => {
      const bytes = await (await cache.match(request))?.arrayBuffer();
      const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes ?? new ArrayBuffer()));
      return [new URL(request.url).pathname, btoa(String.fromCharCode(...hash))];
    };
    return Object.fromEntries(await Promise.all((await cache.keys()).map(digest)));
  }, name ?? '');
}

const filesOf = (site: string): Readonly<Record<string, string>> =>
  Object.fromEntries(firstVisitFiles(site).map(({ address, digest }) => [address, digest]));

/** The store is one build, whole. */
async function expectStored(page: Page, site: string): Promise<void> {
  await expect.poll(() => storedFiles(page), { timeout: 20_000 }).toEqual(filesOf(site));
}

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
  await expect(updateDialog(page)).toBeVisible({ timeout: 45_000 });
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

test('a first visit takes few requests, and every page it stores opens and computes without a network', async ({
  context,
}) => {
  test.setTimeout(240_000);
  const files = firstVisitFiles(SITE);
  const page = await visitStored(context, `${stage.origin}/`);
  expect(stage.asked.length).toBeLessThanOrEqual(40);
  expect(stage.asked.filter((path) => path.startsWith('/packs/')).length).toBeGreaterThan(5);
  await expectStored(page, SITE);

  await stage.close();
  const pages = files.filter((file) => isPage(file) && !file.address.endsWith('/panels'));
  expect(pages.length).toBeGreaterThan(70);
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(`${page.url()}: ${message}`));
  page.on('requestfailed', (request) => {
    // Whether there is a newer build is asked of the network alone; and what is still asked for when the page is left ends so.
    const isMeant =
      /\/(?:build\.json|sw\.js)/.test(request.url()) || request.failure()?.errorText === 'net::ERR_ABORTED';
    if (!isMeant) faults.push(request.url());
  });
  for (const { address, bytes } of pages) {
    const definition: Definition | undefined = CALCULATORS.find(({ slug }) => address.endsWith(`/tools/${slug}`));
    const example = definition && CASES[definition.id as CalculatorId].at(-1);
    // A calculator is opened with other inputs than those it was built with: what it shows, it has computed.
    const query = definition && example ? `?${parametersFromInputs(definition, example.inputs).toString()}` : '';
    await page.goto(stage.origin + address + query);
    await expect(heading(page), address).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(address);
    for (const output of definition?.outputs ?? []) {
      if (example && Object.hasOwn(example.expected, output.key))
        await expectValue(page, output, example.expected[output.key], localeFromPath(address));
    }
    // Every island that does not wait to be seen or needed has come to life.
    if (bytes.includes('<astro-island'))
      await expect(page.locator('astro-island[ssr]:is([client="load"], [client="idle"])'), address).toHaveCount(0);
  }
  expect(faults).toEqual([]);

  await page.goto(`${stage.origin}/en/simulation/circuit/general?mode=normal`);
  await page.locator('input[name="rend_is"]').fill('0.7');
  // The documented method's EER of the R134a default with an isentropic efficiency of 0.7.
  await expect(page.locator('dd[data-figure="eer"] > span').first()).toHaveText('3.97');
  await page.goto(`${stage.origin}/reglette?fluid=R134a&p=5`);
  await expect(heading(page)).toBeVisible();
});

test('the offline page lists the pages of this device and nothing else, and takes the rest', async ({ context }) => {
  test.setTimeout(90_000);
  const page = await visitStored(context, `${stage.origin}/tools`);
  await page.goto(`${stage.origin}/ressources/list-fluide/r134a`);
  await expect(heading(page)).toContainText('R134a');
  await stage.close();

  const listed = async (): Promise<readonly string[]> => {
    await expect(page.locator('[data-stored]')).toBeVisible();
    const links = page.locator('[data-stored] li:visible a');
    return links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname).sort());
  };
  await page.goto(`${stage.origin}/en/nowhere`);
  await expect(heading(page)).toHaveText('This page is not on your device yet');
  const english = await listed();
  await page.goto(`${stage.origin}/ressources/list-fluide/r717`);
  await expect(heading(page)).toHaveText('Cette page n’est pas encore sur votre appareil');
  const french = await listed();
  expect(french).toContain('/ressources/list-fluide/r134a');
  expect(
    french.filter((path) => path !== '/ressources/list-fluide/r134a').map((path) => `/en${path}`.replace(/\/$/, '')),
  ).toEqual(english);
  const stored = new Set(Object.keys(filesOf(SITE)));
  expect(french.filter((path) => !stored.has(path))).toEqual(['/ressources/list-fluide/r134a']);
  expect(french.length).toBeGreaterThan(30);
  // Nothing is offered that cannot be had.
  const rest = page.getByRole('region', { name: 'Pages de lecture hors ligne' });
  await expect(rest).toBeHidden();

  await stage.open();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(rest.getByRole('status')).toHaveText(/^1 sur \d+ sur cet appareil$/);
  await rest.getByRole('button', { name: /^Tout prendre \(\d+\sMo\)$/ }).click();
  await expect(rest.getByRole('status')).toHaveText(/^(\d+) sur \1 sur cet appareil$/, { timeout: 60_000 });
  await expect(page.locator('[data-stored] li:visible a[href="/ressources/list-fluide/r717"]')).toHaveCount(1);
  await stage.close();
  await page.reload();
  await expect(heading(page)).toContainText('R717');
});

test.describe('where the line is to be spared', () => {
  /** The browser says of its line what a phone would. */
  async function visitOn(context: BrowserContext, line: object): Promise<Page> {
    const page = await context.newPage();
    await page.addInitScript((said) => {
      Object.defineProperty(navigator, 'connection', { value: Object.assign(new EventTarget(), said) });
    }, line);
    await page.goto(`${stage.origin}/about`);
    await page.waitForLoadState('networkidle');
    return page;
  }
  const registered = (page: Page): Promise<boolean> =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistration()) !== undefined);
  const app = (page: Page) => page.getByRole('region', { name: 'AppFroid hors ligne' });

  test('nothing is stored ahead, and the app is taken at a press', async ({ context }) => {
    const page = await visitOn(context, { saveData: true, effectiveType: '4g' });
    expect(await registered(page)).toBe(false);
    expect(stage.asked.filter((path) => /^\/(?:packs\/|sw\.js)/.test(path))).toEqual([]);
    await page.getByRole('banner').getByRole('button', { name: 'Réglages' }).click();
    await expect(app(page)).toContainText('Votre appareil économise les données');
    await app(page)
      .getByRole('button', { name: /^Prendre AppFroid \(\d\sMo\)$/ })
      .click();
    await whenStored(page);
    await expect(app(page)).toBeHidden();
    await expectStored(page, SITE);
    // Once there is a worker, it says how many pages of reading there are.
    await expect(page.getByRole('region', { name: 'Pages de lecture hors ligne' })).toBeVisible();
  });

  test('a slow line is waited for', async ({ context }) => {
    const page = await visitOn(context, { effectiveType: '2g' });
    expect(await registered(page)).toBe(false);
    await page.goto(`${stage.origin}/install`);
    await expect(app(page)).toContainText('La ligne est lente');
    await page.evaluate(() => {
      const { connection } = navigator as unknown as { readonly connection: EventTarget };
      Object.assign(connection, { effectiveType: '4g' });
      connection.dispatchEvent(new Event('change'));
    });
    await whenStored(page);
    await expectStored(page, SITE);
  });
});

test.describe('from one build to the next', () => {
  test.beforeAll(async () => {
    test.setTimeout(60_000);
    await makeNextBuild(SITE, NEXT);
  });
  test.afterAll(() => rmSync(NEXT, { recursive: true, force: true }));

  test('a device that Workbox stored a build on goes over to this one, whole', async ({ context }) => {
    test.setTimeout(90_000);
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
    test.setTimeout(90_000);
    const page = await visitStored(context, `${stage.origin}/contact`);
    stage.show(NEXT);
    let broken = 0;
    stage.isBroken = (path) => {
      const is = path === '/en/about' || path.startsWith('/packs/site-en');
      if (is) broken += 1;
      return is;
    };
    await lookForUpdate(page);
    await expect.poll(() => broken, { timeout: 20_000 }).toBeGreaterThanOrEqual(2);
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).installing === null), {
        timeout: 20_000,
      })
      .toBe(true);
    await expect(updateDialog(page)).toBeHidden();
    const asked = stage.asked.length;
    stage.isBroken = () => false;
    // It is tried again by itself, and asks for nothing it has already.
    await expect(updateDialog(page)).toBeVisible({ timeout: 45_000 });
    expect(stage.asked.slice(asked).filter((path) => path.startsWith('/packs/tools'))).toEqual([]);
    await takeUpdate(page);
    await expectStored(page, NEXT);
    await expectPagesOpen(page, NEXT_HEADING);
  });

  test('a release in the middle of a first install leaves one build, whole', async ({ context }) => {
    test.setTimeout(90_000);
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
    test.setTimeout(90_000);
    const page = await visitStored(context, `${stage.origin}/about`);
    const typing = await context.newPage();
    await typing.goto(`${stage.origin}/tools/convertisseur`);
    const field = typing.getByRole('main').getByRole('textbox').first();
    await field.fill('12');
    stage.show(NEXT);
    await lookForUpdate(page);
    await expect(updateDialog(page)).toBeVisible({ timeout: 45_000 });
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

  test('it is offered once the field is left', async ({ context }) => {
    const page = await visitStored(context, `${stage.origin}/tools/convertisseur`);
    const field = page.getByRole('main').getByRole('textbox').first();
    await field.focus();
    stage.show(NEXT);
    await lookForUpdate(page);
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null), {
        timeout: 30_000,
      })
      .toBe(true);
    await page.waitForTimeout(500);
    await expect(updateDialog(page)).toBeHidden();
    await field.blur();
    await expect(updateDialog(page)).toBeVisible();
  });
});
