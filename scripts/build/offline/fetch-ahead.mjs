/** What the service worker fetches several files at a time: the list Workbox wrote into it, as a file beside it. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Astro integration: comes after the worker is made. @param {string} site folder of the built pages */
export function fetchAhead(site) {
  return {
    name: 'appfroid:fetch-ahead',
    hooks: {
      'astro:build:done': ({ logger }) => {
        const files = precachedEntries(readFileSync(join(site, 'sw.js'), 'utf8'));
        const worker = readFileSync(new URL('./fetch-ahead-worker.js', import.meta.url), 'utf8');
        writeFileSync(
          join(site, 'fetch-ahead.js'),
          worker.replace('const FILES = [];', `const FILES = ${JSON.stringify(files)};`),
        );
        logger.info(`${files.length} files are stored at the first visit`);
      },
    },
  };
}

/**
 * Address and revision of each file a worker stores when it is installed.
 * @param {string} worker text of the worker as Workbox writes it
 * @throws {Error} where it holds none
 */
export function precachedEntries(worker) {
  const entries = [...worker.matchAll(/\{url:"([^"]+)",revision:(?:"([^"]+)"|null)\}/g)];
  if (entries.length === 0) throw new Error('the service worker stores nothing: is its list still written so?');
  return entries.map(([, address, revision]) => (revision === undefined ? [address] : [address, revision]));
}
