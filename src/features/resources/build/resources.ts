/** The list of resources: that of content/ressources, then the articles. */
import { getCollection, getEntry } from 'astro:content';
import { collections } from '../../../content.config.ts';
import type { Locale } from '../../../language/index.ts';
import type { Resource } from '../resource.ts';
import { hasPage } from '../../../shell/navigation/navigation.ts';

/** A prose entry named by its language and slug: 'fr/flash-gas'. */
interface Article {
  readonly id: string;
  readonly data: { readonly title: string; readonly description: string; readonly updated: string };
}

const ARTICLES: string = 'articles';

/** The articles of a language, the latest first; none as long as the site has no collection of them. */
export async function articlesIn(locale: Locale): Promise<readonly (Article['data'] & { readonly slug: string })[]> {
  if (!(ARTICLES in collections)) return [];
  const entries = (await getCollection(ARTICLES as 'pages')) as unknown as readonly Article[];
  return entries
    .filter(({ id }) => id.startsWith(`${locale}/`))
    .map(({ id, data }) => ({ ...data, slug: id.slice(locale.length + 1) }))
    .sort((one, other) => other.updated.localeCompare(one.updated) || one.title.localeCompare(other.title, locale));
}

/** Bare path of an article. */
export const articlePath = (slug: string): string => `/ressources/articles/${slug}`;

/** What /ressources lists in a language: what one looks something up in, then articles, each by its last change. */
export async function resourcesIn(locale: Locale): Promise<readonly Resource[]> {
  const listed = (await getCollection('resources')).filter(({ data }) => hasPage(data.path));
  const articles = await articlesIn(locale);
  const pages: Resource[] = listed.map(({ data: { path, tags, updated, title, description } }) => ({
    path,
    tags,
    updated,
    title: title[locale],
    description: description[locale],
  }));
  const read: Resource[] = articles.map(({ slug, title, description, updated }) => ({
    path: articlePath(slug),
    tags: ['article'] as const,
    updated,
    title,
    description,
  }));
  const sorted = (resources: readonly Resource[]): readonly Resource[] =>
    resources.toSorted(
      (one, other) => other.updated.localeCompare(one.updated) || one.title.localeCompare(other.title, locale),
    );
  return [...sorted(pages), ...sorted(read)];
}

/**
 * ISO date of the last change of what a resource shows.
 * @throws {Error} when the list has no such resource: the site must not be built then
 */
export async function resourceDate(id: string): Promise<string> {
  const entry = await getEntry('resources', id);
  if (!entry) throw new Error(`content/ressources/resources.json has no ${id}`);
  return entry.data.updated;
}
