/** Files that come from outside the app: shared, opened with it, or sent by a page of another site. */
import { readFileSync } from 'node:fs';
import { expect, test } from './support/test.ts';
import { FRESH } from './support/kept-context.ts';
import type { Locator, Page } from '@playwright/test';
import { allAwake } from './support/islands.ts';

const PAGE = '/simulation/diagnostic';
const REFERENCE = 'src/diagnosis/measurements/checks/reference/';

const panel = (page: Page): Locator => page.locator('#recording');
const handed = (page: Page): Locator => page.locator('[data-handed]');
const preview = (page: Page): Locator => page.locator('[data-recording-preview]');

async function open(page: Page, path = PAGE): Promise<void> {
  await page.goto(path);
  await allAwake(page);
}

test('a share without a file is said, by a server that no worker stands before', async ({ page, request }) => {
  for (const path of [PAGE, `/en${PAGE}`]) {
    const response = await request.post(path, { multipart: { title: 'x' }, maxRedirects: 0 });
    expect(response.status()).toBe(303);
    expect(response.headers()['location']).toBe(`${path}?problem=E_SHARE`);
  }
  expect((await request.post('/simulation/line', { multipart: { title: 'x' }, maxRedirects: 0 })).status()).toBe(405);
  await open(page, `${PAGE}?problem=E_SHARE`);
  await expect(panel(page).locator('[data-problem="E_SHARE"]')).toContainText('Partage reçu sans fichier');
  await expect(page).not.toHaveURL(/E_SHARE/);
});

test('a file opened with the app is read once its reader says so', async ({ page }) => {
  const text = readFileSync(`${REFERENCE}03-fr-semicolon.csv`).toString('base64');
  await page.addInitScript((encoded) => {
    const bytes = Uint8Array.from(atob(encoded), (sign) => sign.charCodeAt(0));
    const handle = { getFile: () => Promise.resolve(new File([bytes], 'chambre.csv')) };
    Object.defineProperty(window, 'launchQueue', {
      value: { setConsumer: (take: (launch: object) => void) => take({ files: [handle] }) },
    });
  }, text);
  await open(page);
  await expect(handed(page)).toContainText('chambre.csv');
  await expect(preview(page)).toHaveCount(0);
  await handed(page).getByRole('button', { name: 'Prendre' }).click();
  await expect(preview(page)).toContainText('chambre.csv');
});

test.describe('with the app stored', () => {
  test.use({ serviceWorkers: 'allow' });

  test(
    'a shared file is taken in at a press, without a network too, and once',
    { tag: FRESH },
    async ({ page, context }) => {
      await open(page);
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
      const text = readFileSync(`${REFERENCE}03-fr-semicolon.csv`).toString('base64');
      for (const isOffline of [false, true]) {
        await context.setOffline(isOffline);
        await page.evaluate((encoded) => {
          const bytes = Uint8Array.from(atob(encoded), (sign) => sign.charCodeAt(0));
          const files = new DataTransfer();
          files.items.add(new File([bytes], 'relevé été.csv', { type: 'text/csv' }));
          const form = document.createElement('form');
          Object.assign(form, { method: 'post', enctype: 'multipart/form-data', action: location.pathname });
          const input = Object.assign(document.createElement('input'), { type: 'file', name: 'file' });
          input.files = files.files;
          form.append(input);
          document.body.append(form);
          form.submit();
        }, text);
        await expect(handed(page)).toContainText('relevé été.csv', { timeout: 30_000 });
        await expect(handed(page)).toContainText(/\d(,\d)?\u202fko/);
        // It waits as long as nobody has answered.
        if (!isOffline) {
          await page.reload();
          await allAwake(page);
        }
        await handed(page).getByRole('button', { name: 'Prendre' }).click();
        await expect(preview(page)).toContainText('relevé été.csv', { timeout: 30_000 });
        expect(await page.evaluate(() => caches.has('appfroid-shared'))).toBe(false);
      }
      await page.reload();
      await allAwake(page);
      await expect(handed(page)).toHaveCount(0);
      await expect(preview(page)).toHaveCount(0);
    },
  );

  test('what a page of another site sends is not kept, and what hides where it comes from waits', async ({
    page,
    context,
    baseURL,
  }) => {
    await open(page);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    const pageOf = (policy: string): string => `<!doctype html><meta charset="utf-8">
      <meta name="referrer" content="${policy}">
      <form method="post" enctype="multipart/form-data" action="${baseURL}${PAGE}"><input type="file" name="file" multiple></form>
      <script>
        const files = new DataTransfer();
        for (const name of ['un.csv', 'deux.csv']) files.items.add(new File(['a;b\\n1;2\\n'], name, { type: 'text/csv' }));
        document.querySelector('input').files = files.files;
        document.querySelector('form').submit();
      </script>`;
    const other = await context.newPage();
    for (const policy of ['unsafe-url', 'no-referrer']) {
      await context.route('http://other.example/**', (route) =>
        route.fulfill({ contentType: 'text/html', body: pageOf(policy) }),
      );
      await other.goto('http://other.example/');
      await other.waitForURL((url) => url.pathname === PAGE, { timeout: 30_000 });
      await allAwake(other);
      await expect(preview(other)).toHaveCount(0);
      const waiting = await other.evaluate(async () =>
        (await caches.has('appfroid-shared')) ? (await (await caches.open('appfroid-shared')).keys()).length : 0,
      );
      expect(waiting).toBeLessThanOrEqual(policy === 'unsafe-url' ? 0 : 2);
      if (waiting > 0) await expect(handed(other)).toContainText('un.csv, deux.csv');
      // The list of projects takes nothing that was sent to this page.
      await other.goto('/simulation/projets');
      await allAwake(other);
      await expect(handed(other)).toHaveCount(0);
      await context.unroute('http://other.example/**');
    }
  });
});
