/**
 * Walks the prose of a built page and puts links into its words: names of refrigerants, terms of the glossary. Headings, links,
 * tables, drawings and instruments stay as they are.
 */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { defaultLocale, locales } from '../../src/language/index.ts';
import type { Locale } from '../../src/language/index.ts';
import { linksOfFluids } from './fluid-links.ts';
import { linksOfTerms } from './term-links.ts';

const PROSE = /<div class="prose[\s"][^>]*>/g;
const TAG = /<(\/?)([a-z][a-z0-9-]*)[^>]*?(\/?)>/gi;
const VOID = /^(?:br|hr|img|input|link|meta|source|wbr|col)$/;
const LEFT_ALONE =
  /^(?:a|h[1-6]|code|pre|table|svg|button|select|label|script|style|template|textarea|form|astro-island)$/;

/**
 * A page whose prose has its links.
 * @param linkerOf what links the words of a prose that opens
 * with this tag; undefined leaves it
 */
export function withProseLinks(
  html: string,
  linkerOf: (opening: string) => ((text: string) => string) | undefined,
): string {
  let [made, at] = ['', 0];
  for (const { 0: opening, index } of html.matchAll(PROSE)) {
    const linked = index < at ? undefined : linkerOf(opening);
    if (linked === undefined) continue;
    made += html.slice(at, index);
    at = index;
    const open: string[] = [];
    TAG.lastIndex = index;
    for (let tag = TAG.exec(html); tag; tag = TAG.exec(html)) {
      const text = html.slice(at, tag.index);
      made += (open.some((name) => LEFT_ALONE.test(name)) ? text : linked(text)) + tag[0];
      at = TAG.lastIndex;
      const [, closing, name = '', itself] = tag;
      if (closing) open.splice(open.lastIndexOf(name.toLowerCase()), 1);
      else if (!itself && !VOID.test(name)) open.push(name.toLowerCase());
      if (open.length === 0) break;
    }
  }
  return made + html.slice(at);
}

/** A page with the refrigerants and then the terms of its prose linked, each where it is first named. */
export const linkedPage = (html: string, locale: Locale): string =>
  [linksOfFluids(locale), linksOfTerms(locale)].reduce((page, linkerOf) => withProseLinks(page, linkerOf), html);

/** The language of a built file, by its folder. */
const localeOfFile = (name: string): Locale =>
  locales.find((locale) => name.split(/[\\/]/)[0] === locale) ?? defaultLocale;

/** Astro integration: comes before whatever weighs, lists or packs the built pages. */
export function proseLinks(): AstroIntegration {
  return {
    name: 'appfroid:prose-links',
    hooks: {
      'astro:build:done': ({ dir, logger }) => {
        const site = fileURLToPath(dir);
        let count = 0;
        for (const name of readdirSync(site, { recursive: true, encoding: 'utf8' })) {
          if (!name.endsWith('.html')) continue;
          const html = readFileSync(join(site, name), 'utf8');
          const made = linkedPage(html, localeOfFile(name));
          if (made === html) continue;
          writeFileSync(join(site, name), made);
          count += 1;
        }
        logger.info(`the prose of ${count} pages leads to the refrigerants and terms it names`);
      },
    },
  };
}
