/**
 * Vite plugin: our own words around dynamic imports (late-import-helper.js). Vite's are 1.8 kB on every page of prose,
 * most of it for browsers without `modulepreload` and for policies by nonce, and it has no option to leave them out.
 */
import { readFileSync } from 'node:fs';

/** Vite's name for the module; should it change, the size budget of the plainest pages says so. */
const HELPER = '\0vite/preload-helper.js';

/** Scripts of pages, by Astro's name for them. */
const PAGE_SCRIPT = /\.astro_astro_type_script_/;

export function lateImports() {
  return {
    name: 'appfroid:late-imports',
    apply: 'build',
    enforce: 'pre',
    // What a part will need is asked for with it, but by pages of prose: they would list, in names nothing can compress,
    // some sixty files that most readers never ask for. Set here since Astro passes no such option on.
    configEnvironment: (name) =>
      name === 'client'
        ? {
            build: {
              modulePreload: {
                polyfill: false,
                resolveDependencies: (_file, scripts, { hostId }) => (PAGE_SCRIPT.test(hostId) ? [] : scripts),
              },
            },
          }
        : undefined,
    load: (id) => (id === HELPER ? readFileSync(new URL('late-import-helper.js', import.meta.url), 'utf8') : undefined),
  };
}
