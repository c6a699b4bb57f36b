/** The law of a fluid in a line: what may be topped up with, and the next ban of new equipment with its product. */
import type { Locale } from '../../language/index.ts';
import { nextEquipmentBan as comingBan } from '../law/equipment-bans.ts';
import type { LawSheet } from '../law/sheet.ts';
import { lowered, productName, whenOf, WORDS } from './sentences.ts';

/** « interdite depuis le 1er janvier 2015 »; a part for each application with a ban. */
export function toppingShort({ toppingUp, day }: LawSheet, locale: Locale): readonly string[] {
  const { short, since, mark } = WORDS[locale];
  const banned = toppingUp.flatMap(({ sector, virgin, reclaimed }) => (virgin ? [{ sector, virgin, reclaimed }] : []));
  const [first] = banned;
  if (first === undefined) return [short.free];
  const isWhole =
    banned.length === toppingUp.length && banned.every((each) => each.reclaimed?.from === first.virgin.from);
  if (isWhole) return [short.none(whenOf(first.virgin.from, day)) + mark(first.virgin.mark)];
  return banned.map(
    ({ sector, virgin }) => short.virgin({ sector, since: since(whenOf(virgin.from, day)) }) + mark(virgin.mark),
  );
}

export interface NextBan {
  /** ISO date. */
  readonly day: string;
  readonly text: string;
}

/** The next ban of new equipment, by its first product; undefined where none is to come. */
export function nextEquipmentBan(sheet: LawSheet, locale: Locale): NextBan | undefined {
  const next = comingBan(sheet);
  if (next === undefined) return undefined;
  const { day, first, others } = next;
  return { day, text: WORDS[locale].short.next({ day, product: lowered(productName(first, locale)), others }) };
}

/** Of a list: the next ban of new equipment, or that nothing may be topped up any more; undefined for neither. */
export function lawCell(sheet: LawSheet, locale: Locale): NextBan | undefined {
  const [first] = sheet.toppingUp;
  const { short, mark } = WORDS[locale];
  if (first?.virgin && first.virgin.from === first.reclaimed?.from)
    return {
      day: first.virgin.from,
      text: short.recharge(whenOf(first.virgin.from, sheet.day)) + mark(first.virgin.mark),
    };
  return nextEquipmentBan(sheet, locale);
}
