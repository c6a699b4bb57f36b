import { getEntry, render } from 'astro:content';
import type { Locale } from '../../language/index.ts';

/**
 * An informational page of content/pages, ready to place.
 * @throws {Error} when the page is missing in that language: the site must not be built then
 */
export async function pageContent(locale: Locale, name: string) {
  const entry = await getEntry('pages', `${locale}/${name}`);
  if (!entry) throw new Error(`content/pages/${locale}/${name}.md is missing`);
  const { Content } = await render(entry);
  return { ...entry.data, Content };
}
