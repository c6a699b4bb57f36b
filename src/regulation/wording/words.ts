/** The sentences the law of a fluid is told in: values go in by name, in either language. */
import type { Confidence } from '../law/rule.ts';
import type { Sector } from '../law/sheet.ts';

/** A day, written; whether it lies behind the day of the sheet. */
export interface When {
  readonly day: string;
  readonly isPast: boolean;
}

export interface Words {
  /** An ISO date in words. */
  day(iso: string): string;
  since(when: When): string;
  /** The last day of an exception. */
  until(iso: string): string;
  exceptions(exceptions: string): string;
  /** What is said of a place in the law. */
  at(note: { where: string; said: string }): string;
  /** Items of a list that may hold commas. */
  list(items: readonly string[]): string;
  points(points: readonly string[]): string;
  article(article: string): string;
  annex(annex: string): string;
  /** Behind the place of what two sources do not confirm, within the same brackets. */
  mark(mark: Confidence): string;
  readonly gwp: {
    legal(gwp: string): string;
    ozone(gwp: string): string;
    readonly unread: string;
    /** The value of the regulation before this one. */
    former(gwp: string): string;
    readonly unlisted: string;
  };
  readonly equipment: {
    banned(ban: { since: string; what: string; where: string }): string;
    unlessSafety(ban: { since: string; what: string; where: string }): string;
    unlessFallback(ban: { since: string; what: string; where: string; limit: string }): string;
    free(what: string): string;
    /** Of a CFC or HCFC: every kind of equipment. */
    ozone(ban: { since: string; where: string }): string;
    readonly none: string;
    readonly proof: string;
  };
  readonly topping: {
    sector(sector: Sector): string;
    /** What is asked: of one application, of both. */
    of(sector: Sector): string;
    readonly ofBoth: string;
    answer(answer: { who: string; what: string; where: string }): string;
    readonly free: string;
    readonly freeNatural: string;
    virgin(when: When & { dayBefore: string }): string;
    reclaimedFree(virgin: string): string;
    reclaimed(ban: { virgin: string; dayBefore: string; day: string; isPast: boolean }): string;
    none(when: When): string;
    readonly recycled: string;
    readonly chillers: string;
  };
  /** In a line: for the head of a page and the cells of a list. */
  readonly short: {
    readonly free: string;
    none(when: When): string;
    recharge(when: When): string;
    virgin(ban: { sector: Sector; since: string }): string;
    next(ban: { day: string; product: string; others: number }): string;
  };
  readonly leaks: {
    annex1(charge: string): string;
    readonly annex2: string;
    /** Both readings of a blend, with the charges they begin at, kg. */
    both(charges: { first: string; second: string }): string;
    /** Both readings of a blend begin at the same charge. */
    alike(charge: string): string;
    /** A blend of gases of Annex II and others that are not counted. */
    partly(charge: string): string;
    readonly ozoneHcfc: string;
    readonly ozoneCfc: string;
    readonly none: string;
  };
  readonly certificate: {
    readonly fGas: string;
    readonly hydrocarbon: string;
    readonly co2: string;
    readonly ammonia: string;
    /** What is left to do with a CFC or HCFC: to recover it. */
    readonly ozone: string;
  };
  readonly quota: string;
  readonly toxicAndFlammable: string;
  readonly flammable: string;
  readonly toxic: string;
  ped(group: 1 | 2): string;
  readonly pfas: string;
  readonly noPfas: string;
  readonly ozone: string;
  readonly reporting: string;
  readonly outside: string;
}
