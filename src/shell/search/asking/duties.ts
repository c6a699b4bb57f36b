/** What the law asks of who carries a refrigerant, stands it in a public building, drives it about, or lets it out. */
import { filled } from '../../../language/index.ts';
import { formatAtMost, withUnit } from '../../../quantities/index.ts';
import type { FluidEntry, SearchData } from '../entries.ts';
import type { Reader } from './answer.ts';
import { bansOfProducts } from './products.ts';
import type { AskedProducts } from './products.ts';
import { lawLines } from './law-lines.ts';

/** Whether it may be carried; then its number on the road and how much of it a vehicle may have, where they were read. */
export function carryLines({ name, un }: FluidEntry, { locale }: Reader, data: SearchData): readonly string[] {
  const { texts, adr } = data;
  const kilos = (mass: number): string => withUnit(formatAtMost(mass, 0, locale), 'kg');
  const own =
    un === undefined
      ? filled(texts.carryOther, { fluid: name, flammable: kilos(adr[2]), other: kilos(adr[3]) })
      : filled(texts.carryNamed, { fluid: name, un: un[0], category: String(un[1]), most: kilos(un[2]) });
  return [texts.carryOwn, own];
}

/** The bans of new equipment of what the question names, as they stand on a day; none where it names nothing. */
export function askedLines(
  { law = [] }: FluidEntry,
  products: AskedProducts | undefined,
  { laws, texts }: SearchData,
  day: string,
): readonly string[] {
  if (products === undefined) return [];
  const bans = law.flatMap((place) => {
    const line = laws[place] ?? '';
    return typeof line === 'string' ? [] : bansOfProducts(line, products);
  });
  return (['askedBanned', 'askedToBeBanned'] as const).flatMap((name) => {
    const own = bans.filter(([from]) => from <= day === (name === 'askedBanned'));
    const list = [...new Set(own.map(([, what]) => what))].join(texts.listComma);
    return list === '' ? [] : [filled(texts[name], { list })];
  });
}

/** The sentences of some places of `laws`. */
export const linesAt = (places: readonly number[] | undefined, data: SearchData, day: string): readonly string[] =>
  (places ?? []).flatMap((place) => lawLines(place, data, day));
