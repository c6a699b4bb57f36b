/** What practice of the trade allows a line: the limits this product documents. Apart from the door: pages show them. */
import type { Line } from '../line-names.ts';

/** K */
const MOST_LOSS = { asp: 1, ll: 0.5, ref: 1 } as const satisfies Record<Line, number>;
/** Suction of a low-temperature circuit, K, and what it evaporates below, °C. */
const MOST_LOSS_COLD = 0.5;
const COLD = -20;
/** Rounding of a temperature typed as the limit itself, K. */
const ROUNDING = 1e-6;
/** Subcooling that must be left at the valve, K. */
export const LEAST_SUBCOOLING = 0.5;
/** Far above good practice, Pa/m. */
export const STEEP = 10_000;
/** Liquid that a solenoid valve stops hammers above this, m/s. */
export const HAMMER_SPEED = 1.5;
/** Speeds advised within the limit a reader sets, m/s. Practice of the trade. */
export const ADVISED_SPEEDS = { asp: [5, 10], ll: [0.5, 1.5], ref: [10, 20] } as const satisfies Record<
  Line,
  readonly [number, number]
>;

/** Saturation temperature a line may lose, K. @param evaporatingTemperature °C */
export const mostLoss = (line: Line, evaporatingTemperature: number): number =>
  line === 'asp' && evaporatingTemperature < COLD - ROUNDING ? MOST_LOSS_COLD : MOST_LOSS[line];
