/** Superheat and subcooling from a measured pressure and a measured temperature. */
import type { Engine } from '../../engine/types.ts';
import { numberOf } from '../arguments.ts';
import { fluidOf } from '../fluids.ts';
import type { Outcome } from '../outcome.ts';
import { outcomeOf, refuse, stateOrNone } from '../outcome.ts';
import { rulerRange } from './range.ts';
import { barFromPascal, celsiusFromKelvin, kelvinFromCelsius, pascalFromBar } from '../../quantities/si.ts';

export interface RulerMeasure {
  /** °C */
  readonly t_bubble: number;
  readonly t_dew: number;
  /** T - T_dew, K; null for liquid or two-phase. */
  readonly superheat: number | null;
  /** T_bubble - T, K; null for gas or two-phase. */
  readonly subcooling: number | null;
  readonly phase: 'gas' | 'liquid' | 'two-phase';
}

/** °C: no thermometer of the trade reads beyond. */
const MEASURED = { min: celsiusFromKelvin(0), max: 1000, unit: 'degC' } as const;

/**
 * What a measured point says: superheat above the dew point, subcooling below the bubble point,
 * neither between the two.
 *
 * @param p bar absolute, within the ruler's range of the fluid
 * @param t °C
 *
 * Problems: E_FLUID, E_COMP, E_MISSING, E_NUMBER, E_RANGE (min, max, unit) with their key.
 */
export function rulerMeasure(fluid: unknown, p: unknown, t: unknown, engine: Engine): Outcome<RulerMeasure> {
  return outcomeOf(() => {
    const refrigerant = fluidOf(engine, fluid, 'fluid');
    const { P } = rulerRange(refrigerant);
    const limits = { min: barFromPascal(P.min), max: barFromPascal(P.max), unit: 'bar' } as const;
    const pressure = numberOf(p, limits, 'p');
    const T = kelvinFromCelsius(numberOf(t, MEASURED, 't'));
    const at = stateOrNone(() => refrigerant.saturation({ P: pascalFromBar(pressure) }));
    const { bubble, dew } = at ?? refuse('E_RANGE', 'p', limits);
    const phase = T >= dew.T ? 'gas' : T <= bubble.T ? 'liquid' : 'two-phase';
    return {
      t_bubble: celsiusFromKelvin(bubble.T),
      t_dew: celsiusFromKelvin(dew.T),
      superheat: phase === 'gas' ? T - dew.T : null,
      subcooling: phase === 'liquid' ? bubble.T - T : null,
      phase,
    };
  });
}
