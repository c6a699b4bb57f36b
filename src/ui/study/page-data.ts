/** What a page of studies was built with, as one script of data in it, read once by its islands. */
import type { Dictionary, Translator } from '../../i18n/keys.ts';
import { createTranslator } from '../../i18n/translator.ts';
import type { Locale } from '../../language/index.ts';

/** JSON as a script of data may hold it: nothing in it may end the script. */
export const scriptText = (data: unknown): string => JSON.stringify(data).replaceAll('<', '\\u003c');

export interface PageData<Data> {
  /** Identity of the script in the page. */
  readonly id: string;
  /** Hands the data of a page to the islands drawn while it is built. */
  serve(locale: Locale, data: Data): void;
  /** The data of the page. */
  read(locale: Locale): Data;
  /** The page's texts, one translator for all its islands. */
  texts(locale: Locale): Translator;
}

/**
 * @param seed puts the example of the page in its stores, before any island is drawn
 * @param keep remembers what the stores held when the page was served; in a browser only
 */
export function pageData<Data extends { readonly dictionary: Dictionary }>(
  id: string,
  seed: (data: Data) => void,
  keep: () => void,
): PageData<Data> {
  const known = new Map<Locale, Data>();
  const translators = new Map<Locale, Translator>();
  const serve = (locale: Locale, data: Data): void => {
    known.set(locale, data);
    seed(data);
  };
  const read = (locale: Locale): Data => {
    let data = known.get(locale);
    if (!data) {
      data = JSON.parse(document.getElementById(id)?.textContent ?? 'null') as Data;
      serve(locale, data);
      keep();
    }
    return data;
  };
  return {
    id,
    serve,
    read,
    texts(locale) {
      let t = translators.get(locale);
      if (!t) {
        t = createTranslator(locale, { [locale]: read(locale).dictionary });
        translators.set(locale, t);
      }
      return t;
    },
  };
}
