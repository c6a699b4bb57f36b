/**
 * Vite plugin: in the scripts of pages without islands, a dynamic import stays the browser's own. Vite's helper,
 * which only fetches ahead what the import will ask for anyway, would weigh a kilobyte on every page.
 * @param {string} name what the chunk's file name begins with
 */
export function plainImport(name) {
  return {
    name: 'appfroid:plain-import',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk' || !chunk.fileName.includes(`/${name}`)) continue;
          chunk.code = withoutHelper(chunk.code, chunk.fileName);
        }
      },
    },
  };
}

/** @throws {Error} when the code is not as expected: better no build than a page that loads nothing */
function withoutHelper(code, file) {
  const helper = /import\s*\{\s*\w+ as (\w+)\s*\}\s*from\s*["'`]\.\/preload-helper[^"'`]*["'`];?/.exec(code);
  if (!helper) throw new Error(`no preload helper to take out of ${file}`);
  const call = new RegExp(
    `\\b${helper[1]}\\(\\(\\)\\s*=>\\s*(import\\([^)]*\\)),\\s*(?:__vite__mapDeps\\([^)]*\\)|\\[\\])[^)]*\\)`,
    'g',
  );
  const plain = code
    .replace(helper[0], '')
    .replace(call, '$1')
    .replace(/const __vite__mapDeps=.*?=>i\.map\(i=>d\[i\]\);\n?/s, '');
  if (plain.includes('__vite__mapDeps') || !/\bimport\(/.test(plain))
    throw new Error(`the import of ${file} was not understood`);
  return plain;
}
