/**
 * Pages stored when they are visited, or all at once when a page asks for it. What is stored is always of this build: a
 * page is only kept when its text has the digest the build gave it, and a new build stores anew what was stored before
 * it takes over.
 */
import { CacheFirst } from 'serwist';
import type { SerwistPlugin } from 'serwist';
import { inTurns } from '../in-turns.ts';
import type { KeptPage } from '../list.ts';
import type { KeptState } from '../messages.ts';
import { digestOf } from '../pack.ts';

const STORE = 'appfroid-pages';
const AT_ONCE = 4;

const pathOf = ({ url }: { readonly url: string }): string => new URL(url).pathname;

export function createKeptPages(pages: readonly KeptPage[], withoutNetwork: SerwistPlugin) {
  const revisions = new Map(pages.map(([address, revision]) => [address, revision]));
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

  /** Fetches and stores what is not there yet. @throws {Error} when the network is missing */
  async function keep(addresses: Iterable<string>, event: ExtendableEvent, tell = async () => {}): Promise<void> {
    await inTurns(addresses, AT_ONCE, async (address) => {
      await Promise.all(strategy.handleAll({ event, request: new Request(address, { cache: 'no-cache' }) }));
      await tell();
    });
  }

  return {
    strategy,
    isOne: (path: string): boolean => revisions.has(path),

    /** Addresses of the pages that are stored. */
    async addresses(): Promise<readonly string[]> {
      const keys = await stored();
      return [...revisions.keys()].filter((address) => keys.has(keyOf(address)));
    },

    async state(more?: Partial<KeptState>): Promise<KeptState> {
      const keys = await stored();
      const missing = pages.filter(([address]) => !keys.has(keyOf(address)));
      const rest = missing.length > 0 ? missing : pages;
      const bytes = rest.reduce((sum, [, , download]) => sum + download, 0);
      return { kept: pages.length - missing.length, pages: pages.length, bytes, ...more };
    },

    keepAll: (event: ExtendableEvent, tell: () => Promise<void>): Promise<void> => keep(revisions.keys(), event, tell),

    forget: (): Promise<boolean> => caches.delete(STORE),

    /** Stores what an earlier build had stored as this build has it. */
    async renew(event: ExtendableEvent): Promise<void> {
      const before = new Set([...(await stored())].map((url) => pathOf({ url })));
      await keep(
        [...before].filter((address) => revisions.has(address)),
        event,
      );
    },

    /** Deletes what is of an earlier build. */
    async forgetOlder(): Promise<void> {
      const store = await caches.open(STORE);
      const expected = new Set([...revisions.keys()].map(keyOf));
      for (const request of await store.keys()) if (!expected.has(request.url)) await store.delete(request);
    },
  };
}
