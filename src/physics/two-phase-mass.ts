/** Masses of refrigerant held in volumes: exact balances of two saturated phases, and Zivi's void fraction. */
import { integralBySimpson } from './roots.ts';

/** Densities of liquid and vapour, kg/m³. */
export interface Densities {
  readonly liquid: number;
  readonly vapour: number;
}

/** Mean density, kg/m³, of a volume filled with liquid to `fill` (0 to 1), vapour above. */
export function meanDensity(fill: number, { liquid, vapour }: Densities): number {
  return fill * liquid + (1 - fill) * vapour;
}

/** Volume, m³, that holds `mass`, kg, when filled with liquid to `fill` (0 to 1), vapour above. */
export function volumeFromMass(mass: number, fill: number, densities: Densities): number {
  return mass / meanDensity(fill, densities);
}

/** Part of a volume, m³, that liquid takes when it holds `mass`, kg; below 0 or above 1 when it cannot. */
export function fillFromMass(mass: number, volume: number, { liquid, vapour }: Densities): number {
  return (mass / volume - vapour) / (liquid - vapour);
}

/**
 * Void fraction (part of the section taken by vapour) at a quality 0 to 1. Zivi, J. Heat Transfer 86
 * (1964) 247-252, minimum entropy production; a low bound of the mass held.
 */
export function voidFractionZivi(quality: number, { liquid, vapour }: Densities): number {
  if (quality <= 0) return 0;
  if (quality >= 1) return 1;
  return 1 / (1 + ((1 - quality) / quality) * (vapour / liquid) ** (2 / 3));
}

const INTERVALS = 200;
/** Phases more alike than this lose digits in the exact mean, and are smooth enough for Simpson's rule. */
const LEAST_CONTRAST = 0.1;
/** Qualities closer than this have the void fraction of their middle, to the digits of a double. */
const NARROW = 1e-9;

/**
 * Mean void fraction of a tube along which quality grows evenly from `from` to `to` (from <= to). With
 * r = (vapour/liquid)^(2/3) and k = 1 − r, the void fraction x/(r + k x) has the primitive x/k − r ln(r + k x)/k².
 */
export function meanVoidFractionZivi(from: number, to: number, densities: Densities): number {
  if (to - from < NARROW) return voidFractionZivi((from + to) / 2, densities);
  const r = (densities.vapour / densities.liquid) ** (2 / 3);
  const k = 1 - r;
  if (k < LEAST_CONTRAST) {
    return integralBySimpson((quality) => voidFractionZivi(quality, densities), from, to, INTERVALS) / (to - from);
  }
  return 1 / k - (r * Math.log1p((k * (to - from)) / (r + k * from))) / (k ** 2 * (to - from));
}
