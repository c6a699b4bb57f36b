/**
 * Vite plugin: which style sheets only a later import of a page's script needs. Astro links them in every page that may
 * ever import the part, and has no option not to; `lean-pages.mjs` takes them out again, and the import brings them
 * (late-import-helper.js).
 */

/** Such sheets, by file name, with the scripts each is made for. */
export const lateSheets = new Map();

const PAGE_SCRIPT = /\.astro\?astro&type=script/;

export function findLateSheets() {
  return {
    name: 'appfroid:late-sheets',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk');
        const sheetsOf = (chunk) => [...(chunk.viteMetadata?.importedCss ?? [])];
        for (const { facadeModuleId, fileName } of chunks) {
          if (!PAGE_SCRIPT.test(facadeModuleId ?? '')) continue;
          const own = withImports([fileName], bundle);
          const later = own.flatMap(({ dynamicImports }) => dynamicImports);
          for (const sheet of withImports(later, bundle, 'dynamicImports').flatMap(sheetsOf)) lateSheets.set(sheet, []);
        }
        for (const [sheet, scripts] of lateSheets)
          scripts.push(...chunks.filter((chunk) => sheetsOf(chunk).includes(sheet)).map(({ fileName }) => fileName));
      },
    },
  };
}

/** Chunks by their names, and all they import without being asked; what they may ask for too, by its list. */
function withImports(names, bundle, ...more) {
  const found = new Set(names);
  for (const name of found)
    for (const list of ['imports', ...more]) for (const next of bundle[name]?.[list] ?? []) found.add(next);
  return [...found].map((name) => bundle[name]).filter((chunk) => chunk !== undefined);
}
