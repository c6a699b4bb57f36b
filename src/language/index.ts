/** The site's languages. Every room may import this one; it imports nothing. */

export const locales = ['fr', 'en'] as const;
export type Locale = (typeof locales)[number];

/** The language of bare paths, and the one a missing text falls back to. */
export const defaultLocale: Locale = 'fr';

/** The language a tag names, 'en-GB' as much as 'en'; the default one for any other. */
export function localeOfTag(tag: string): Locale {
  const [language] = tag.toLowerCase().split('-');
  return locales.find((locale) => locale === language) ?? defaultLocale;
}

/** What the addresses of a language begin with: nothing for the default one, else '/en'. */
export const pathPrefix = (locale: Locale): string => (locale === defaultLocale ? '' : `/${locale}`);

/** As the platform's own formatters and the `lang` attribute know them. */
export const LANGUAGE_TAGS: Readonly<Record<Locale, string>> = { fr: 'fr-FR', en: 'en-US' };

/** A text in both languages: for entries of data, whose words stand with their figures. */
export type Bilingual = Readonly<Record<Locale, string>>;

export const text = (fr: string, en: string): Bilingual => ({ fr, en });
/** What both languages write alike. */
export const same = (both: string): Bilingual => ({ fr: both, en: both });

/** A text with its values in the places `{{name}}`; a place without one is left empty. */
export const filled = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));

const DATE_TAGS: Readonly<Record<Locale, string>> = { fr: 'fr-FR', en: 'en-GB' };
/** The language dates are written in: English ones the way of the United Kingdom, day before month. */
export const dateLanguage = (locale: Locale): string => DATE_TAGS[locale];
