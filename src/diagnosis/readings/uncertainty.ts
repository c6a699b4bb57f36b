/** How well a reading is known, from the probes and gauges it was taken with (JCGM 100:2008). */
import { stateOrNone } from '../../circuit/outcome.ts';
import type { Fluid } from '../../engine/types.ts';
import { pascalFromBar } from '../../quantities/si.ts';
import { SETTINGS } from '../data/machines.ts';

/** A rectangular half-width holds a standard uncertainty of 1/√3 of it (JCGM 100:2008, 4.3.7). */
export const RECTANGULAR = Math.sqrt(3);
/** Coverage factor for about 95 % (JCGM 100:2008, 6.3.3). */
export const COVERAGE = 2;
/** Half the step of the difference that gives a slope, share of the pressure. */
const HALF_STEP = 0.01;

/** Standard uncertainty, K, of where a secondary temperature is taken and of its mixing. */
export const PLACE_UNCERTAINTY = SETTINGS.sigma_half_widths.acc_air / RECTANGULAR;

/** Standard uncertainty, Pa, of a gauge. @param acc class, % of full scale @param fs full scale, bar */
export const gaugeUncertainty = (acc: number, fs: number): number => pascalFromBar((acc / 100) * fs) / RECTANGULAR;

/** Slope of a saturation curve by pressure, K/Pa, over ±1 % of it; one-sided where the fluid ends. */
export function saturationSlope(fluid: Fluid, P: number, of: 'dew' | 'bubble' | 'mean'): number {
  const at = (pressure: number): { readonly P: number; readonly T: number } => {
    const { dew, bubble } = fluid.saturation({ P: pressure });
    return { P: pressure, T: of === 'dew' ? dew.T : of === 'bubble' ? bubble.T : (dew.T + bubble.T) / 2 };
  };
  const low = stateOrNone(() => at(P * (1 - HALF_STEP))) ?? at(P);
  const high = stateOrNone(() => at(P * (1 + HALF_STEP))) ?? at(P);
  return (high.T - low.T) / (high.P - low.P);
}
