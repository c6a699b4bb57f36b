/** Evacuation of a volume through a pump and a hose. SI: Pa, m³, m³/s, m, s. */
import { integralBySimpson, rootByBisection } from './roots.ts';

/**
 * Pumping time, s, at constant speed. Leybold, Fundamentals of Vacuum Technology, pump-down of a chamber
 * in rough vacuum. Needs start > target > ultimate.
 * @param speed m³/s
 */
export function pumpDownTime(volume: number, speed: number, start: number, target: number, ultimate: number): number {
  return (volume / speed) * Math.log((start - ultimate) / (target - ultimate));
}

/**
 * Conductance of a long round tube for air at 20 °C, m³/s, in laminar, transition and molecular flow.
 * Knudsen's equation as Leybold, Fundamentals of Vacuum Technology, gives it.
 * @param diameter m @param length m @param pressure mean pressure in the tube, Pa
 */
export function tubeConductance(diameter: number, length: number, pressure: number): number {
  const d = diameter * 100;
  const l = length * 100;
  const p = pressure / 100;
  const litresPerSecond = (135 * d ** 4 * p) / l + (((12.1 * d ** 3) / l) * (1 + 192 * d * p)) / (1 + 237 * d * p);
  return litresPerSecond / 1000;
}

export interface Hose {
  /** Inside, m. */
  readonly diameter: number;
  readonly length: number;
}

/** Speed at the vessel, m³/s, of a pump behind a hose, at a vessel pressure, Pa. Steady flow, isothermal. */
export function effectiveSpeed(speed: number, hose: Hose, pressure: number): number {
  const gap = (inlet: number): number =>
    speed * inlet - tubeConductance(hose.diameter, hose.length, (pressure + inlet) / 2) * (pressure - inlet);
  const inlet = rootByBisection(gap, 0, pressure);
  return inlet === undefined ? speed : (speed * inlet) / pressure;
}

const INTERVALS = 400;

/**
 * Pumping time through a hose, s: the integral of V dp / (S (p − ultimate)), taken over ln(p − ultimate),
 * where it stays smooth however close the target is to the ultimate pressure. The turbulent and choked
 * flow near atmosphere is left out: it adds seconds. Needs start > target > ultimate.
 * @param intervals of the integral, even
 */
export function pumpDownTimeThroughHose(
  volume: number,
  speed: number,
  hose: Hose,
  pressures: { readonly start: number; readonly target: number; readonly ultimate: number },
  intervals = INTERVALS,
): number {
  const { start, target, ultimate } = pressures;
  const integrand = (logarithm: number): number => 1 / effectiveSpeed(speed, hose, ultimate + Math.exp(logarithm));
  return volume * integralBySimpson(integrand, Math.log(target - ultimate), Math.log(start - ultimate), intervals);
}
