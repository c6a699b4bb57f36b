import { expect, test } from './support/test.ts';
import type { Page } from '@playwright/test';
import { axe } from './support/axe.ts';

const QUIZ = '/quiz/reglementation-fgaz';
const NUMBERS = '/quiz/cycle-diagramme';
const violations = async (page: Page) => (await axe(page).analyze()).violations;
/** The one question under way. */
const current = (page: Page) => page.locator('.q.now');
const score = (page: Page) => page.locator('[data-score]');

/** Answers by the keyboard alone until the result shows: each choice in turn, so that some are wrong. */
async function answerAll(page: Page, count: number): Promise<number> {
  let right = 0;
  for (let question = 0; question < count; question += 1) {
    await expect(page.locator('[data-progress]')).toContainText(`Question ${question + 1} `);
    await page.keyboard.press(String((question % 4) + 1));
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-state]')).toHaveAttribute('data-state', 'answered');
    if ((await current(page).getAttribute('data-said')) === 'right') right += 1;
    // What comes next is under the finger already.
    await expect(page.getByRole('button', { name: /Question suivante|Voir le résultat/ })).toBeFocused();
    await page.keyboard.press('Enter');
  }
  return right;
}

test('is answered by keyboard; the result is kept, reviewed, and opens from its link in the other language', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto(`${QUIZ}?seed=k3x9qz`);
  await expect(current(page)).toHaveCount(1);
  await expect(current(page).locator('details')).toBeHidden();
  expect(await violations(page)).toEqual([]);
  const order = await page.locator('.q').evaluateAll((items) => items.map(({ id }) => id));
  await page.reload();
  expect(await page.locator('.q').evaluateAll((items) => items.map(({ id }) => id))).toEqual(order);

  // Nothing chosen is said, and the question stays.
  await page.getByRole('button', { name: 'Valider' }).click();
  await expect(page.locator('[data-verdict]')).toHaveText('Choisissez une réponse.');
  await page.locator('#content').focus();

  const right = await answerAll(page, 12);
  expect(right).toBeGreaterThan(0);
  expect(right).toBeLessThan(12);
  await expect(score(page)).toHaveText(`${right} sur 12`);
  await expect(page.getByRole('region', { name: 'Résultat' })).toBeFocused();
  await expect(page.locator('.q[data-said="wrong"]')).toHaveCount(12 - right);
  await expect(page.locator('.q[data-said="wrong"]').first()).toContainText(/Faux\.\s+Réponse/);
  // What to work on: the subjects of what was wrong, with what teaches each.
  const weak = page.getByRole('region', { name: 'À retravailler' });
  const wrongs = await page
    .locator('.q[data-said="wrong"]')
    .evaluateAll((items) => [...new Set(items.map((item) => (item as HTMLElement).dataset['subject']))]);
  await expect(weak.getByRole('listitem').filter({ visible: true })).toHaveCount(wrongs.length);
  await expect(weak.getByText('Quiz suivant')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  const link = new URL(page.url());

  // In English, by someone else: the same answers, no score of theirs.
  const other = await browser.newContext({ locale: 'en-GB' });
  const guest = await other.newPage();
  await guest.goto(`${baseURL}/en${link.pathname}${link.search}`);
  await expect(score(guest)).toHaveText(`${right} of 12`);
  await expect(guest.locator('[data-comment]')).toContainText('Result opened from a link');
  expect(await guest.evaluate(() => localStorage.getItem('appfroid.quiz'))).toBeNull();
  await other.close();

  // The mistakes alone, again; then the index has the whole sitting's score.
  await page.getByRole('button', { name: 'Reprendre les erreurs' }).click();
  await expect(page.locator('[data-progress]')).toHaveText(`Question 1 sur ${12 - right}`);
  await expect(current(page).locator('legend')).toBeFocused();
  await page.getByRole('link', { name: 'Tous les quiz' }).click();
  await expect(page.locator('a[data-slug]', { hasText: 'F-Gaz et contrôles' })).toContainText(
    `Meilleur score : ${right} sur 12`,
  );
  await page.getByRole('button', { name: 'Effacer mes scores' }).click();
  await expect(page.getByText('Meilleur score')).toHaveCount(0);
});

test('takes a number as its reader types it, and says what is none', async ({ page }) => {
  const typed = page.getByRole('textbox');
  await page.goto(`${NUMBERS}?only=5&seed=k3x9qz`);
  await typed.fill('huit');
  await typed.press('Enter');
  await expect(page.locator('[data-verdict]')).toHaveText('Saisissez un nombre, par exemple 4,8.');
  await expect(typed).toHaveValue('huit');
  await typed.fill('8,1');
  await typed.press('Enter');
  await expect(current(page)).toHaveAttribute('data-said', 'right');
  await page.keyboard.press('Enter');
  await expect(score(page)).toHaveText('1 sur 1');
  await expect(page.getByRole('button', { name: 'Reprendre les erreurs' })).toBeHidden();
  await page.goto(`${NUMBERS}?only=5&seed=k3x9qz&answers=1e9`);
  await expect(score(page)).toHaveText('0 sur 1');

  // A class's sheet has every question and none of these answers; theirs are on a page of their own.
  await page.evaluate(() => {
    globalThis.print = () => undefined;
  });
  await page.getByRole('button', { name: 'Imprimer la feuille' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.q').filter({ visible: true })).toHaveCount(12);
  await expect(page.locator('.q details').filter({ visible: true })).toHaveCount(0);
  await expect(page.locator('[data-answers] li').filter({ visible: true })).toHaveCount(12);
});

test('reads without a script, and draws twelve of a larger selection', async ({ page, browser, baseURL }) => {
  const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await plain.goto(baseURL + NUMBERS);
  await expect(plain.getByRole('group')).toHaveCount(24);
  await expect(plain.locator('.q').nth(11)).toBeVisible();
  await expect(plain.locator('[data-foot]')).toBeHidden();
  await plain.locator('summary').first().click();
  await expect(plain.locator('.key').first()).toContainText('De D à A');
  await plain.context().close();

  await page.goto('/quiz/attestation-1');
  await expect(page.locator('.q.asked')).toHaveCount(12);
  expect(await page.locator('.q').count()).toBeGreaterThan(12);
  await expect(page).toHaveURL(/\?seed=[a-z0-9]{7}$/);
});

test('goes on at the same question after a reload, another page, and a tab that was killed', async ({ context }) => {
  let page = await context.newPage();
  await page.goto(QUIZ);
  const order = async () => await page.locator('.q.asked').evaluateAll((items) => items.map(({ id }) => id));
  await expect(current(page)).toHaveCount(1);
  const first = await order();
  await expect(page.locator('[data-resumed]')).toBeHidden();
  await page.keyboard.press('1');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.press('2');

  const isAtTheSame = async () => {
    await expect(page.locator('[data-progress]')).toContainText('Question 2 sur 12 · justes');
    expect(await order()).toEqual(first);
    await expect(current(page).locator('label').nth(1).locator('input')).toBeChecked();
    await expect(page.locator('[data-resumed]')).toBeVisible();
  };
  await page.reload();
  await isAtTheSame();
  await page.getByRole('link', { name: 'Tous les quiz' }).click();
  await page.goBack();
  await isAtTheSame();
  await page.close();
  page = await context.newPage();
  await page.goto(QUIZ);
  await isAtTheSame();

  // Anew, it is another order, and nothing is left of the first.
  await page.getByRole('button', { name: 'Recommencer', exact: true }).click();
  await expect(page.locator('[data-progress]')).toHaveText('Question 1 sur 12');
  await page.goto(QUIZ);
  expect(await order()).not.toEqual(first);
});

test('is sat as an examination, whose mistakes come back the next day', async ({ page }) => {
  await page.goto(QUIZ);
  await page.getByRole('button', { name: 'Examen blanc' }).click();
  await expect(page.locator('[data-clock]')).toHaveText(/Reste\s(18|17)\smin/);
  for (let question = 1; question <= 12; question += 1) {
    await expect(page.locator('[data-progress]')).toHaveText(`Question ${question} sur 12`);
    await page.keyboard.press('1');
    await page.keyboard.press('Enter');
    // Nothing is told before the end, and a reload stops no clock.
    await expect(page.locator('[data-said]')).toHaveCount(question === 12 ? 12 : 0);
    if (question === 6) await page.reload();
  }
  await expect(page.locator('[data-comment]')).toContainText('% : il en faut 70 pour réussir.');
  await page.getByRole('button', { name: 'Revoir mes erreurs' }).click();
  await page.getByRole('link', { name: 'Tous les quiz' }).click();
  const due = page.getByRole('region', { name: /À revoir aujourd’hui/ });
  await expect(due).toContainText('Rien à revoir aujourd’hui');
  await page.clock.setFixedTime(new Date(Date.now() + 24 * 3600_000));
  await page.reload();
  await due.getByRole('link', { name: 'F-Gaz et contrôles' }).click();
  await expect(page.locator('[data-progress]')).toContainText('Question 1 sur');
  const asked = await page.locator('.q.asked').count();
  expect(asked).toBeGreaterThan(3);
  expect(asked).toBeLessThan(12);
});
