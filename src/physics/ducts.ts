/** Air ducts. SI: m, m³/s, kg/m³, Pa s, Pa/m. */
import type { FlowingFluid } from './pipe-flow.ts';
import { pipeFlow } from './pipe-flow.ts';
import { rootByBisection } from './roots.ts';

/**
 * Round diameter of the same flow and friction as a rectangle, m. Huebscher (1948), ASHRAE Handbook,
 * Fundamentals, Duct Design, equivalent diameter of rectangular ducts.
 */
export const rectangularEquivalent = (a: number, b: number): number => (1.3 * (a * b) ** 0.625) / (a + b) ** 0.25;

/** Area and perimeter of a flat oval of major axis a and minor axis b, a > b, m² and m. Exact. */
export function ovalSection(a: number, b: number): { readonly area: number; readonly perimeter: number } {
  return { area: (Math.PI * b ** 2) / 4 + b * (a - b), perimeter: Math.PI * b + 2 * (a - b) };
}

/**
 * Round diameter of the same flow and friction as a flat oval, m. Heyt & Diaz (1975), ASHRAE Handbook,
 * Fundamentals, Duct Design, equivalent diameter of flat oval ducts.
 */
export function ovalEquivalent(a: number, b: number): number {
  const { area, perimeter } = ovalSection(a, b);
  return (1.55 * area ** 0.625) / perimeter ** 0.25;
}

/** The other side of a rectangle of this equivalent diameter, m, from 1 mm to 20 m; undefined when none. */
export function rectangleSide(equivalent: number, side: number): number | undefined {
  return rootByBisection((other) => rectangularEquivalent(other, side) - equivalent, 1e-3, 20);
}

const SMALLEST = 0.02;
const LARGEST = 5;

/** Round diameter, m, from 20 mm to 5 m, in which a flow has a given friction, Pa/m; undefined when none. */
export function ductDiameterFromGradient(
  flow: number,
  gradient: number,
  roughness: number,
  air: FlowingFluid,
): number | undefined {
  return rootByBisection((diameter) => pipeFlow(flow, diameter, roughness, air).gradient - gradient, SMALLEST, LARGEST);
}
