import AstroPWA from '@vite-pwa/astro';
import { PRECACHE_LIMIT, precached } from './precache.mjs';

/**
 * The service worker at /sw.js. Pages and files come from the store; any other page is asked of the
 * network and replaced by the offline page of its language when there is none.
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
      cleanupOutdatedCaches: true,
      clientsClaim: true,
      inlineWorkboxRuntime: true,
      navigateFallback: null,
      runtimeCaching: [
        {
          urlPattern: ({ request, url }) => request.mode === 'navigate' && /^\/en(\/|$)/.test(url.pathname),
          handler: 'NetworkOnly',
          options: { precacheFallback: { fallbackURL: '/en/offline' } },
        },
        {
          urlPattern: ({ request }) => request.mode === 'navigate',
          handler: 'NetworkOnly',
          options: { precacheFallback: { fallbackURL: '/offline' } },
        },
      ],
    },
  });
}
