/**
 * The scripts that must run while the page is parsed stand in it, without their comments and spaces, and only
 * their exact text may run: the content policy holds its hash. `virtual:inline:<file>` is that text. Astro hashes the
 * scripts it bundles; one that stands in the page as it is, it neither minifies nor hashes.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { minifySync } from 'vite';
import type { Plugin } from 'vite';
import { PAGE_PARAMETERS } from './pages.ts';

const folder = new URL('../../src/shell/layout/', import.meta.url);
const files = [
  'before-paint.js',
  'choose-language.js',
  'draft.js',
  'asked.js',
  'opened-circuit.js',
  'before-islands.js',
  'embed.js',
  'of-machine.js',
  'sector.js',
  'resume.js',
];
const PREFIX = 'virtual:inline:';

/** What an address says beside its path; what somebody counts visits with says nothing. */
const SAYS_SOMETHING = /[?&](?!utm_)[\w.-]+=/;

/** A script as it stands in its file, with the parameters that pages say they have and what several of them ask. */
export const inlineText = (file: string): string =>
  readFileSync(new URL(file, folder), 'utf8')
    .replace('__PAGE_PARAMETERS__', Object.values(PAGE_PARAMETERS).sort().join('|'))
    .replace('__SAYS_SOMETHING__', String(SAYS_SOMETHING));

/** Each as it stands in a page. */
export const inlineTexts: ReadonlyMap<string, string> = new Map(
  files.map((file) => {
    const { code, errors } = minifySync(file, inlineText(file));
    if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
    return [file, code.trim()];
  }),
);

/** For the content policy of every page. */
export const inlineHashes: `sha256-${string}`[] = [...inlineTexts.values()].map(
  (text): `sha256-${string}` => `sha256-${createHash('sha256').update(text).digest('base64')}`,
);

/** Vite plugin. */
export function inlineScripts(): Plugin {
  return {
    name: 'appfroid:inline-scripts',
    resolveId: (id) => (id.startsWith(PREFIX) ? id : undefined),
    load: (id) =>
      id.startsWith(PREFIX) ? `export default ${JSON.stringify(inlineTexts.get(id.slice(PREFIX.length)))};` : undefined,
  };
}
