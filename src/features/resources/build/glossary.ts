/** The terms of content/glossary.json as a page of one language shows them. */
import { getCollection } from 'astro:content';
import { localePath } from '../../../i18n/paths.ts';
import { locales } from '../../../language/index.ts';
import type { Locale } from '../../../language/index.ts';
import { everyPage, textOf } from '../../../shell/navigation/navigation.ts';
import { translator } from '../../../shell/texts.ts';
import type { GlossaryData } from '../glossary/glossary-data.ts';

export interface ShownTerm {
  readonly id: string;
  readonly term: string;
  /** Synonyms; not plurals and other endings of the term itself. */
  readonly alsoSaid: readonly string[];
  readonly other: { readonly locale: Locale; readonly term: string };
  readonly definition: string;
  readonly symbol?: string | undefined;
  readonly unit?: string | undefined;
  /** Where it is defined. */
  readonly source?: string | undefined;
  readonly to: { readonly href: string; readonly label: string };
}

const otherOf = (locale: Locale): Locale => locales.find((language) => language !== locale) ?? locale;

const STEM = 5;
const stemOf = (word: string): string => word.toLowerCase().slice(0, STEM);

/**
 * Every term, in the order of its language.
 * @throws {Error} for one that leads to no page: the site must not be built then
 */
export async function termsIn(locale: Locale): Promise<readonly ShownTerm[]> {
  const t = translator(locale);
  const otherLocale = otherOf(locale);
  const entries = await getCollection('glossary');
  return entries
    .map(({ data }): ShownTerm => {
      const page = everyPage.find(({ path }) => path === data.to);
      if (!page) throw new Error(`content/glossary.json: ${data.id} leads to ${data.to}, which no list of pages holds`);
      const { term, forms = [], definition } = data[locale];
      return {
        id: data.id,
        term,
        alsoSaid: forms.filter((form) => stemOf(form) !== stemOf(term)),
        other: { locale: otherLocale, term: data[otherLocale].term },
        definition,
        symbol: data.symbol,
        unit: data.unit,
        source: data.source?.[locale],
        to: { href: localePath(locale, page.path), label: textOf(page.label, t) },
      };
    })
    .toSorted((one, other) => one.term.localeCompare(other.term, locale));
}

/** What the window of an article shows of every term. */
export async function glossaryData(locale: Locale): Promise<GlossaryData> {
  const t = translator(locale);
  const terms = await termsIn(locale);
  return {
    words: {
      name: t('glossary.window.name', { term: '#' }),
      whole: t('glossary.window.whole'),
      close: t('glossary.window.close'),
      other: otherOf(locale),
    },
    terms: Object.fromEntries(
      terms.map(({ id, term, other, definition, symbol, unit, to }) => [
        id,
        { term, other: other.term, definition, symbol, unit: unit === '–' ? undefined : unit, ...to },
      ]),
    ),
  };
}
