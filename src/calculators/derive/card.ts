import type { Category, Colour, Definition } from '../define.ts';
import type { Locale } from '../../language/index.ts';

/** What the index of tools shows of a calculator, in one language. */
export interface Card {
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly category: Category;
  readonly icon: string;
  readonly colour: Colour;
  /** ISO dates. */
  readonly created: string;
  readonly updated: string;
}

export function cardOf(definition: Definition, locale: Locale): Card {
  const { slug, category, icon, colour, created, updated, title, description } = definition;
  return { slug, category, icon, colour, created, updated, title: title[locale], description: description[locale] };
}
