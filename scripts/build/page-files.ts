/** What a built page asks for. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a page has fetched ahead of its first answer, after all it wakes with. */
const AHEAD = /<link [^>]*fetchpriority="low"[^>]*>/g;

/**
 * Every script a page asks for to wake, and what those import without being asked, as paths in the site.
 * @param html text of the page
 * @param site folder of the built pages
 */
export function scriptsOf(html: string, site: string): string[] {
  const asked = html
    .replaceAll(AHEAD, '')
    .matchAll(/(?:src|href|component-url|renderer-url|before-hydration-url)="\/(_astro\/[^"]+\.js)"/g);
  const queue = [...asked].flatMap(([, file]) => file ?? []);
  const found = new Set<string>();
  for (const file of queue) {
    if (found.has(file) || !existsSync(join(site, file))) continue;
    found.add(file);
    const code = readFileSync(join(site, file), 'utf8');
    for (const [, name] of code.matchAll(/(?:\bfrom|\bimport)\s*["'`]\.\/([^"'`]+\.js)["'`]/g))
      queue.push(`_astro/${name}`);
  }
  return [...found];
}

const later = new Map<string, readonly string[]>();

/** Scripts a script names, at its head or for later. */
function namedIn(file: string, site: string): readonly string[] {
  const known = later.get(file);
  if (known) return known;
  const path = join(site, file);
  const code = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const named = [...code.matchAll(/["'`](?:\.\/|\/?_astro\/)([^"'`]+\.js)["'`]/g)].map(([, name]) => `_astro/${name}`);
  later.set(file, named);
  return named;
}

/**
 * Every script that may come to run in a page, whatever is pressed in it; those of workers, which have a policy of their
 * own, left out.
 */
export function scriptsWithin(html: string, site: string): string[] {
  const found = new Set(scriptsOf(html, site));
  for (const file of found) {
    for (const name of namedIn(file, site)) if (!/\/worker[-.]/.test(name)) found.add(name);
  }
  return [...found];
}

const ISLAND = /<astro-island (?:[^">]|"[^"]*")*>/g;

/** A page as it loads: an island that waits to be seen asks for nothing before. */
const withoutWaitingIslands = (html: string): string =>
  html.replaceAll(ISLAND, (tag) => (tag.includes('client="visible"') ? '' : tag));

/** The scripts of `scriptsOf` that a page asks for without being scrolled. */
export const scriptsAtLoad = (html: string, site: string): string[] => scriptsOf(withoutWaitingIslands(html), site);

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
