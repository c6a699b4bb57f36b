import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

/** The provider is a stand-in on loopback: what it answers follows from a word of the question. */
export const KEY = 'sk-test-0123456789';
export const dialog = (page: Page): Locator => page.getByRole('dialog', { name: 'IcyBrain' });
export const log = (page: Page): Locator => page.getByRole('log');
export const question = (page: Page): Locator => page.locator('textarea[name="question"]');
export const key = (page: Page): Locator => page.locator('input[name="key"]');
/** The header's button: it stands on every page, but for a phone's, whose menu has it. */
export const launcher = (page: Page): Locator => page.locator('.site-header .opens-assistant.in-header');
/** The round one, where the margin beside the page has room for it. */
export const roundButton = (page: Page): Locator => page.locator('[data-assistant-launcher]');

export async function openAssistant(page: Page, path = '/about'): Promise<void> {
  await page.goto(path);
  await launcher(page).click();
  await expect(dialog(page)).toBeVisible();
}

export async function ask(page: Page, text: string): Promise<void> {
  await question(page).fill(text);
  await question(page).press('Enter');
}

/** A question no other test asks, so that what came of it can be found again. */
export const unique = (word: string): string => `${word} ${Math.random().toString(36).slice(2)}`;

interface Asked {
  readonly model: string;
  readonly messages: readonly { readonly role: string; readonly content: string }[];
  readonly tools?: readonly { readonly function: { readonly name: string } }[];
}

/** What the provider was asked in a conversation that holds a text. */
export async function askedOf(page: Page, text: string): Promise<readonly Asked[]> {
  const port = Number(new URL(page.url()).port) + 1;
  const all = (await (await page.request.get(`http://127.0.0.1:${port}/requests`)).json()) as readonly Asked[];
  return all.filter(({ messages }) => messages.some(({ content }) => content.includes(text)));
}
