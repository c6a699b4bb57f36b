import type { Locale } from '../language/index.ts';
import type { Dictionary, Key, TextTree, Translator } from './keys.ts';

const PLACEHOLDER = /\{\{(\w+)\}\}/g;

/** The text at a dotted path; undefined where there is none. */
function textAt(dictionary: Dictionary | undefined, path: readonly string[]): string | undefined {
  let place: string | TextTree | undefined = dictionary as TextTree | undefined;
  for (const name of path) {
    if (typeof place !== 'object' || !Object.hasOwn(place, name)) return undefined;
    place = place[name];
  }
  return typeof place === 'string' ? place : undefined;
}

/** The translator of each language over all dictionaries, made once. A text missing in one is the French one, then its key. */
export function translatorsOf<K extends Key>(
  dictionaries: Readonly<Record<Locale, Dictionary>>,
): (locale: Locale) => Translator<K> {
  const known = new Map<Locale, Translator<K>>();
  return (locale) => {
    const found = known.get(locale) ?? createTranslator(locale, dictionaries);
    known.set(locale, found);
    return found;
  };
}

/**
 * A translator over the dictionaries it is given, and over nothing else: an island that was handed
 * one language's texts loads one language. The same few lines serve pages, functions and islands.
 * @param dictionaries at least the one of `locale`; with `fr` present a text missing elsewhere falls
 * back to French, then to its key.
 */
export function createTranslator(locale: Locale, dictionaries: Partial<Record<Locale, Dictionary>>): Translator {
  const known = new Map<string, string>();
  const textOf = (key: string): string => {
    let text = known.get(key);
    if (text === undefined) {
      const path = key.split('.');
      text = textAt(dictionaries[locale], path) ?? textAt(dictionaries.fr, path) ?? key;
      known.set(key, text);
    }
    return text;
  };
  const translate = (key: string, values?: Readonly<Record<string, string | number>>): string => {
    const text = textOf(key);
    if (values === undefined) return text;
    return text.replace(PLACEHOLDER, (_, name: string) => String(values[name] ?? ''));
  };
  return Object.assign(translate, { locale });
}
