/**
 * Axe in the page itself: none of this site has frames, for which its builder for Playwright brings its source twice and
 * opens a blank page. It is brought once to each page that is opened; of rules that find nothing only the names are kept.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

/** The small one: to bring it is a fifth of what a page of prose costs to look at. */
const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

interface Axe {
  run(within: string, options: RunOptions): Promise<AxeResults>;
}

/** What is asked of axe, and where. */
class Look {
  private readonly page: Page;
  private readonly options: RunOptions = { resultTypes: ['violations'] };
  private within = 'html';

  constructor(page: Page) {
    this.page = page;
  }

  include(within: string): this {
    this.within = within;
    return this;
  }

  withRules(rules: readonly string[]): this {
    this.options.runOnly = [...rules];
    return this;
  }

  async analyze(): Promise<AxeResults> {
    if (!(await this.page.evaluate(() => 'axe' in globalThis))) await this.page.evaluate(source);
    const run = ([within, options]: readonly [string, RunOptions]): Promise<AxeResults> =>
      (Reflect.get(globalThis, 'axe') as Axe).run(within, options);
    return this.page.evaluate(run, [this.within, this.options] as const);
  }
}

export const axe = (page: Page): Look => new Look(page);

/** What a theme can change. */
const RULES_OF_COLOUR = ['color-contrast', 'link-in-text-block'];

/** What axe finds in the dark theme of a page that is open in the light one, or in the part of it `within`. */
export async function violationsInDark(page: Page, within = 'html'): Promise<AxeResults['violations']> {
  // A colour that passes from one theme into the other is drawn in all that lies between, by every element of the page.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*, ::before, ::after { transition: none !important }');
    document.adoptedStyleSheets.push(sheet);
  });
  // The open page follows the system's theme by its styles alone.
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
  const { passes, incomplete, violations } = await axe(page).include(within).withRules(RULES_OF_COLOUR).analyze();
  // A rule that no longer exists would find nothing either.
  expect(passes.length + incomplete.length, page.url()).toBeGreaterThan(0);
  return violations;
}
