/** The terms of the glossary as the search finds them: each leads to its place there. */
import { localePath } from '../../i18n/paths.ts';
import { locales } from '../../language/index.ts';
import type { Locale } from '../../language/index.ts';
import glossary from '../../../content/glossary.json' with { type: 'json' };
import type { PageEntry } from './entries.ts';

interface TermText {
  readonly term: string;
  readonly forms?: readonly string[];
  readonly definition: string;
}
interface Term extends Readonly<Record<Locale, TermText>> {
  readonly id: string;
}

const spellings = ({ term, forms = [] }: TermText): readonly string[] => [term, ...forms];

export const termEntries = (locale: Locale): readonly PageEntry[] =>
  (glossary as readonly Term[]).map((entry) => ({
    title: entry[locale].term,
    text: entry[locale].definition,
    address: `${localePath(locale, '/ressources/lexique')}#${entry.id}`,
    trade: locales.flatMap((language) => spellings(entry[language])).join(' '),
  }));
