/**
 * What every browser test stands on: Playwright's own, in a browser of which no page may do what its policy forbids. What
 * one does is a fault of the page and fails the test that opened it.
 */
import { expect, test as base } from '@playwright/test';
import type { BrowserContext, CDPSession } from '@playwright/test';

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

/**
 * Takes back what Playwright leaves in a context that the next test is given (`reuseContext` of the configuration): it empties
 * cookies, stores and cache, lays down routes, scripts and emulation, and says itself that it leaves these.
 */
async function takeBack(context: BrowserContext, sessions: readonly CDPSession[]): Promise<void> {
  // A test may close what it was given, or end the browser.
  const isGone = (): undefined => undefined;
  for (const session of sessions) await session.detach().catch(isGone);
  await context.setOffline(false).catch(isGone);
  await context.clearPermissions().catch(isGone);
}

export const test = base.extend<{ heldToPolicy: undefined }, { violations: string[] }>({
  context: async ({ context, reuseContext, violations }, use) => {
    if (!reuseContext) return use(context);
    await watch(context, violations);
    const sessions: CDPSession[] = [];
    const newSession = context.newCDPSession.bind(context);
    context.newCDPSession = async (page) => {
      const session = await newSession(page);
      sessions.push(session);
      return session;
    };
    await use(context);
    await takeBack(context, sessions);
  },
  // Every context, the one a test is given and those it makes itself.
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
