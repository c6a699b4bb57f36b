import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { KEY, ask, askedOf, key, log, openAssistant, unique } from './assistant-helpers.ts';

/** Asks, and waits until the last of the answer is in sight: what has come is shown piece by piece. */
async function askForAll(page: Page, scene: string, end: RegExp): Promise<void> {
  await ask(page, scene);
  await expect
    .poll(() => log(page).evaluate((node) => node.textContent.slice(-400)), { timeout: 80_000, intervals: [500] })
    .toMatch(end);
  await expect(log(page)).toHaveAttribute('aria-busy', 'false');
}

test('ends 1 MB at the limit with a word, and the next question is asked with what fits', async ({ page }) => {
  test.setTimeout(120_000);
  await openAssistant(page);
  await key(page).fill(KEY);
  await askForAll(page, 'one-MB', /\(réponse tronquée\u202f: 200\u202f000 caractères au plus\)/);
  const text = unique('bonjour');
  await ask(page, text);
  await expect(log(page)).toContainText('Bonjour, frigoriste.');
  await expect(page.getByRole('dialog')).toContainText('La conversation est longue');
  const [asked] = await askedOf(page, text);
  expect(asked?.messages.filter(({ content }) => content.includes('[…]'))).toHaveLength(1);
});
