import { getCollection, getEntry, render } from 'astro:content';
import { localeStaticPaths } from '../../../i18n/paths.ts';
import type { Locale } from '../../../language/index.ts';

interface ArticlePath {
  params: { locale: string | undefined; slug: string };
  props: { locale: Locale; slug: string };
}

/** A page for each article in each language: those of French, which English must hold too. */
export async function articlePaths(): Promise<ArticlePath[]> {
  const entries = await getCollection('articles', ({ id }) => id.startsWith('fr/'));
  return localeStaticPaths().flatMap(({ params, props }) =>
    entries.map(({ id }) => {
      const slug = id.replace(/^fr\//, '');
      return { params: { ...params, slug }, props: { ...props, slug } };
    }),
  );
}

/**
 * Prose of content/articles or content/guides, ready to place, with its headings.
 * @throws {Error} when it is missing in that language: the site must not be built then
 */
export async function articleContent(kind: 'articles' | 'guides', locale: Locale, name: string) {
  const entry = await getEntry(kind, `${locale}/${name}`);
  if (!entry) throw new Error(`content/${kind}/${locale}/${name}.mdx is missing`);
  const { Content, headings } = await render(entry);
  return { head: entry.data, Content, headings };
}
