/**
 * The content policy of a page, with the hashes of the scripts and styles it holds and no other, and without leave for an
 * engine where none can come to run. Astro's lists the hashes of every page in each.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { scriptsWithin } from '../page-files.ts';
import { elementsOf, quoted } from './page.ts';
import type { Changes, Page } from './page.ts';

/** As a policy names it. */
const digestOf = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;

const digestsOf = (texts: readonly string[]): Set<string> => new Set(texts.filter(Boolean).map(digestOf));

/**
 * @param site folder of the built pages
 * @param put scripts and styles that other steps put into the page
 */
export function ownPolicy(page: Page, site: string, put: Required<Omit<Changes, 'changes'>>): Changes {
  const textsOf = (name: string) => elementsOf(page, name).map(({ content }) => content);
  const scripts = digestsOf([...textsOf('script'), ...put.scripts]);
  const styles = [...digestsOf([...textsOf('style'), ...put.styles])].map((digest) => ` '${digest}'`).join('');
  const isPolicy = (name: string | undefined) => name?.toLowerCase() === 'content-security-policy';
  return {
    changes: elementsOf(page, 'meta').flatMap((meta) => {
      const [place, policy] = [meta.place('content'), meta.attribute('content')];
      if (!isPolicy(meta.attribute('http-equiv')) || place === undefined || policy === undefined) return [];
      const own = policy
        .replace(/ ?'(sha256-[^']+)'/g, (source, digest: string) => (scripts.has(digest) ? source : ''))
        .replace("style-src 'self'", (source) => source + styles)
        .replace(" 'wasm-unsafe-eval'", (source) =>
          scriptsWithin(page.text, site).some((file) => startsEngine(join(site, file))) ? source : '',
        )
        .replace(/\s*;\s*/g, ';')
        .replace(/;$/, '');
      return [{ ...place, text: `content=${quoted(own)}` }];
    }),
  };
}

const engines = new Map<string, boolean>();

/** Whether a script is one that starts the engine. */
function startsEngine(file: string): boolean {
  const known = engines.get(file);
  if (known !== undefined) return known;
  const starts = existsSync(file) && /\bWebAssembly\.(?:instantiate|compile)/.test(readFileSync(file, 'utf8'));
  engines.set(file, starts);
  return starts;
}
