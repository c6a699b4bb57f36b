import { readersAtmosphere } from './reader.ts';
import { STANDARD_ATMOSPHERE } from './si.ts';
import type { Quantity, Unit, UnitOf } from './units.ts';
import { unitOf } from './units.ts';

/** Where the scale of a unit starts: that of a gauge in the air around it. */
const zeroOf = ({ zero = 0, isGauge }: Unit, atmosphere: number): number =>
  isGauge ? zero * (atmosphere / STANDARD_ATMOSPHERE) : zero;

/**
 * The SI value of a displayed one. Linear in the unit; never rounds.
 * @param atmosphere Pa, the air a gauge counts from; absent: that around the reader
 */
export function siFromDisplay<Q extends Quantity>(
  quantity: Q,
  value: number,
  key: UnitOf<Q>,
  atmosphere = readersAtmosphere(),
): number {
  const unit = unitOf(quantity, key);
  return (value + zeroOf(unit, atmosphere)) * unit.scale;
}

/**
 * The displayed value of an SI one. Never rounds: `format` does.
 * @param atmosphere Pa, the air a gauge counts from; absent: that around the reader
 */
export function displayFromSi<Q extends Quantity>(
  quantity: Q,
  si: number,
  key: UnitOf<Q>,
  atmosphere = readersAtmosphere(),
): number {
  const unit = unitOf(quantity, key);
  return si / unit.scale - zeroOf(unit, atmosphere);
}

/**
 * A value of one unit in another of the same quantity; the same unit gives the same number back.
 * @param atmosphere Pa, the air a gauge counts from; absent: that around the reader
 */
export function convert<Q extends Quantity>(
  quantity: Q,
  value: number,
  from: UnitOf<Q>,
  to: UnitOf<Q>,
  atmosphere = readersAtmosphere(),
): number {
  if (from === to) return value;
  return displayFromSi(quantity, siFromDisplay(quantity, value, from, atmosphere), to, atmosphere);
}
