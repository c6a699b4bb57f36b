/**
 * Vite plugin: which style sheets only a later import of a page's script needs. Astro links them in every page that may
 * ever import the part, and has no option not to; `html/own-sheets.ts` takes them out again, and the import brings them
 * (lazy-import-helper.js).
 */

import type { Plugin, Rolldown } from 'vite';
import { chunksOf } from './chunks.ts';

/** Such sheets, by file name, with the scripts each is made for. */
export const lateSheets = new Map<string, string[]>();

const PAGE_SCRIPT = /\.astro\?astro&type=script/;

export function findLateSheets(): Plugin {
  return {
    name: 'appfroid:lazy-sheets',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const byName = chunksOf(bundle);
        const chunks = [...byName.values()];
        const sheetsOf = (chunk: Rolldown.OutputChunk) => [...(chunk.viteMetadata?.importedCss ?? [])];
        for (const { facadeModuleId, fileName } of chunks) {
          if (!PAGE_SCRIPT.test(facadeModuleId ?? '')) continue;
          const own = withImports([fileName], byName);
          const later = own.flatMap(({ dynamicImports }) => dynamicImports);
          for (const sheet of withImports(later, byName, 'dynamicImports').flatMap(sheetsOf)) lateSheets.set(sheet, []);
        }
        for (const [sheet, scripts] of lateSheets)
          scripts.push(...chunks.filter((chunk) => sheetsOf(chunk).includes(sheet)).map(({ fileName }) => fileName));
      },
    },
  };
}

/** Chunks by their names, and all they import without being asked; what they may ask for too, by its list. */
function withImports(
  names: readonly string[],
  chunks: ReadonlyMap<string, Rolldown.OutputChunk>,
  ...more: readonly 'dynamicImports'[]
): Rolldown.OutputChunk[] {
  const found = new Set(names);
  for (const name of found)
    for (const list of ['imports', ...more] as const)
      for (const next of chunks.get(name)?.[list] ?? []) found.add(next);
  return [...found].flatMap((name) => chunks.get(name) ?? []);
}
