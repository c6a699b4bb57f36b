import type { APIRoute } from 'astro';
import { alternatePaths, localePath } from '../i18n/paths.ts';
import { everyPage } from '../ui/site/navigation.ts';
import { defaultLocale, locales } from '../language/index.ts';

/** Every page in both languages, each naming the other. */
export const GET: APIRoute = ({ site }) => {
  const absolute = (path: string): string => new URL(path, site).href;
  const alternates = (path: string): string =>
    [
      ...alternatePaths(path).map(({ locale, path: target }) => ({ language: locale as string, target })),
      { language: 'x-default', target: localePath(defaultLocale, path) },
    ]
      .map(({ language, target }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${absolute(target)}"/>`)
      .join('');
  const entries = everyPage.flatMap(({ path }) =>
    locales.map((locale) => `<url><loc>${absolute(localePath(locale, path))}</loc>${alternates(path)}</url>`),
  );
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`;
  return new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8' } });
};
