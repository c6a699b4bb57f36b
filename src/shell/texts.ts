/** Every text of the site in both languages: those of i18n, and those each page has in its folder. Build only. */
import { SHARED_TEXTS } from '../i18n/index.ts';
import type { Dictionary, Key, Namespace } from '../i18n/keys.ts';
import { merged } from '../i18n/merged.ts';
import { translatorsOf } from '../i18n/translator.ts';
import { locales } from '../language/index.ts';
import type { Locale } from '../language/index.ts';

const found = Object.entries(
  import.meta.glob<Dictionary>('../features/**/texts/**/{fr,en}.ts', { eager: true, import: 'texts' }),
);

/** Whole, by language. */
export const TEXTS = Object.fromEntries(
  locales.map((locale) => [
    locale,
    merged([SHARED_TEXTS[locale], ...found.flatMap(([file, own]) => (file.endsWith(`/${locale}.ts`) ? [own] : []))]),
  ]),
) as Readonly<Record<Locale, Dictionary>>;

/** The translator of a language. Falls back to French, then to the key. */
export const translator = translatorsOf<Key>(TEXTS);

/** The named namespaces of one language, as plain data to hand to an island. */
export function dictionaryFor(locale: Locale, namespaces: readonly Namespace[]): Dictionary {
  const whole = TEXTS[locale];
  return Object.fromEntries(namespaces.map((name) => [name, whole[name] ?? {}]));
}
