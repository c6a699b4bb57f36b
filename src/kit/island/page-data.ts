/**
 * What a page of several islands was built with: one script of data in it, read once, from which every island takes.
 * An island that is alone on its page is handed its data as properties instead.
 */
import type { Locale } from '../../language/index.ts';

/** JSON as a script of data may hold it: nothing in it may end the script. */
export const scriptText = (data: unknown): string => JSON.stringify(data).replaceAll('<', '\\u003c');

export interface PageData<Data, Page> {
  /** Identity of the script in the page. */
  readonly id: string;
  /** Makes the page of a language for the islands drawn while it is built. */
  serve(locale: Locale, data: Data): Page;
  /** The page of a language; in a browser made once, from the script. */
  read(locale: Locale): Page;
}

/**
 * @param make what islands take of the data: its texts as a translator, the stores that hold its example
 * @param keep remembers what the stores held when the page was served, before any island has run; in a browser only
 */
export function pageData<Data, Page>(
  id: string,
  make: (locale: Locale, data: Data) => Page,
  keep: (page: Page) => void,
): PageData<Data, Page> {
  /** Of the pages being built, by their language; in a browser the page's own. */
  const pages = new Map<Locale, Page>();
  const serve = (locale: Locale, data: Data): Page => {
    const page = make(locale, data);
    pages.set(locale, page);
    return page;
  };
  const woken = (locale: Locale): Page => {
    const page = serve(locale, JSON.parse(document.getElementById(id)?.textContent ?? 'null') as Data);
    keep(page);
    return page;
  };
  return { id, serve, read: (locale) => pages.get(locale) ?? woken(locale) };
}
