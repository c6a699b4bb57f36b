/** The heads of the articles, for lists of pages: what is in each is checked by its schema (src/content.config.ts). */
import { locales } from '../../language/index.ts';
import type { Bilingual } from '../../language/index.ts';

/** Texts with their front matter: as pages they would bring all that they are made of. */
const files = import.meta.glob<string>('/content/articles/*/*.mdx', { eager: true, query: '?raw', import: 'default' });

export interface ArticleHead {
  readonly slug: string;
  readonly title: Bilingual;
  /** What else it is looked for by, in both languages. */
  readonly words: string;
}

/**
 * A text of a front matter, in double quotes on a line of its own; undefined where there is none.
 * @throws {Error} where it is written otherwise
 */
function fieldOf(front: string, key: string, file: string): string | undefined {
  const [, line] = new RegExp(`^${key}:(.*)$`, 'm').exec(front) ?? [];
  if (line === undefined) return undefined;
  if (!/^ ".*"$/.test(line)) throw new Error(`${file}: ${key} is not in double quotes on one line`);
  return JSON.parse(line) as string;
}

function headOf(slug: string): ArticleHead {
  const fronts = locales.map((locale) => {
    const file = `/content/articles/${locale}/${slug}.mdx`;
    const [, front = ''] = (files[file] ?? '').split(/^---$/m);
    return { locale, front, file };
  });
  const titles = fronts.map(({ locale, front, file }) => {
    const title = fieldOf(front, 'title', file);
    if (title === undefined) throw new Error(`${file}: title is missing`);
    return [locale, title];
  });
  const words = new Set(fronts.flatMap(({ front, file }) => fieldOf(front, 'words', file) ?? []));
  return {
    slug,
    title: Object.fromEntries(titles) as Record<(typeof locales)[number], string>,
    words: [...words].join(' '),
  };
}

/** Every article, by its slug. */
export const ARTICLES: readonly ArticleHead[] = [
  ...new Set(Object.keys(files).map((file) => file.replace(/^.*\/|\.mdx$/g, ''))),
]
  .sort()
  .map(headOf);
