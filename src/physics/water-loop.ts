/** Water that keeps a machine from cycling too often: energy balances. SI: W, s, kg/m³, J/(kg K), K, m³. */

/** Heat capacity of the liquid per volume, J/(m³ K). */
export interface Liquid {
  readonly density: number;
  readonly specificHeat: number;
}

/**
 * Volume, m³, whose temperature changes by `difference`, K, when a power surplus, W, acts for `time`, s.
 * Exact balance of a well-mixed loop; 0 for a surplus of 0 or less.
 */
export function volumeFromSurplus(surplus: number, time: number, difference: number, liquid: Liquid): number {
  return (Math.max(surplus, 0) * time) / (liquid.density * liquid.specificHeat * difference);
}
