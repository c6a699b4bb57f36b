/** What gauges and probes read on the machine: from its points to the figures of a visit. */
import { barFromPascal, celsiusFromKelvin, kiloFromBase, SECONDS_PER_HOUR } from '../../quantities/si.ts';
import { GAS } from '../data/machines.ts';
import type { Cycle } from './cycle.ts';
import type { Hardware } from './hardware.ts';

/** Rows of `TwinReadings`. °C, K, bar absolute, kW, kg/s; qualities 0 to 1. */
export interface TwinReadings {
  readonly p_lp: number;
  readonly p_hp: number;
  readonly t_suction: number;
  readonly t_suc_comp: number;
  readonly t_liquid: number;
  readonly t_liq_valve: number;
  readonly t_discharge: number;
  readonly te_out: number;
  readonly tc_out: number;
  /** From the gauges: superheat over dew at the low one, subcooling under bubble at the high one, K. */
  readonly superheat: number;
  readonly subcooling: number;
  /** Subcooling at the expansion device, drop of temperature along the liquid line, drop of the suction line, K. */
  readonly SCX: number;
  readonly DLL: number;
  readonly DPS: number;
  readonly mass_flow_s: number;
  readonly power_cold: number;
  readonly power_elec: number;
  readonly eer: number;
  readonly quality_suction: number;
  readonly quality_liquid: number;
  /** Partial pressure of air in the condenser. */
  readonly p_air: number;
  readonly tau: number;
}

/** Heat taken in and given off, W; gas alone is said to cool nothing, but for a watt that keeps ratios defined. */
export function heatsOf(cycle: Cycle): { readonly cooling: number; readonly heating: number } {
  if (cycle.isGas) return { cooling: GAS.cooling_W, heating: cycle.gross * cycle.compressed.work };
  return {
    cooling: cycle.flow * (cycle.evaporated.H - cycle.condensed.H),
    heating: cycle.flow * (cycle.compressed.dischargeH - cycle.condensed.H),
  };
}

/**
 * The readings of a machine that runs.
 * @param clamp K a clamp on the discharge line reads low
 * @param isLeakAhead whether what leaks back is mixed in ahead of the suction probe (a reversing valve's)
 */
export function readingsOf(
  { parameters, properties }: Hardware,
  cycle: Cycle,
  clamp: number,
  isLeakAhead: boolean,
): TwinReadings {
  const { cooling, heating } = heatsOf(cycle);
  const power = cycle.gross * cycle.compressed.work;
  const suctionDew = properties.dewTemperature(cycle.suctionP);
  const bubble = properties.bubbleTemperature(cycle.dischargeP);
  const suctionT = cycle.T0 + Math.max(cycle.evaporated.superheat, 0);
  return {
    p_lp: barFromPascal(cycle.suctionP),
    p_hp: barFromPascal(cycle.dischargeP),
    t_suction: celsiusFromKelvin(suctionT),
    t_suc_comp: celsiusFromKelvin(isLeakAhead ? cycle.compressed.inletT : cycle.compressed.lineT),
    t_liquid: celsiusFromKelvin(cycle.condensed.T),
    t_liq_valve: celsiusFromKelvin(cycle.inlet.T),
    t_discharge: celsiusFromKelvin(cycle.compressed.dischargeT) - clamp,
    te_out:
      celsiusFromKelvin(cycle.te) - (cycle.isGas ? GAS.outlet_K : (cooling * parameters.shr) / cycle.evaporatorSize.C),
    tc_out: celsiusFromKelvin(cycle.tc) + (cycle.isGas ? GAS.outlet_K : heating / cycle.condenserSize.C),
    superheat: suctionT - suctionDew,
    subcooling: bubble - cycle.condensed.T,
    SCX: bubble - cycle.inlet.T,
    DLL: cycle.condensed.T - cycle.inlet.T,
    DPS: cycle.T0 - suctionDew,
    mass_flow_s: cycle.flow,
    power_cold: kiloFromBase(cooling),
    power_elec: kiloFromBase(power),
    eer: cooling / power,
    quality_suction: cycle.evaporated.quality,
    quality_liquid: cycle.condensed.quality,
    p_air: barFromPascal(cycle.airP),
    tau: cycle.tau,
  };
}

/** The same machine as a body of the simulation: dew temperatures, efficiencies and swept volume. */
export function simulationBodyOf(hardware: Hardware, cycle: Cycle, fluid: string) {
  return {
    fluid,
    choice_1: 0,
    choice_1_value: hardware.V * SECONDS_PER_HOUR,
    rend_v: cycle.volumetric,
    rend_is: cycle.isentropic,
    pt_evp: celsiusFromKelvin(cycle.T0),
    pt_cdr: celsiusFromKelvin(cycle.Tk),
    t_sf: Math.max(cycle.evaporated.superheat, 0),
    t_sft: hardware.parameters.sl,
    t_sr: cycle.condensed.subcooling,
    t_srt: 0,
  } as const;
}
