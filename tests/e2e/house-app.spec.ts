import { expect, test } from './support/test.ts';
import type { Page } from '@playwright/test';
import { RELEASE as SECOND, buildRelease, serveBuild } from './support/served-build.ts';
import type { ServedBuild } from './support/served-build.ts';
import { changelog } from '../../scripts/build/build-info.ts';
import type { Release } from '../../scripts/build/build-info.ts';
import { visitStored } from './support/stored.ts';
import { idle } from './support/pace.ts';

/** The app as a visitor keeps it: these tests have servers of their own, which they stop or replace. */
test.use({ serviceWorkers: 'allow' });
test.describe.configure({ mode: 'serial' });

const FIRST = process.env['BUILD_DIR'] ?? 'dist';
const [LATEST] = changelog() as readonly [Release];

test.beforeAll(async () => {
  test.setTimeout(180_000);
  await buildRelease();
});

const scriptOf = (page: Page) => page.locator('script[type="module"][src*="/_astro/Base"]').getAttribute('src');

test('without a network, an address typed otherwise leads to the page the server would give, query kept', async ({
  context,
}) => {
  const server = await serveBuild(FIRST);
  const page = await visitStored(context, `${server.origin}/contact`);
  const typed = [
    ['/About', '/about'],
    ['/about/', '/about'],
    ['/tools/Air-data', '/tools/air-data'],
    ['/en/Tools/desp/?from=link', '/en/tools/desp?from=link'],
    ['/Simulation/Circuit/General?mode=normal', '/simulation/circuit/general?mode=normal'],
    ['/EN/', '/en'],
  ] as const;
  // The same rule in both places.
  for (const [address, meant] of typed) {
    await page.goto(server.origin + address);
    if (address !== '/about/')
      await expect.poll(() => page.url(), { message: address }).toContain(server.origin + meant);
  }
  await server.stop();
  for (const [address, meant] of typed) {
    await page.goto(server.origin + address);
    expect(page.url(), address).toContain(server.origin + meant);
    expect(new URL(page.url()).pathname, address).toBe(new URL(server.origin + meant).pathname);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 }), address).not.toContainText('appareil');
  }
  await page.goto(`${server.origin}/About/nulle-part/`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cette page n’est pas encore sur votre appareil');
});

test.describe('a newer build', () => {
  let server: ServedBuild;

  test.beforeEach(async () => {
    server = await serveBuild(FIRST);
  });
  test.afterEach(() => server.stop());

  /** The same address, now another build. */
  async function release(): Promise<void> {
    await server.stop();
    server = await serveBuild(SECOND, server.port);
  }

  test('is offered with its number, date and description, and taken at a press', async ({ context }) => {
    const page = await visitStored(context, `${server.origin}/about`);
    const old = await scriptOf(page);
    await release();
    await page.reload();
    const dialog = page.getByRole('dialog', { name: 'Mise à jour disponible' });
    // The new build is stored whole before it is offered.
    await expect(dialog).toContainText(LATEST.version, { timeout: 90_000 });
    await expect(dialog).toContainText(
      new Date(`${LATEST.date}T12:00:00`).toLocaleDateString('fr-FR', { dateStyle: 'long' }),
    );
    await expect(dialog).toContainText(LATEST.fr.description);
    expect(await scriptOf(page)).toBe(old);
    await dialog.getByRole('button', { name: 'Mettre à jour maintenant' }).click();
    await expect.poll(() => scriptOf(page).catch(() => old)).not.toBe(old);
    await expect(dialog).toBeHidden();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(dialog).toBeHidden();
  });

  test('is noticed by an open page, and taken at the next navigation', async ({ context }) => {
    const page = await visitStored(context, `${server.origin}/about`);
    const old = await scriptOf(page);
    await release();
    const asked = page.waitForRequest(/\/build\.json\?t=\d+$/);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await asked;
    const dialog = page.getByRole('dialog', { name: 'Mise à jour disponible' });
    await expect(dialog).toBeVisible({ timeout: 90_000 });
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
    await expect(page).toHaveURL(`${server.origin}/contact`, { timeout: 60_000 });
    await expect.poll(() => scriptOf(page).catch(() => old)).not.toBe(old);
  });
});

test.describe('a page whose scripts are gone', () => {
  test.use({ serviceWorkers: 'block' });

  for (const [name, failures, loads, heading] of [
    // Asked for ahead, then by the island, then by it once more: only then is the page loaded afresh.
    ['is loaded afresh', 3, 2, 'Circuit frigorifique'],
    [
      'is loaded afresh once, not for ever, then gives way to the error page',
      Number.POSITIVE_INFINITY,
      2,
      'Une erreur est survenue',
    ],
  ] as const) {
    test(name, async ({ page }) => {
      let refused = 0;
      await page.route(/\/_astro\/Inputs[^/]*\.js/, (route) => {
        refused += 1;
        return refused <= failures ? route.abort() : route.continue();
      });
      let opened = 0;
      page.on('domcontentloaded', () => {
        opened += 1;
      });
      await page.goto('/simulation/circuit/general');
      await expect.poll(() => opened, { timeout: 30_000 }).toBe(loads);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      // Whatever its scripts still had to do, they have done: nothing loads it once more.
      await page.waitForLoadState('networkidle');
      await idle(page);
      expect(opened).toBe(loads);
    });
  }
});
