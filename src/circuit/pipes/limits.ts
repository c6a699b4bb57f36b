/** How much a line may lose. Practice of the trade, the limits this product documents. */
import type { Line } from '../lines.ts';
import { hasSaturation, linePressure } from '../lines.ts';
import type { OperatingPoint } from '../operating-point.ts';
import type { Drop } from './flow.ts';

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
/** Speeds advised within the limit a reader sets, m/s. Practice of the trade. */
export const ADVISED_SPEEDS = { asp: [5, 10], ll: [0.5, 1.5], ref: [10, 20] } as const satisfies Record<
  Line,
  readonly [number, number]
>;
/** Part of the pressure, where there is no saturation to lose. */
const MOST_SUPERCRITICAL = 0.01;

/** Saturation temperature a line may lose, K. @param evaporatingTemperature °C */
export const mostLoss = (line: Line, evaporatingTemperature: number): number =>
  line === 'asp' && evaporatingTemperature < COLD - ROUNDING ? MOST_LOSS_COLD : MOST_LOSS[line];

/** Whether a line loses more than it may: saturation temperature or, above critical, pressure. */
export function losesTooMuch(line: Line, point: OperatingPoint, drop: Drop): boolean {
  if (!hasSaturation(line, point)) {
    const judged = line === 'll' ? drop.friction : drop.total;
    return judged > MOST_SUPERCRITICAL * linePressure(line, point);
  }
  return drop.loss !== null && drop.loss > mostLoss(line, point.evaporatingTemperature);
}
