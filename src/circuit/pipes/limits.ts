/** Whether a line loses more than practice allows. */
import type { Line } from '../lines.ts';
import { hasSaturation, linePressure } from '../lines.ts';
import type { OperatingPoint } from '../operating-point.ts';
import type { Drop } from './flow.ts';
import { mostLoss } from './practice.ts';

/** Part of the pressure, where there is no saturation to lose. */
export const MOST_SUPERCRITICAL = 0.01;

/** Whether a line loses more than it may: saturation temperature or, above critical, pressure. */
export function losesTooMuch(line: Line, point: OperatingPoint, drop: Drop): boolean {
  if (!hasSaturation(line, point)) {
    const judged = line === 'll' ? drop.friction : drop.total;
    return judged > MOST_SUPERCRITICAL * linePressure(line, point);
  }
  return drop.loss !== null && drop.loss > mostLoss(line, point.evaporatingTemperature);
}
