/** Total equivalent warming impact of a plant over its life, EN 378-1 annex B. Masses in kg, energies in kWh. */

export interface TewiCase {
  /** kg CO2e per kg of refrigerant. */
  readonly gwp: number;
  /** Charge, kg. */
  readonly charge: number;
  /** Part of the charge lost each year, 0 to 1. */
  readonly leak: number;
  /** Life, years. */
  readonly years: number;
  /** Part of the charge recovered at the end, 0 to 1. */
  readonly recovery: number;
  /** Electricity of a year, kWh. */
  readonly energy: number;
  /** kg CO2e per kWh. */
  readonly beta: number;
}

/** kg CO2e */
export interface Tewi {
  readonly leak: number;
  readonly endOfLife: number;
  readonly indirect: number;
  readonly total: number;
}

/** TEWI = GWP·m·L·n + GWP·m·(1 − α) + n·E·β. */
export function tewi({ gwp, charge, leak, years, recovery, energy, beta }: TewiCase): Tewi {
  const lost = gwp * charge * leak * years;
  const endOfLife = gwp * charge * (1 - recovery);
  const indirect = years * energy * beta;
  return { leak: lost, endOfLife, indirect, total: lost + endOfLife + indirect };
}
