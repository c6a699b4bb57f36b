/**
 * The first time the prose of a page that asks for it (`data-terms`) uses a term of the glossary, the word leads there; a small
 * script of the page opens its definition in place.
 */
import { locales, pathPrefix } from '../../src/language/index.ts';
import type { Locale } from '../../src/language/index.ts';
import { readJson } from './content-json.ts';

interface Named {
  readonly term: string;
  readonly forms?: readonly string[];
}

interface Finder {
  readonly ids: ReadonlyMap<string, string>;
  readonly pattern: RegExp;
}

type Entry = Readonly<Record<Locale, Named>> & { readonly id: string; readonly unmarked?: boolean };

/** Of each language: which entry a spelling, in small letters, is of, and what finds any spelling, the longest first. */
const finders: ReadonlyMap<Locale, Finder> = new Map(
  locales.map((locale): [Locale, Finder] => {
    const spellings = (readJson('content/glossary.json') as readonly Entry[])
      .filter(({ unmarked }) => unmarked !== true)
      .flatMap(({ id, [locale]: { term, forms = [] } }) =>
        [term, ...forms].map((spelling): [string, string] => [spelling, id]),
      )
      .toSorted(([one], [other]) => other.length - one.length);
    const escaped = spellings.map(([spelling]) => spelling.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
    return [
      locale,
      {
        ids: new Map(spellings.map(([spelling, id]) => [spelling.toLowerCase(), id])),
        // Not in the middle of a word, nor of one with a hyphen.
        pattern: new RegExp(`(?<![\\p{L}\\p{N}-])(?:${escaped.join('|')})(?![\\p{L}\\p{N}-])`, 'giu'),
      },
    ];
  }),
);

/** What links the terms of one page, for `withProseLinks`. */
export function linksOfTerms(locale: Locale): (opening: string) => ((text: string) => string) | undefined {
  const { ids, pattern } = finders.get(locale) ?? {};
  if (ids === undefined || pattern === undefined) return () => undefined;
  const page = `${pathPrefix(locale)}/ressources/lexique`;
  const seen = new Set<string>();
  const linked = (text: string) =>
    text.replace(pattern, (word) => {
      const id = ids.get(word.toLowerCase());
      if (id === undefined || seen.has(id)) return word;
      seen.add(id);
      return `<a class="term" href="${page}#${id}">${word}</a>`;
    });
  return (opening) => (opening.includes(' data-terms') ? linked : undefined);
}
