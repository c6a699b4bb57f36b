/** Whether a machine may be charged with a refrigerant on a day: the rules of topping up, for what it is. */
import { listingsOfFluid } from '../regulation/law/listings.ts';
import type { Listings } from '../regulation/law/listings.ts';
import type { Product } from '../regulation/law/products.ts';
import { rules as allRules } from '../regulation/law/rules.ts';
import { bansOn } from '../regulation/law/verdict.ts';
import type { FactKey, MachineFacts } from './facts.ts';
import { findUse } from './uses.ts';

export interface Service {
  /** The rules that ban charging it virgin; and reclaimed, or recycled by who recovered it. */
  readonly virgin: readonly string[];
  readonly reclaimed: readonly string[];
  /** ISO date of the first day reclaimed gas is banned too, after today; null where none is set. */
  readonly until: string | null;
  /** ISO date of the first day virgin gas will be banned; null where it is already, or never will be. */
  readonly next: string | null;
  /** What else would settle it. */
  readonly missing: readonly FactKey[];
}

interface Ways {
  readonly virgin: readonly Product[];
  readonly reclaimed: readonly Product[];
  readonly without: readonly string[];
  readonly missing: readonly FactKey[];
}

const BOTH = { virgin: ['service-refrigeration', 'service-ac-hp'] as const };
const isReclaimedOf = (product: Product): Product => `${product}-reclaimed` as Product;

function waysOf({ use, cools, product_temperature }: MachineFacts): Ways {
  const { recharge } = findUse(use).law;
  const { alternative, exempt } = recharge;
  // What it is nobody said: the stricter of both sectors.
  if (recharge.virgin === null || recharge.reclaimed === null)
    return { virgin: BOTH.virgin, reclaimed: BOTH.virgin.map(isReclaimedOf), without: [], missing: ['use'] };
  const isOther = alternative !== undefined && cools === alternative.when.cools;
  const { virgin, reclaimed, without = [] } = isOther ? alternative : recharge;
  const isExempt =
    exempt !== undefined && product_temperature !== undefined && product_temperature < exempt.product_below;
  return {
    virgin: [virgin as Product],
    reclaimed: [reclaimed as Product],
    without: [...without, ...(isExempt ? exempt.rules : [])],
    missing: alternative !== undefined && cools === undefined ? ['cools'] : [],
  };
}

/** Days on which what may be charged can change. */
const DAYS: readonly string[] = /* @__PURE__ */ [
  ...new Set(
    allRules
      .filter(({ kind }) => kind === 'service-ban')
      .flatMap(({ from, exceptions }) => [from, ...exceptions.map(({ until }) => until)])
      .filter((day) => typeof day === 'string'),
  ),
].toSorted();

const idsOf = (fluid: Listings, products: readonly Product[], without: readonly string[], day: string): string[] =>
  [...new Set(products.flatMap((product) => bansOn(fluid, product, day).map(({ id }) => id)))].filter(
    (id) => !without.includes(id),
  );

/**
 * @param fluid a name or composition the law knows
 * @param day ISO date
 */
export function serviceOf(facts: MachineFacts, fluid: string, day: string): Service {
  const ways = waysOf(facts);
  const listings = listingsOfFluid(fluid);
  const bans = (way: 'virgin' | 'reclaimed', on: string) => idsOf(listings, ways[way], ways.without, on);
  const firstBan = (way: 'virgin' | 'reclaimed'): string | null =>
    DAYS.find((each) => each > day && bans(way, each).length > 0) ?? null;
  const [virgin, reclaimed] = [bans('virgin', day), bans('reclaimed', day)];
  return {
    virgin,
    reclaimed,
    until: virgin.length > 0 && reclaimed.length === 0 ? firstBan('reclaimed') : null,
    next: virgin.length === 0 ? firstBan('virgin') : null,
    missing: ways.missing,
  };
}
