/** The condenser: what leaves it, and how much of its area each zone takes. */
import type { FluidProperties } from '../properties/fluid-properties.ts';
import { zoneConductance } from './evaporator.ts';

/** Units of the unknown and of quality where liquid does not fill the outlet: as at the evaporator. */
const WET_QUALITY = 20 / 50;
/** K the liquid's heat capacity is taken over. */
const LIQUID_STEP = 5;
/** K over dew a discharge counts as superheated: below, its zone has no length to speak of. */
export const LEAST_DISCHARGE_SUPERHEAT = 0.01;

export interface CondenserOutlet {
  readonly T: number;
  readonly H: number;
  readonly subcooling: number;
  /** Vapour left in the outlet, 0 where it is liquid. */
  readonly quality: number;
}

/** Heat capacity of the liquid, J/(kg K), over the 5 K under a bubble temperature, K. */
export function liquidHeat(properties: FluidProperties, bubbleT: number): number {
  return (properties.liquidEnthalpy(bubbleT) - properties.liquidEnthalpy(bubbleT - LIQUID_STEP)) / LIQUID_STEP;
}

/**
 * The outlet by the subcooled zone's number of transfer units `A`; below zero, vapour is left in it.
 * @param P condensing pressure without air, Pa @param tc secondary inlet, K
 */
export function condenserOutlet(properties: FluidProperties, P: number, tc: number, A: number): CondenserOutlet {
  const bubbleT = properties.bubbleTemperature(P);
  if (A >= 0) {
    const subcooling = (bubbleT - tc) * (1 - Math.exp(-A));
    const T = bubbleT - subcooling;
    return { T, H: properties.liquidEnthalpy(T), subcooling, quality: 0 };
  }
  const quality = Math.min(1, -WET_QUALITY * A);
  const bubble = properties.bubbleEnthalpy(P);
  // Along a glide the temperature of a wet mixture is taken to rise evenly with its quality.
  const T = bubbleT + quality * (properties.dewTemperature(P) - bubbleT);
  return { T, H: bubble + quality * (properties.dewEnthalpy(P) - bubble), subcooling: 0, quality };
}

/** What the areas of a condenser depend on. SI, W/K. */
export interface CondenserDuty {
  readonly flow: number;
  /** Pressure of the refrigerant alone. */
  readonly P: number;
  readonly Tk: number;
  readonly tc: number;
  readonly A: number;
  readonly dischargeH: number;
  readonly dischargeT: number;
  readonly outletH: number;
  /** Bubble temperature at the outlet, K: that of `P`, or of what a loss of pressure leaves. */
  readonly bubbleT: number;
  readonly C: number;
  readonly UA: number;
  /** Conductances of desuperheating and subcooling over that of condensing. */
  readonly rsc: number;
  readonly rlc: number;
  /** What air leaves of the condensing conductance, 0 to 1. */
  readonly airFactor: number;
}

export interface CondenserAreas {
  readonly desuperheating: number;
  readonly condensing: number;
  readonly subcooling: number;
}

/** Share of the area that subcooling takes. */
export function subcoolingArea(
  properties: FluidProperties,
  { flow, P, A, C, UA, rlc }: Pick<CondenserDuty, 'flow' | 'P' | 'A' | 'C' | 'UA' | 'rlc'>,
): number {
  const heat = liquidHeat(properties, properties.bubbleTemperature(P));
  return (flow * heat * Math.max(A, 0)) / zoneConductance(C, rlc * UA);
}

/** Shares of the area of the three zones; the machine runs where they fill it. */
export function condenserAreas(properties: FluidProperties, duty: CondenserDuty): CondenserAreas {
  const { flow, P, Tk, tc, C, UA, dischargeT: T2 } = duty;
  const dew = properties.dewEnthalpy(P);
  const { bubbleT } = duty;
  const liquid = Math.max(duty.outletH, properties.liquidEnthalpy(bubbleT));
  const gasHeat = Math.max(duty.dischargeH - dew, 0) / (T2 - Tk);
  const condensing = zoneConductance(C, UA) * duty.airFactor;
  return {
    desuperheating: ((flow * gasHeat) / zoneConductance(C, duty.rsc * UA)) * Math.log((T2 - tc) / (Tk - tc)),
    condensing: (flow * (dew - liquid)) / (condensing * ((Tk + bubbleT) / 2 - tc)),
    subcooling: subcoolingArea(properties, duty),
  };
}
