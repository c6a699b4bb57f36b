/** Tabs killed while somebody types in them: of each thing the site keeps, what was typed a second ago is there again. */
import type { CDPSession, Page } from '@playwright/test';
import { csvFromRecords } from '../../src/circuit/compressor/file.ts';
import { ZR144KCE } from '../../src/circuit/compressor/doctor/published.ts';
import { field, open, PAGE, waitForDevice } from './simulator-helpers.ts';
import { expect, test } from './support/test.ts';
import { FRESH } from './support/kept-context.ts';
import { aSecond } from './support/pace.ts';

const VISIT =
  '/simulation/diagnostic?fluid=R32&application=room_ac&expansion=eev&p_lp=8.7&p_hp=28.5&t_suction=13&t_liquid=41&te_in=25&te_out=14&tc_in=35&tc_out=43&t_discharge=100';
const [COMPRESSOR] = csvFromRecords([
  { name: 'ZR144KCE', marque: 'COPELAND', fluid: 'R22', coefficients: { ...ZR144KCE } },
]).split('\n\n');

interface Kept {
  readonly path: string;
  /** Types what must not be lost. */
  readonly type: (page: Page) => Promise<unknown>;
  /** What is under way when the tab is killed. */
  readonly more: (page: Page) => Promise<unknown>;
  /** Finds it, in another tab. */
  readonly find: (page: Page) => Promise<unknown>;
}

const settings = async (page: Page) => {
  await page.getByRole('button', { name: 'Réglages', exact: true }).click();
  return page.getByRole('dialog', { name: 'Réglages' });
};
const mixShare = (page: Page, of: string) => page.getByRole('textbox', { name: `Part massique de ${of}` });

/** Typed by hand, as a draft asks for it. */
async function typeIn(page: Page, name: string, text: string): Promise<void> {
  await field(page, name).click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

/** What is kept for every tab. */
const KEPT: Readonly<Record<string, Kept>> = {
  settings: {
    path: '/about',
    async type(page) {
      const panel = await settings(page);
      await panel.getByRole('radio', { name: 'Relatives' }).check();
      await panel.getByLabel('Altitude').fill('1500');
    },
    more: (page) => page.getByRole('radio', { name: 'Point' }).check(),
    async find(page) {
      const panel = await settings(page);
      await expect(panel.getByRole('radio', { name: 'Relatives' })).toBeChecked();
      await expect(panel.getByLabel('Altitude')).toHaveValue(/^1.?500$/);
    },
  },
  project: {
    path: PAGE,
    async type(page) {
      await waitForDevice(page);
      await page.locator('[data-keep-machine]').click();
      await expect(page.locator('[data-keeping="kept"]')).toHaveCount(1);
      await page.locator('input[name="machine-name"]').fill('Groupe froid');
      await field(page, 'temp_cdr').fill('45');
    },
    more: (page) => field(page, 'temp_evp').fill('-30'),
    async find(page) {
      await open(page, '/simulation/projets');
      // Visits kept by others of these tabs are machines too.
      const card = page.locator('[data-machine]:has(input[value="Groupe froid"])');
      await expect(card).toHaveCount(1);
      await card.locator('[data-study-of] a').click();
      await expect(field(page, 'temp_cdr')).toHaveValue('45');
    },
  },
  visit: {
    path: VISIT,
    async type(page) {
      await expect(page.locator('[data-verdict]')).toBeVisible({ timeout: 30_000 });
      await page.locator('[data-visits] > summary').click();
      await page.locator('[name="visit-name"]').fill('Boulangerie');
      await page.locator('[name="visit-date"]').fill('2026-05-02T14:00');
      await page.locator('[data-save]').click();
      await expect(page.locator('[data-visit]')).toHaveCount(1);
    },
    more: (page) => page.locator('[data-save]').click(),
    async find(page) {
      await page.locator('[data-visits] > summary').click();
      await expect(page.locator('[data-visit]').first()).toContainText('2 mai 2026');
      await expect(page.locator('[name="visit-machine"]')).toContainText('Boulangerie');
    },
  },
  draft: {
    path: '/simulation/diagnostic',
    async type(page) {
      await typeIn(page, 'p_lp', '7,90');
      await typeIn(page, 't_suction', 'abc');
    },
    more: (page) => typeIn(page, 't_liquid', '38'),
    async find(page) {
      await expect(page.locator('#draft')).toContainText(/Saisie de \d\d:\d\d reprise/);
      await expect(field(page, 'p_lp')).toHaveValue('7,90');
      await expect(field(page, 't_suction')).toHaveValue('abc');
    },
  },
  report: {
    path: '/simulation/circuit/rapport',
    type: (page) => page.locator('input[name="report-customer"]').fill('Laiterie'),
    more: (page) => page.locator('input[name="report-site"]').pressSequentially('Lyon'),
    find: (page) => expect(page.locator('input[name="report-customer"]')).toHaveValue('Laiterie'),
  },
  mix: {
    path: '/simulation/circuit/general?permanent={}',
    async type(page) {
      await page.getByRole('combobox', { name: 'Fluide frigorigène' }).focus();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.type('nouveau');
      await page.keyboard.press('Enter');
      await page.getByRole('combobox', { name: 'Composant' }).first().selectOption('R32');
      await page.getByRole('combobox', { name: 'Composant' }).nth(1).selectOption('R1234yf');
      await mixShare(page, 'R32').fill('68,9');
      await mixShare(page, 'R1234yf').fill('31,1');
    },
    more: (page) => mixShare(page, 'R32').fill('5'),
    find: (page) =>
      expect
        .poll(() => page.evaluate(() => localStorage.getItem('fluid-custom-data') ?? ''))
        .toContain('"quantities":[68.9,31.1]'),
  },
  compressor: {
    path: '/simulation/compressor',
    async type(page) {
      const file = { name: 'a.csv', mimeType: 'text/csv', buffer: Buffer.from(COMPRESSOR ?? '') };
      await page.locator('input[data-import]').setInputFiles(file);
      await expect(page.locator('[data-count]')).toHaveAttribute('data-count', '1');
    },
    more: (page) => page.getByRole('button', { name: 'Nouvelle fiche' }).click(),
    find: (page) => expect(page.locator('[data-count]')).toHaveAttribute('data-count', '1'),
  },
  quiz: {
    path: '/quiz/composants?seed=abc',
    async type(page) {
      await expect(page.locator('.q.now')).toHaveCount(1);
      await page.keyboard.press('1');
      await page.keyboard.press('Enter');
      await page.keyboard.press('Enter');
      await page.keyboard.press('2');
    },
    more: (page) => page.keyboard.press('Enter'),
    async find(page) {
      await expect(page.locator('[data-resumed]')).toBeVisible();
      await expect(page.locator('[data-progress]')).toContainText(/^Question [23] sur 12 · justes/);
    },
  },
};

/** What a tab keeps for itself: it is that tab which is loaded again. */
const OF_A_TAB: Readonly<Record<string, Omit<Kept, 'find'> & { readonly value: string; readonly text: string }>> = {
  simulation: {
    path: PAGE,
    type: (page) => field(page, 'temp_cdr').fill('47'),
    more: (page) => field(page, 'temp_evp').fill('-30'),
    value: 'input[name="temp_cdr"]',
    text: '47',
  },
};

/** Ends the process of a tab, whatever it is at; others of its process go with it. */
async function kill(session: CDPSession, page: Page): Promise<void> {
  const gone = page.waitForEvent('crash');
  session.send('Page.crash').catch(() => undefined);
  await gone;
}

// Tabs that end by force: the context goes with them, and is no other test's.

test('each thing that is kept survives its tab', { tag: FRESH }, async ({ context }) => {
  const tabs = new Map<string, { readonly page: Page; readonly session: CDPSession; isGone: boolean }>();
  for (const [name, { path, type }] of Object.entries({ ...KEPT, ...OF_A_TAB })) {
    const page = await context.newPage();
    await open(page, path);
    await test.step(`typed: ${name}`, () => type(page));
    const tab = { page, session: await context.newCDPSession(page), isGone: false };
    page.on('crash', () => (tab.isGone = true));
    tabs.set(name, tab);
  }
  await aSecond();
  for (const [name, tab] of tabs) {
    if (tab.isGone) continue;
    const { more } = KEPT[name] ?? OF_A_TAB[name] ?? {};
    more?.(tab.page).catch(() => undefined);
    await kill(tab.session, tab.page);
  }

  for (const [name, { path, find }] of Object.entries(KEPT)) {
    const page = await context.newPage();
    await open(page, path);
    await test.step(`there again: ${name}`, () => find(page));
    await page.close();
  }
  for (const [name, { value, text }] of Object.entries(OF_A_TAB)) {
    const session = tabs.get(name)?.session;
    await session?.send('Page.reload');
    const expression = `document.querySelector('${value}')?.value`;
    const read = async () =>
      (await session?.send('Runtime.evaluate', { expression }).catch(() => undefined))?.result.value;
    await expect.poll(read, { message: name }).toBe(text);
  }
});
