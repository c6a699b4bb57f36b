/** How the ruler's quantities are shown, from the reader's gauge and units. */
import type { Letter } from '../../../circuit/ruler/letters.ts';
import { convert, decimalsOf, displayFromSi, siFromTextWithUnit, unitOf } from '../../../quantities/index.ts';
import { barFromPascal } from '../../../quantities/si.ts';
import type { AnyUnit, Quantity, UnitOf } from '../../../quantities/index.ts';
import { unitOfSlot } from '../../../kit/form/units.ts';
import type { UnitChoices } from '../../../kit/form/units.ts';
import { absoluteFromShown, shownFromAbsolute } from '../../../kit/kept/gauge.ts';
import type { Gauge } from '../../../kit/kept/gauge.ts';
import type { Showing } from './written.ts';

/** The reader's way of reading: gauge and units. */
export interface Units {
  readonly gauge: Gauge;
  readonly choices: UnitChoices;
}

export const showingOfPressure = (gauge: Gauge): Showing => ({
  toDoor: (shown) => absoluteFromShown(shown, gauge),
  fromDoor: (bar) => shownFromAbsolute(bar, gauge),
  named(text, sign) {
    // "28,5 psi" is read as the ruler reads; "bara" or "psia" says itself what it is.
    const relative = gauge.reference === 'gauge' ? siFromTextWithUnit('gaugePressure', text, sign) : undefined;
    if (relative?.ok) {
      return { ok: true, value: absoluteFromShown(barFromPascal(relative.value), { ...gauge, unit: 'bar' }) };
    }
    const absolute = siFromTextWithUnit('pressure', text, sign);
    return absolute?.ok ? { ok: true, value: barFromPascal(absolute.value) } : (relative ?? absolute);
  },
  // A gauge near zero shows no thousandth of a bar; in a vacuum it has to, as the absolute pressure does.
  decimals: (shown) =>
    gauge.reference === 'gauge' && shown >= 0
      ? unitOf('pressure', gauge.unit).decimals
      : decimalsOf('pressure', gauge.reference === 'gauge' ? 0 : shown, gauge.unit),
});

/** A quantity in one unit, given in another at the doors. */
function showingOf(quantity: Quantity, unit: AnyUnit, door: AnyUnit): Showing {
  const [shown, given] = [unit as UnitOf<typeof quantity>, door as UnitOf<typeof quantity>];
  return {
    toDoor: (value) => convert(quantity, value, shown, given),
    fromDoor: (value) => convert(quantity, value, given, shown),
    named(text, sign) {
      const si = siFromTextWithUnit(quantity, text, sign);
      return si?.ok ? { ok: true, value: displayFromSi(quantity, si.value, given) } : si;
    },
    decimals: (value) => decimalsOf(quantity, value, shown),
  };
}

export const showingOfTemperature = ({ choices }: Units): Showing =>
  showingOf('temperature', unitOfSlot(choices, 'temperature'), 'degC');

/** Kelvins shown as the reader's degrees: with Fahrenheit for temperatures, differences are Fahrenheit's too unless chosen. */
export const differenceUnit = ({ choices }: Units): AnyUnit =>
  choices.temperatureDifference ?? (choices.temperature === 'degF' ? 'degF' : 'K');

/** What each letter of two properties is: its quantity, and its unit at the door. */
const LETTER_QUANTITIES = {
  P: { quantity: 'pressure', door: 'bar' },
  T: { quantity: 'temperature', door: 'degC' },
  D: { quantity: 'density', door: 'kg_m3' },
  V: { quantity: 'specificVolume', door: 'm3_kg' },
  Q: { quantity: 'quality', door: 'percent' },
  H: { quantity: 'enthalpy', door: 'kJ_kg' },
  S: { quantity: 'entropy', door: 'kJ_kgK' },
} as const satisfies Record<Letter, { readonly quantity: Quantity; readonly door: AnyUnit }>;

/** How a letter's value is shown. */
export function showingOfLetter(letter: Letter, units: Units): Showing {
  if (letter === 'P') return showingOfPressure(units.gauge);
  const { quantity, door } = LETTER_QUANTITIES[letter];
  return showingOf(quantity, unitOfSlot(units.choices, quantity), door);
}

/** The unit a letter's value is shown in. */
export const symbolOfLetter = (letter: Letter, { gauge, choices }: Units): string => {
  const { quantity } = LETTER_QUANTITIES[letter];
  return unitOf(quantity, letter === 'P' ? gauge.unit : unitOfSlot(choices, quantity)).symbol;
};
