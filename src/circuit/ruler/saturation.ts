/** The saturation ruler: both temperatures at a pressure, and what lies between the two curves there. */
import type { Engine, Fluid } from '../../engine/types.ts';
import { Arguments, numberOf } from '../arguments.ts';
import { fluidOf } from '../fluids.ts';
import type { Outcome, Warning } from '../outcome.ts';
import { outcomeOf, refuse, stateOrNone } from '../outcome.ts';
import type { RulerRange } from './range.ts';
import { rulerRange } from './range.ts';
import {
  barFromPascal,
  celsiusFromKelvin,
  kelvinFromCelsius,
  kiloFromBase,
  pascalFromBar,
} from '../../quantities/si.ts';

export interface RulerSaturation {
  /** bar absolute */
  readonly P: number;
  /** bar, above 1.01325 bar */
  readonly p_rel: number;
  /** °C */
  readonly t_bubble: number;
  readonly t_dew: number;
  /** K */
  readonly glide: number;
  /** kJ/kg */
  readonly latent: number;
  /** kg/m³ */
  readonly rho_liquid: number;
  readonly rho_vapour: number;
  /** Slope of the dew curve, bar/K. */
  readonly dpdt: number;
  readonly warnings: readonly Warning[];
}

const ATMOSPHERE_BAR = 1.01325;
/** Half the step of the difference that gives the slope, K. */
const HALF_STEP_K = 0.05;

/**
 * Slope of the dew curve at a dew temperature, Pa/K: central difference, one-sided where the curve
 * ends; null where it is shorter than that.
 */
export function dewSlope(fluid: Fluid, T: number): number | null {
  const at = (temperature: number) => stateOrNone(() => fluid.state({ T: temperature, Q: 1 }));
  const low = at(T - HALF_STEP_K) ?? at(T);
  const high = at(T + HALF_STEP_K) ?? at(T);
  if (low === undefined || high === undefined || high.T <= low.T) return null;
  return (high.P - low.P) / (high.T - low.T);
}

const rangeOf = ({ T, P }: RulerRange, prop: 'T' | 'P') =>
  prop === 'T'
    ? { min: celsiusFromKelvin(T.min), max: celsiusFromKelvin(T.max), unit: 'degC' }
    : { min: barFromPascal(P.min), max: barFromPascal(P.max), unit: 'bar' };

/**
 * Both saturation temperatures at a pressure, or at the pressure of a temperature on one curve.
 *
 * @param fluid any usual name, or a reference string
 * @param prop 'T' (°C) or 'P' (bar absolute): what `value` is
 * @param curve 'bubble' or 'dew': the curve a temperature is read on; a pressure needs none
 *
 * From the triple point, -100 °C or a dew pressure of 0.05 bar, the warmest, to 0.05 K below critical
 * (some blends end a few hundredths earlier). Slope by a difference of ±0.05 K on the dew curve.
 *
 * Problems: E_FLUID, E_COMP, E_MISSING, E_NUMBER, E_MODE, E_RANGE (min, max, unit) with their key.
 */
export function rulerSaturation(
  fluid: unknown,
  prop: unknown,
  value: unknown,
  curve: unknown,
  engine: Engine,
): Outcome<RulerSaturation> {
  return outcomeOf(() => {
    const choices = new Arguments({ prop, curve });
    const refrigerant = fluidOf(engine, fluid, 'fluid');
    const property = choices.choice('prop', ['T', 'P']);
    const side = choices.choice('curve', ['bubble', 'dew'], property === 'P' ? 'dew' : undefined);
    const limits = rangeOf(rulerRange(refrigerant), property);
    const entered = numberOf(value, limits, 'value');
    const at = (): ReturnType<Fluid['saturation']> => {
      if (property === 'P') return refrigerant.saturation({ P: pascalFromBar(entered) });
      const { P } = refrigerant.state({ T: kelvinFromCelsius(entered), Q: side === 'dew' ? 1 : 0 });
      return refrigerant.saturation({ P });
    };
    // Inside the range, but in the last hundredths below critical where one curve ends before the other.
    const { bubble, dew } = stateOrNone(at) ?? refuse('E_RANGE', 'value', limits);
    const slope = dewSlope(refrigerant, dew.T) ?? refuse('E_RANGE', 'value', limits);
    const P = barFromPascal(dew.P);
    return {
      P,
      p_rel: P - ATMOSPHERE_BAR,
      t_bubble: celsiusFromKelvin(bubble.T),
      t_dew: celsiusFromKelvin(dew.T),
      glide: dew.T - bubble.T,
      latent: kiloFromBase(dew.H - bubble.H),
      rho_liquid: bubble.D,
      rho_vapour: dew.D,
      dpdt: barFromPascal(slope),
      warnings: [],
    };
  });
}
