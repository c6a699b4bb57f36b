/** Pressure of a circuit under evacuation with time. Pa, m³, m³/s, s. */
import type { Hose } from '../../physics/vacuum.ts';
import { pumpDownTime, pumpDownTimeThroughHose } from '../../physics/vacuum.ts';

export interface Evacuation {
  readonly volume: number;
  readonly speed: number;
  readonly start: number;
  readonly target: number;
  readonly ultimate: number;
}

export interface PumpDownPoint {
  readonly time: number;
  readonly pressure: number;
}

const PARTS = 64;
/** Of each part's integral. */
const INTERVALS = 4;

const pressureAt = (start: number, target: number, index: number): number =>
  start * (target / start) ** (index / PARTS);

/** From start to target without loss in a hose. */
export function pumpDownCurve({ volume, speed, start, target, ultimate }: Evacuation): readonly PumpDownPoint[] {
  return Array.from({ length: PARTS + 1 }, (_, index) => {
    const pressure = pressureAt(start, target, index);
    return { pressure, time: pumpDownTime(volume, speed, start, pressure, ultimate) };
  });
}

/** The same through a hose; the time of each point adds what the last part took. */
export function hoseCurve(
  { volume, speed, start, target, ultimate }: Evacuation,
  hose: Hose,
): readonly PumpDownPoint[] {
  let time = 0;
  return Array.from({ length: PARTS + 1 }, (_, index) => {
    const pressure = pressureAt(start, target, index);
    if (index > 0) {
      const part = { start: pressureAt(start, target, index - 1), target: pressure, ultimate };
      time += pumpDownTimeThroughHose(volume, speed, hose, part, INTERVALS);
    }
    return { pressure, time };
  });
}

/** Pressure of a curve at a time, Pa: even in its logarithm between two points, the last one afterwards. */
export function pressureAtTime(curve: readonly PumpDownPoint[], time: number): number {
  const next = curve.findIndex((point) => point.time >= time);
  const [to, from] = [curve[next], curve[next - 1]];
  if (to === undefined) return curve.at(-1)?.pressure ?? Number.NaN;
  if (from === undefined) return to.pressure;
  return from.pressure * (to.pressure / from.pressure) ** ((time - from.time) / (to.time - from.time));
}
