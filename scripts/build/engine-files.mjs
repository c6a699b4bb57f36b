/**
 * Vite plugin: what the engine of a page reads as it starts, and which scripts start it. `lean-pages.mjs` has it asked for
 * together with the page's own scripts: found only once these run, it would keep the first key waiting for the line again.
 */

/** Modules that a page fetches to compute by itself, whatever it computes. */
const STARTS = /\/src\/runtime\/(?:device|page-engine)\.ts$/;

/** What the engine reads, by where it comes from. */
const DATA = /engine\/generated\/.*\.(?:wasm|json)$/;

/** Scripts that start the engine once they run, as paths in the site. */
const starting = new Set();
let data = [];

export function findEngineFiles() {
  return {
    name: 'appfroid:engine-files',
    apply: 'build',
    generateBundle(_options, bundle) {
      if (this.environment.name !== 'client') return;
      const files = Object.values(bundle);
      data = files
        .filter(({ originalFileNames = [] }) => originalFileNames.some((name) => DATA.test(name)))
        .map(({ fileName }) => fileName);
      for (const { fileName, dynamicImports = [] } of files)
        if (dynamicImports.some((name) => bundle[name]?.moduleIds?.some((id) => STARTS.test(id))))
          starting.add(fileName);
    },
  };
}

/** What the engine will read on a page of these scripts; nothing where they do not start it. */
export const engineDataFor = (scripts) => (scripts.some((script) => starting.has(script)) ? data : []);
