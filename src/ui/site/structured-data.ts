import { translator } from '../../i18n/index.ts';
import { localePath } from '../../i18n/paths.ts';
import type { Locale } from '../../language/index.ts';

export interface PageFacts {
  readonly locale: Locale;
  /** Bare path. */
  readonly path: string;
  readonly title: string;
  readonly description: string | undefined;
  /** The whole address of a path. */
  readonly absolute: (path: string) => string;
}

/** JSON-LD of a page: the site itself on the home page, otherwise the page and its way back home. */
export function structuredData({ locale, path, title, description, absolute }: PageFacts): string {
  const name = translator(locale)('site.name');
  const home = absolute(localePath(locale, '/'));
  const url = absolute(localePath(locale, path));
  const graph =
    path === '/'
      ? {
          '@context': 'https://schema.org',
          '@type': 'WebApplication',
          name,
          url,
          description,
          inLanguage: locale,
          applicationCategory: 'UtilitiesApplication',
          operatingSystem: 'Any',
          offers: { '@type': 'Offer', price: 0, priceCurrency: 'EUR' },
        }
      : {
          '@context': 'https://schema.org',
          '@type': 'WebPage',
          name: title,
          url,
          description,
          inLanguage: locale,
          isPartOf: { '@type': 'WebSite', name, url: home },
          breadcrumb: {
            '@type': 'BreadcrumbList',
            itemListElement: [
              { '@type': 'ListItem', position: 1, name, item: home },
              { '@type': 'ListItem', position: 2, name: title, item: url },
            ],
          },
        };
  // Inside a script element, "</" would end it.
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}
