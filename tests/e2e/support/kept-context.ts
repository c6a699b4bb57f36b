/**
 * Contexts that go from test to test. The first page of a new context costs twice what it costs where the files of the site
 * are in the browser's cache already: all is fetched, unpacked and compiled again. Everything a test can tell from such a
 * context is emptied between two: cookies, stores, workers, routes, permissions. Its cache of files stays, as a reader's does.
 */
import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';

/** Test to be given a context of its own, with nothing in its cache: what it shows depends on what was fetched before. */
export const FRESH = '@fresh';

/** What cannot be taken back from a context once done: it goes with the test that did it. */
const LASTING = ['addInitScript', 'exposeBinding', 'exposeFunction', 'setExtraHTTPHeaders', 'setGeolocation'] as const;
const CLOCK = ['install', 'pauseAt', 'setFixedTime', 'setSystemTime'] as const;

export interface KeptContext {
  readonly context: BrowserContext;
  /** The page it is given with: it is what empties the stores. */
  readonly page: Page;
}

/** Those of the running test that are laid down anew each time. */
interface Options {
  readonly baseURL: string | undefined;
  readonly storageState: BrowserContextOptions['storageState'];
}

export class KeptContexts {
  private readonly browser: Browser;
  private readonly kept = new Map<string, BrowserContext>();
  private readonly spoilt = new WeakSet<BrowserContext>();

  constructor(browser: Browser) {
    this.browser = browser;
  }

  /** A context with the options of the running test, which Playwright gives every new one; `key` tells them apart. */
  async open(key: string, options: Options): Promise<KeptContext> {
    const known = this.kept.get(key);
    if (known && !this.spoilt.has(known)) {
      try {
        const page = await known.newPage();
        await this.empty(known, page, options);
        return { context: known, page };
      } catch {
        // Its browser or its process ended: another is made.
        await known.close().catch(() => undefined);
      }
    }
    const context = await this.browser.newContext();
    this.watch(context);
    this.kept.set(key, context);
    return { context, page: await context.newPage() };
  }

  /** After a test: nothing of it goes on, and what it did for good goes with its context. */
  async leave(key: string, context: BrowserContext): Promise<void> {
    if (this.spoilt.has(context)) {
      this.kept.delete(key);
      await context.close().catch(() => undefined);
      return;
    }
    try {
      await Promise.all(context.pages().map((page) => page.close()));
      await context.unrouteAll({ behavior: 'ignoreErrors' });
      await context.clearPermissions();
      context.removeAllListeners('page').removeAllListeners('request').removeAllListeners('response');
    } catch {
      this.kept.delete(key);
      await context.close().catch(() => undefined);
    }
  }

  async close(): Promise<void> {
    await Promise.all([...this.kept.values()].map((context) => context.close().catch(() => undefined)));
  }

  private async empty(context: BrowserContext, page: Page, { baseURL = '', storageState }: Options): Promise<void> {
    const session = await context.newCDPSession(page);
    await session.send('Storage.clearDataForOrigin', { origin: new URL(baseURL).origin, storageTypes: 'all' });
    await session.detach();
    await context.clearCookies();
    if (typeof storageState === 'object') await context.addCookies(storageState.cookies);
  }

  private watch(context: BrowserContext): void {
    for (const name of LASTING) spoilBy(context, name, () => this.spoilt.add(context));
    for (const name of CLOCK) spoilBy(context.clock, name, () => this.spoilt.add(context));
    context.setOffline = () => {
      throw new Error(`A test without a network begins with an empty cache: tag it ${FRESH}`);
    };
  }
}

function spoilBy<T extends object, K extends keyof T>(target: T, name: K, spoil: () => void): void {
  const method = (target[name] as (...args: unknown[]) => unknown).bind(target);
  target[name] = ((...args: unknown[]) => {
    spoil();
    return method(...args);
  }) as T[K];
}
