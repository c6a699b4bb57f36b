/**
 * Pages that are stored when they are visited, or all at once: their list and what the service worker does with them.
 * One file of the built site holds both, /kept-pages.js, which the worker takes in.
 */
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { kindOf } from '../page-kinds.mjs';

/** Astro integration: comes after whatever still changes the pages, and before the worker is made. */
export function keptPages() {
  return {
    name: 'appfroid:kept-pages',
    hooks: {
      'astro:build:done': ({ dir, logger }) => {
        const site = fileURLToPath(dir);
        const pages = keptPagesOf(site);
        const worker = readFileSync(new URL('./kept-pages-worker.js', import.meta.url), 'utf8');
        writeFileSync(
          join(site, 'kept-pages.js'),
          worker.replace('const PAGES = [];', `const PAGES = ${JSON.stringify(pages)};`),
        );
        logger.info(`${pages.length} pages are stored when visited`);
      },
    },
  };
}

/**
 * Pages of the built site that a visit does not store by itself: address, revision and bytes of each.
 * @param {string} site folder of the built pages
 * @throws {Error} naming a page of no kind
 */
function keptPagesOf(site) {
  return readdirSync(site, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && kindOf(file).stored === 'when visited')
    .sort()
    .map((file) => {
      const bytes = readFileSync(join(site, file));
      const address = `/${file.replaceAll('\\', '/').replace(/\/?index\.html$/, '')}`;
      return [address, createHash('sha256').update(bytes).digest('hex').slice(0, REVISION_LENGTH), bytes.byteLength];
    });
}

/** Digits of a page's digest: what tells its builds apart. */
const REVISION_LENGTH = 16;
