import i18next from 'i18next';
import type { Dictionary, Locale, Translator } from './keys.ts';

/**
 * A translator over the dictionaries it is given, and over nothing else: an island that was handed
 * one language's texts loads one language.
 * @param dictionaries at least the one of `locale`; with `fr` present a text missing elsewhere falls
 * back to French, then to its key.
 */
export function createTranslator(locale: Locale, dictionaries: Partial<Record<Locale, Dictionary>>): Translator {
  const instance = i18next.createInstance();
  void instance.init({
    lng: locale,
    fallbackLng: 'fr',
    initAsync: false,
    resources: Object.fromEntries(
      Object.entries(dictionaries).map(([language, dictionary]) => [language, { translation: dictionary }]),
    ),
    nsSeparator: false,
    keySeparator: '.',
    // Astro and React escape what they print.
    interpolation: { escapeValue: false },
    returnNull: false,
  });
  const translate = (key: string, values?: Readonly<Record<string, string | number>>): string =>
    instance.t(key, { ...values });
  return Object.assign(translate, { locale });
}
