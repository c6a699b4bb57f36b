/**
 * Adiabatic capillary tubes, subcooled inlet, choked outlet. Choi, Kim & Chung, Applied Thermal Engineering
 * 24 (2004) 29-41. Flow within about ±15 %; d 0.5 to 2 mm, l 0.5 to 4 m, condensing 30 to 60 °C, subcooling
 * 1.5 to 15 K; reads 15 % high at 1.5 mm and 25 % at 2 mm.
 */
import { ZERO_CELSIUS } from '../quantities/si.ts';
export interface CapillaryInlet {
  /** Pa */
  readonly pressure: number;
  /** Saturation pressure at the inlet temperature, below `pressure`, Pa. */
  readonly saturationPressure: number;
  /** K */
  readonly subcooling: number;
  /** Of the saturated phases at the inlet pressure: kg/m³, Pa s, N/m, J/kg. */
  readonly liquidDensity: number;
  readonly vapourDensity: number;
  readonly liquidViscosity: number;
  readonly vapourViscosity: number;
  readonly surfaceTension: number;
  readonly latentHeat: number;
  /** K and Pa. */
  readonly criticalTemperature: number;
  readonly criticalPressure: number;
}

const LENGTH_EXPONENT = 0.344;
const TENSION_EXPONENT = 0.458;
/** Flow grows with diameter by d² of its own, and d through the length and tension groups. */
const DIAMETER_EXPONENT = 2 + LENGTH_EXPONENT + TENSION_EXPONENT;

/** Mass flow of one tube, kg/s. @param diameter inside, m @param length m */
export function capillaryFlow(inlet: CapillaryInlet, diameter: number, length: number): number {
  const group2 = (inlet.pressure - inlet.saturationPressure) / inlet.criticalPressure;
  // The source divides by the critical temperature in °C.
  const group3 = inlet.subcooling / (inlet.criticalTemperature - ZERO_CELSIUS);
  const group4 = length / diameter;
  const group5 = inlet.liquidDensity / inlet.vapourDensity;
  const group6 = (inlet.liquidViscosity - inlet.vapourViscosity) / inlet.vapourViscosity;
  const group7 = inlet.surfaceTension / (diameter * inlet.pressure);
  const group8 = (inlet.liquidDensity * inlet.latentHeat) / inlet.saturationPressure;
  const group1 =
    0.5782e-4 *
    group2 ** -0.315 *
    group3 ** 0.369 *
    group4 ** -LENGTH_EXPONENT *
    group5 ** 0.034 *
    group6 ** 0.04 *
    group7 ** -TENSION_EXPONENT *
    group8 ** 0.376;
  // kg/h, mm and kPa are the units of the source's constant.
  return (group1 * (diameter * 1000) ** 2 * Math.sqrt((inlet.liquidDensity * inlet.pressure) / 1000)) / 3600;
}

/** Length, m, that passes a flow, kg/s, in a tube of this diameter: the correlation turned round. */
export function capillaryLength(inlet: CapillaryInlet, diameter: number, flow: number): number {
  return (capillaryFlow(inlet, diameter, 1) / flow) ** (1 / LENGTH_EXPONENT);
}

/** Diameter, m, that passes a flow, kg/s, in a tube of this length: the correlation turned round. */
export function capillaryDiameter(inlet: CapillaryInlet, length: number, flow: number): number {
  return 1e-3 * (flow / capillaryFlow(inlet, 1e-3, length)) ** (1 / DIAMETER_EXPONENT);
}
