/** The machine at four unknowns: every point of it, and how far it is from running there. */
import { GAS_CONSTANT } from '../../physics/constants.ts';
import { kelvinFromCelsius, pascalFromBar, STANDARD_ATMOSPHERE } from '../../quantities/si.ts';
import { accumulatorLevel, chargeMass, receiverLevel } from './charge.ts';
import { compression, isentropicEfficiency, volumetricEfficiency } from './compressor.ts';
import { condenserAreas, condenserOutlet, subcoolingArea } from './condenser.ts';
import { evaporatorAreas, evaporatorOutlet, vapourHeat } from './evaporator.ts';
import type { Disturbance } from './faults.ts';
import type { Hardware, Unknowns } from './hardware.ts';
import { densitiesOf, inletPressure, outletPressure, qualityAt } from './hardware.ts';
import { massFlux, opening, valveInlet } from './valve.ts';

/** Temperature the air of a fault is weighed at, K. */
const AIR_T = kelvinFromCelsius(20);
/** Least share of the condenser that air is left. */
const LEAST_AIR_SHARE = 0.2;

/** What the machine runs in. */
export interface Conditions {
  /** Secondary inlets of evaporator and condenser, K. */
  readonly te: number;
  readonly tc: number;
  readonly disturbance: Disturbance;
}

/** Conductance and secondary capacity, W/K, with a fault and the flow it leaves. */
function exchanger(UA: number, C: number, fouling: number, flow: number, exponent: number) {
  return { UA: UA * fouling * flow ** exponent, C: C * flow };
}

/** Both exchangers as a fault leaves them. */
export const exchangersAt = (hardware: Hardware, disturbance: Disturbance) => ({
  evaporatorSize: exchanger(hardware.UAe, hardware.Ce, disturbance.UAe, disturbance.Ce, hardware.parameters.ne),
  condenserSize: exchanger(hardware.UAc, hardware.Cc, disturbance.UAc, disturbance.Cc, hardware.parameters.nc),
});

/** Pressure of the air in the condenser, Pa, by Dalton's law: in the part that liquid does not fill. */
function airPressure(
  hardware: Hardware,
  { UA, C }: { UA: number; C: number },
  unknowns: Unknowns,
  P: number,
  air: number,
): number {
  if (air === 0) return 0;
  const { volumes, parameters, properties } = hardware;
  const moles = (air * STANDARD_ATMOSPHERE * volumes.total) / (GAS_CONSTANT * AIR_T);
  const liquid = subcoolingArea(properties, { flow: hardware.mn, P, A: unknowns.A, C, UA, rlc: parameters.rlc });
  const share = Math.min(Math.max(1 - liquid, LEAST_AIR_SHARE), 1);
  return (moles * GAS_CONSTANT * unknowns.Tk) / (volumes.condenser * share);
}

/** The machine at its unknowns. SI; every figure is NaN where the fluid has no such state. */
export function cycleAt(hardware: Hardware, { te, tc, disturbance }: Conditions, unknowns: Unknowns) {
  const { parameters, properties } = hardware;
  const { T0, Tk, A, B } = unknowns;
  const { evaporatorSize, condenserSize } = exchangersAt(hardware, disturbance);
  const P0 = properties.dewPressure(T0);
  const Pk = properties.dewPressure(Tk);
  const suctionP = properties.dewPressure(T0 - parameters.dps * disturbance.dps);
  const airP = airPressure(hardware, condenserSize, unknowns, Pk, disturbance.air);
  const dischargeP = Pk + airP;
  const tau = dischargeP / suctionP;
  const evaporated = evaporatorOutlet(properties, P0, T0, te, B);
  const outP = outletPressure(properties, parameters, Tk);
  const inP = inletPressure(properties, parameters, T0);
  const condensed = condenserOutlet(properties, outP, tc, A);
  const isentropic = isentropicEfficiency(parameters, tau, hardware.taun);
  const volumetric = volumetricEfficiency(parameters, tau);
  const isAccumulated = parameters.Va > 0;
  const ahead = evaporated.H + vapourHeat(properties, P0) * parameters.sl;
  const suctionH = isAccumulated ? Math.max(ahead, properties.dewEnthalpy(suctionP)) : ahead;
  const compressed = compression(properties, {
    ...{ suctionP, dischargeP, H: suctionH, leak: disturbance.leak, fq: parameters.fq, isentropic },
  });
  const gross = hardware.V * volumetric * compressed.density;
  const flow = gross * (1 - disturbance.leak);
  const valveP =
    outP +
    airP -
    pascalFromBar(parameters.dpl) * (flow / hardware.mn) ** 2 -
    disturbance.drop * (dischargeP - P0) -
    disturbance.lift;
  const inlet = valveInlet(properties, valveP, condensed.T, condensed.H);
  const open =
    disturbance.stuck === undefined
      ? opening(parameters, evaporated.superheat, hardware.SH_mid)
      : parameters.phi * disturbance.stuck;
  const valveFlow = open * hardware.Av * massFlux(properties, parameters, inlet, inP);
  const evaporator = evaporatorAreas(properties, {
    ...{ flow, P: P0, T0, te, B, inletH: condensed.H, outletH: evaporated.H, UA: evaporatorSize.UA },
    ...{ C: evaporatorSize.C / parameters.shr, rse: parameters.rse, loss: parameters.dpe },
  });
  const condenser = condenserAreas(properties, {
    ...{
      flow,
      P: Pk,
      Tk,
      tc,
      A,
      bubbleT: properties.bubbleTemperature(outP),
      outletH: condensed.H,
      ...condenserSize,
      rsc: parameters.rsc,
      rlc: parameters.rlc,
    },
    ...{ dischargeH: compressed.dischargeH, dischargeT: compressed.dischargeT },
    airFactor: Math.exp((-parameters.nck * airP) / dischargeP),
  });
  const mass = chargeMass(
    hardware.volumes,
    parameters.slip,
    {
      ...{ condenser, evaporator, ...densitiesOf(properties, P0, Pk, condensed.T) },
      ...{ outletQuality: condensed.quality, inletQuality: qualityAt(properties, P0, condensed.H) },
      ...{ suctionQuality: evaporated.quality, valveInlet: inlet.D, suction: compressed.dryDensity },
      accumulated: isAccumulated
        ? accumulatorLevel(Math.max(-evaporated.superheat, 0), parameters.ba, parameters.wa)
        : 0,
    },
    receiverLevel(condenser.subcooling, hardware.reset, parameters.wz),
  );
  return {
    ...{ te, tc, T0, Tk, P0, Pk, suctionP, dischargeP, airP, tau, isentropic, volumetric, flow, gross, suctionH },
    ...{ evaporated, condensed, compressed, inlet, evaporatorSize, condenserSize },
    /** Whether nothing condenses and only gas runs round. */
    isGas: false as boolean,
    /** How far from running, each 0 where it does: flow, area of both exchangers, mass. */
    residuals: [
      Math.log(valveFlow / flow),
      evaporator.boiling + evaporator.superheating - 1,
      condenser.desuperheating + condenser.condensing + condenser.subcooling - 1,
      mass / (hardware.charge * disturbance.charge) - 1,
    ] as const,
  };
}
export type Cycle = ReturnType<typeof cycleAt>;
