/** The saturation ruler: both temperatures at a pressure, and what lies between the two curves there. */
import type { Engine, Fluid, State } from '../../engine/types.ts';
import { Arguments, numberOf } from '../arguments.ts';
import { fluidOf } from '../fluids.ts';
import type { Outcome, Warning } from '../outcome.ts';
import { outcomeOf, refuse, stateOrNone } from '../outcome.ts';
import type { RulerRange } from './range.ts';
import { rulerRange } from './range.ts';
import { restShift } from './rest.ts';
import {
  barFromPascal,
  celsiusFromKelvin,
  kelvinFromCelsius,
  kiloFromBase,
  pascalFromBar,
  STANDARD_ATMOSPHERE_BAR,
} from '../../quantities/si.ts';

export interface RulerSaturation {
  /** bar absolute */
  readonly P: number;
  /** bar, above the standard atmosphere */
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
  /**
   * What the bubble curve reads too low of an intact charge at rest, K, at the bubble temperature; 0 of a pure fluid, null where
   * a charge has no liquid there. See `restShift`.
   */
  readonly rest: number | null;
  readonly warnings: readonly Warning[];
}

/** Half the step of the difference that gives the slope, K. */
const HALF_STEP_K = 0.05;

/** K: bubble and dew of a pure fluid are one, to the last digits. */
const SAME_K = 1e-9;

/** Share of the pressure the slope is taken over where the dew curve ends or turns back. */
const SHORT_STEP = 1e-3;

/**
 * Slope of the dew curve at a dew point, Pa/K: central difference in temperature, forward at the
 * cold end, and in pressure within the last hundredths below critical, where the curve ends or turns back.
 */
function dewSlope(fluid: Fluid, { T, P }: State): number {
  const at = (temperature: number) => stateOrNone(() => fluid.state({ T: temperature, Q: 1 }));
  const [low, high] = [at(T - HALF_STEP_K), at(T + HALF_STEP_K)];
  if (high !== undefined) return (high.P - (low?.P ?? P)) / (high.T - (low?.T ?? T));
  const under = fluid.saturation({ P: P * (1 - SHORT_STEP) }).dew;
  return (P - under.P) / (T - under.T);
}

const rangeOf = (range: RulerRange, curve: 'P' | 'bubble' | 'dew') =>
  curve === 'P'
    ? { min: barFromPascal(range.P.min), max: barFromPascal(range.P.max), unit: 'bar' as const }
    : { min: celsiusFromKelvin(range[curve].min), max: celsiusFromKelvin(range[curve].max), unit: 'degC' as const };

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
    const limits = rangeOf(rulerRange(refrigerant), property === 'P' ? 'P' : side);
    const entered = numberOf(value, limits, 'value');
    const at = (): ReturnType<Fluid['saturation']> => {
      if (property === 'P') return refrigerant.saturation({ P: pascalFromBar(entered) });
      const { P } = refrigerant.state({ T: kelvinFromCelsius(entered), Q: side === 'dew' ? 1 : 0 });
      return refrigerant.saturation({ P });
    };
    // Inside the range, but in the last hundredths below critical where one curve ends before the other.
    const { bubble, dew } = stateOrNone(at) ?? refuse('E_RANGE', 'value', limits);
    const P = property === 'P' ? entered : barFromPascal(dew.P);
    // The temperature asked for is that of its curve, and of both where they are one: going by the pressure loses its last digits.
    const isAsked = (own: 'bubble' | 'dew'): boolean =>
      property === 'T' && (side === own || Math.abs(dew.T - bubble.T) < SAME_K);
    return {
      P,
      p_rel: P - STANDARD_ATMOSPHERE_BAR,
      t_bubble: isAsked('bubble') ? entered : celsiusFromKelvin(bubble.T),
      t_dew: isAsked('dew') ? entered : celsiusFromKelvin(dew.T),
      glide: dew.T - bubble.T,
      latent: kiloFromBase(dew.H - bubble.H),
      rho_liquid: bubble.D,
      rho_vapour: dew.D,
      dpdt: barFromPascal(dewSlope(refrigerant, dew)),
      rest: restShift(refrigerant, bubble.T) ?? null,
      warnings: [],
    };
  });
}
