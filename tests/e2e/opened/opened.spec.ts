/**
 * Nothing a visitor has is lost: links and kept states made by the build of commit 29a4aec (November 2026) open to the
 * same inputs, whatever the pages have become since. A file changes only where a page is meant to open otherwise, with
 * the reason in the commit; `REMAKE_OPENED=1 npx playwright test opened` writes both again from the built site.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { allAwake } from '../support/islands.ts';
import { heldByControls } from './form-controls.ts';
import type { Held } from './form-controls.ts';

type Texts = Readonly<Record<string, string>>;

interface OpenedLink {
  readonly name: string;
  readonly link: string;
  held: Held;
}

interface KeptState {
  readonly name: string;
  readonly path: string;
  readonly cookies?: Texts;
  readonly local?: Texts;
  readonly session?: Texts;
  held: Held;
  /** What the page says somewhere. */
  readonly contains?: readonly string[];
}

const file = (name: string): URL => new URL(`./${name}.json`, import.meta.url);
const read = <T>(name: string): T[] => JSON.parse(readFileSync(file(name), 'utf8')) as T[];
const links = read<OpenedLink>('links');
const states = read<KeptState>('states');
const isRemade = process.env['REMAKE_OPENED'] === '1';

/** As many at a time as one test opens in some seconds. */
const BATCH = 10;
const batches = <T>(all: readonly T[]): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(all.length / BATCH) }, (_, index) => all.slice(index * BATCH, (index + 1) * BATCH));

/** What of `held` the page holds, once it has taken its link and what was kept. */
async function expectHeld(page: Page, opened: { held: Held }, name: string): Promise<void> {
  await allAwake(page);
  if (isRemade) {
    await page.waitForTimeout(2500);
    opened.held = Object.fromEntries(
      Object.entries(await heldByControls(page)).filter(([key]) => Object.hasOwn(opened.held, key)),
    );
    return;
  }
  await expect.poll(() => heldByControls(page), { message: name, timeout: 10_000 }).toMatchObject(opened.held);
}

test.describe.configure({ timeout: 90_000 });
test.use({ viewport: { width: 1440, height: 900 } });

test('the files hold what is opened', () => {
  expect(links.length).toBeGreaterThanOrEqual(60);
  expect(states.length).toBeGreaterThanOrEqual(25);
  for (const { name, link } of links) expect(link, name).toMatch(/[?#]/);
});

for (const batch of batches(links))
  test(`links open to the same inputs: ${batch[0]?.name} and on`, async ({ page }) => {
    for (const opened of batch) {
      // Another page first: a link that differs in its fragment alone is not loaded anew.
      await page.goto('about:blank');
      await page.goto(opened.link);
      await expectHeld(page, opened, opened.name);
    }
    if (isRemade) writeFileSync(file('links'), `${JSON.stringify(links, null, 1)}\n`);
  });

for (const batch of batches(states))
  test(`kept states open to the same inputs: ${batch[0]?.name} and on`, async ({
    browser,
    baseURL,
    contextOptions,
  }) => {
    for (const state of batch) {
      const context = await browser.newContext(contextOptions);
      const cookies = Object.entries(state.cookies ?? {});
      await context.addCookies(
        cookies.map(([name, value]) => ({ name, value: encodeURIComponent(value), url: baseURL ?? '' })),
      );
      await context.addInitScript(
        ([local, session]) => {
          for (const [key, value] of Object.entries(local)) localStorage.setItem(key, value);
          for (const [key, value] of Object.entries(session)) sessionStorage.setItem(key, value);
        },
        [state.local ?? {}, state.session ?? {}] as const,
      );
      const page = await context.newPage();
      await page.goto(state.path);
      await expectHeld(page, state, state.name);
      for (const text of state.contains ?? []) await expect(page.locator('main'), state.name).toContainText(text);
      await context.close();
    }
    if (isRemade) writeFileSync(file('states'), `${JSON.stringify(states, null, 1)}\n`);
  });
