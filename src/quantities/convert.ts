import { readersAtmosphere } from './reader.ts';
import { STANDARD_ATMOSPHERE } from './si.ts';
import type { Quantity, Unit, UnitOf } from './units.ts';
import { unitOf } from './units.ts';

/** Where the scale of a unit starts: that of a gauge in the air around it. */
const zeroOf = ({ zero = 0, isGauge }: Unit): number =>
  isGauge ? zero * (readersAtmosphere() / STANDARD_ATMOSPHERE) : zero;

/** The SI value of a displayed one. Linear in the unit; never rounds. */
export function siFromDisplay<Q extends Quantity>(quantity: Q, value: number, key: UnitOf<Q>): number {
  const unit = unitOf(quantity, key);
  return (value + zeroOf(unit)) * unit.scale;
}

/** The displayed value of an SI one. Never rounds: `format` does. */
export function displayFromSi<Q extends Quantity>(quantity: Q, si: number, key: UnitOf<Q>): number {
  const unit = unitOf(quantity, key);
  return si / unit.scale - zeroOf(unit);
}

/** A value of one unit in another of the same quantity; the same unit gives the same number back. */
export function convert<Q extends Quantity>(quantity: Q, value: number, from: UnitOf<Q>, to: UnitOf<Q>): number {
  return from === to ? value : displayFromSi(quantity, siFromDisplay(quantity, value, from), to);
}
