/**
 * The service worker, /sw.js. Pages and files of the first visit come from the store, pages that are stored when visited
 * from theirs or from the network, any other page from the network. When there is none, a mistyped address leads to the
 * page it means, and anything else is replaced by the offline page of its language.
 */
import { NetworkOnly, Serwist } from 'serwist';
import type { PrecacheEntry, SerwistPlugin } from 'serwist';
import { localeFromPath, localePath } from '../../i18n/paths.ts';
import type { Locale } from '../../language/index.ts';
import { filesAtOnce, lineOf } from '../line.ts';
import type { OfflineList, StoredFile } from '../list.ts';
import { meantPath } from '../meant-path.ts';
import type { KeptState, OfflineMessage, StoredPages } from '../messages.ts';
import { createKeptPages } from './kept-pages.ts';
import { answerForeign, isForeign } from './foreign.ts';
import { answerShare, isShare } from './share.ts';
import { takePacks } from './take-packs.ts';
import { createTaking } from './taking.ts';

declare const self: ServiceWorkerGlobalScope;
/** Written in by scripts/build/offline. */
declare const __OFFLINE__: OfflineList;

const { build, packs, alone, keptPages: kept } = __OFFLINE__;
const atOnce = filesAtOnce(lineOf(navigator));

/** Digits that tell the builds of a file apart. */
const REVISION_LENGTH = 16;

/** Every file is held to the digest its build gave it, whoever fetches it. */
function entryOf([url, , digest]: StoredFile, isNamedByContent: boolean): PrecacheEntry {
  return { url, integrity: `sha256-${digest}`, revision: isNamedByContent ? null : digest.slice(0, REVISION_LENGTH) };
}

const withoutNetwork: SerwistPlugin = {
  handlerDidError: async ({ request, event }) => {
    if (event.type !== 'fetch') return undefined;
    const { pathname, search } = new URL(request.url);
    const addresses = await serwist.matchPrecache('/offline-addresses.json');
    const meant = addresses && meantPath(pathname, (await addresses.json()) as Record<string, string>);
    if (meant !== undefined) return Response.redirect(meant + search, 302);
    return serwist.matchPrecache(localePath(localeFromPath(pathname), '/offline'));
  },
};

const keptPages = createKeptPages(kept, withoutNetwork, Math.min(4, atOnce));

const serwist = new Serwist({
  precacheEntries: [
    ...packs.flatMap(({ files }) => files.map((file) => entryOf(file, false))),
    ...alone.map((file) => entryOf(file, file[0].startsWith('/_astro/'))),
  ],
  precacheOptions: {
    cleanupOutdatedCaches: true,
    concurrency: atOnce,
    // What a page is given in its query never changes the page itself.
    ignoreURLParametersMatching: [/./],
  },
  clientsClaim: true,
  runtimeCaching: [
    {
      matcher: ({ request, url }) => request.mode === 'navigate' && keptPages.isOne(url.pathname),
      handler: keptPages.strategy,
    },
    {
      matcher: ({ request }) => request.mode === 'navigate',
      handler: new NetworkOnly({ plugins: [withoutNetwork] }),
    },
  ],
});

async function install(event: ExtendableEvent): Promise<void> {
  await takePacks(serwist, packs, Math.ceil(atOnce / 2));
  // One file that fails fails the install.
  await serwist.handleInstall(event);
  // A page that cannot be had now is stored at its next visit: the new build does not wait for it.
  await keptPages.renew(event).catch(() => undefined);
}

async function storedPages(): Promise<StoredPages> {
  const store = await caches.open(serwist.precacheStrategy.cacheName);
  const keys = new Set((await store.keys()).map(({ url }) => url));
  const isPage = (address: string): boolean => !/\.\w+$/.test(address);
  const first = packs
    .flatMap(({ files }) => files.map(([address]) => address))
    .filter((address) => isPage(address) && keys.has(serwist.getPrecacheKeyForUrl(address) ?? ''));
  return { addresses: [...first, ...(await keptPages.addresses())] };
}

type Tell = (state: KeptState | StoredPages) => void;
type Answer = (tell: Tell, event: ExtendableMessageEvent, locale?: Locale) => Promise<void>;

const taking = createTaking(keptPages);

const answers: Readonly<Record<string, Answer>> = {
  'KEPT-PAGES': (tell, _, locale) => taking.listen(tell, locale),
  'KEEP-PAGES': (tell, event, locale) => taking.take(tell, locale, event),
  async 'STOP-PAGES'() {
    taking.stop();
  },
  async 'FORGET-PAGES'(tell, _, locale) {
    await keptPages.forget();
    tell(await keptPages.state(locale));
  },
  'STORED-PAGES': async (tell) => tell(await storedPages()),
};

self.addEventListener('install', (event) => event.waitUntil(install(event)));
self.addEventListener('activate', (event) => {
  event.waitUntil(keptPages.forgetOlder());
  void serwist.handleActivate(event);
});
self.addEventListener('fetch', (event) => {
  if (isShare(event.request)) event.respondWith(answerShare(event.request));
  else if (isForeign(event.request, build)) event.respondWith(answerForeign(event.request));
  else serwist.handleFetch(event);
});
self.addEventListener('message', (event) => {
  const { type, locale } = event.data as Partial<OfflineMessage>;
  const [port] = event.ports;
  const answer = type === undefined || !Object.hasOwn(answers, type) ? undefined : answers[type];
  if (answer && port) event.waitUntil(answer((state) => port.postMessage(state), event, locale));
});
