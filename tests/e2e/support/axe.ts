import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeBuilder } from '@axe-core/playwright';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

type Results = Awaited<ReturnType<AxeBuilder['analyze']>>;

const ofTheBuilder = createRequire(import.meta.resolve('@axe-core/playwright'));
const SOURCE = readFileSync(ofTheBuilder.resolve('axe-core/axe.min.js'), 'utf8');

export type Violations = Results['violations'];

/** What of a page is looked at, and by which rules; all of it by all of them unless told. */
interface Scope {
  readonly include?: string;
  readonly exclude?: readonly string[];
  readonly rules?: readonly string[];
}

class Axe {
  readonly #page: Page;
  readonly #scope: Scope;

  constructor(page: Page, scope: Scope) {
    this.#page = page;
    this.#scope = scope;
  }

  include(selector: string): Axe {
    return new Axe(this.#page, { ...this.#scope, include: selector });
  }

  exclude(selectors: readonly string[]): Axe {
    return new Axe(this.#page, { ...this.#scope, exclude: selectors });
  }

  withRules(rules: readonly string[]): Axe {
    return new Axe(this.#page, { ...this.#scope, rules });
  }

  async analyze(): Promise<Results> {
    const page = this.#page;
    // To be read and parsed, its half a megabyte takes as long as a small page takes to be looked at.
    if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
    return page.evaluate(async ({ include, exclude = [], rules }) => {
      const { run } = Reflect.get(window, 'axe') as { run: (context: object, options: object) => Promise<Results> };
      const context = {
        include: include === undefined ? [['html']] : [[include]],
        exclude: exclude.map((one) => [one]),
      };
      return run(context, { resultTypes: ['violations'], ...(rules && { runOnly: { type: 'rule', values: rules } }) });
    }, this.#scope);
  }
}

/**
 * Axe for a page without frames, as all of this site are: it is put into a page once, however often it is asked there,
 * where its own builder does so twice each time. Of rules that find nothing only the names are kept.
 */
export const axe = (page: Page): Axe => new Axe(page, {});

/** What a theme can change. */
const RULES_OF_COLOUR = ['color-contrast', 'link-in-text-block'];

/** What axe finds in the dark theme of a page that is open in the light one, or in the part of it `within`. */
export async function violationsInDark(page: Page, within = 'html'): Promise<Violations> {
  // The open page follows the system's theme by its styles alone.
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.evaluate(async () => {
    // Drawn in the other theme, with what that sets in motion at its end.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  });
  const { passes, incomplete, violations } = await axe(page).include(within).withRules(RULES_OF_COLOUR).analyze();
  // A rule that no longer exists would find nothing either.
  expect(passes.length + incomplete.length, page.url()).toBeGreaterThan(0);
  return violations;
}
