import { QUANTITIES, unitKeys } from '../../quantities/index.ts';
import type { AnyUnit, Quantity } from '../../quantities/index.ts';
import { persistedAtom } from '../persisted.ts';
import type { UnitSlot } from './fields.ts';

/** The display units a reader chose; slots they left alone are absent. */
export type UnitChoices = Readonly<Partial<Record<UnitSlot, AnyUnit>>>;

/** The quantity a slot shows. */
export function quantityOfSlot(slot: UnitSlot): Quantity {
  return slot === 'sizingMassFlow' ? 'massFlow' : slot;
}

function isSlot(key: string): key is UnitSlot {
  return key === 'sizingMassFlow' || Object.hasOwn(QUANTITIES, key);
}

function isUnitChoices(value: unknown): value is UnitChoices {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.entries(value).every(
      ([key, unit]) => isSlot(key) && (unitKeys(quantityOfSlot(key)) as readonly unknown[]).includes(unit),
    )
  );
}

/** Display units, kept in the browser; every quantity starts at its preferred unit. */
export const $units = persistedAtom<UnitChoices>('appfroid.units', {}, isUnitChoices);

/** The unit a slot is shown in. */
export function unitOfSlot(choices: UnitChoices, slot: UnitSlot): AnyUnit {
  return choices[slot] ?? (slot === 'sizingMassFlow' ? 'kg_s' : QUANTITIES[slot].preferred);
}

/** Shows a quantity in another unit, everywhere. */
export function setUnit(slot: UnitSlot, unit: string): void {
  const units = $units.get();
  if (unitOfSlot(units, slot) !== unit) $units.set({ ...units, [slot]: unit as AnyUnit });
}
