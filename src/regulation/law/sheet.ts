/** What a page says of a fluid: bans of new equipment by product, and what may be topped up with. */
import { today } from '../../language/days.ts';
import { lawOf } from './fluid-law.ts';
import type { FluidLaw } from './fluid-law.ts';
import { answerOf } from '../problem.ts';
import type { NoAnswer } from '../problem.ts';
import { dayOf } from './dates.ts';
import { listingsOfFluid } from './listings.ts';
import type { Listings } from './listings.ts';
import { isServicing, PRODUCTS } from './products.ts';
import type { Product } from './products.ts';
import { timeline } from './timeline.ts';
import type { Step } from './timeline.ts';

/** Products with the same bans. */
export interface Equipment {
  readonly products: readonly Product[];
  readonly steps: readonly Step[];
}

export const SECTORS = ['refrigeration', 'ac-hp'] as const;
export type Sector = (typeof SECTORS)[number];

/** From when on a fluid may not be put in an existing machine; undefined for never. */
export interface ToppingUp {
  readonly sector: Sector;
  readonly virgin: Step | undefined;
  /** Reclaimed, or recycled by the undertaking that recovered it; labelled. */
  readonly reclaimed: Step | undefined;
}

export interface LawSheet {
  readonly fluid: Listings;
  /** ISO date the sheet is of. */
  readonly day: string;
  readonly law: FluidLaw;
  /** Those with a ban, in the order of Annex IV. */
  readonly equipment: readonly Equipment[];
  /** Those without one. */
  readonly free: readonly Product[];
  readonly toppingUp: readonly ToppingUp[];
}

const keyOf = (steps: readonly Step[]): string =>
  steps
    .map(({ from, verdict, limitUnderSafety, rules }) =>
      [from, verdict, limitUnderSafety, ...rules.map(({ id }) => id)].join(' '),
    )
    .join(' | ');

/** The first ban no exception softens: what is topped up has no other. */
const banOf = (fluid: Listings, product: Product): Step | undefined => timeline(fluid, product)[0];

export function lawSheet(fluid: Listings, day: string): LawSheet {
  const groups = new Map<string, { products: Product[]; steps: readonly Step[] }>();
  for (const product of PRODUCTS.filter((each) => !isServicing(each))) {
    const steps = timeline(fluid, product);
    const known = groups.get(keyOf(steps));
    if (known) known.products.push(product);
    else groups.set(keyOf(steps), { products: [product], steps });
  }
  const all = [...groups.values()];
  return {
    fluid,
    day,
    law: lawOf(fluid, day),
    equipment: all.filter(({ steps }) => steps.length > 0),
    free: all.find(({ steps }) => steps.length === 0)?.products ?? [],
    toppingUp: SECTORS.map((sector) => ({
      sector,
      virgin: banOf(fluid, `service-${sector}`),
      reclaimed: banOf(fluid, `service-${sector}-reclaimed`),
    })),
  };
}

/**
 * The sheet of what a reader typed.
 * @param fluid a name in any usual spelling, or a composition by mass
 * @param asOf ISO date, today by default
 */
export const lawSheetIfKnown = (fluid: unknown, asOf: unknown = today()): LawSheet | NoAnswer =>
  answerOf(() => lawSheet(listingsOfFluid(fluid), dayOf('asOf', asOf)));

/**
 * The sheet of a fluid with a record.
 * @throws for any other
 */
export const lawSheetOfFluid = (fluid: string, day: string = today()): LawSheet =>
  lawSheet(listingsOfFluid(fluid), day);
