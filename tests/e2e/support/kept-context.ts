/**
 * Contexts that go from test to test, and with each the page a test is given. Opening a page is half of what it costs to
 * load one: a process is started, and what the last one had compiled is gone with it. Everything a test can tell from such
 * a page is taken back between two: cookies, stores, workers, routes, permissions, listeners, size, media and history. Its
 * cache of files stays, as a reader's does.
 */
import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page, ViewportSize } from '@playwright/test';

/** Test to be given a context of its own, with nothing in its cache: what it shows depends on what was fetched before. */
export const FRESH = '@fresh';

/** What cannot be taken back from a context once done: it goes with the test that did it. */
const LASTING = ['addInitScript', 'exposeBinding', 'exposeFunction', 'setExtraHTTPHeaders', 'setGeolocation'] as const;
const CLOCK = ['install', 'pauseAt', 'setFixedTime', 'setSystemTime'] as const;
/** The same of a page. */
const LASTING_ON_PAGE = [
  'addInitScript',
  'addLocatorHandler',
  'exposeBinding',
  'exposeFunction',
  'setDefaultNavigationTimeout',
  'setDefaultTimeout',
  'setExtraHTTPHeaders',
] as const;

/** What the console says is listened to by the policy of all pages as well: that stays. */
const EVENTS_OF_CONTEXT = ['page', 'request', 'requestfailed', 'requestfinished', 'response', 'weberror'] as const;
const EVENTS_OF_PAGE = [
  ...([
    'console',
    'dialog',
    'domcontentloaded',
    'download',
    'filechooser',
    'framenavigated',
    'load',
    'pageerror',
  ] as const),
  ...(['popup', 'request', 'requestfailed', 'requestfinished', 'response', 'websocket', 'worker'] as const),
] as const;

/**
 * Where a page waits for its next test: a picture of the site, which has the site's stores and runs nothing. A blank page
 * would be another process.
 */
const BETWEEN = '/favicon.svg';
/** Longest it may take to get there, ms. */
const PATIENCE = 10_000;

export interface KeptContext {
  readonly context: BrowserContext;
  readonly page: Page;
}

/** Those of the running test that are laid down anew each time. */
export interface Laid {
  readonly baseURL: string | undefined;
  readonly storageState: BrowserContextOptions['storageState'];
  readonly viewport: ViewportSize | null;
  readonly media: Pick<BrowserContextOptions, 'colorScheme' | 'contrast' | 'forcedColors' | 'reducedMotion'>;
}

export class KeptContexts {
  private readonly browser: Browser;
  private readonly kept = new Map<string, KeptContext>();
  /** Contexts and pages that go with their test. */
  private readonly spoilt = new WeakSet<BrowserContext | Page>();
  private readonly sizes = new WeakMap<BrowserContext, ViewportSize | null>();
  private readonly sessions = new WeakMap<Page, CDPSession>();
  private readonly openSession = new WeakMap<BrowserContext, BrowserContext['newCDPSession']>();

  constructor(browser: Browser) {
    this.browser = browser;
  }

  /** A context with the options of the running test, which Playwright gives every new one, and `options`; `key` tells them apart. */
  async open(key: string, laid: Laid, options: BrowserContextOptions = {}): Promise<KeptContext> {
    const known = this.kept.get(key);
    if (known) {
      try {
        this.sizes.set(known.context, laid.viewport);
        const page = known.page.isClosed() ? await known.context.newPage() : known.page;
        const given = { context: known.context, page };
        await this.empty(given, laid);
        this.kept.set(key, given);
        return given;
      } catch {
        // Its browser or its process ended: another is made.
        this.kept.delete(key);
        await known.context.close().catch(() => undefined);
      }
    }
    const context = await this.browser.newContext(options);
    this.watch(context, laid.viewport);
    const given = { context, page: await context.newPage() };
    this.kept.set(key, given);
    return given;
  }

  /** After a test: nothing of it goes on, and what it did for good goes with its page or its context. */
  async leave({ context, page }: KeptContext, { baseURL = '' }: Laid): Promise<void> {
    try {
      if (this.spoilt.has(context)) throw new Error('spoilt');
      const gone = context.pages().filter((each) => each !== page || this.spoilt.has(each));
      await Promise.all(gone.map((each) => each.close()));
      await context.unrouteAll({ behavior: 'ignoreErrors' });
      await context.clearPermissions();
      for (const event of EVENTS_OF_CONTEXT) context.removeAllListeners(event);
      if (page.isClosed()) return;
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      for (const event of EVENTS_OF_PAGE) page.removeAllListeners(event);
      await page.goto(baseURL + BETWEEN, { timeout: PATIENCE });
    } catch {
      for (const [key, each] of this.kept) if (each.context === context) this.kept.delete(key);
      await context.close().catch(() => undefined);
    }
  }

  async close(): Promise<void> {
    await Promise.all([...this.kept.values()].map(({ context }) => context.close().catch(() => undefined)));
  }

  private async empty({ context, page }: KeptContext, laid: Laid): Promise<void> {
    const { baseURL = '', storageState, viewport, media } = laid;
    let session = this.sessions.get(page);
    if (!session) {
      // A page that has just been opened stands nowhere yet.
      if (page.url() !== baseURL + BETWEEN) await page.goto(baseURL + BETWEEN, { timeout: PATIENCE });
      session = await (this.openSession.get(context) ?? context.newCDPSession.bind(context))(page);
      this.sessions.set(page, session);
    }
    // Its own stores by the page itself, whose process has them in mind too.
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
      window.name = '';
    });
    await session.send('Storage.clearDataForOrigin', { origin: new URL(baseURL).origin, storageTypes: 'all' });
    await session.send('Page.resetNavigationHistory');
    await context.clearCookies();
    if (typeof storageState === 'object') await context.addCookies(storageState.cookies);
    await resize(page, viewport);
    await page.emulateMedia({ media: null, ...media });
    // Nothing is under the pointer of a page that has just come.
    await page.mouse.move(-1, -1);
  }

  private watch(context: BrowserContext, viewport: ViewportSize | null): void {
    this.sizes.set(context, viewport);
    this.openSession.set(context, context.newCDPSession.bind(context));
    const spoil = (): unknown => this.spoilt.add(context);
    for (const name of LASTING) spoilBy(context, name, spoil);
    for (const name of CLOCK) spoilBy(context.clock, name, spoil);
    spoilBy(context, 'newCDPSession', (page) => this.spoilt.add(page as Page));
    context.setOffline = () => {
      throw new Error(`A test without a network begins with an empty cache: tag it ${FRESH}`);
    };
    const newPage = context.newPage.bind(context);
    context.newPage = async () => {
      const page = await newPage();
      for (const name of LASTING_ON_PAGE) spoilBy(page, name, () => this.spoilt.add(page));
      await resize(page, this.sizes.get(context) ?? null);
      return page;
    };
  }
}

async function resize(page: Page, viewport: ViewportSize | null): Promise<void> {
  const now = page.viewportSize();
  if (viewport && (now?.width !== viewport.width || now.height !== viewport.height))
    await page.setViewportSize(viewport);
}

/** Makes a method tell that it was called, and with what, before it does its work. */
function spoilBy<T extends object, K extends keyof T>(target: T, name: K, spoil: (first: unknown) => unknown): void {
  const method = (target[name] as (...args: unknown[]) => unknown).bind(target);
  target[name] = ((...args: unknown[]) => {
    spoil(args[0]);
    return method(...args);
  }) as T[K];
}
