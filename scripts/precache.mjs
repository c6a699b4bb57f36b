/** What the app keeps for the road: everything a visitor may open, so that one visit is enough. */
import { globSync } from 'node:fs';

/** Most that one visit may store, in kB of 1000 bytes before compression. */
export const PRECACHE_LIMIT = 5500;

export const precached = {
  globPatterns: ['**/*.{html,css,js,wasm,json,woff2,svg,webmanifest}', 'icons/192.png'],
  // Polled to learn of newer builds, or the worker itself: never from the store.
  globIgnores: ['build.json', 'sw.js', 'offline-addresses.js'],
};

/** Names of the built files a visit stores. */
export function precachedFiles(site) {
  return globSync(precached.globPatterns, { cwd: site, exclude: precached.globIgnores });
}
