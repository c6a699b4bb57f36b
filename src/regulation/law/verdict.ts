/** Whether a fluid may be put in new equipment, or topped up, on a day. */
import { answerOf, refuse } from '../problem.ts';
import type { NoAnswer } from '../problem.ts';
import { concerns } from './applies.ts';
import { dayOf } from './dates.ts';
import { listingsOfFluid } from './listings.ts';
import type { Listings } from './listings.ts';
import { isAbout, isProduct, isReclaimed, isServicing } from './products.ts';
import type { Product } from './products.ts';
import type { Confidence, Rule } from './rule.ts';
import { isBan, rules } from './rules.ts';

/**
 * `banned`: no exception helps (military, below −50 °C and nuclear set aside); `banned-unless-site-safety`: only where safety
 * requirements at the site demand it; `allowed`: no ban that day.
 */
export type VerdictWord = 'banned' | 'banned-unless-site-safety' | 'allowed';

export interface Verdict {
  readonly verdict: VerdictWord;
  /** The rules that ban it that day. */
  readonly ruleIds: readonly string[];
  /** Where only site safety helps: the GWP that may then not be reached; null where no rule names one. */
  readonly limitUnderSafety?: number | null;
}

const isInForce = ({ from, until }: Rule, day: string): boolean =>
  from !== null && from <= day && (until === null || day <= until);

/** Whether an exception of a rule is about the product itself: it then does not apply. */
function isExcepted({ exceptions }: Rule, product: Product, fluid: Listings, day: string): boolean {
  return exceptions.some(({ id, until, gwpBelow }) => {
    if (id === 'cascade-primary')
      return product === 'rack-40kw-cascade-primary' && fluid.gwpCounted < (gwpBelow ?? Infinity);
    // Article 13 lets the gases of Annex I alone back in, until the day named.
    if (id === 'reclaimed-recycled')
      return isReclaimed(product) && fluid.holds.includes('I') && (until === undefined || day < until);
    return false;
  });
}

/** The rules that ban a fluid in a product on a day. */
export const bansOn = (fluid: Listings, product: Product, day: string): readonly Rule[] =>
  rules.filter(
    (rule) =>
      isBan(rule) &&
      isAbout(rule.applies.products, product) &&
      isInForce(rule, day) &&
      concerns(rule, fluid) &&
      !isExcepted(rule, product, fluid, day),
  );

/** A rule no exception for safety softens, or whose limit in that case the fluid reaches. */
const isWithoutWayOut = ({ exceptions, fallbackGwp }: Rule, { gwpCounted }: Listings): boolean =>
  !exceptions.some(({ id }) => id === 'site-safety') || (fallbackGwp !== null && gwpCounted >= fallbackGwp);

const FROM_BEST: readonly Confidence[] = ['A', 'B', 'C', 'V'];
/** The weakest mark of some rules; `B` for none, which is what the table of bans is as a whole. */
export const weakestMark = (found: readonly Rule[]): Confidence =>
  FROM_BEST.findLast((mark) => found.some(({ confidence }) => confidence === mark)) ?? 'B';

/** The verdict on a fluid whose listings are known. */
export function verdictOf(fluid: Listings, product: Product, day: string): Verdict {
  const found = bansOn(fluid, product, day);
  const ruleIds = found.map(({ id }) => id);
  if (found.length === 0) return { verdict: 'allowed', ruleIds };
  if (isServicing(product) || found.some((rule) => isWithoutWayOut(rule, fluid))) return { verdict: 'banned', ruleIds };
  const limits = found.flatMap(({ fallbackGwp }) => (fallbackGwp === null ? [] : [fallbackGwp]));
  const limitUnderSafety = limits.length === 0 ? null : Math.min(...limits);
  return { verdict: 'banned-unless-site-safety', ruleIds, limitUnderSafety };
}

export function productOf(field: string, product: unknown): Product {
  return isProduct(product) ? product : refuse(field, 'unknownProduct');
}

/**
 * Whether a fluid may be placed on the market in a product, or used to top up, on a day: Annex IV and Article 13 of
 * Regulation (EU) 2024/573, Articles 4 and 5 of 2024/590.
 * @param fluid a name in any usual spelling, or a composition by mass as the engine takes it
 * @param product a key of `PRODUCTS`
 * @param date ISO date, of placing on the market for new equipment
 */
export const verdict = (fluid: unknown, product: unknown, date: unknown): Verdict | NoAnswer =>
  answerOf(() => verdictOf(listingsOfFluid(fluid), productOf('product', product), dayOf('date', date)));
