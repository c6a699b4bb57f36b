/** How the verdict on a fluid in a product changes with the days. */
import { bansOn, verdictOf, weakestMark } from './verdict.ts';
import type { VerdictWord } from './verdict.ts';
import type { Listings } from './listings.ts';
import { isAbout } from './products.ts';
import type { Product } from './products.ts';
import type { Confidence, Rule } from './rule.ts';
import { isBan, rules } from './rules.ts';

/** From a day on, until the next step. */
export interface Step {
  /** ISO date. */
  readonly from: string;
  readonly verdict: Exclude<VerdictWord, 'allowed'>;
  /** Where only site safety helps: the GWP that may then not be reached; null where no rule names one. */
  readonly limitUnderSafety: number | null;
  /** The rules that bite from that day on. */
  readonly rules: readonly Rule[];
  /** The weakest of them. */
  readonly mark: Confidence;
}

const ONE_DAY = 86_400_000;
const daysFrom = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * ONE_DAY).toISOString().slice(0, 10);
/** The day before one. */
export const dayBefore = (day: string): string => daysFrom(day, -1);
export const dayAfter = (day: string): string => daysFrom(day, 1);

/** The days a verdict on a product can change: rules begin, or what let the fluid in ends. */
function daysOf(product: Product): readonly string[] {
  const days = rules
    .filter((rule) => isBan(rule) && isAbout(rule.applies.products, product))
    .flatMap(({ from, exceptions }) => [from, ...exceptions.map(({ until }) => until)]);
  return [...new Set(days.filter((day) => typeof day === 'string'))].toSorted();
}

function stepOn(fluid: Listings, product: Product, day: string): Step | undefined {
  const { verdict, limitUnderSafety = null } = verdictOf(fluid, product, day);
  if (verdict === 'allowed') return undefined;
  const before = bansOn(fluid, product, dayBefore(day));
  const found = bansOn(fluid, product, day).filter((rule) => !before.includes(rule));
  return { from: day, verdict, limitUnderSafety, rules: found, mark: weakestMark(found) };
}

/** The bans of a fluid in a product, each from its day on; empty where it never is banned. */
export function timeline(fluid: Listings, product: Product): readonly Step[] {
  const steps = daysOf(product).flatMap((day) => stepOn(fluid, product, day) ?? []);
  // A rule that comes on top of a ban as strict changes nothing.
  return steps.filter((step, index) => {
    const before = steps[index - 1];
    return before?.verdict !== step.verdict || before.limitUnderSafety !== step.limitUnderSafety;
  });
}
