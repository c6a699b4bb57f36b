/**
 * A loop that carries cold from an evaporator to where it is needed, and its pump. EnergyPlus, Engineering Reference, "Secondary
 * Refrigeration Systems": pumping power and the heat it leaves in the loop, and circulation of a liquid part of which boils. SI.
 */

/** How much of the shaft's power moves the liquid, and of the electric power the shaft: 0 to 1. */
export interface Pump {
  readonly impeller: number;
  readonly motor: number;
  /** The motor is in the liquid, which then takes all of its losses; else those of a dry motor go to the air. */
  readonly isMotorInFluid: boolean;
}

/** W */
export interface Pumping {
  readonly electric: number;
  /** What the loop takes of it: friction ends as heat. */
  readonly heat: number;
}

/** Of a flow, m³/s, against a pressure difference, Pa: P = V·Δp/(η impeller·η motor). Needs both efficiencies above 0. */
export function pumpingPower(flow: number, head: number, { impeller, motor, isMotorInFluid }: Pump): Pumping {
  const shaft = (flow * head) / impeller;
  const electric = shaft / motor;
  return { electric, heat: isMotorInFluid ? electric : shaft };
}

/**
 * kg/s pumped of a saturated liquid part of which boils: `rate` times the vapour that comes back, which takes all the heat.
 * @param heat W @param latent J/kg @param rate at least 1
 */
export const overfeedFlow = (heat: number, latent: number, rate: number): number => (rate * heat) / latent;
