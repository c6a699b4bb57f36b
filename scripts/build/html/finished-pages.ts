/**
 * Last touches to the built pages, which only the whole build allows. Each page is read and written once; each change is a
 * function of the page as Astro wrote it, and none needs another's, but the policy, which names what the others put in.
 */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { islandScripts } from './island-scripts.ts';
import { numberedIslands } from './numbered-islands.ts';
import { ownPolicy } from './own-policy.ts';
import { ownSheets } from './own-sheets.ts';
import { changed, pageOf } from './page.ts';
import { proseLinks } from './prose-links.ts';
import { styleRules } from './style-rules.ts';

/** Astro integration: comes before whatever weighs, lists or packs the built pages. */
export function finishedPages(): AstroIntegration {
  return {
    name: 'appfroid:finished-pages',
    hooks: {
      'astro:build:done': ({ dir, logger }) => {
        const site = fileURLToPath(dir);
        const start = performance.now();
        const files = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'));
        for (const file of files)
          writeFileSync(join(site, file), finished(readFileSync(join(site, file), 'utf8'), site, file));
        logger.info(`${files.length} pages finished in ${((performance.now() - start) / 1000).toFixed(1)} s`);
      },
    },
  };
}

/**
 * A page as it is served.
 * @param site folder of the built pages
 * @param file the page's own, inside it
 */
export function finished(html: string, site: string, file: string): string {
  const page = pageOf(html);
  // What is put at one place stands in this order.
  const made = [
    numberedIslands(page),
    proseLinks(page),
    islandScripts(page, site, file),
    ownSheets(page, site),
    styleRules(page),
  ];
  const put = {
    scripts: made.flatMap(({ scripts = [] }) => scripts),
    styles: made.flatMap(({ styles = [] }) => styles),
  };
  const all = [...made, ownPolicy(page, site, put)];
  return changed(
    html,
    all.flatMap(({ changes }) => changes),
  );
}
