import { translator } from '../texts.ts';
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
  /** ISO date of the last change of what the page says. */
  readonly updated?: string | undefined;
  /** Pages between the home page and this one, by bare path, and what this one is called among them. */
  readonly trail?: Trail | undefined;
  /** What the page holds, in the vocabulary of schema.org. */
  readonly entities?: readonly object[] | undefined;
}

export interface Trail {
  readonly above: readonly { readonly path: string; readonly name: string }[];
  readonly here: string;
}

/** Pages that are an instrument rather than a text. */
const INSTRUMENTS = /^\/(?:tools\/|simulation\/|reglette$)/;

/**
 * JSON-LD of a page: the site itself on the home page, otherwise the page, its way back home and what it holds. An
 * instrument is a page and an application.
 */
export function structuredData(page: PageFacts): string {
  const { path, entities = [] } = page;
  const first = path === '/' ? applicationData(page) : pageData(page);
  const graph =
    entities.length === 0 ? { '@context': CONTEXT, ...first } : { '@context': CONTEXT, '@graph': [first, ...entities] };
  // Inside a script element, "</" would end it.
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}

const CONTEXT = 'https://schema.org';

/** What an application says of itself: what it runs on and what it costs. */
const FREE_APPLICATION = {
  applicationCategory: 'UtilitiesApplication',
  operatingSystem: 'Any',
  offers: { '@type': 'Offer', price: 0, priceCurrency: 'EUR' },
} as const;

function applicationData({ locale, path, description, absolute }: PageFacts): object {
  return {
    '@type': 'WebApplication',
    name: translator(locale)('site.name'),
    url: absolute(localePath(locale, path)),
    description,
    inLanguage: locale,
    ...FREE_APPLICATION,
  };
}

function pageData({ locale, path, title, description, absolute, updated, trail }: PageFacts): object {
  const name = translator(locale)('site.name');
  const home = { path: '/', name };
  const steps = [home, ...(trail?.above ?? []), { path, name: trail?.here ?? title }];
  const url = absolute(localePath(locale, path));
  return {
    '@type': INSTRUMENTS.test(path) ? ['WebPage', 'WebApplication'] : 'WebPage',
    name: title,
    url,
    description,
    inLanguage: locale,
    ...(INSTRUMENTS.test(path) && FREE_APPLICATION),
    ...(updated !== undefined && { dateModified: updated }),
    isPartOf: { '@type': 'WebSite', name, url: absolute(localePath(locale, '/')) },
    breadcrumb: {
      '@type': 'BreadcrumbList',
      itemListElement: steps.map((step, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: step.name,
        item: absolute(localePath(locale, step.path)),
      })),
    },
  };
}
