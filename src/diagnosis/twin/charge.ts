/** What the circuit holds: volumes, densities of wet zones, and the receiver's level. */
import type { CondenserAreas } from './condenser.ts';
import type { EvaporatorAreas } from './evaporator.ts';
import type { Parameters } from './parameters.ts';

/** Mean vapour density in a desuperheating zone or a discharge line, over that of dew. */
const HOT_GAS = 0.8;

export interface Volumes {
  readonly condenser: number;
  readonly evaporator: number;
  readonly liquid: number;
  readonly suction: number;
  readonly discharge: number;
  readonly receiver: number;
  readonly accumulator: number;
  readonly total: number;
}

/** Volumes, m3, of a machine of a capacity, W. */
export function volumesOf(parameters: Parameters, capacity: number): Volumes {
  const each = (perKilowatt: number): number => (perKilowatt * capacity) / 1e3;
  const volumes = {
    condenser: each(parameters.Vc),
    evaporator: each(parameters.Ve),
    liquid: each(parameters.Vl),
    suction: each(parameters.Vs),
    discharge: each(parameters.Vd),
    receiver: parameters.receiver ? each(parameters.Vr) : 0,
  };
  const total = Object.values(volumes).reduce((sum, one) => sum + one, 0);
  return { ...volumes, accumulator: each(parameters.Va), total };
}

/**
 * Mean density of a wet zone over which quality changes evenly, kg/m3: the mean void fraction for slip (rho_l/rho_v)^slip
 * (Zivi 1964: 1/3), integrated over quality.
 */
export function wetDensity(vapour: number, liquid: number, slip: number, from: number, to: number): number {
  const k = (vapour / liquid) ** (1 - slip);
  const integral = (x: number): number => x / (1 - k) - (k / (1 - k) ** 2) * Math.log(k + (1 - k) * x);
  const x = (quality: number): number => Math.min(Math.max(quality, 0), 1);
  const [a, b] = [x(from), x(to)];
  const share = Math.abs(b - a) < 1e-9 ? b / (b + k * (1 - b)) : (integral(b) - integral(a)) / (b - a);
  return share * vapour + (1 - share) * liquid;
}

/** How full a receiver is, 0 to 1: half at the design point, full or empty soon after. */
export const receiverLevel = (subcoolingShare: number, reset: number, width: number): number =>
  1 / (1 + Math.exp(-(subcoolingShare - reset) / width));

/** Densities, kg/m3, and shares of area the mass follows from. */
export interface Holding {
  readonly condenser: CondenserAreas;
  readonly evaporator: EvaporatorAreas;
  readonly condensing: { readonly vapour: number; readonly liquid: number; readonly outletLiquid: number };
  readonly evaporating: { readonly vapour: number; readonly liquid: number };
  readonly outletQuality: number;
  readonly inletQuality: number;
  readonly suctionQuality: number;
  readonly valveInlet: number;
  readonly suction: number;
  /** How full the accumulator is, 0 to 1. */
  readonly accumulated: number;
}

/** How much of an accumulator liquid fills: it collects until the outlet is nearly dry. @param wetness K under dry */
export const accumulatorLevel = (wetness: number, half: number, width: number): number =>
  1 / (1 + Math.exp(-(wetness - half) / width));

/** Mass in the circuit, kg. @param level of the receiver, 0 to 1 */
export function chargeMass(volumes: Volumes, slip: number, holding: Holding, level: number): number {
  const { condenser, evaporator, condensing, evaporating } = holding;
  const { vapour, liquid } = condensing;
  const inCondenser =
    HOT_GAS * condenser.desuperheating * vapour +
    condenser.condensing * wetDensity(vapour, liquid, slip, holding.outletQuality, 1) +
    (condenser.subcooling * (condensing.outletLiquid + liquid)) / 2;
  const boiling = wetDensity(
    evaporating.vapour,
    evaporating.liquid,
    slip,
    holding.inletQuality,
    holding.suctionQuality,
  );
  const inEvaporator = evaporator.boiling * boiling + (1 - evaporator.boiling) * evaporating.vapour;
  return (
    volumes.condenser * inCondenser +
    volumes.evaporator * inEvaporator +
    volumes.liquid * holding.valveInlet +
    volumes.suction * holding.suction +
    volumes.discharge * HOT_GAS * vapour +
    volumes.receiver * (vapour + level * (liquid - vapour)) +
    volumes.accumulator * (evaporating.vapour + holding.accumulated * (evaporating.liquid - evaporating.vapour))
  );
}
