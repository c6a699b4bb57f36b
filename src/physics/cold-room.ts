/** Heat gains of a cold room. SI: W, m², K, J/kg, kg, s. */

/** Heat through a wall, W; 0 where the outside is colder. @param difference with any solar allowance, K */
export const wallGain = (area: number, transmittance: number, difference: number): number =>
  area * transmittance * Math.max(difference, 0);

/**
 * Air renewals per day of a room of this volume, m³, by its doors: K/sqrt(V), K = 70 from 0 °C up, 50 below.
 * Bäckström-type curve of French practice, to be checked.
 */
export const renewalsPerDay = (volume: number, isNegative: boolean): number =>
  (isNegative ? 50 : 70) / Math.sqrt(volume);

/** Heat given off by a person, W, in a room at `t`, °C. Practice. */
export const personHeat = (t: number): number => 270 - 6 * t;

export interface Goods {
  /** °C */
  readonly entering: number;
  readonly final: number;
  readonly freezing: number | undefined;
  /** J/(kg K) above and below freezing. */
  readonly heatAbove: number;
  readonly heatBelow: number;
  /** J/kg */
  readonly latent: number;
}

/** Heat to take from goods, J/kg: sensible and, where they cross freezing, latent. Exact balance. */
export function goodsHeat({ entering, final, freezing, heatAbove, heatBelow, latent }: Goods): number {
  if (freezing === undefined || final >= freezing) return heatAbove * (entering - final);
  if (entering > freezing) return heatAbove * (entering - freezing) + latent + heatBelow * (freezing - final);
  return heatBelow * (entering - final);
}
