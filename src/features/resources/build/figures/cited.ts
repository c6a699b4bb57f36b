/** Figures of a source, from content/figures.json: both languages take the one value, and the article must list the source. */
import type { Bilingual, Locale } from '../../../../language/index.ts';
import { formatNumber, withUnit } from '../../../../quantities/number.ts';
import type { CitedFigures } from '../../../../content-schemas.ts';
import file from '../../../../../content/figures.json' with { type: 'json' };

export interface Source {
  readonly text: string;
  readonly url?: string | undefined;
}

const BETWEEN: Bilingual = { fr: 'à', en: 'to' };
/** As its schema holds it: a test reads the file by that. */
const known = file as unknown as CitedFigures;

/** @throws {Error} where content/figures.json has none of that name, or not its source */
function figureOf(id: string) {
  const figure = known.figures.find((each) => each.id === id);
  const source = known.sources[figure?.source ?? ''];
  if (!figure || !source) throw new Error(`content/figures.json has no ${id}, or not its source`);
  return { ...figure, source };
}

/** The value alone, to compute with. @throws {Error} where it has bounds, or there is none */
export function citedValue(id: string): number {
  const { value } = figureOf(id);
  if (typeof value !== 'number') throw new Error(`${id} of content/figures.json has bounds`);
  return value;
}

/** The value or the bounds with the unit, as the language writes them. */
export function citedText(id: string, locale: Locale): string {
  const { value, unit, decimals = 0 } = figureOf(id);
  const [from, to] = typeof value === 'number' ? [value] : value;
  const number = (each = 0): string => formatNumber(each, decimals, locale);
  const text = to === undefined ? number(from) : `${number(from)} ${BETWEEN[locale]} ${number(to)}`;
  if (unit === undefined) return text;
  return withUnit(text, typeof unit === 'string' ? unit : unit[locale]);
}

/**
 * Which of the sources of an article, from 1, a figure comes from.
 * @throws {Error} where the article lists no such source: the site must not be built then
 */
export function placeOfSource(id: string, sources: readonly Source[], locale: Locale): number {
  const { source } = figureOf(id);
  const index = sources.findIndex((each) =>
    source.url === undefined ? each.text.includes(source[locale]) : each.url === source.url,
  );
  if (index < 0) throw new Error(`${id} is of “${source[locale]}”, which the article does not list`);
  return index + 1;
}
