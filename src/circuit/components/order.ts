/** What a component of a line is ordered by, whatever the catalogue holds: the least Kv, the most pressure drop, the flow. */
import { barFromPascal } from '../../quantities/si.ts';
import type { Line } from '../lines.ts';
import { hasSaturation, linePressure, saturationLoss } from '../lines.ts';
import type { OperatingPoint } from '../operating-point.ts';
import { MOST_SUPERCRITICAL } from '../pipes/limits.ts';
import { mostLoss } from '../pipes/practice.ts';
import { componentDrop, lineState } from './drop.ts';

export interface Order {
  /** Loss practice allows the whole line, K; null above critical, where a part of the pressure is what counts. */
  readonly dt_most: number | null;
  /** The drop that is, bar: tube, fittings and components together. */
  readonly dp_most: number;
  /** What a closed valve of a liquid line opens against, from the liquid to the evaporator, bar; null of other lines. */
  readonly dp_open: number | null;
  /** m³/h: a component of this Kv takes all of it; null in a wet discharge, which no formula covers. */
  readonly kv_least: number | null;
  /** kg/h, and kg/m³ before the component. */
  readonly mass_flow_h: number;
  readonly density: number;
}

const STEPS = 60;
const KV = { least: 1e-5, most: 1e5 } as const;

/** Where a function that falls passes a value, between two arguments. */
function passing(falls: (x: number) => number, value: number, least: number, most: number): number {
  let [low, high] = [Math.log(least), Math.log(most)];
  for (let step = 0; step < STEPS; step += 1) {
    const middle = (low + high) / 2;
    if (falls(Math.exp(middle)) > value) low = middle;
    else high = middle;
  }
  return Math.exp((low + high) / 2);
}

/** Pa: the drop that costs a line what practice allows it. */
function mostDrop(line: Line, point: OperatingPoint): number {
  const pressure = linePressure(line, point);
  if (!hasSaturation(line, point)) return MOST_SUPERCRITICAL * pressure;
  const allowed = mostLoss(line, point.evaporatingTemperature);
  const left = (drop: number): number => -(saturationLoss(line, point, drop) ?? Infinity);
  return passing(left, -allowed, 1, pressure);
}

/** @param line of the permanent regime */
export function orderOf(line: Line, point: OperatingPoint): Order {
  const state = lineState(line, point);
  const dpMost = barFromPascal(mostDrop(line, point));
  // What chokes costs more than anything.
  const dropOf = (kv: number): number => componentDrop(kv, state).drop ?? Infinity;
  const isCovered = line === 'll' || state.gamma !== undefined;
  return {
    dt_most: hasSaturation(line, point) ? mostLoss(line, point.evaporatingTemperature) : null,
    dp_most: dpMost,
    dp_open: line === 'll' ? point.point('e').P - point.point('f').P : null,
    kv_least: isCovered ? passing(dropOf, dpMost, KV.least, KV.most) : null,
    mass_flow_h: state.massFlow,
    density: state.density,
  };
}
