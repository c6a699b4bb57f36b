/** What a machine is for the law of new equipment, and whether a refrigerant may go into a new one on a day. */
import { listingsOfFluid } from '../regulation/law/listings.ts';
import { concerns } from '../regulation/law/applies.ts';
import type { Product } from '../regulation/law/products.ts';
import { rules as allRules } from '../regulation/law/rules.ts';
import { timeline } from '../regulation/law/timeline.ts';
import { verdictOf } from '../regulation/law/verdict.ts';
import type { FactKey, MachineFacts } from './facts.ts';
import type { When } from './schema.ts';
import { findUse } from './uses.ts';

/** Whether a condition holds; the number it wants where that is not known. */
type Answer = boolean | 'capacity' | 'charge';

const ofNumber = (
  value: number | undefined,
  key: 'capacity' | 'charge',
  limit: number | undefined,
  holds: (value: number, limit: number) => boolean,
): Answer => limit === undefined || (value === undefined ? key : holds(value, limit));

/** A condition on anything but a number that is not known does not hold: the row is passed over. */
function answers(when: When, { capacity, charge, build, product_temperature, cascade_primary }: MachineFacts): Answer {
  const all: readonly Answer[] = [
    when.build === undefined || when.build === build,
    when.cascade_primary === undefined || when.cascade_primary === cascade_primary,
    when.product_below === undefined || (product_temperature !== undefined && product_temperature < when.product_below),
    ofNumber(capacity, 'capacity', when.capacity_max, (value, limit) => value <= limit),
    ofNumber(capacity, 'capacity', when.capacity_above, (value, limit) => value > limit),
    ofNumber(capacity, 'capacity', when.capacity_from, (value, limit) => value >= limit),
    ofNumber(capacity, 'capacity', when.capacity_below, (value, limit) => value < limit),
    ofNumber(charge, 'charge', when.charge_below, (value, limit) => value < limit),
  ];
  if (all.includes(false)) return false;
  return all.find((each) => each !== true) ?? true;
}

export type NewProduct =
  | { readonly product: Product }
  /** A rule about a product of its own. */
  | { readonly rule: string }
  /** `missing`: what would tell; nothing where the law's list does not name such machines. */
  | { readonly missing: readonly FactKey[] };

/** The product a machine is for Annex IV of Regulation (EU) 2024/573: the first row of its use that holds. */
export function productOf(facts: MachineFacts): NewProduct {
  const rows = findUse(facts.use).law.new;
  for (const row of rows) {
    const answer = answers(row.when ?? {}, facts);
    if (typeof answer === 'string') return { missing: [answer] };
    if (answer) return 'rule' in row ? { rule: row.rule } : { product: row.product as Product };
  }
  return { missing: rows.some(({ when }) => when?.build !== undefined) ? ['build'] : [] };
}

export interface NewEquipment {
  /** `safety`: only where safety at the site demands it; `unknown`: the product is not known, or not on the list. */
  readonly state: 'allowed' | 'safety' | 'banned' | 'unknown';
  readonly product: string | null;
  /** The rules that ban it. */
  readonly rules: readonly string[];
  /** ISO date of the next ban of an allowed one. */
  readonly next: string | null;
  readonly missing: readonly FactKey[];
}

const UNKNOWN: NewEquipment = { state: 'unknown', product: null, rules: [], next: null, missing: [] };

/**
 * Whether such a machine may be placed on the market with a refrigerant.
 * @param fluid a name or composition the law knows
 * @param day ISO date
 */
export function newEquipment(facts: MachineFacts, fluid: string, day: string): NewEquipment {
  const found = productOf(facts);
  const listings = listingsOfFluid(fluid);
  if ('missing' in found) return { ...UNKNOWN, missing: found.missing };
  if ('rule' in found) {
    const rule = allRules.find(({ id }) => id === found.rule);
    if (rule === undefined || rule.from === null) return UNKNOWN;
    const isAbout = concerns(rule, listings);
    const isBanned = isAbout && rule.from <= day;
    return {
      state: isBanned ? 'banned' : 'allowed',
      product: rule.applies.products[0] ?? null,
      rules: isBanned ? [rule.id] : [],
      next: isAbout && !isBanned ? rule.from : null,
      missing: [],
    };
  }
  const { product } = found;
  const { verdict, ruleIds } = verdictOf(listings, product, day);
  const state = { banned: 'banned', 'banned-unless-site-safety': 'safety', allowed: 'allowed' } as const;
  return {
    state: state[verdict],
    product,
    rules: ruleIds,
    next: verdict === 'allowed' ? (timeline(listings, product).find(({ from }) => from > day)?.from ?? null) : null,
    missing: [],
  };
}
