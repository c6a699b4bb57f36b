/**
 * Nothing a visitor has is lost: links and kept states made by the build of commit 29a4aec (November 2026) open to the
 * same inputs, whatever the pages have become since. A file changes only where a page is meant to open otherwise, with
 * the reason in the commit; `REMAKE_OPENED=1 npx playwright test opened` writes both again from the built site.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from '../support/test.ts';
import type { Page } from '@playwright/test';
import { allAwake } from '../support/islands.ts';
import { isWholeMatrix, matrixCalculators } from '../support/matrix.ts';
import { heldByControls } from './form-controls.ts';
import type { Held } from './form-controls.ts';
import { aSecond } from '../support/pace.ts';

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
const isRemade = process.env['REMAKE_OPENED'] === '1';
const links = read<OpenedLink>('links');
/**
 * Every link is read by the form of its page in tests/unit/stores/opened.test.ts. A browser is asked whether pages show what
 * their forms hold: one link of each page, all of the ruler, whose sides only its engine gives. MATRIX=all opens every one.
 */
const pageOf = ({ link }: OpenedLink): string => link.replace(/^\/en\//, '/').replace(/[?#].*/, '');
const isTypical = (page: string): boolean =>
  !page.startsWith('/tools/') || matrixCalculators.some(({ slug }) => page === `/tools/${slug}`);
const seen = new Set<string>();
const opened = links.filter((one) => {
  const page = pageOf(one);
  const isFirst = !seen.has(page);
  seen.add(page);
  return isRemade || isWholeMatrix || page === '/reglette' || (isFirst && isTypical(page));
});
const states = read<KeptState>('states');

/** As many at a time as one test opens in some seconds. */
const BATCH = 10;
const batches = <T>(all: readonly T[]): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(all.length / BATCH) }, (_, index) => all.slice(index * BATCH, (index + 1) * BATCH));

/** What of `held` the page holds, once it has taken its link and what was kept. */
async function expectHeld(page: Page, opened: { held: Held }, name: string): Promise<void> {
  await allAwake(page);
  if (isRemade) {
    let held: Held;
    // What it is given on opening comes in turns: it is written down once a second changes nothing.
    do {
      held = await heldByControls(page);
      await aSecond();
    } while (JSON.stringify(await heldByControls(page)) !== JSON.stringify(held));
    opened.held = Object.fromEntries(Object.entries(held).filter(([key]) => Object.hasOwn(opened.held, key)));
    return;
  }
  await expect.poll(() => heldByControls(page), { message: name, timeout: 10_000 }).toMatchObject(opened.held);
}

test.describe.configure({ timeout: 90_000 });
test.use({ viewport: { width: 1440, height: 900 } });

test('the files hold what is opened', () => {
  expect(links.length).toBeGreaterThanOrEqual(60);
  expect(states.length).toBeGreaterThanOrEqual(26);
  expect(opened.length).toBeGreaterThanOrEqual(20);
  for (const { name, link } of links) expect(link, name).toMatch(/[?#]/);
});

/**
 * A picture of the site, between one page and the next: a link that differs in its fragment alone would not be loaded
 * anew, and what a device keeps is laid down where no page reads or writes it. A blank page would be another process.
 */
const BETWEEN = '/favicon.svg';

for (const batch of batches(opened))
  test(`links open to the same inputs: ${batch[0]?.name} and on`, async ({ page, baseURL }) => {
    for (const each of batch) {
      if (new URL(each.link, baseURL).pathname === new URL(page.url(), baseURL).pathname) await page.goto(BETWEEN);
      await page.goto(each.link);
      await expectHeld(page, each, each.name);
    }
    if (isRemade) writeFileSync(file('links'), `${JSON.stringify(links, null, 1)}\n`);
  });

/** Leaves on the device of a page what a state has, and nothing else but consent. */
async function keepAlone(page: Page, { cookies = {}, local = {}, session = {} }: KeptState): Promise<void> {
  await page.goto(BETWEEN);
  const context = page.context();
  const given = (await context.cookies()).filter(({ name }) => name === 'cookieAppFroid');
  expect(given).toHaveLength(1);
  await context.clearCookies();
  await context.addCookies([
    ...given,
    ...Object.entries(cookies).map(([name, value]) => ({
      name,
      value: encodeURIComponent(value),
      url: new URL(page.url()).origin,
    })),
  ]);
  await page.evaluate(
    async ([forLocal, forSession]) => {
      const databases = await indexedDB.databases();
      for (const { name } of databases) if (name !== undefined) indexedDB.deleteDatabase(name);
      for (const name of await caches.keys()) await caches.delete(name);
      localStorage.clear();
      sessionStorage.clear();
      for (const [key, value] of Object.entries(forLocal)) localStorage.setItem(key, value);
      for (const [key, value] of Object.entries(forSession)) sessionStorage.setItem(key, value);
    },
    [local, session] as const,
  );
}

for (const batch of batches(states))
  test(`kept states open to the same inputs: ${batch[0]?.name} and on`, async ({ page }) => {
    for (const state of batch) {
      await keepAlone(page, state);
      await page.goto(state.path);
      await expectHeld(page, state, state.name);
      for (const text of state.contains ?? []) await expect(page.locator('main'), state.name).toContainText(text);
    }
    if (isRemade) writeFileSync(file('states'), `${JSON.stringify(states, null, 1)}\n`);
  });
