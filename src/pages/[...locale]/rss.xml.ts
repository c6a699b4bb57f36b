import rss from '@astrojs/rss';
import type { APIRoute } from 'astro';
import { getCollection } from 'astro:content';
import { translator } from '../../shell/texts.ts';
import { localePath, localeStaticPaths } from '../../i18n/paths.ts';
import type { Locale } from '../../language/index.ts';
import { latestFirst } from '../../shell/publication/changelog.ts';
import { articlePath, articlesIn } from '../../features/resources/build/resources.ts';

export const getStaticPaths = localeStaticPaths;

/** Articles and releases of one language, the latest first. */
export const GET: APIRoute<{ locale: Locale }> = async ({ props: { locale }, site }) => {
  if (site === undefined) throw new Error('a feed needs the address of the site: SITE_URL');
  const t = translator(locale);
  const releases = latestFirst((await getCollection('changelog')).map(({ data }) => data));
  const items = [
    ...(await articlesIn(locale)).map(({ slug, title, description, updated }) => ({
      title,
      description,
      link: localePath(locale, articlePath(slug)),
      pubDate: new Date(updated),
    })),
    ...releases.map((release) => ({
      title: t('resources.feed.release', { version: release.version }),
      description: release[locale].description,
      link: `${localePath(locale, '/version')}#v${release.version}`,
      pubDate: new Date(release.date),
    })),
  ].sort((one, other) => other.pubDate.getTime() - one.pubDate.getTime());
  return rss({
    title: t('resources.feed.title'),
    description: t('resources.feed.description'),
    site,
    trailingSlash: false,
    items,
    customData: `<language>${locale}</language>`,
  });
};
