/**
 * Texts in French and English.
 *
 * On the server and at build time: `translator(locale)`. In an island: hand it
 * `dictionaryFor(locale, namespaces)` as a property and call `createTranslator` (translator.ts) there,
 * so that only those texts of that one language travel.
 */
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { Dictionary, Namespace, Translator } from './keys.ts';
import { createTranslator } from './translator.ts';
import type { Locale } from '../language/index.ts';

export type { Dictionary, Key, Namespace, Translator, Values } from './keys.ts';
export { createTranslator } from './translator.ts';

const dictionaries: Record<Locale, Dictionary> = { fr, en };
const translators = new Map<Locale, Translator>();

/** The translator of a language, made once. Falls back to French, then to the key. */
export function translator(locale: Locale): Translator {
  let found = translators.get(locale);
  if (!found) {
    found = createTranslator(locale, dictionaries);
    translators.set(locale, found);
  }
  return found;
}

/** The named namespaces of one language, as plain data to hand to an island. */
export function dictionaryFor(locale: Locale, namespaces: readonly Namespace[]): Dictionary {
  const whole = dictionaries[locale];
  return Object.fromEntries(namespaces.map((name) => [name, whole[name] ?? {}]));
}
