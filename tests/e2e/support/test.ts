/**
 * What every browser test stands on: Playwright's own, in a browser of which no page may do what its policy forbids. What
 * one does is a fault of the page and fails the test that opened it.
 */
import { expect, test as base } from '@playwright/test';
import type { BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { isWholeMatrix } from '../../../scripts/check/changes.ts';
import { FRESH, KeptContexts } from './kept-context.ts';
import type { KeptContext, Laid } from './kept-context.ts';

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

/** What a test asks of every context it is given. */
interface Setting {
  readonly key: readonly unknown[];
  readonly laid: Laid;
  /** Whether it goes from test to test. */
  readonly isKept: boolean;
}

export const test = base.extend<
  {
    heldToPolicy: undefined;
    setting: Setting;
    given: KeptContext;
    /** A page of a device that knows nothing of the test's own, with other options where they are given. */
    anotherDevice: (options?: BrowserContextOptions) => Promise<Page>;
  },
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
  setting: async (
    {
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
    const media = {
      colorScheme: colorScheme ?? 'light',
      contrast: contextOptions.contrast ?? 'no-preference',
      forcedColors: contextOptions.forcedColors ?? 'none',
      reducedMotion: contextOptions.reducedMotion ?? 'no-preference',
    } as const;
    await use({
      key: [
        ...[baseURL, colorScheme, contextOptions, deviceScaleFactor, hasTouch, isMobile, isMobile && viewport],
        ...[javaScriptEnabled, locale, timezoneId, userAgent],
      ],
      laid: { baseURL, storageState, viewport, media },
      isKept: !isWholeMatrix && !tags.includes(FRESH) && serviceWorkers !== 'allow',
    });
  },
  given: async ({ browser, contexts, setting: { key, laid, isKept } }, use) => {
    if (isKept) {
      const given = await contexts.open(JSON.stringify(key), laid);
      await use(given);
      await contexts.leave(given, laid);
      return;
    }
    const context = await browser.newContext();
    await use({ context, page: await context.newPage() });
    await context.close();
  },
  anotherDevice: async ({ browser, contexts, setting: { key, laid, isKept } }, use) => {
    const opened = new Map<string, () => Promise<unknown>>();
    await use(async (options = {}) => {
      const own = JSON.stringify(['another', ...key, options]);
      // Asked for once more, it has forgotten what it was.
      await opened.get(own)?.();
      if (isKept) {
        const { storageState = laid.storageState, viewport = laid.viewport } = options;
        const its = { ...laid, storageState, viewport };
        const given = await contexts.open(own, its, options);
        opened.set(own, () => contexts.leave(given, its));
        return given.page;
      }
      const context = await browser.newContext({ serviceWorkers: 'block', ...options });
      opened.set(own, () => context.close());
      return context.newPage();
    });
    for (const close of opened.values()) await close();
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
