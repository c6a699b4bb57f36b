/** What the app keeps for the road at the first visit: the shell, the engine, the fluids and the pages that compute. */
import { globSync } from 'node:fs';
import { PAGE_KINDS } from '../page-kinds.mjs';

/** The built files of pages that are stored when visited, in every language. */
const laterPages = PAGE_KINDS.filter(({ stored }) => stored === 'when visited').flatMap(({ paths }) =>
  paths.flatMap((path) => {
    const folder = path.slice(1);
    const pattern = folder.endsWith('**') ? `${folder}/*.html` : `${folder}/index.html`;
    return [pattern, `en/${pattern}`];
  }),
);

export const precached = {
  globPatterns: ['**/*.{html,css,js,wasm,json,woff2,svg,webmanifest}', 'icons/192.png'],
  // Polled to learn of newer builds, or part of the worker itself: never from the store.
  // Figures of the fluids are files for other programs: no page asks for them.
  globIgnores: [
    'build.json',
    'sw.js',
    'offline-addresses.js',
    'kept-pages.js',
    'fetch-ahead.js',
    'ressources/**/*.json',
    ...laterPages,
  ],
};

/** Names of the built files the first visit stores. */
export function precachedFiles(site) {
  return globSync(precached.globPatterns, { cwd: site, exclude: precached.globIgnores });
}
