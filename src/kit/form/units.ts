import { atom, computed } from 'nanostores';
import { isSamePreferences, NO_PREFERENCES, preferredUnit, QUANTITIES, unitKeys } from '../../quantities/index.ts';
import type { AnyUnit, Quantity, UnitPreferences } from '../../quantities/index.ts';
import { fittingEntries, persistedAtom } from '../storage/persisted.ts';
import { $settings, restoreSettings } from '../storage/settings.ts';
import { $hasOtherUnits } from '../island/noted.ts';
import { writeSentencesIn } from './sentence-units.ts';

/** Display units are remembered by slot: one per quantity, and one of its own for the sizing mass flow. */
export type UnitSlot = Quantity | 'sizingMassFlow';

/** A slot of one field, in the units a form is given. */
export type OwnSlot = `${string}.${string}`;

/** Display units by slot; those that are absent are shown in the preferred unit of their quantity. */
export type UnitChoices = Readonly<Partial<Record<UnitSlot, AnyUnit>>>;

/** The same by any name, slots of one field among them. */
export type UnitsByName = Readonly<Partial<Record<string, string>>>;

/** The quantity a slot shows. */
export function quantityOfSlot(slot: UnitSlot): Quantity {
  return slot === 'sizingMassFlow' ? 'massFlow' : slot;
}

function isSlot(key: string): key is UnitSlot {
  return key === 'sizingMassFlow' || Object.hasOwn(QUANTITIES, key);
}

const isUnitOfSlot = (unit: unknown, key: string): unit is AnyUnit =>
  isSlot(key) && (unitKeys(quantityOfSlot(key)) as readonly unknown[]).includes(unit);

/** Display units chosen in a menu of the page, kept in the browser. */
export const $unitChoices = persistedAtom<UnitChoices>('appfroid.units', {}, (value) =>
  fittingEntries(value, isUnitOfSlot),
);

const SLOTS: readonly UnitSlot[] = [...(Object.keys(QUANTITIES) as Quantity[]), 'sizingMassFlow'];
const ownUnit = (slot: UnitSlot): AnyUnit => (slot === 'sizingMassFlow' ? 'kg_s' : QUANTITIES[slot].preferred);

/** The slots that the reader's settings show in another unit than their own. */
function unitsFromPreferences(preferences: UnitPreferences): UnitChoices {
  const preferred = SLOTS.map(
    (slot) => [slot, preferredUnit(preferences, quantityOfSlot(slot), ownUnit(slot))] as const,
  );
  return Object.fromEntries(preferred.filter(([slot, unit]) => unit !== ownUnit(slot)));
}

const $preferences = atom<UnitPreferences>(NO_PREFERENCES);

/** Display units: as chosen on the page, else as the settings say. None but their own until `restoreUnits`. */
export const $units = computed([$unitChoices, $preferences], (chosen, preferences): UnitChoices => ({
  ...unitsFromPreferences(preferences),
  ...chosen,
}));

function writeIn(units: UnitChoices): void {
  writeSentencesIn(units);
  $hasOtherUnits.set(Object.keys(units).length > 0);
}

let isFollowing = false;

/** Reads what was kept, and follows the settings from now on. */
export function restoreUnits(): void {
  $unitChoices.restore();
  restoreSettings();
  if (!isSamePreferences($preferences.get(), $settings.get())) $preferences.set($settings.get());
  writeIn($units.get());
  if (isFollowing) return;
  isFollowing = true;
  $units.listen(writeIn);
  $settings.listen((settings) => {
    if (isSamePreferences($preferences.get(), settings)) return;
    // Who sets the units of the whole site wants them here too.
    $unitChoices.set({});
    $preferences.set(settings);
  });
}

/** The unit a slot is shown in. */
export function unitOfSlot(choices: UnitChoices, slot: UnitSlot): AnyUnit {
  return choices[slot] ?? ownUnit(slot);
}

/** Shows a quantity in another unit, everywhere. */
export function setUnit(slot: UnitSlot, unit: string): void {
  if (unitOfSlot($units.get(), slot) !== unit) $unitChoices.set({ ...$unitChoices.get(), [slot]: unit as AnyUnit });
}
