/**
 * Texts in French and English that every page and every function may need. With those of the pages, for what is built:
 * src/shell/texts.ts. In an island: hand it a dictionary as a property and call `createTranslator` (translator.ts) there,
 * so that only those texts of that one language travel.
 */
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { Dictionary, SharedKey } from './keys.ts';
import { translatorsOf } from './translator.ts';
import type { Locale } from '../language/index.ts';

export type { Dictionary, Key, Namespace, SharedKey, SharedTranslator, Translator, Values } from './keys.ts';
export { createTranslator } from './translator.ts';

/** In both languages. */
export const SHARED_TEXTS: Readonly<Record<Locale, Dictionary>> = { fr, en };
/** The translator of a language. Falls back to French, then to the key. */
export const translator = translatorsOf<SharedKey>(SHARED_TEXTS);
