/**
 * Vite plugin: in scripts of pages without an island, a dynamic import stays the browser's own. Vite's helper, which also
 * fetches ahead what the import will ask for anyway, would weigh a kilobyte on each. What the imported part
 * needs of styles is asked for with it, and put before the page's own so that none of those is overruled.
 * @param {RegExp} name what the chunk's file name begins with
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
          if (chunk.type !== 'chunk') continue;
          for (const sheet of chunk.viteMetadata?.importedCss ?? [])
            scriptsBySheet.set(sheet, [...(scriptsBySheet.get(sheet) ?? []), chunk.fileName]);
          if (!name.test(chunk.fileName)) continue;
          chunk.code = withoutHelper(chunk.code, chunk.fileName);
        }
      },
    },
  };
}

/** Style sheets that pages ask for when they import, by file name: no page need link them from the start. */
export const laterSheets = new Set();

/** The scripts each style sheet is made for, by file name. */
export const scriptsBySheet = new Map();

/** Asks for the sheets a page has not, and goes on once they are there. */
const withSheets = (sheets, load) =>
  `Promise.all(${JSON.stringify(sheets.map((sheet) => `/${sheet}`))}.map(h=>document.querySelector('link[href="'+h+'"]')||new Promise(d=>{` +
  'let l=document.createElement("link");l.rel="stylesheet";l.onload=l.onerror=d;l.href=h;document.head.prepend(l)}' +
  `))).then(()=>${load})`;

/** @throws {Error} when the code is not as expected: better no build than a page that loads nothing */
function withoutHelper(code, file) {
  const helper = /import\s*\{\s*(?:\w+ as )?(\w+)\s*\}\s*from\s*["'`]\.\/preload-helper[^"'`]*["'`];?/.exec(code);
  if (!helper) throw new Error(`no preload helper to take out of ${file}`);
  const [, list = ''] = /__vite__mapDeps=.*?\|\|\(m\.f=\[(.*?)\]\)/s.exec(code) ?? [];
  const sheets = [...list.matchAll(/["']([^"']+\.css)["']/g)].map(([, sheet]) => sheet);
  for (const sheet of sheets) laterSheets.add(sheet);
  const call = new RegExp(
    `\\b${helper[1]}\\(\\(\\)\\s*=>\\s*(import\\([^)]*\\)),\\s*(?:__vite__mapDeps\\([^)]*\\)|\\[\\])[^)]*\\)`,
    'g',
  );
  const plain = code
    .replace(helper[0], '')
    .replace(call, (_whole, load) => (sheets.length > 0 ? withSheets(sheets, load) : load))
    .replace(/const __vite__mapDeps=.*?=>i\.map\(i=>d\[i\]\);\n?/s, '');
  if (plain.includes('__vite__mapDeps') || !/\bimport\(/.test(plain))
    throw new Error(`the import of ${file} was not understood`);
  return plain;
}
