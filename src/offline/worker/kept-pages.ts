/**
 * Pages stored when they are visited, or all at once when a page asks for it. What is stored is always of this build: a
 * page is only kept when its text has the digest the build gave it, and a new build stores anew what was stored before
 * it takes over.
 */
import { CacheFirst } from 'serwist';
import type { SerwistPlugin } from 'serwist';
import { localeFromPath } from '../../i18n/paths.ts';
import type { Locale } from '../../language/index.ts';
import { inTurns } from '../in-turns.ts';
import type { KeptPage } from '../list.ts';
import type { KeptState } from '../messages.ts';
import { digestOf } from '../pack.ts';

const STORE = 'appfroid-pages';
/** ms before each time round: a network that went missing for a moment is there again. */
const WAITS = [0, 2000, 8000];
/** Pages that fail one after the other: the rest of them would too. */
const MOST_IN_VAIN = 8;

const pathOf = ({ url }: { readonly url: string }): string => new URL(url).pathname;

/** @param atOnce how many pages are fetched at a time, beside what the reader does meanwhile */
export function createKeptPages(pages: readonly KeptPage[], withoutNetwork: SerwistPlugin, atOnce: number) {
  const revisions = new Map(pages.map(([address, revision]) => [address, revision]));
  const weights = new Map(pages.map(([address, , download]) => [address, download]));
  const keyOf = (address: string): string =>
    new URL(`${address}?revision=${revisions.get(address)}`, location.href).href;

  async function isOfThisBuild(path: string, response: Response): Promise<boolean> {
    if (!response.ok || response.redirected) return false;
    const revision = revisions.get(path);
    const digest = await digestOf(new Uint8Array(await response.clone().arrayBuffer()));
    return revision !== undefined && digest.startsWith(revision);
  }

  /** What a query says never changes a page. */
  const own: SerwistPlugin = {
    cacheKeyWillBeUsed: async ({ request }) => keyOf(pathOf(request)),
    cacheWillUpdate: async ({ request, response }) =>
      (await isOfThisBuild(pathOf(request), response)) ? response : null,
  };
  const strategy = new CacheFirst({ cacheName: STORE, plugins: [own, withoutNetwork] });

  /** Keys of what is stored of this build. */
  async function stored(): Promise<ReadonlySet<string>> {
    return new Set((await (await caches.open(STORE)).keys()).map(({ url }) => url));
  }

  /** Fetches and stores one page, if it is not there yet. @throws {Error} when the network is missing */
  const keep = (address: string, event: ExtendableEvent): Promise<unknown> =>
    Promise.all(strategy.handleAll({ event, request: new Request(address, { cache: 'no-cache' }) }));

  /** The addresses of a language, or of both. */
  const addressesIn = (locale?: Locale): readonly string[] =>
    [...revisions.keys()].filter((address) => locale === undefined || localeFromPath(address) === locale);

  async function missingIn(locale?: Locale): Promise<readonly string[]> {
    const keys = await stored();
    return addressesIn(locale).filter((address) => !keys.has(keyOf(address)));
  }

  let isStopped = false;

  /**
   * One time round: a page that fails leaves the others be.
   * @returns how many were had: with none there is no network to wait for
   */
  async function keepRound(
    addresses: readonly string[],
    event: ExtendableEvent,
    tell: () => Promise<void>,
  ): Promise<number> {
    let had = 0;
    let inVain = 0;
    await inTurns(addresses, atOnce, async (address) => {
      if (isStopped || inVain > MOST_IN_VAIN) return;
      const isThere = await keep(address, event).then(
        () => true,
        () => false,
      );
      inVain = isThere ? 0 : inVain + 1;
      had += Number(isThere);
      await tell();
    });
    return had;
  }

  return {
    strategy,
    isOne: (path: string): boolean => revisions.has(path),

    /** Addresses of the pages that are stored. */
    async addresses(): Promise<readonly string[]> {
      const keys = await stored();
      return [...revisions.keys()].filter((address) => keys.has(keyOf(address)));
    },

    async state(locale?: Locale, more?: Partial<KeptState>): Promise<KeptState> {
      const all = addressesIn(locale);
      const missing = await missingIn(locale);
      const bytes = (missing.length > 0 ? missing : all).reduce((sum, address) => sum + (weights.get(address) ?? 0), 0);
      return { kept: all.length - missing.length, pages: all.length, bytes, ...more };
    },

    /**
     * Fetches and stores all that is not there yet; what failed is tried again, a few times.
     * @returns whether it was stopped
     */
    async keepAll(locale: Locale | undefined, event: ExtendableEvent, tell: () => Promise<void>): Promise<boolean> {
      isStopped = false;
      for (const wait of WAITS) {
        await new Promise((resolve) => setTimeout(resolve, wait));
        const missing = await missingIn(locale);
        if (missing.length === 0 || isStopped) break;
        if ((await keepRound(missing, event, tell)) === 0) break;
      }
      return isStopped;
    },

    stop(): void {
      isStopped = true;
    },

    forget: (): Promise<boolean> => caches.delete(STORE),

    /** Stores what an earlier build had stored as this build has it. */
    async renew(event: ExtendableEvent): Promise<void> {
      const before = new Set([...(await stored())].map((url) => pathOf({ url })));
      const still = [...before].filter((address) => revisions.has(address));
      await inTurns(still, atOnce, (address) => keep(address, event));
    },

    /** Deletes what is of an earlier build. */
    async forgetOlder(): Promise<void> {
      const store = await caches.open(STORE);
      const expected = new Set([...revisions.keys()].map(keyOf));
      for (const request of await store.keys()) if (!expected.has(request.url)) await store.delete(request);
    },
  };
}
