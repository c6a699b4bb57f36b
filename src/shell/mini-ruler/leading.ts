/** What the rest of the ruler follows from: the side typed or dragged last, kept whatever the fluid becomes. */
import { pressureAt, temperatureAt } from './curve.ts';
import type { SaturationCurve } from './curve.ts';
import type { Reading } from './reading.ts';

export type Side = keyof Reading;

export interface Leading {
  readonly side: Side;
  /** bar or °C; undefined while what is typed is no number. */
  readonly value: number | undefined;
}

/** Its pressure where it is one, bar absolute, on the curve or not. */
const typedPressure = ({ side, value }: Leading, atmosphere: number): number | undefined =>
  value === undefined || (side !== 'gauge' && side !== 'absolute')
    ? undefined
    : value + (side === 'gauge' ? atmosphere : 0);

/** bar absolute: what is typed, or what follows from it; undefined where neither is there. */
export function pressureOf(leading: Leading, curve: SaturationCurve, atmosphere: number): number | undefined {
  const { side, value } = leading;
  if (side === 'gauge' || side === 'absolute') return typedPressure(leading, atmosphere);
  const P = value === undefined ? Number.NaN : pressureAt(curve, side, value);
  return Number.isNaN(P) ? undefined : P;
}

/** The dew temperature it stands for, °C; undefined where the curve has none. */
export function dewOf(leading: Leading, curve: SaturationCurve, atmosphere: number): number | undefined {
  const P = pressureOf(leading, curve, atmosphere);
  if (P === undefined || leading.side === 'dew') return P === undefined ? undefined : leading.value;
  return temperatureAt(curve, 'dew', P);
}

/** Whether it lies above the critical point, where there is no saturation. */
export function isAboveCritical(leading: Leading, curve: SaturationCurve, atmosphere: number): boolean {
  const { side, value } = leading;
  if (value === undefined || dewOf(leading, curve, atmosphere) !== undefined) return false;
  const P = typedPressure(leading, atmosphere);
  return side === 'gauge' || side === 'absolute' ? P !== undefined && P > curve.critical.p : value > curve.critical.t;
}

/**
 * What leads once the fluid is another: the pressure or temperature that was typed stays, as on a manifold.
 * @param isExample nobody typed it: then it counts as a pressure, or as a temperature where the new fluid has no such pressure
 */
export function leadingOfNext(
  leading: Leading,
  isExample: boolean,
  before: SaturationCurve,
  next: SaturationCurve,
  atmosphere: number,
): Leading {
  const P = pressureOf(leading, before, atmosphere);
  const celsius = dewOf(leading, before, atmosphere);
  // A pure fluid has one saturation, and one field for it.
  if (leading.side === 'bubble' && !next.dew) return { side: 'dew', value: leading.value };
  if (!isExample || P === undefined) return leading;
  const gauge: Leading = { side: 'gauge', value: P - atmosphere };
  return dewOf(gauge, next, atmosphere) === undefined ? { side: 'dew', value: celsius } : gauge;
}
