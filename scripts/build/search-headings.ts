/**
 * The headings of every built page, put where search looks: what a page calls its own parts is how people look for them. The
 * search is ours (src/shell/search): it puts the headings into the list it has already.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

const HEADING = /<h[1-3][^>]*>([\s\S]*?)<\/h[1-3]>/g;
/** Of the page of releases: nobody who types "R32 7,5 bar" asks for version 7.5. */
const RELEASE = /^\d+\.\d+\.\d+/;
/** Long pages repeat themselves. */
const LONGEST = 600;

interface SearchFile {
  pages: { readonly address: string; readonly headings?: string }[];
}

/** The words of a built page's headings. */
export function headingsOf(html: string): string {
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  const texts = [...main.matchAll(HEADING)].map(([, text = '']) =>
    text
      .replace(/<[^>]*>/g, ' ')
      .replace(/&[^;\s]+;/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  );
  return [...new Set(texts.filter((text) => !RELEASE.test(text)))].join(' ').slice(0, LONGEST);
}

/** Astro integration: comes before whatever lists the built files. */
export function searchHeadings(): AstroIntegration {
  return {
    name: 'appfroid:search-headings',
    hooks: {
      'astro:build:done': ({ dir, logger }) => {
        const site = fileURLToPath(dir);
        let count = 0;
        for (const file of ['search.json', 'en/search.json']) {
          const data = JSON.parse(readFileSync(join(site, file), 'utf8')) as SearchFile;
          data.pages = data.pages.map((page) => {
            const html = join(site, page.address, 'index.html');
            if (!existsSync(html)) return page;
            count += 1;
            return { ...page, headings: headingsOf(readFileSync(html, 'utf8')) };
          });
          writeFileSync(join(site, file), JSON.stringify(data));
        }
        logger.info(`${count} pages are found by their headings too`);
      },
    },
  };
}
