/** Of what the law says of a refrigerant, what concerns one machine: its product when it is new, its sector when it is topped up. */
import type { LawSheet, Product, Sector } from '../regulation/index.ts';
import type { MachineFacts } from './facts.ts';
import { productOf } from './products.ts';
import { sectorOf } from './sector.ts';
import { findUse } from './uses.ts';

/** Whether a machine stands already: bans of new equipment are none of its own. */
export type Stage = 'existing' | 'new' | 'unknown';

/** Of a machine what the law goes by, as far as it is known. */
export interface Concern {
  readonly sector?: Sector | undefined;
  readonly product?: Product | undefined;
  /** It is to be placed on the market: what is banned in new equipment is banned of it. */
  readonly isNew?: boolean;
}

export function concernOf(facts: MachineFacts, stage: Stage = 'unknown'): Concern {
  const found = productOf(facts);
  return { sector: sectorOf(facts), ...('product' in found && { product: found.product }), isNew: stage === 'new' };
}

/** The products such machines can be; every one where the use does not say. */
function productsOf({ use }: MachineFacts, product: Product | undefined): ReadonlySet<string> | undefined {
  if (product !== undefined) return new Set([product]);
  const rows = findUse(use).law.new;
  // A vehicle is of a rule of its own, and of no product of the list.
  return rows.length === 0 ? undefined : new Set(rows.flatMap((row) => ('product' in row ? [row.product] : [])));
}

/**
 * The sheet with nothing that is about other machines. A product that is not known leaves the bans of new equipment of all that
 * the use may be, a sector that is not known both: what nobody said is not taken for granted.
 */
export function sheetOf(sheet: LawSheet, facts: MachineFacts, stage: Stage = 'unknown'): LawSheet {
  const { sector, product } = concernOf(facts, stage);
  const own = productsOf(facts, product);
  const ofProduct =
    own === undefined
      ? sheet.equipment
      : sheet.equipment.flatMap(({ products, steps }) => {
          const concerned = products.filter((each) => own.has(each));
          return concerned.length === 0 ? [] : [{ products: concerned, steps }];
        });
  return {
    ...sheet,
    equipment: stage === 'existing' ? [] : ofProduct,
    free: own === undefined ? sheet.free : sheet.free.filter((each) => own.has(each)),
    toppingUp: sector === undefined ? sheet.toppingUp : sheet.toppingUp.filter((each) => each.sector === sector),
  };
}
