import { defaultLocale, locales } from '../language/index.ts';
import type { Locale } from '../language/index.ts';

/** A path without its language prefix and without a trailing slash: '/en/tools/' gives '/tools', '/en' gives '/'. */
export function barePath(path: string): string {
  const trimmed = path.replace(/\/+$/, '') || '/';
  const locale = localeFromPath(trimmed);
  if (locale === defaultLocale) return trimmed;
  return trimmed.slice(locale.length + 1) || '/';
}

/** The language a path names: French unless its first segment is another language. */
export function localeFromPath(path: string): Locale {
  const first = path.split('/')[1];
  return locales.find((locale) => locale !== defaultLocale && locale === first) ?? defaultLocale;
}

/** The address of a page in a language: `localePath('en', '/tools')` gives '/en/tools', `('en', '/')` gives '/en'. */
export function localePath(locale: Locale, path: string): string {
  const [, pathname = '/', rest = ''] = /^([^?#]*)(.*)$/.exec(path) ?? [];
  const bare = barePath(pathname.startsWith('/') ? pathname : `/${pathname}`);
  if (locale === defaultLocale) return bare + rest;
  return (bare === '/' ? `/${locale}` : `/${locale}${bare}`) + rest;
}

/** The same page in every language, for the language switch and hreflang. */
export function alternatePaths(path: string): readonly { readonly locale: Locale; readonly path: string }[] {
  return locales.map((locale) => ({ locale, path: localePath(locale, path) }));
}

/** The `[...locale]` route parameter of each language: French is bare. */
export function localeStaticPaths(): { params: { locale: string | undefined }; props: { locale: Locale } }[] {
  return locales.map((locale) => ({
    params: { locale: locale === defaultLocale ? undefined : locale },
    props: { locale },
  }));
}
