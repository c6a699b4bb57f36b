/** What practice of the trade allows a line: the limits this product documents. Apart from the door: pages show them. */
import { limitsOf } from '../../machine/limits.ts';
import type { Line } from '../line-names.ts';

/** Subcooling that must be left at the valve, K. */
export const LEAST_SUBCOOLING = 0.5;
/** Far above good practice, Pa/m. */
export const STEEP = 10_000;
/** Liquid that a solenoid valve stops hammers above this, m/s. */
export const HAMMER_SPEED = 1.5;
const TABLE_ROWS = { asp: 'suction', ll: 'liquid', ref: 'discharge' } as const satisfies Record<
  Line,
  'suction' | 'liquid' | 'discharge'
>;

/** Speeds advised of a line, m/s: the row of the table, never beyond the limit that was typed. */
export function advisedSpeeds(line: Line, limit?: number): readonly [number, number] {
  const [least, most] = limitsOf({}).velocities[TABLE_ROWS[line]].advised;
  return limit === undefined ? [least, most] : [Math.min(least, limit), Math.min(most, limit)];
}

/** Saturation temperature a line may lose, K. @param evaporatingTemperature °C */
export const mostLoss = (line: Line, evaporatingTemperature: number): number =>
  limitsOf({ te: evaporatingTemperature }).lineLoss[TABLE_ROWS[line]];
