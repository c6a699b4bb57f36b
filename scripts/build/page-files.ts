/** What a built page asks for. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a page has fetched ahead of its first answer, after all it wakes with. */
const AHEAD = /<link [^>]*fetchpriority="auto"[^>]*>/g;

/**
 * Every script a page asks for to wake, and what those import without being asked, as paths in the site.
 * @param html text of the page
 * @param site folder of the built pages
 */
export const scriptsOf = (html: string, site: string): readonly string[] => imported(askedBy(html), site);

/** Scripts a page names in its text. */
const askedBy = (html: string): string[] =>
  [
    ...html
      .replaceAll(AHEAD, '')
      .matchAll(/(?:src|href|component-url|renderer-url|before-hydration-url)="\/(_astro\/[^"]+\.js)"/g),
  ].flatMap(([, file]) => file ?? []);

/** What is found of a list of scripts: pages of a kind ask for the same. */
const once = (find: (files: readonly string[], site: string) => readonly string[]): typeof find => {
  const found = new Map<string, readonly string[]>();
  return (files, site) => {
    const key = [site, ...files].join('\n');
    const known = found.get(key) ?? find(files, site);
    found.set(key, known);
    return known;
  };
};

/** Scripts with all they import, in the order in which they are found. */
const imported = once((files, site) => {
  const queue = [...files];
  const found = new Set<string>();
  for (const file of queue) {
    const script = found.has(file) ? undefined : scriptAt(join(site, file));
    if (script === undefined) continue;
    found.add(file);
    queue.push(...script.imports);
  }
  return [...found];
});

/** Scripts that a script imports as it starts, and all it names, at its head or for later. */
type Script = Readonly<Record<'imports' | 'named', readonly string[]>>;

const known = new Map<string, Script | undefined>();

/** A script, read once for the hundreds of pages that ask for it; undefined where there is no such file. */
function scriptAt(path: string): Script | undefined {
  if (!known.has(path)) known.set(path, existsSync(path) ? scriptOf(readFileSync(path, 'utf8')) : undefined);
  return known.get(path);
}

function scriptOf(code: string): Script {
  const found = (pattern: RegExp) => [...code.matchAll(pattern)].map(([, name]) => `_astro/${name}`);
  return {
    imports: found(/(?:\bfrom|\bimport)\s*["'`]\.\/([^"'`]+\.js)["'`]/g),
    named: found(/["'`](?:\.\/|\/?_astro\/)([^"'`]+\.js)["'`]/g),
  };
}

/**
 * Every script that may come to run in a page, whatever is pressed in it; those of workers, which have a policy of their
 * own, left out.
 */
export const scriptsWithin = (html: string, site: string): readonly string[] => named(scriptsOf(html, site), site);

const named = once((files, site) => {
  const found = new Set(files);
  for (const file of found) {
    for (const name of scriptAt(join(site, file))?.named ?? []) if (!/\/worker[-.]/.test(name)) found.add(name);
  }
  return [...found];
});

const ISLAND = /<astro-island (?:[^">]|"[^"]*")*>/g;

/** A page as it loads: an island that waits to be seen asks for nothing before. */
const withoutWaitingIslands = (html: string): string =>
  html.replaceAll(ISLAND, (tag) => (tag.includes('client="visible"') ? '' : tag));

/** The scripts of `scriptsOf` that a page asks for without being scrolled. */
export const scriptsAtLoad = (html: string, site: string): readonly string[] =>
  scriptsOf(withoutWaitingIslands(html), site);

/** The scripts a page carries in its text; data is none. */
export function inlineScriptsOf(html: string): string[] {
  return [...html.matchAll(/<script(?![^>]*\b(?:src=|type="application\/))[^>]*>([\s\S]*?)<\/script>/g)]
    .flatMap(([, code]) => code ?? [])
    .filter((code) => code !== '');
}

/** The style sheets a page links, as paths in the site. */
export function sheetsOf(html: string): string[] {
  return [...new Set([...html.matchAll(/<link rel="stylesheet" href="\/([^"]+)"/g)].flatMap(([, file]) => file ?? []))];
}
