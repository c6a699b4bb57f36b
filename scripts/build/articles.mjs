/** The heads of the articles, for lists of pages: what is in each is checked by its schema (src/content.config.ts). */
import { readFileSync, readdirSync } from 'node:fs';
import { locales } from '../../src/language/index.ts';

const folder = new URL('../../content/articles/', import.meta.url);

/** A text of the front matter, in double quotes on its own line. */
function fieldOf(front, key, file) {
  const line = new RegExp(`^${key}: (".*")$`, 'm').exec(front)?.[1];
  if (!line) throw new Error(`${file}: ${key} is missing, or not in double quotes on one line`);
  return JSON.parse(line);
}

function headOf(locale, slug) {
  const file = `content/articles/${locale}/${slug}.mdx`;
  const [, front = ''] = readFileSync(new URL(`${locale}/${slug}.mdx`, folder), 'utf8').split(/^---$/m);
  const words = /^words: "(.*)"$/m.exec(front)?.[1] ?? '';
  return { title: fieldOf(front, 'title', file), description: fieldOf(front, 'description', file), words };
}

/**
 * Every article by its slug, with title and description in both languages, and what else it is looked for by.
 * @throws {Error} naming the file when a language lacks one, or its front matter is not as it should be
 */
export function articleHeads() {
  const slugs = new Set(
    locales.flatMap((locale) => readdirSync(new URL(`${locale}/`, folder)).map((file) => file.replace(/\.mdx$/, ''))),
  );
  return [...slugs].sort().map((slug) => {
    const heads = locales.map((locale) => [locale, headOf(locale, slug)]);
    const inEach = (part) => Object.fromEntries(heads.map(([locale, head]) => [locale, head[part]]));
    const words = [...new Set(heads.map(([, head]) => head.words))].join(' ').trim();
    return { slug, title: inEach('title'), description: inEach('description'), words };
  });
}
