import { createHash } from 'node:crypto';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { expect, test } from './support/test.ts';
import type { Page } from '@playwright/test';
import { RELEASE as BUILD, buildRelease, serveBuild } from './support/served-build.ts';
import { visitStored } from './support/stored.ts';

/**
 * Pages that are stored when they are visited, or all at once. No address of the kinds to come is needed: the build
 * these tests make has its pages of prose stored so.
 */
test.use({ serviceWorkers: 'allow' });
test.describe.configure({ mode: 'serial' });

const NEXT = 'test-results/kept-pages-next-build';
const PATHS = ['/about', '/contact', '/install', '/mentions-legales', '/version'].flatMap((path) => [
  path,
  `/en${path}`,
]);

test.beforeAll(async () => {
  test.setTimeout(180_000);
  await buildRelease();
});
test.afterAll(() => {
  rmSync(NEXT, { recursive: true, force: true });
});

/** Address, revision and bytes of the pages the release stores so, as its worker has them (12e3 is a number too). */
const keptPages = (): readonly (readonly [string, string, number])[] =>
  [...readFileSync(`${BUILD}/client/sw.js`, 'utf8').matchAll(/\[`([^`]+)`,`([^`]{12})`,([\de]+)\]/g)].map(
    ([, address = '', revision = '', bytes]) => [address, revision, Number(bytes)],
  );

const section = (page: Page) => page.getByRole('region', { name: 'Pages de lecture hors ligne' });
const openSettings = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Réglages' }).click();
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('are on the device once visited, all of them at a press, and none after another', async ({ context }) => {
  let server = await serveBuild(BUILD);
  const { port, origin } = server;
  const page = await visitStored(context, `${origin}/tools`);
  // Those of the reader's language.
  const all = keptPages().filter(([address]) => !address.startsWith('/en/'));
  const count = all.length;
  const megabytes = Math.ceil(all.reduce((sum, [, , bytes]) => sum + bytes, 0) / 1e6);
  expect(keptPages().map(([address]) => address)).toEqual(expect.arrayContaining(PATHS));

  await openSettings(page);
  await expect(section(page).getByRole('status')).toHaveText(`0 sur ${count} sur cet appareil`);
  await expect(section(page).getByRole('button', { name: 'Retirer de l’appareil' })).toBeDisabled();
  await page.goto(`${origin}/about?from=link`);
  await expect(heading(page)).toHaveText('À propos d’AppFroid');

  await server.stop();
  await page.goto(`${origin}/about`);
  await expect(heading(page)).toHaveText('À propos d’AppFroid');
  await page.goto(`${origin}/About/`);
  await expect(heading(page)).toHaveText('À propos d’AppFroid');
  await page.goto(`${origin}/contact`);
  await expect(heading(page)).toHaveText('Cette page n’est pas encore sur votre appareil');
  await page.goto(`${origin}/en/contact`);
  await expect(heading(page)).toHaveText('This page is not on your device yet');

  // Without a network the press says what is missing, and loses nothing.
  await page.goto(`${origin}/tools`);
  await openSettings(page);
  await expect(section(page).getByRole('status')).toHaveText(`1 sur ${count} sur cet appareil`);
  await section(page)
    .getByRole('button', { name: new RegExp(`^Tout télécharger \\(${megabytes}\\sMo\\)$`) })
    .click();
  await expect(section(page).getByRole('status')).toContainText('Le réseau a manqué en chemin');
  await expect(section(page).getByRole('status')).toContainText(`1 sur ${count}`);

  server = await serveBuild(BUILD, port);
  await section(page)
    .getByRole('button', { name: /^Tout télécharger/ })
    .click();
  await expect(section(page).getByRole('status')).toHaveText(`${count} sur ${count} sur cet appareil`, {
    timeout: 60_000,
  });
  await expect(section(page).getByRole('progressbar')).toBeHidden();
  await expect(section(page).getByRole('button', { name: /^Tout télécharger/ })).toBeDisabled();
  await server.stop();
  for (const path of PATHS.filter((one) => !one.startsWith('/en/'))) {
    await page.goto(origin + path);
    await expect(heading(page), path).not.toHaveText(/appareil|device/);
    expect(new URL(page.url()).pathname).toBe(path);
  }

  // The install page has the same section.
  await page.goto(`${origin}/install`);
  await expect(section(page).getByRole('status')).toHaveText(`${count} sur ${count} sur cet appareil`);
  await section(page).getByRole('button', { name: 'Retirer de l’appareil' }).click();
  await expect(section(page).getByRole('status')).toHaveText(`0 sur ${count} sur cet appareil`);
  await page.goto(`${origin}/version`);
  await expect(heading(page)).toHaveText('Cette page n’est pas encore sur votre appareil');
});

test('are those of the new build once it is taken, without another visit', async ({ context }) => {
  let server = await serveBuild(BUILD);
  const { port, origin } = server;
  const page = await visitStored(context, `${origin}/tools`);
  for (const path of ['/about', '/contact']) {
    await page.goto(origin + path);
    await expect(heading(page)).toBeVisible();
  }
  await page.goto(`${origin}/tools`);

  // The next build differs in one page.
  rmSync(NEXT, { recursive: true, force: true });
  cpSync(BUILD, NEXT, { recursive: true });
  const file = `${NEXT}/client/about/index.html`;
  const digest = (text: string) => createHash('sha256').update(text).digest('base64').slice(0, 12);
  const before = readFileSync(file, 'utf8');
  const after = before.replaceAll('À propos d’AppFroid', 'AppFroid, une fois encore');
  writeFileSync(file, after);
  const worker = readFileSync(`${NEXT}/client/sw.js`, 'utf8');
  expect(worker).toContain(digest(before));
  writeFileSync(`${NEXT}/client/sw.js`, worker.replace(digest(before), digest(after)));
  await server.stop();
  server = await serveBuild(NEXT, port);

  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  const dialog = page.getByRole('dialog', { name: 'Mise à jour disponible' });
  await expect(dialog).toBeVisible({ timeout: 90_000 });
  // The page is reloaded by the new build; asked before that, it would be asked while it leaves.
  const reloaded = page.waitForEvent('load');
  await dialog.getByRole('button', { name: 'Mettre à jour maintenant' }).click();
  await reloaded;
  await expect(dialog).toBeHidden();
  await expect(heading(page)).toBeVisible();
  const stored = () =>
    page.evaluate(async () => {
      const store = await caches.open('appfroid-pages');
      return (await store.keys()).map(({ url }) => url).sort();
    });
  // What the older build stored is gone, and the page that has changed is there anew.
  await expect
    .poll(stored)
    .toEqual([
      expect.stringContaining(`/about?revision=${digest(after)}`),
      expect.stringContaining('/contact?revision='),
    ]);
  await server.stop();
  await page.goto(`${origin}/about`);
  await expect(heading(page)).toHaveText('AppFroid, une fois encore');
  await page.goto(`${origin}/contact`);
  await expect(heading(page)).toHaveText('Contacter le projet AppFroid');
});
