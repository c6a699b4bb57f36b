/**
 * The first time an article or a guide uses a term of the glossary, the word leads there; a small script of the page opens its
 * definition in place.
 */
import { locales, pathPrefix } from '../../../src/language/index.ts';
import type { Locale } from '../../../src/language/index.ts';
import { readJson } from '../content-json.ts';
import type { Linker } from './linker.ts';

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
const finders = Object.fromEntries(
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
) as Record<Locale, Finder>;

/** What finds the terms on one page. */
export function linksOfTerms(locale: Locale): Linker {
  const { ids, pattern } = finders[locale];
  const seen = new Set<string>();
  return (text) =>
    [...text.matchAll(pattern)].flatMap(({ 0: word, index }) => {
      const id = ids.get(word.toLowerCase());
      if (id === undefined || seen.has(id)) return [];
      seen.add(id);
      const tag = `<a class="term" href="${pathPrefix(locale)}/ressources/lexique#${id}">`;
      return [{ at: index, length: word.length, tag }];
    });
}
