/**
 * Links in the words of a page's prose: on a refrigerant it names, and where it asks for them (`data-terms`) on terms of the
 * glossary, each the first time. Headings, links, tables, drawings and instruments stay as they are. Done to the page and not to
 * its Markdown, as a third of the terms stand in what components put into an article: a pressure, the words of a law.
 */
import { localeOfTag } from '../../../src/language/index.ts';
import type { Locale } from '../../../src/language/index.ts';
import { linksOfFluids } from './fluid-links.ts';
import { elementsOf } from './page.ts';
import type { Change, Changes, Element, Page } from './page.ts';
import { linksOfTerms } from './term-links.ts';

const LEFT_ALONE =
  /^(?:a|h[1-6]|code|pre|table|svg|button|select|label|script|style|template|textarea|form|astro-island)$/;

const isProse = ({ attributes }: Element): boolean => attributes.get('class')?.split(/\s+/).includes('prose') === true;

export function proseLinks(page: Page): Changes {
  const locale: Locale = localeOfTag(elementsOf(page, 'html')[0]?.attributes.get('lang') ?? '');
  const [fluids, terms] = [linksOfFluids(locale), linksOfTerms(locale)];
  const changes: Change[] = [];
  for (const { from, to, within } of page.texts) {
    const depth = within.findIndex(isProse);
    const prose = within[depth];
    if (prose === undefined || within.slice(0, depth).some(({ name }) => LEFT_ALONE.test(name))) continue;
    // What is linked is no part of another link.
    let rest = page.text.slice(from, to);
    for (const linker of prose.attributes.has('data-terms') ? [fluids, terms] : [fluids]) {
      for (const { at, length, tag } of linker(rest)) {
        changes.push({ from: from + at, to: from + at, text: tag });
        changes.push({ from: from + at + length, to: from + at + length, text: '</a>' });
        rest = rest.slice(0, at) + ' '.repeat(length) + rest.slice(at + length);
      }
    }
  }
  return { changes };
}
