/** Kinds of equipment a question names, and which bans of new equipment are of them. Patterns are for small letters without accents. */
import { numberFromText } from '../../../quantities/parse.ts';
import type { DatedBan } from '../entries.ts';
import { plainFrom } from './tokens.ts';

/** How a reader calls a kind of equipment, and what the names of the law have of it in either language. */
const PRODUCTS: readonly (readonly [typed: string, named: RegExp])[] = [
  ['vrf|vrv|drv', /vrf/],
  ['(?:climatiseurs? |air conditioners? )?(?:mobiles?|portables?)', /mobile|movable/],
  ['(?:mono|multi)?-?splits?(?: air[- /]air)?', /split/],
  ['air[- /](?:eau|water)', /air-eau|air-to-water/],
  ['monoblocs?', /monobloc/],
  ['pac|pompes? a chaleur|heat pumps?', /\bpac\b|heat pump|air-eau|air-to-water/],
  ['(?:groupes? d.)?eau glacee|groupes? d.eau|chillers?', /eau glacee|chiller/],
  ['refrigerateurs?|congelateurs?|frigos?|fridges?|freezers?', /menager|domestic/],
  ['meubles?|vitrines?|armoires?|cabinets?|display cases?', /meuble|cabinet/],
  ['centrales?|racks?', /centrale|rack/],
  ['groupes? de condensation|condensing units?', /condensation|condensing/],
];
const EDGE = '(?<![a-z\\d])';
const END = '(?![a-z\\d])';
const PATTERNS = PRODUCTS.map(([typed, named]) => [new RegExp(`${EDGE}(?:${typed})${END}`, 'g'), named] as const);

/** A capacity: "3,5 kW". */
const CAPACITY = /(?<![\d.,])(\d+(?:[.,]\d+)?)\s*kw(?![a-z\d])/;

export interface AskedProducts {
  readonly named: readonly RegExp[];
  /** kW */
  readonly capacity?: number;
}

/** The equipment a text names; `taken`: where it says so. */
export function productsIn(plain: string): AskedProducts & {
  readonly taken: readonly (readonly [from: number, length: number])[];
} {
  const taken: (readonly [number, number])[] = [];
  const named = PATTERNS.flatMap(([pattern, names]) => {
    const found = [...plain.matchAll(pattern)];
    for (const { index, 0: text } of found) taken.push([index, text.length]);
    return found.length === 0 ? [] : [names];
  });
  const capacity = CAPACITY.exec(plain);
  if (!capacity) return { named, taken };
  taken.push([capacity.index, capacity[0].length]);
  return { named, taken, capacity: numberFromText(capacity[1] ?? '') };
}

/** Of the law's steps of capacity, kW. */
const SMALL = 12;
const isOfCapacity = (name: string, capacity: number | undefined): boolean => {
  if (capacity === undefined) return true;
  const isOver = /(?:plus de|above) (?:12|50)/.test(name);
  const isUpTo = /(?:jusqu.a|up to) 12/.test(name) && !isOver;
  return capacity <= SMALL ? !isOver : !isUpTo;
};

/** Of bans of new equipment, those of what is named. */
export const bansOfProducts = (bans: readonly DatedBan[], { named, capacity }: AskedProducts): readonly DatedBan[] =>
  bans.filter(([, what]) => {
    const name = plainFrom(what);
    return named.some((pattern) => pattern.test(name)) && isOfCapacity(name, capacity);
  });
