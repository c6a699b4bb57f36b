/**
 * Links in the words of a page's prose: on a refrigerant it names, and where it asks for them (`data-terms`) on terms of the
 * glossary, each the first time. Headings, links, tables, drawings and instruments stay as they are. Done to the page and not to
 * its Markdown, as a fifth of the terms stand in what components put into an article: a pressure, the words of a law.
 */
import { localeOfTag } from '../../../src/language/index.ts';
import type { Locale } from '../../../src/language/index.ts';
import { linksOfFluids } from './fluid-links.ts';
import { elementsOf } from './page.ts';
import type { Change, Changes, Element, Page } from './page.ts';
import { linksOfTerms } from './term-links.ts';

const LEFT_ALONE =
  /^(?:a|h[1-6]|code|pre|table|svg|button|select|label|script|style|template|textarea|form|astro-island)$/;

const isProse = (element: Element): boolean => element.attribute('class')?.split(/\s+/).includes('prose') === true;

export function proseLinks(page: Page): Changes {
  const locale: Locale = localeOfTag(elementsOf(page, 'html')[0]?.attribute('lang') ?? '');
  const [fluids, terms] = [linksOfFluids(locale), linksOfTerms(locale)];
  const changes: Change[] = [];
  const known = new Map<Element, Element | undefined>();
  /** The prose an element is of, with nothing between that is left alone. */
  const proseOf = (element: Element | undefined): Element | undefined => {
    if (element === undefined) return undefined;
    if (!known.has(element)) known.set(element, proseAround(element));
    return known.get(element);
  };
  const proseAround = (element: Element): Element | undefined => {
    if (isProse(element)) return element;
    return LEFT_ALONE.test(element.name) ? undefined : proseOf(element.parent);
  };
  for (const { from, to, parent } of page.texts) {
    const prose = proseOf(parent);
    if (prose === undefined) continue;
    // What is linked is no part of another link.
    let rest = page.text.slice(from, to);
    for (const linker of prose.attribute('data-terms') !== undefined ? [fluids, terms] : [fluids]) {
      for (const { at, length, tag } of linker(rest)) {
        changes.push({ from: from + at, to: from + at, text: tag });
        changes.push({ from: from + at + length, to: from + at + length, text: '</a>' });
        rest = rest.slice(0, at) + ' '.repeat(length) + rest.slice(at + length);
      }
    }
  }
  return { changes };
}
