import AstroPWA from '@vite-pwa/astro';
import { precached } from './precache.mjs';

/** Bytes of a file too large to be stored by anyone's intention: one this large is a mistake. */
const LARGEST_FILE = 1_000_000;

/** Written into the worker as text: nothing from this file is there. */
const takeForStoredPage = {
  handlerDidError: async ({ request }) => {
    const { pathname, search } = new URL(request.url);
    const meant = self.meantPath(pathname);
    return meant === undefined ? undefined : Response.redirect(meant + search, 302);
  },
};

/** As above. A page that is stored when visited, and is not, has the offline page of its language. */
const openKeptPage = async ({ request, url }) => {
  try {
    return await self.openKeptPage(request);
  } catch {
    const offlinePage = /^\/en(\/|$)/.test(url.pathname) ? '/en/offline' : '/offline';
    return (await caches.match(offlinePage, { ignoreSearch: true })) ?? Response.error();
  }
};

/**
 * The service worker at /sw.js. Pages and files come from the store; pages of the kinds that are stored when visited
 * come from theirs or from the network (kept-pages-worker.js); any other page is asked of the network.
 * When there is none, a mistyped address leads to the page it means, and anything else is replaced by the
 * offline page of its language.
 * @param {string} site folder of the built pages
 */
export function offline(site) {
  return AstroPWA({
    outDir: site,
    registerType: 'prompt',
    injectRegister: false,
    manifest: false,
    workbox: {
      globDirectory: site,
      ...precached,
      maximumFileSizeToCacheInBytes: LARGEST_FILE,
      // What a page is given in its query never changes the page itself.
      ignoreURLParametersMatching: [/./],
      dontCacheBustURLsMatching: /^_astro\//,
      importScripts: ['/offline-addresses.js', '/kept-pages.js', '/fetch-ahead.js'],
      cleanupOutdatedCaches: true,
      clientsClaim: true,
      inlineWorkboxRuntime: true,
      navigateFallback: null,
      runtimeCaching: [
        {
          urlPattern: ({ request, url }) => request.mode === 'navigate' && self.isKeptPage(url.pathname),
          handler: openKeptPage,
        },
        {
          urlPattern: ({ request, url }) => request.mode === 'navigate' && /^\/en(\/|$)/.test(url.pathname),
          handler: 'NetworkOnly',
          options: { plugins: [takeForStoredPage], precacheFallback: { fallbackURL: '/en/offline' } },
        },
        {
          urlPattern: ({ request }) => request.mode === 'navigate',
          handler: 'NetworkOnly',
          options: { plugins: [takeForStoredPage], precacheFallback: { fallbackURL: '/offline' } },
        },
      ],
    },
  });
}
