/** What the law says of a fluid: which rules are about it, and when they bite. */
import { today } from '../../language/days.ts';
import type { SafetyClass } from '../../refrigerants/index.ts';
import { answerOf } from '../problem.ts';
import type { NoAnswer } from '../problem.ts';
import { concerns } from './applies.ts';
import { dayOf } from './dates.ts';
import { listingsOfFluid } from './listings.ts';
import type { Listings } from './listings.ts';
import { leakCheckFrom } from './leak-thresholds.ts';
import type { LeakCheckFrom } from './leak-thresholds.ts';
import { isProduct } from './products.ts';
import type { Holding, Rule } from './rule.ts';
import { isBan, rules } from './rules.ts';

export interface FluidLaw {
  /** By Regulation (EU) 2024/573, kg CO2e per kg; null where no value was read. Of CFCs and HCFCs, that of AR4. */
  readonly gwpLegal: number | null;
  /** ISO 817; null where not known, and for a composition. */
  readonly class: SafetyClass | null;
  readonly holds: readonly Holding[];
  /** Every rule about it, in the order of `rules`. */
  readonly ruleIds: readonly string[];
  /** ISO date of the first ban in force, of any product of the list; null for none. */
  readonly earliestBanInForce: string | null;
  /** ISO date of the next one. */
  readonly nextBan: string | null;
  readonly nextBanRuleIds: readonly string[];
  readonly leakCheckFromKg: LeakCheckFrom | null;
  readonly doubt?: string;
}

/** Whether a ban is in force or to come. */
export const isAffected = ({ earliestBanInForce, nextBan }: FluidLaw): boolean =>
  earliestBanInForce !== null || nextBan !== null;

/** Told of a fluid that holds a gas of the lists whose value nobody read. */
export const UNREAD_GWP = 'no legal GWP read; taken below 150 [V]';

/** Bans of a product of the list: those of containers, cars and exports have another subject. */
const isOfProduct = (rule: Rule): boolean =>
  isBan(rule) && rule.applies.products.some((product) => product === '*' || isProduct(product));

export const rulesOf = (fluid: Listings): readonly Rule[] => rules.filter((rule) => concerns(rule, fluid));

export function lawOf(fluid: Listings, day: string): FluidLaw {
  const concerned = rulesOf(fluid);
  const starts = concerned
    .filter((rule) => isOfProduct(rule) && (rule.until === null || day <= rule.until))
    .flatMap(({ id, from }) => (from === null ? [] : [{ id, from }]))
    .toSorted((one, other) => (one.from < other.from ? -1 : Number(one.from > other.from)));
  const nextBan = starts.find(({ from }) => from > day)?.from ?? null;
  const next = starts.filter(({ from }) => from === nextBan).map(({ id }) => id);
  return {
    gwpLegal: fluid.gwpLegal,
    class: fluid.safetyClass,
    holds: fluid.holds,
    ruleIds: concerned.map(({ id }) => id),
    earliestBanInForce: starts.find(({ from }) => from <= day)?.from ?? null,
    nextBan,
    nextBanRuleIds: concerned.map(({ id }) => id).filter((id) => next.includes(id)),
    leakCheckFromKg: leakCheckFrom(fluid),
    ...(fluid.isUnread ? { doubt: UNREAD_GWP } : {}),
  };
}

/**
 * What the law says of a fluid on a day.
 * @param fluid a name in any usual spelling, or a composition by mass as the engine takes it: 'R32[0.689]&R1234yf[0.311]'
 * @param asOf ISO date, today by default
 */
export const fluidLaw = (fluid: unknown, asOf: unknown = today()): FluidLaw | NoAnswer =>
  answerOf(() => lawOf(listingsOfFluid(fluid), dayOf('asOf', asOf)));
