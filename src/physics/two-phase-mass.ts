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

/** Mean void fraction of a tube along which quality grows evenly from `from` to `to` (from <= to). */
export function meanVoidFractionZivi(from: number, to: number, densities: Densities): number {
  if (from === to) return voidFractionZivi(from, densities);
  return integralBySimpson((quality) => voidFractionZivi(quality, densities), from, to, INTERVALS) / (to - from);
}
