/**
 * Vite plugin: our own words around dynamic imports (lazy-import-helper.js). Vite's are 1.8 kB on every page of prose,
 * most of it for browsers without `modulepreload` and for policies by nonce, and it has no option to leave them out.
 */
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { isOfProse } from './chunks.ts';

/** Vite's name for the module; should it change, the build stops. */
const HELPER = '\0vite/preload-helper.js';

export function lateImports(): Plugin {
  let isTaken = false;
  return {
    name: 'appfroid:lazy-imports',
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
                resolveDependencies: (_file, scripts, { hostId }) => (isOfProse(hostId) ? [] : scripts),
              },
            },
          }
        : undefined,
    load(id) {
      if (id !== HELPER) return undefined;
      isTaken = true;
      return readFileSync(new URL('lazy-import-helper.js', import.meta.url), 'utf8');
    },
    buildEnd(error) {
      if (this.environment.name === 'client' && !isTaken && error === undefined)
        this.error(`Vite asks for no ${HELPER.slice(1)}: what stands around dynamic imports has another name`);
    },
  };
}
