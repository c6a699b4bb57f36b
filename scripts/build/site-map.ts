/**
 * The site map: every page that says its canonical address, in both languages, with the date it says it was changed.
 * `@astrojs/sitemap` writes it; here is what it cannot know, which page says no address and when each was changed.
 */
import { copyFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import sitemap from '@astrojs/sitemap';
import { defaultLocale, locales } from '../../src/language/index.ts';
import { changelog } from './build-info.ts';

const withoutSlash = (address: string): string => address.replace(/(?<=[^/])\/$/, '');

/** The built text of a page, by its address; empty where the address is no built page. */
function pageText(site: string, address: string): string {
  const file = join(site, decodeURIComponent(new URL(address).pathname), 'index.html');
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/** Whether a page says its address to be its own: one that names another is found there, one that names none is not to be found. */
function isItsOwn(html: string, address: string): boolean {
  const said = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
  return said !== undefined && withoutSlash(new URL(said).pathname) === withoutSlash(new URL(address).pathname);
}

/** ISO date a page gives in its structured data; undefined where it gives none. */
const dateOf = (html: string): string | undefined => /"dateModified":"(\d{4}-\d\d-\d\d)"/.exec(html)?.[1];

/**
 * Astro integrations, in their order: the map and its index, then /sitemap.xml, which is that index.
 * @param site folder of the built pages
 */
export function siteMap(site: string): AstroIntegration[] {
  // A page without a date of its own changes with the releases.
  const released = changelog()[0]?.date ?? '';
  return [
    sitemap({
      i18n: { defaultLocale, locales: Object.fromEntries(locales.map((locale) => [locale, locale])) },
      filter: (address) => isItsOwn(pageText(site, address), address),
      serialize: (item) => {
        const links = (item.links ?? []).map((link) => ({ ...link, url: withoutSlash(link.url) }));
        const bare = links.find(({ lang }) => lang === defaultLocale);
        const lastmod = dateOf(pageText(site, item.url)) ?? released;
        return {
          ...item,
          url: withoutSlash(item.url),
          ...(links.length > 0 && { links: [...links, ...(bare ? [{ ...bare, lang: 'x-default' }] : [])] }),
          lastmod,
        };
      },
    }),
    {
      name: 'appfroid:site-map',
      hooks: {
        'astro:build:done': ({ dir }) => {
          const folder = fileURLToPath(dir);
          copyFileSync(join(folder, 'sitemap-index.xml'), join(folder, 'sitemap.xml'));
        },
      },
    },
  ];
}
