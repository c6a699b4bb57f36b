import type { Quantity, UnitOf } from './units.ts';
import { unitOf } from './units.ts';

/** The SI value of a displayed one. Linear in the unit; never rounds. */
export function siFromDisplay<Q extends Quantity>(quantity: Q, value: number, unit: UnitOf<Q>): number {
  const { scale, zero = 0 } = unitOf(quantity, unit);
  return (value + zero) * scale;
}

/** The displayed value of an SI one. Never rounds: `format` does. */
export function displayFromSi<Q extends Quantity>(quantity: Q, si: number, unit: UnitOf<Q>): number {
  const { scale, zero = 0 } = unitOf(quantity, unit);
  return si / scale - zero;
}

/** A value of one unit in another of the same quantity; the same unit gives the same number back. */
export function convert<Q extends Quantity>(quantity: Q, value: number, from: UnitOf<Q>, to: UnitOf<Q>): number {
  return from === to ? value : displayFromSi(quantity, siFromDisplay(quantity, value, from), to);
}
