/** What a site that was stored at one visit does without a network: one device has it all, for storing it costs most. */
import { expect, test } from './support/test.ts';
import { FRESH } from './support/kept-context.ts';
import { KEY, ask, key, log, openAssistant, question } from './assistant-helpers.ts';
import { serveBuild } from './support/served-build.ts';
import { visitStored } from './support/stored.ts';

const ARTICLE = '/ressources/articles/epreuve-azote';
const QUIZ = '/quiz/reglementation-fgaz';
const FLUIDS = '/ressources/list-fluide';

test.use({ serviceWorkers: 'allow' });

test(
  'an article, a quiz, a fluid and the assistant open after a visit, and say what they lack',
  { tag: FRESH },
  async ({ context }) => {
    const server = await serveBuild(process.env['BUILD_DIR'] ?? 'dist');
    const { origin } = server;
    const page = await visitStored(context, `${origin}/about`);
    const answering = page.locator('.q.now');

    await test.step('each is visited once: it is then that it is stored', async () => {
      await page.goto(origin + ARTICLE);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('azote');
      await page.goto(`${origin}${QUIZ}?seed=abc`);
      await expect(answering).toHaveCount(1);
      await page.goto(origin + FLUIDS);
      await page.goto(`${origin}${FLUIDS}/r290`);
    });

    await context.setOffline(true);
    await test.step('a visited article is read, and its instrument computes', async () => {
      await page.goto(origin + ARTICLE);
      await page.locator('details.live > summary').click();
      // It wakes once it is in sight: opened at the foot of the screen it is below.
      await page.locator('input[name="p_final"]').scrollIntoViewIfNeeded();
      await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
      await page.locator('input[name="p_final"]').fill('26,9');
      await expect(page.locator('#result')).toContainText('Fuite');
    });
    await test.step('a visited quiz is answered', async () => {
      await page.goto(`${origin}${QUIZ}?seed=abd`);
      await expect(answering).toHaveCount(1);
      await page.keyboard.press('a');
      await page.keyboard.press('Enter');
      await expect(answering).toHaveAttribute('data-said', /right|wrong/);
    });
    await test.step('a visited fluid opens and its ruler answers; one that was not says so', async () => {
      await page.goto(`${origin}${FLUIDS}/r290?from=shelf`);
      const ruler = page.getByRole('region', { name: 'Réglette du R290' });
      await ruler.getByLabel('Température', { exact: true }).fill('0');
      await expect(ruler.locator('[data-abs="dew"]')).toHaveText('4,74');
      await page.goto(`${origin}${FLUIDS}/r600a`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Cette page n’est pas encore sur votre appareil',
      );
    });
    await context.setOffline(false);

    await server.stop();
    await test.step('the assistant opens with its prepared answers, and says what it lacks', async () => {
      await openAssistant(page, `${origin}/contact`);
      await page.locator('[data-example]').nth(1).click();
      await expect(log(page)).toContainText('Sand Hold');
      await key(page).fill(KEY);
      await ask(page, 'bonjour');
      await expect(page.getByRole('alert')).toContainText('le réseau manque, l’assistant en a besoin');
      await expect(question(page)).toHaveValue('bonjour');
    });
  },
);
