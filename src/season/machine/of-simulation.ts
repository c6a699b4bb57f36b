/** The request of a year of a simulated machine, from its operating point: any cycle, as it was simulated. */
import type { SimulationResult } from '../../simulation/types.ts';

/** Outdoor temperature, °C, at which a year holds the machine to be at its point: the load is whole from there on. */
export const POINT_OUTSIDE = 32;
const CARBON_DIOXIDE = 'R744';

/** What of a body is the point itself, or is told the year by its own name. */
const OF_POINT: ReadonlySet<string> = new Set([
  ...['fluid', 'choice_1', 'choice_1_value', 'rend_is', 'mode_cdr', 'pt_cdr', 't_sr', 'mode_evp', 'pt_evp', 't_sf'],
  ...['mode_trans', 'p_gc', 'p_gc_sought', 't_out_gc', 'sat_ref'],
]);

export interface YearOfPoint {
  /** Floor of condensation, °C. */
  readonly floor: number;
}

/**
 * The request of `seasonal('annual', …)`: at 32 °C outside, and at full load, the machine condenses (or cools its gas) as far
 * above the outside as its point does, less at part load, never below the floor.
 * @returns undefined where its point rejects heat no warmer than 32 °C: that is no machine on outside air
 */
export function annualOfSimulation(
  { input, extra, performance }: SimulationResult,
  { floor }: YearOfPoint,
): Readonly<Record<string, unknown>> | undefined {
  const rejection = input.mode_trans === '1' ? input.t_out_gc : extra.t_dew_cdr;
  if (rejection === null || !(rejection > POINT_OUTSIDE)) return undefined;
  const above = rejection - POINT_OUTSIDE;
  const machine = Object.fromEntries(
    Object.entries(input).filter(([key, value]) => !OF_POINT.has(key) && value !== undefined && value !== null),
  );
  return {
    fluid: input.fluid,
    rend_is: input.rend_is,
    surch_evp: input.t_sf,
    sous_ref_cdr: input.t_sr,
    t_evp: extra.t_dew_evp,
    power_cold: performance.power_cold,
    dt_cdr: above,
    ...(input.fluid === CARBON_DIOXIDE && { approach: above }),
    t_cdr_min: floor,
    t_load_max: POINT_OUTSIDE,
    machine,
  };
}
