/** The evaporator: what leaves it, and how much of its area each zone takes. */
import type { FluidProperties } from '../properties/fluid-properties.ts';

/** K of superheat a unit of the unknown is worth where the outlet is wet, and K a whole quality is worth. */
const WET_SUPERHEAT = 20;
const WET_QUALITY = 50;
/** Of the entering difference, what gas fed to the evaporator can have taken up already. */
const MOST_ENTERING = 0.98;

/** W/K of a zone that passes over a stream of capacity `C` with conductance `UA`, the refrigerant at one temperature. */
export const zoneConductance = (C: number, UA: number): number => C * (1 - Math.exp(-UA / C));

/** Vapour heat capacity, J/(kg K): the mean over the first 10 K over dew. */
export function vapourHeat(properties: FluidProperties, P: number): number {
  return (properties.isobar(P).enthalpy(10) - properties.dewEnthalpy(P)) / 10;
}

export interface EvaporatorOutlet {
  /** K over dew; below zero where the outlet is wet, as a measure of how much. */
  readonly superheat: number;
  readonly H: number;
  /** 1 where the outlet is dry. */
  readonly quality: number;
}

/**
 * The outlet by the superheated zone's number of transfer units `B`. Where it is below zero the outlet is wet: 2 % of
 * quality for each kelvin, a choice that keeps the unknown continuous.
 * @param P Pa @param T0 dew temperature at it, K @param te secondary inlet, K
 */
export function evaporatorOutlet(
  properties: FluidProperties,
  P: number,
  T0: number,
  te: number,
  B: number,
): EvaporatorOutlet {
  if (B >= 0) {
    const superheat = (te - T0) * (1 - Math.exp(-B));
    return { superheat, H: properties.isobar(P).enthalpy(superheat), quality: 1 };
  }
  const superheat = WET_SUPERHEAT * B;
  const dew = properties.dewEnthalpy(P);
  const lack = superheat / WET_QUALITY;
  return { superheat, H: dew + lack * (dew - properties.bubbleEnthalpy(P)), quality: 1 + lack };
}

/** What the areas of an evaporator depend on. SI, W/K for conductances. */
export interface EvaporatorDuty {
  readonly flow: number;
  readonly P: number;
  readonly T0: number;
  readonly te: number;
  readonly B: number;
  readonly inletH: number;
  readonly outletH: number;
  /** Capacity of the secondary stream for total heat (its sensible one over the sensible heat ratio). */
  readonly C: number;
  readonly UA: number;
  /** Conductance of the superheating zone over that of the boiling one. */
  readonly rse: number;
  /** Saturation lost along the boiling zone, K. */
  readonly loss: number;
}

export interface EvaporatorAreas {
  readonly boiling: number;
  readonly superheating: number;
}

/**
 * Shares of the area that boiling and superheating take; the machine runs where they fill it. Fed with gas, there is nothing to
 * boil and superheat starts from that of the gas.
 */
export function evaporatorAreas(properties: FluidProperties, duty: EvaporatorDuty): EvaporatorAreas {
  const { flow, P, T0, te, inletH, outletH, C, UA } = duty;
  const dew = properties.dewEnthalpy(P);
  const heat = vapourHeat(properties, P);
  const superheating = (flow * heat) / zoneConductance(C, duty.rse * UA);
  if (inletH > dew) {
    const entering = Math.min((inletH - dew) / heat, MOST_ENTERING * (te - T0));
    return { boiling: 0, superheating: superheating * (duty.B + Math.log(1 - entering / (te - T0))) };
  }
  const bubble = properties.bubbleEnthalpy(P);
  const bubbleT = properties.bubbleTemperature(P);
  // Along a glide the temperature of a wet mixture is taken to rise evenly with its enthalpy.
  const inletT = bubbleT + (T0 - bubbleT) * ((inletH - bubble) / (dew - bubble));
  const mean = (inletT + T0 + duty.loss) / 2;
  return {
    boiling: (flow * (Math.min(outletH, dew) - inletH)) / (zoneConductance(C, UA) * (te - mean)),
    superheating: superheating * Math.max(duty.B, 0),
  };
}
