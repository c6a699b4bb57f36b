import AstroPWA from '@vite-pwa/astro';
import { PRECACHE_LIMIT, precached } from './precache.mjs';

/** Written into the worker as text: nothing from this file is there. */
const takeForStoredPage = {
  handlerDidError: async ({ request }) => {
    const { pathname, search } = new URL(request.url);
    const meant = self.meantPath(pathname);
    return meant === undefined ? undefined : Response.redirect(meant + search, 302);
  },
};

/**
 * The service worker at /sw.js. Pages and files come from the store; any other page is asked of the network.
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
      maximumFileSizeToCacheInBytes: PRECACHE_LIMIT * 1000,
      // What a page is given in its query never changes the page itself.
      ignoreURLParametersMatching: [/./],
      dontCacheBustURLsMatching: /^_astro\//,
      importScripts: ['/offline-addresses.js'],
      cleanupOutdatedCaches: true,
      clientsClaim: true,
      inlineWorkboxRuntime: true,
      navigateFallback: null,
      runtimeCaching: [
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
