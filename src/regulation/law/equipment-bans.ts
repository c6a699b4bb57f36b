/** Bans of new equipment one by one, each with its product: what pages say in one line. */
import type { Product } from './products.ts';
import type { Rule } from './rule.ts';
import type { LawSheet } from './sheet.ts';

/** Products whose ban begins on a day; `first` in the order of Annex IV. */
export interface EquipmentBan {
  /** ISO date. */
  readonly day: string;
  readonly first: Product;
  /** How many more products it is of. */
  readonly others: number;
  readonly rules: readonly Rule[];
}

type Started = Pick<EquipmentBan, 'day'> & { readonly product: Product; readonly rules: readonly Rule[] };

const startsOf = ({ equipment }: LawSheet): readonly Started[] =>
  equipment.flatMap(({ products, steps }) =>
    steps.flatMap(({ from, rules }) => products.map((product) => ({ day: from, product, rules }))),
  );

function banOf(starts: readonly Started[], day: string): EquipmentBan | undefined {
  const [first] = starts.filter((each) => each.day === day);
  if (first === undefined) return undefined;
  const products = new Set(starts.map(({ product }) => product));
  return {
    day,
    first: first.product,
    others: products.size - 1,
    rules: [...new Set(starts.flatMap(({ rules }) => rules))],
  };
}

/** The next ban to come; undefined where none is. */
export function nextEquipmentBan(sheet: LawSheet): EquipmentBan | undefined {
  const coming = startsOf(sheet).filter(({ day }) => day > sheet.day);
  const day = coming.map((each) => each.day).toSorted()[0];
  return day === undefined
    ? undefined
    : banOf(
        coming.filter((each) => each.day === day),
        day,
      );
}

/** Bans in force, by the first of them; `others`: products banned since, or as well. Undefined where there is none. */
export function equipmentBanInForce(sheet: LawSheet): EquipmentBan | undefined {
  const past = startsOf(sheet).filter(({ day }) => day <= sheet.day);
  const day = past.map((each) => each.day).toSorted()[0];
  return day === undefined ? undefined : banOf(past, day);
}
