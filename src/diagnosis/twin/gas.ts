/** Next to nothing left in the circuit: nothing condenses, every part holds gas. */
import { rootByBisection } from '../../physics/roots.ts';
import { GAS } from '../data/machines.ts';
import { compression, isentropicEfficiency, volumetricEfficiency } from './compressor.ts';
import type { Conditions, Cycle } from './cycle.ts';
import { exchangersAt } from './cycle.ts';
import type { Hardware } from './hardware.ts';
import type { Solved } from './solve.ts';

/** The gas at both pressures, Pa: what flows, and how far from steady it is. */
function gasCycle(hardware: Hardware, { te, tc, disturbance }: Conditions, P0: number, Pk: number) {
  const { parameters, properties } = hardware;
  const [T0, Tk] = [properties.dewTemperature(P0), properties.dewTemperature(Pk)];
  const [outT, warmT] = [tc + GAS.approach_K, te - GAS.approach_K];
  const suctionP = properties.dewPressure(T0 - parameters.dps * disturbance.dps);
  const tau = Pk / suctionP;
  const isentropic = isentropicEfficiency(parameters, tau, hardware.taun);
  const volumetric = volumetricEfficiency(parameters, tau);
  const low = properties.isobar(P0);
  const high = properties.isobar(Pk);
  const evaporated = { superheat: warmT - T0, H: low.enthalpy(warmT - T0), quality: 1 };
  const condensed = { T: outT, H: high.enthalpy(outT - Tk), subcooling: 0, quality: 1 };
  const suction = properties.isobar(suctionP);
  const suctionH = suction.enthalpy(warmT + parameters.sl - suction.dewT);
  const compressed = compression(properties, {
    ...{ suctionP, dischargeP: Pk, H: suctionH, leak: disturbance.leak, fq: parameters.fq, isentropic },
  });
  const gross = hardware.V * volumetric * compressed.density;
  const flow = gross * (1 - disturbance.leak);
  // So little flows that the liquid line costs it no pressure.
  const valveP = Pk - disturbance.drop * (Pk - P0) - disturbance.lift;
  const inlet = { P: valveP, T: outT, D: properties.isobar(valveP).density(outT - properties.dewTemperature(valveP)) };
  const isMoving = parameters.expansion === 'txv' || parameters.expansion === 'eev';
  const open = isMoving && disturbance.stuck === undefined ? 1 : parameters.phi * (disturbance.stuck ?? 1);
  const valveFlow = open * hardware.Av * Math.sqrt(2 * inlet.D * Math.max(valveP - P0, 0));
  const { volumes } = hardware;
  const ahead = volumes.condenser + volumes.liquid + volumes.discharge + volumes.receiver;
  const mass = ahead * high.density(outT - Tk) + (volumes.evaporator + volumes.suction) * low.density(warmT - T0);
  const cycle: Cycle = {
    ...{
      te,
      tc,
      T0,
      Tk,
      P0,
      Pk,
      suctionP,
      dischargeP: Pk,
      airP: 0,
      tau,
      isentropic,
      volumetric,
      flow,
      gross,
      suctionH,
    },
    ...{ evaporated, condensed, compressed, inlet, ...exchangersAt(hardware, disturbance), isGas: true },
    residuals: [Math.log(valveFlow / flow), 0, 0, mass / (hardware.charge * disturbance.charge) - 1],
  };
  return cycle;
}

/** Lowest pressure looked at, of the design's low one. */
const LEAST = 1e-3;

/**
 * The machine running on gas alone: the valve, wide open where it moves, passes what the compressor draws, and the charge
 * fills the volumes as gas. No two-phase term is left. Undefined where its charge would be liquid somewhere.
 */
export function gasAt(hardware: Hardware, conditions: Conditions): Solved | undefined {
  const least = Math.log(LEAST * hardware.designLow);
  // Below the fluid's saturation there is no such pressure: the compressor would draw more than the valve passes.
  const flowAt = (lnP: number, Pk: number): number => {
    const off = gasCycle(hardware, conditions, Math.exp(lnP), Pk).residuals[0];
    return Number.isNaN(off) ? 1 : off;
  };
  const lowAt = (Pk: number): number =>
    Math.exp(rootByBisection((lnP) => flowAt(lnP, Pk), least, Math.log(Pk)) ?? Number.NaN);
  const massAt = (lnP: number): number => {
    const off = gasCycle(hardware, conditions, lowAt(Math.exp(lnP)), Math.exp(lnP)).residuals[3];
    return Number.isNaN(off) ? -1 : off;
  };
  // Above the dew pressure of what cools it, the gas would condense.
  const most = hardware.properties.dewPressure(conditions.tc + GAS.approach_K);
  const lnPk = rootByBisection(massAt, least, Math.log(most));
  if (lnPk === undefined) return undefined;
  const Pk = Math.exp(lnPk);
  const cycle = gasCycle(hardware, conditions, lowAt(Pk), Pk);
  return Number.isFinite(cycle.T0) ? { unknowns: { T0: cycle.T0, Tk: cycle.Tk, A: -2.5, B: 0 }, cycle } : undefined;
}
