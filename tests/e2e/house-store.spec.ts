import { expect, test } from './support/test.ts';
import type { BrowserContext, Page } from '@playwright/test';
import { firstVisitFiles } from '../../scripts/build/offline/stored-files.ts';
import type { SiteFile } from '../../scripts/build/offline/stored-files.ts';
import { CASES } from '../../src/calculators/cases.ts';
import { CALCULATORS, parametersFromInputs } from '../../src/calculators/index.ts';
import type { CalculatorId, Definition } from '../../src/calculators/index.ts';
import { localeFromPath, localePath } from '../../src/i18n/paths.ts';
import { expectValue } from './support/calculator-values.ts';
import { Stage } from './support/stage.ts';
import { matrixLocales, matrixPaths } from './support/matrix.ts';
import { expectStored } from './support/stored-build.ts';
import { visitStored, whenStored } from './support/stored.ts';

/** What a device stores of the site. Each test serves the site itself, and takes it away. */
test.use({ serviceWorkers: 'allow' });

const SITE = `${process.env['BUILD_DIR'] ?? 'dist'}/client`;

let stage: Stage;
test.beforeEach(async () => {
  stage = new Stage(SITE);
  await stage.open();
});
test.afterEach(() => stage.close());

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const isPage = ({ file }: SiteFile): boolean => file.endsWith('.html');

// The documented method's EER of the R134a default with an isentropic efficiency of 0.7.
for (const [locale, efficiency, eer] of [
  ['fr', '0,7', '3,97'],
  ['en', '0.7', '3.97'],
] as const) {
  if (!matrixLocales().includes(locale)) continue;
  test(`a first visit takes few requests, and every page it stores opens and computes without a network (${locale})`, async ({
    context,
  }) => {
    test.setTimeout(180_000);
    const page = await visitStored(context, `${stage.origin}/`);
    expect(stage.asked.length).toBeLessThanOrEqual(48);
    expect(stage.asked.filter((path) => path.startsWith('/packs/')).length).toBeGreaterThan(5);
    await expectStored(page, SITE);

    await stage.close();
    const pages = firstVisitFiles(SITE).filter(
      (file) => isPage(file) && localeFromPath(file.address) === locale && !file.address.endsWith('/panels'),
    );
    expect(pages.length).toBeGreaterThan(35);
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(`${page.url()}: ${message}`));
    page.on('requestfailed', (request) => {
      // Whether there is a newer build is asked of the network alone; and what is still asked for when the page is left ends so.
      const isMeant =
        /\/(?:build\.json|sw\.js)/.test(request.url()) || request.failure()?.errorText === 'net::ERR_ABORTED';
      if (!isMeant) faults.push(request.url());
    });
    const looked = new Set(matrixPaths(pages.map(({ address }) => address)));
    expect(looked.size).toBeGreaterThan(8);
    for (const { address, bytes } of pages.filter((one) => looked.has(one.address))) {
      const definition: Definition | undefined = CALCULATORS.find(({ slug }) => address.endsWith(`/tools/${slug}`));
      const example = definition && CASES[definition.id as CalculatorId].at(-1);
      // A calculator is opened with other inputs than those it was built with: what it shows, it has computed.
      const query = definition && example ? `?${parametersFromInputs(definition, example.inputs).toString()}` : '';
      await page.goto(stage.origin + address + query);
      await expect(heading(page), address).toBeVisible();
      if (!address.endsWith('/offline')) await expect(heading(page), address).not.toHaveText(/appareil|device/);
      expect(new URL(page.url()).pathname).toBe(address);
      for (const output of definition?.outputs ?? []) {
        if (example && Object.hasOwn(example.expected, output.key))
          await expectValue(page, output, example.expected[output.key], locale);
      }
      // Every island that does not wait to be seen or needed has come to life.
      if (bytes.includes('<astro-island'))
        await expect(
          page.locator('astro-island[ssr]:is([client="afterPaint"], [client="afterPaintIdle"])'),
          address,
        ).toHaveCount(0);
    }
    expect(faults).toEqual([]);

    await page.goto(stage.origin + localePath(locale, '/simulation/circuit/general?mode=normal'));
    await page.locator('input[name="rend_is"]').fill(efficiency);
    await expect(page.locator('dd[data-figure="eer"] > span').first()).toHaveText(eer);
  });
}

test('the offline page lists the pages of this device and nothing else, and takes the rest', async ({ context }) => {
  test.setTimeout(240_000);
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
  const stored = new Set(firstVisitFiles(SITE).map(({ address }) => address));
  expect(french.filter((path) => !stored.has(path))).toEqual(['/ressources/list-fluide/r134a']);
  expect(french.length).toBeGreaterThan(30);
  // Nothing is offered that cannot be had, in the header neither.
  await expect(page.getByRole('banner').getByRole('link', { name: 'Outils' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Quiz' })).toBeHidden();
  const rest = page.getByRole('region', { name: 'Pages de lecture hors ligne' });
  await expect(rest).toBeHidden();

  await stage.open();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.getByRole('banner').getByRole('link', { name: 'Quiz' })).toBeVisible();
  await expect(rest.getByRole('status')).toHaveText(/^1 sur \d+ sur cet appareil$/);
  await rest.getByRole('button', { name: /^Tout télécharger \(\d+\sMo\)$/ }).click();
  await expect(rest.getByRole('status')).toHaveText(/^(\d+) sur \1 sur cet appareil$/, { timeout: 150_000 });
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
      .getByRole('button', { name: /^Télécharger AppFroid \(\d\sMo\)$/ })
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
