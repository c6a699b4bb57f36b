/**
 * What a technician does on site without a network: after one visit of the home page, and once every page of reading was
 * taken by one touch on it, or by the installed app itself.
 */
import type { BrowserContext, Page } from '@playwright/test';
import { FRESH } from './support/kept-context.ts';
import { Stage } from './support/stage.ts';
import { visitStored } from './support/stored.ts';
import { expect, test } from './support/test.ts';

test.use({ serviceWorkers: 'allow' });

const SITE = `${process.env['BUILD_DIR'] ?? 'dist'}/client`;
/** A low charge, of the field's worked cases. */
const LEAK =
  '/simulation/diagnostic?fluid=R32&application=room_ac&expansion=eev&p_lp=6&p_hp=24.5&t_suction=16&t_liquid=40&te_in=25&te_out=14&tc_in=35&tc_out=43';

let stage: Stage;
test.beforeEach(async () => {
  stage = new Stage(SITE);
  await stage.open();
});
test.afterEach(() => stage.close());

const search = (page: Page) => page.getByRole('searchbox').first();
const results = (page: Page) => page.locator('#site-results');
const hold = (page: Page) => page.locator('.hold-pages').getByRole('region', { name: 'Pages de lecture hors ligne' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
/** Pages of reading that were asked for. */
const reading = (): readonly string[] => stage.asked.filter((path) => /^\/(?:ressources|quiz)\//.test(path));

test(
  'after one visit the rulers, the search, the diagnosis and its visits answer without a network',
  { tag: FRESH },
  async ({ context }) => {
    const page = await visitStored(context, `${stage.origin}/`);
    await stage.close();

    await test.step('the small ruler, from a cold start', async () => {
      await page.goto(`${stage.origin}/?from=shelf`);
      await page.getByRole('button', { name: 'R410A', exact: true }).click();
      await page.getByLabel('Pression relative').click();
      await page.keyboard.type('7,9');
      await page.getByLabel('Température mesurée').click();
      await page.keyboard.type('9');
      // Dew of R410A at 8.91 bar: 3.5 °C.
      await expect(page.locator('[data-kelvins]')).toHaveText('5,5');
    });
    await test.step('the ruler', async () => {
      await page.goto(`${stage.origin}/reglette?fluid=R454B&p=8.1&unit=bar&ref=gauge&t=12`);
      await expect(page.locator('[data-superheat]')).toHaveText('5,0');
      await page.locator('input[name="measured"]').fill('13');
      await expect(page.locator('[data-superheat]')).toHaveText('6,0');
    });
    await test.step('the search, with its figures and the law', async () => {
      await page.goto(`${stage.origin}/`);
      await search(page).fill('R410A 7,9 bar 9 °C');
      await expect(results(page)).toContainText('surchauffe 5,5\u202fK');
      await search(page).fill('12 kg r449a');
      await expect(results(page)).toContainText('tous les 12 mois');
    });
    await test.step('the diagnosis, and a visit that is kept under its machine', async () => {
      await page.goto(stage.origin + LEAK);
      await expect(page.locator('dd[data-figure="superheat"]')).toHaveText('20,5 ± 0,9\u202fK');
      await expect(page.locator('[data-verdict]')).toContainText('Manque de charge');
      await page.locator('[data-visits] > summary').click();
      await page.locator('[name="visit-name"]').fill('Boulangerie Dupont');
      await page.locator('[data-save]').click();
      await expect(page.locator('[data-visit]')).toHaveCount(1);
      await expect(page.getByText('Relevé gardé.')).toBeVisible();
    });
    await test.step('found by its name on the home page and by the search', async () => {
      const own = page.locator('[data-own-machines] a', { hasText: 'Boulangerie Dupont' });
      await expect(async () => {
        await page.goto(`${stage.origin}/`);
        await expect(own).toBeVisible({ timeout: 2000 });
      }).toPass();
      await search(page).fill('dupont');
      await expect(results(page)).toContainText('Boulangerie Dupont');
      await own.click();
      await expect(page.locator('[data-machine]')).toContainText('surchauffe 20,5 ± 0,9\u202fK');
    });
  },
);

test(
  'one touch on the home page takes all reading, goes on where it was cut, and spares a device that saves data',
  { tag: FRESH },
  async ({ context }) => {
    test.setTimeout(360_000);
    const page = await visitStored(context, `${stage.origin}/`);
    await page.goto(`${stage.origin}/`);
    stage.forget();
    await hold(page)
      .getByRole('button', { name: /^Tout télécharger \(\d+\sMo\)$/ })
      .click();
    // The network goes once some are there.
    await expect(hold(page).getByRole('status')).toHaveText(/^[2-9]\d sur \d+ sur cet appareil$/);
    await stage.close();
    await expect(hold(page).getByRole('status')).toContainText('Le réseau a manqué en chemin');
    // Several are fetched at once: which of those asked for have come is what the device holds.
    const before = new Set(
      await page.evaluate(async () =>
        (await (await caches.open('appfroid-pages')).keys()).map(({ url }) => new URL(url).pathname),
      ),
    );
    expect(before.size).toBeGreaterThanOrEqual(20);
    await page.close();
    stage.forget();
    await stage.open();

    await test.step('a device that saves data takes no more of them', async () => {
      const saving = await context.newPage();
      await saving.addInitScript(() => {
        Object.defineProperty(navigator, 'connection', { value: Object.assign(new EventTarget(), { saveData: true }) });
      });
      await saving.goto(`${stage.origin}/`);
      await expect(hold(saving).getByRole('status')).toHaveText(/^\d+ sur \d+ sur cet appareil$/);
      await saving.waitForLoadState('networkidle');
      expect(reading()).toEqual([]);
      await saving.close();
    });
    await test.step('the next page goes on by itself, with what is not there yet', async () => {
      const next = await context.newPage();
      await next.goto(`${stage.origin}/`);
      await expect(hold(next).getByRole('status')).toHaveText(/^(\d+) sur \1 sur cet appareil$/, { timeout: 240_000 });
      expect(reading().length).toBeGreaterThan(100);
      expect(reading().filter((path) => before.has(path))).toEqual([]);
      await next.close();
    });
    await stage.close();
    await neverVisited(context);
  },
);

/** An article, a quiz and a fluid that nobody opened on this device before. */
async function neverVisited(context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${stage.origin}/ressources/articles/epreuve-azote`);
  await expect(heading(page)).toContainText('azote');
  await page.goto(`${stage.origin}/quiz/reglementation-fgaz?seed=abc`);
  const answering = page.locator('.q.now');
  await expect(answering).toHaveCount(1);
  await page.keyboard.press('a');
  await page.keyboard.press('Enter');
  await expect(answering).toHaveAttribute('data-said', /right|wrong/);
  await page.goto(`${stage.origin}/ressources/list-fluide/r290`);
  const ruler = page.getByRole('region', { name: 'Réglette du R290' });
  await ruler.getByLabel('Température', { exact: true }).fill('0');
  await expect(ruler.locator('[data-abs="dew"]')).toHaveText('4,74');
}

test('an installed app takes the pages of reading by itself', { tag: FRESH }, async ({ context }) => {
  const page = await visitStored(context, `${stage.origin}/about`);
  await page.close();
  stage.forget();
  const installed = await context.newPage();
  await installed.addInitScript(() => {
    const media = window.matchMedia.bind(window);
    window.matchMedia = (query) => media(query.includes('display-mode') ? 'all' : query);
  });
  await installed.goto(`${stage.origin}/about`);
  await expect.poll(() => reading().length).toBeGreaterThan(5);
});
