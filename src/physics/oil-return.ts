/** Oil carried up a riser by vapour. SI. */
import { GRAVITY } from './constants.ts';
import { sectionFromDiameter } from './pipe-flow.ts';

/** Dimensionless flux that keeps an oil film climbing: the square of 0.85, the square root of the flooding flux. */
const LEAST_FLUX = 0.85 ** 2;

/**
 * Least mass flux of vapour, kg/(m² s), that carries oil up a riser. Jacobs, Scheideman, Kazem & Macken, ASHRAE Trans.
 * 82 (1976) 318-329, flooding criterion. @param oil density of the oil with its refrigerant, kg/m³, above the vapour's
 */
export function leastRiserFlux(vapour: number, oil: number, diameter: number): number {
  return LEAST_FLUX * Math.sqrt(vapour * GRAVITY * diameter * (oil - vapour));
}

/** Least mass flow, kg/s, in a riser of an inside diameter, m. See `leastRiserFlux`. */
export function leastRiserFlow(vapour: number, oil: number, diameter: number): number {
  return leastRiserFlux(vapour, oil, diameter) * sectionFromDiameter(diameter);
}
