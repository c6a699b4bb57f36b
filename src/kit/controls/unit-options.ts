import { readSymbol, unitKeys } from '../../quantities/index.ts';
import type { Quantity } from '../../quantities/index.ts';
import type { UnitOption } from './UnitMenu.tsx';

/** How a bare fraction is named in a menu of units. */
export const FRACTION = '0–1';

const known = new Map<Quantity, readonly UnitOption[]>();

/** The units of a quantity as a menu offers them; the same list at every call. */
export function unitOptions(quantity: Quantity): readonly UnitOption[] {
  const options =
    known.get(quantity) ?? unitKeys(quantity).map((id) => ({ id, symbol: readSymbol(quantity, id) || FRACTION }));
  known.set(quantity, options);
  return options;
}
