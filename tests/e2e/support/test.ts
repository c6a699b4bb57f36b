/**
 * What every browser test stands on: Playwright's own, in a browser of which no page may do what its policy forbids. What
 * one does is a fault of the page and fails the test that opened it.
 */
import { expect, test as base } from '@playwright/test';
import type { BrowserContext } from '@playwright/test';
import { isWholeMatrix } from '../../../scripts/check/changes.ts';
import { FRESH, KeptContexts } from './kept-context.ts';
import type { KeptContext } from './kept-context.ts';

export { expect } from '@playwright/test';
export type * from '@playwright/test';

const MARK = 'against the policy of the page: ';

/** Contexts whose pages are made to do it on purpose. */
const allowed = new WeakSet<BrowserContext>();

/** For a test that puts into a page what its policy must stop. */
export const allowViolations = (context: BrowserContext): void => {
  allowed.add(context);
};

async function watch(context: BrowserContext, found: string[]): Promise<void> {
  context.on('console', (message) => {
    if (message.text().startsWith(MARK) && !allowed.has(context)) found.push(message.text());
  });
  await context.addInitScript((mark) => {
    addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sample, sourceFile, lineNumber } = event;
      console.info(`${mark}${effectiveDirective} ${blockedURI} ${sample} ${location.href} ${sourceFile}:${lineNumber}`);
    });
  }, MARK);
}

export const test = base.extend<
  { heldToPolicy: undefined; given: KeptContext },
  { violations: string[]; contexts: KeptContexts }
>({
  contexts: [
    async ({ browser }, use) => {
      const contexts = new KeptContexts(browser);
      await use(contexts);
      await contexts.close();
    },
    { scope: 'worker' },
  ],
  given: async (
    {
      browser,
      contexts,
      baseURL,
      colorScheme,
      contextOptions,
      deviceScaleFactor,
      hasTouch,
      isMobile,
      javaScriptEnabled,
      locale,
      serviceWorkers,
      storageState,
      timezoneId,
      userAgent,
      viewport,
    },
    use,
    { tags },
  ) => {
    if (isWholeMatrix || tags.includes(FRESH) || serviceWorkers === 'allow') {
      const context = await browser.newContext();
      await use({ context, page: await context.newPage() });
      await context.close();
      return;
    }
    const key = JSON.stringify([
      [baseURL, colorScheme, contextOptions, deviceScaleFactor, hasTouch, isMobile],
      [javaScriptEnabled, locale, storageState, timezoneId, userAgent, viewport],
    ]);
    const given = await contexts.open(key, { baseURL, storageState });
    await use(given);
    await contexts.leave(key, given.context);
  },
  context: ({ given }, use) => use(given.context),
  page: ({ given }, use) => use(given.page),
  // Every context, those a test is given and those it makes itself.
  violations: [
    async ({ browser }, use) => {
      const found: string[] = [];
      const make = browser.newContext.bind(browser);
      browser.newContext = async (options) => {
        const context = await make(options);
        await watch(context, found);
        return context;
      };
      await use(found);
      browser.newContext = make;
    },
    { scope: 'worker', auto: true },
  ],
  heldToPolicy: [
    async ({ violations }, use) => {
      violations.length = 0;
      await use(undefined);
      expect(violations).toEqual([]);
    },
    { auto: true },
  ],
});
