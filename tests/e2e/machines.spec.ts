/** Machines kept on the device: what a killed tab, another tab, a full browser and another device make of them. */
import { chromium } from '@playwright/test';
import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';
import { axe } from './support/axe.ts';
import { deviceText } from './support/device-text.ts';
import { allAwake } from './support/islands.ts';
import { field, figure, open, PAGE, waitForDevice } from './simulator-helpers.ts';
import { aSecond } from './support/pace.ts';

const LIST = '/machines';
const kept = (page: Page) => page.locator('[data-keeping="kept"]');

/** A study typed and kept. */
async function keepStudy(page: Page): Promise<void> {
  await open(page, PAGE);
  await waitForDevice(page);
  await field(page, 'choix_value').fill('20');
  await page.locator('[data-keep-machine]').click();
  await expect(kept(page)).toHaveCount(1);
}

/** Writes until the browser has no room for a hundred bytes more. */
const fillStorage = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('filling');
      request.onupgradeneeded = () => void request.result.createObjectStore('bytes', { autoIncrement: true });
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error ?? new Error('refused'));
    });
    const add = (length: number): Promise<boolean> =>
      new Promise((resolve) => {
        const change = database.transaction('bytes', 'readwrite');
        change.objectStore('bytes').add(crypto.getRandomValues(new Uint8Array(length)));
        change.oncomplete = () => resolve(true);
        change.onabort = () => resolve(false);
      });
    for (let length = 65_536; length > 100; length /= 2) while (await add(length));
    database.close();
  });

test('a study is kept as it is typed, without consent, through a killed tab and in two tabs', async ({
  page,
  context,
}) => {
  await keepStudy(page);
  await page.locator('input[name="machine-name"]').fill('Groupe froid');
  await page.locator('input[name="machine-name"]').press('Enter');
  await test.step('steps back and forward through every form', async () => {
    await field(page, 'temp_evp').fill('-8');
    await expect(kept(page)).toHaveCount(1);
    await page.locator('[data-undo]').click();
    await expect(field(page, 'temp_evp')).toHaveValue('0');
    await page.locator('[data-redo]').click();
    await expect(field(page, 'temp_evp')).toHaveValue('−8');
  });
  await field(page, 'temp_cdr').fill('45');
  // Killed a second after the last key: nothing is asked of the page any more.
  await aSecond();
  const eer = await figure(page, 'eer').textContent();
  await page.close({ runBeforeUnload: false });

  const again = await context.newPage();
  await open(again, LIST);
  await expect(again.locator('[data-machines="1"] input[name="machine-name"]')).toHaveValue('Groupe froid');
  await again.locator('[data-study-of] a').click();
  await expect(field(again, 'temp_cdr')).toHaveValue('45');
  await expect(figure(again, 'eer')).toHaveText(eer ?? '');

  const other = await context.newPage();
  await open(other, LIST);
  await other.locator('[data-study-of] a').click();
  await expect(other.locator('[data-machine-bar="open"]')).toHaveCount(1);
  await field(other, 'temp_cdr').fill('50');
  await expect(field(again, 'temp_cdr')).toHaveValue('50');
});

test('a killed browser takes nothing along that was typed a second ago', async ({}, testInfo) => {
  const { baseURL, locale, launchOptions } = testInfo.project.use;
  const profile = testInfo.outputPath('profile');
  const browser = () =>
    chromium.launchPersistentContext(profile, {
      ...launchOptions,
      ...(baseURL !== undefined && { baseURL }),
      ...(locale !== undefined && { locale }),
      serviceWorkers: 'block',
    });
  const context = await browser();
  const [page = await context.newPage()] = context.pages();
  await keepStudy(page);
  // Names are kept as they are typed, the focus still in them; the report's head goes with the machine.
  await page.locator('input[name="machine-name"]').fill('Groupe froid');
  await expect.poll(() => deviceText(page)).toContain('Groupe froid');
  await page.locator('[data-bar] a[data-page="report"]').click();
  await allAwake(page);
  await page.locator('input[name="report-customer"]').fill('Laiterie');
  await expect.poll(() => deviceText(page)).toContain('Laiterie');
  await page.goto(PAGE);
  await allAwake(page);
  await field(page, 'temp_cdr').fill('45');
  await expect.poll(() => deviceText(page)).toMatch(/temp_cdr(?:%22%3A|\W{1,8})45\b/);
  // What is kept is on the disk some moments later.
  await aSecond();
  const gone = new Promise((resolve) => context.once('close', resolve));
  const session = await context.newCDPSession(page);
  // The browser's own process, and with it all of its tabs.
  session.send('Browser.crash').catch(() => undefined);
  await gone;

  const next = await browser();
  const [again = await next.newPage()] = next.pages();
  await open(again, LIST);
  await expect(again.locator('[data-machines="1"] input[name="machine-name"]')).toHaveValue('Groupe froid');
  await again.locator('[data-study-of] a').click();
  await expect(field(again, 'temp_cdr')).toHaveValue('45');
  await expect(again.locator('[data-machine-bar="open"]')).toHaveCount(1);
  await again.locator('[data-bar] a[data-page="report"]').click();
  await expect(again.locator('input[name="report-customer"]')).toHaveValue('Laiterie');
  await next.close();
});

test('a machine moves to an empty browser by its file, with its photos; what is spoilt is set aside', async ({
  page,
  anotherDevice,
}) => {
  await keepStudy(page);
  await page.locator('[data-add-study]').click();
  await field(page, 'temp_evp').fill('-10');
  await expect(kept(page)).toHaveCount(1);
  const eer = await figure(page, 'eer').textContent();
  await page.goto(LIST);
  const { violations } = await axe(page).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  // The only machine of a wide page stands open.
  await page.locator('textarea[name="machine-note"]').fill('toiture');
  await page.locator('input[name="machine-photos"]').setInputFiles('public/icons/512.png');
  await expect(page.locator('[data-photos="1"] img')).toBeVisible();
  for (const box of await page.locator('[data-study-of] input').all()) await box.check();
  await expect(page.locator('[data-compared] [data-figure="eer"] td').nth(1)).toContainText(eer ?? '');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Exporter', exact: true }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.appfroid$/);
  const file = await download.path();

  const far = await anotherDevice();
  await open(far, LIST);
  // Opened before the page has made it, it would be an empty one.
  const names = () => far.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
  await expect.poll(names).toContain('appfroid-machines');
  await far.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const request = indexedDB.open('appfroid-machines');
        request.onerror = reject;
        request.onsuccess = () => {
          const change = request.result.transaction('records', 'readwrite');
          change.objectStore('records').put({ id: 'x', name: 5 });
          change.oncomplete = resolve;
        };
      }),
  );
  const input = far.locator('input[name="machines-file"]');
  await input.setInputFiles(file);
  await expect(far.locator('[data-machines="1"] [data-study-of]')).toHaveCount(2);
  await expect(far.locator('[data-spoilt="1"]')).toBeVisible();
  await expect(far.locator('textarea[name="machine-note"]')).toHaveValue('toiture');
  await expect(far.locator('[data-photos="1"]')).toHaveCount(1);
  await input.setInputFiles('package.json');
  await expect(far.getByRole('alert')).toContainText('n’est ni un fichier .appfroid');
  await far.locator('[data-study-of] a').nth(1).click();
  await expect(figure(far, 'eer')).toHaveText(eer ?? '');
});

test('a machine in three taps; what was kept as projects and visits is there, once, and stays where it was', async ({
  page,
  context,
}) => {
  await page.goto('/en/about');
  await page.evaluate(async () => {
    const put = (name: string, records: readonly object[]): Promise<void> =>
      new Promise((resolve, reject) => {
        const request = indexedDB.open(name, 1);
        request.onupgradeneeded = () => void request.result.createObjectStore('records', { keyPath: 'id' });
        request.onerror = () => reject(request.error ?? new Error(name));
        request.onsuccess = () => {
          const change = request.result.transaction('records', 'readwrite');
          for (const record of records) change.objectStore('records').put(record);
          change.oncomplete = () => {
            request.result.close();
            resolve();
          };
        };
      });
    const at = '2026-11-20T10:00:00.000Z';
    const study = { id: 'v', name: 'Variante 1', query: '?permanent=%7B%22fluid%22%3A%22R290%22%7D', summary: 'R290' };
    const project = { schema: 1, name: 'Laiterie', note: '', made: at, changed: at, variants: [study] };
    await put('appfroid-projects', [
      { id: 'a', ...project },
      { id: 'b', ...project, name: 'Fromagerie' },
    ]);
    const visit = { schema: 1, note: '', isReference: false, verdict: null, figures: { superheat: 6 }, version: '2' };
    const request = { fluid: 'R455A', application: 'cold_room_neg', expansion: 'txv', p_lp: 1, p_hp: 15 };
    await put('appfroid-visits', [{ id: 't', machine: 'Chambre', date: '2026-11-03T08:15', request, ...visit }]);
  });
  // Two tabs at once: one of them takes it all in, and tells it.
  const other = await context.newPage();
  await Promise.all([page.goto('/simulation/projets#là'), other.goto('/machines')]);
  await expect(page).toHaveURL(/\/machines#/);
  await expect(other.locator('[data-machine]')).toHaveCount(3);
  const told = () => Promise.all([page, other].map((tab) => tab.locator('[data-moved]').allTextContents()));
  await expect.poll(async () => (await told()).flat()).toEqual([expect.stringContaining('2 projets, 1 relevé')]);
  await other.close();
  await expect(page.locator('[data-machine]')).toHaveCount(3);
  await expect(page.locator('[data-visits="1"]')).toHaveCount(1);
  await page.reload();
  await expect(page.locator('[data-machine]')).toHaveCount(3);

  await page.locator('[data-begin]').click();
  await page.locator('[data-use="cold_room_neg"]').click();
  await page.locator('[data-fluid="R404A"]').click();
  await page.locator('[data-expansion="unknown"]').click();
  const made = page.locator('[data-machine]').first();
  await expect(made.locator('input[name="machine-name"]')).toHaveValue('Chambre froide négative · R404A');
  const { violations } = await axe(page).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  await made.locator('[data-new-study]').click();
  await expect(field(page, 'temp_evp')).toHaveValue('−27');
  await expect(page.locator('[data-machine-bar="open"]')).toHaveCount(1);
  await page.goto('/machines');
  await page.locator('[data-machine]').first().locator('[data-new-visit]').click();
  await expect(page).toHaveURL(/fluid=R404A&application=cold_room_neg/);
  await test.step('the pages of the tab open for it, and say what they suppose, until it is left', async () => {
    await page.goto('/simulation/saison');
    const line = page.locator('[data-of-machine-line]');
    await expect(line).toContainText('Chambre froide négative · R404A');
    await expect(line).toContainText('puissance 5');
    await expect(page).toHaveURL(/season=/);
    await line.locator('[data-leave-machine]').click();
    await expect(line).toBeHidden();
    await expect(page).not.toHaveURL(/season=/);
  });
  const old = await page.evaluate(
    () =>
      new Promise((resolve) => {
        const request = indexedDB.open('appfroid-projects');
        request.onsuccess = () => {
          const all = request.result.transaction('records').objectStore('records').getAll();
          all.onsuccess = () => resolve(all.result.map(({ id }: { readonly id: string }) => id));
        };
      }),
  );
  expect(old).toEqual(['a', 'b']);
});

test('a browser without room says so, and keeps what is typed on the page', async ({ page, baseURL }) => {
  const devtools = await page.context().newCDPSession(page);
  const { origin } = new URL(baseURL ?? '');
  await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1_000_000 });
  await keepStudy(page);
  await fillStorage(page);
  await field(page, 'temp_evp').fill('-8');
  await expect(page.locator('[data-keeping="failed"]')).toHaveCount(1);
  await expect(page.getByRole('alert')).toContainText('n’a pas gardé cette étude');
  await expect(page).toHaveURL(/temp_evp%22%3A-8/);
  await devtools.send('Storage.overrideQuotaForOrigin', { origin });
  await page.evaluate(() => void indexedDB.deleteDatabase('filling'));
  await page.reload();
  await expect(field(page, 'temp_evp')).toHaveValue('-8');
  await expect(kept(page)).toHaveCount(1);
});

test('a short link brings a study back, and a spoilt one says so', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, PAGE);
  await waitForDevice(page);
  await field(page, 'temp_evp').fill('-8');
  await page.getByRole('button', { name: 'Partager' }).click();
  const link = await page.locator('input[name="short-link"]').inputValue();
  expect(link.length).toBeLessThan(200);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  await expect(page.getByRole('img', { name: 'Code QR de ce lien' })).toBeVisible();
  const eer = await figure(page, 'eer').textContent();
  const other = await context.newPage();
  await other.goto(link);
  await expect(figure(other, 'eer')).toHaveText(eer ?? '');
  await expect(other).toHaveURL(/permanent=.*temp_evp%22%3A-8/);
  await other.goto(link.slice(0, -2));
  await expect(other.locator('[data-link-problem="cut"]')).toContainText('abîmé');
});
