/**
 * What is typed before the late parts of a page are there leaves the page as the same typed once all of it is awake: React
 * takes over what was served, and mends its texts but none of its attributes.
 */
import { expect, test } from './support/test.ts';
import type { Locator, Page, Request } from '@playwright/test';
import { CALCULATORS } from '../../src/calculators/index.ts';
import { allAwake } from './support/islands.ts';
import { isWholeMatrix } from './support/matrix.ts';

const CIRCUIT = '/simulation/circuit';
/** A page of each kind. */
const USUAL = [
  '/tools/air-data',
  // Its instrument is open for a link with its inputs.
  '/ressources/articles/kv-kvs-vanne?q=8',
  `${CIRCUIT}/pipes`,
  '/simulation/line',
  '/simulation/hp-optimum',
];
const CIRCUIT_PAGES = ['general', 'diagramme', 'echangeurs', 'produits', 'charge-fluide', 'technique'];
const EVERY = [
  ...USUAL,
  '/simulation/compressor',
  '/reglette',
  ...CIRCUIT_PAGES.map((page) => `${CIRCUIT}/${page}`),
  '/simulation/comparatif',
  ...CALCULATORS.map(({ slug }) => `/tools/${slug}`),
];

/** Lets the page wait for a moment that does not come until `comeToRest` is called. */
function keepBusy(): void {
  const waiting: IdleRequestCallback[] = [];
  const idle = window.requestIdleCallback.bind(window);
  let isBusy = true;
  window.requestIdleCallback = (callback, options) => (isBusy ? waiting.push(callback) : idle(callback, options));
  Object.assign(window, {
    comeToRest() {
      isBusy = false;
      for (const callback of waiting.splice(0)) idle(callback);
    },
  });
}

const underWay = new WeakMap<Page, Set<Request>>();

/** Counts what a page asks for. */
function follow(page: Page): void {
  const asked = new Set<Request>();
  underWay.set(page, asked);
  page.on('request', (request) => asked.add(request));
  page.on('requestfinished', (request) => asked.delete(request));
  page.on('requestfailed', (request) => asked.delete(request));
}

/** Nothing of the page changes for half a second, and nothing it asked for is still to come. */
async function quiet(page: Page): Promise<void> {
  do await unchanged(page);
  while ((underWay.get(page)?.size ?? 0) > 0);
}

async function unchanged(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let timer: ReturnType<typeof setTimeout>;
        const observer = new MutationObserver(() => again());
        const again = (): void => {
          clearTimeout(timer);
          timer = setTimeout(() => {
            observer.disconnect();
            resolve();
          }, 500);
        };
        observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
        again();
      }),
  );
}

const fieldsOf = (page: Page): Locator => page.locator('main astro-island input[inputmode="decimal"]:visible');
const firstField = (page: Page): Locator => fieldsOf(page).first();

/** Types in the first and the last number of the page's form, there what cannot be read. */
async function type(page: Page): Promise<void> {
  // What the pages of a circuit say of one another stays as last computed where a text cannot be read.
  const isCircuit = page.url().includes(CIRCUIT);
  for (const [field, text] of [
    [firstField(page), '1'],
    [fieldsOf(page).last(), isCircuit ? '1' : 'x'],
  ] as const) {
    await field.focus();
    await page.keyboard.press('End');
    await page.keyboard.type(text);
    await quiet(page);
  }
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
}

/** Looks at every picture: one that nobody has seen stays as it was served. */
async function seePictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const picture of document.querySelectorAll('main astro-island figure')) {
      picture.scrollIntoView();
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  });
  await quiet(page);
}

/** What stands on a page, element by element. */
const written = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const lines: string[] = [];
    const write = (element: Element, depth: string): void => {
      // Who computed it depends on whether the engine was there yet.
      if (element.matches('script, style, template, link, [data-computed-by]')) return;
      const { value } = element as Partial<HTMLInputElement>;
      const attributes = element.matches('astro-island') ? [] : [...element.attributes];
      const said = attributes.filter(({ name }) => name !== 'value').map((one) => `${one.name}="${one.value}"`);
      lines.push(`${depth}${element.localName} ${said.sort().join(' ')} ${String(value ?? '')}`);
      for (const child of element.childNodes)
        if (child instanceof Element) write(child, `${depth} `);
        else if (child instanceof Text && child.data.trim() !== '') lines.push(`${depth} ${child.data}`);
    };
    write(document.querySelector('main') as Element, '');
    return lines;
  });

for (const path of isWholeMatrix ? new Set(EVERY) : USUAL) {
  test(`${path} is the same typed into before its late parts are there`, async ({ page, context }) => {
    const faults: string[] = [];
    context.on('weberror', (error) => faults.push(error.error().message));
    follow(page);
    await page.goto(path);
    await firstField(page).scrollIntoViewIfNeeded();
    await allAwake(page);
    await quiet(page);
    await type(page);
    await seePictures(page);
    const awake = await written(page);
    // What was typed here is a draft of this device: the other page opens as this one did.
    await page.evaluate(() => localStorage.removeItem('appfroid-drafts'));

    const early = await context.newPage();
    follow(early);
    await early.addInitScript(keepBusy);
    await early.goto(path);
    await firstField(early).scrollIntoViewIfNeeded();
    await expect
      .poll(() =>
        firstField(early).evaluate((input) => Object.keys(input).some((key) => key.startsWith('__reactProps'))),
      )
      .toBe(true);
    await type(early);
    await early.evaluate(() => (Reflect.get(window, 'comeToRest') as () => void)());
    await allAwake(early);
    await seePictures(early);
    await expect.poll(() => written(early), { timeout: 30_000 }).toEqual(awake);

    // A link is read by then too: what it says is nothing that React stumbles over.
    await early.goto(page.url());
    await firstField(early).scrollIntoViewIfNeeded();
    await quiet(early);
    await early.evaluate(() => (Reflect.get(window, 'comeToRest') as () => void)());
    await allAwake(early);
    await quiet(early);
    expect(faults).toEqual([]);
  });
}
