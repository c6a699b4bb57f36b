/** A saturation table, as it hangs on the wall of a workshop: a row a step, by temperature or by pressure. */
import type { Engine, Fluid, Saturation } from '../../engine/types.ts';
import {
  barFromPascal,
  celsiusFromKelvin,
  kelvinFromCelsius,
  kiloFromBase,
  pascalFromBar,
} from '../../quantities/si.ts';
import { Arguments, numberOf } from '../arguments.ts';
import { fluidOf } from '../fluids.ts';
import { sweepValues } from '../line/sweep.ts';
import type { Outcome } from '../outcome.ts';
import { outcomeOf, refuse, stateOrNone } from '../outcome.ts';
import { rulerRange } from './range.ts';

const TABLE_WAYS = ['T', 'P'] as const;
/** T: at each temperature, the pressures of both curves. P: at each pressure, their temperatures. */
export type TableWay = (typeof TABLE_WAYS)[number];

/** Saturated liquid at the bubble point, saturated vapour at the dew point. */
export interface TableRow {
  /** °C */
  readonly t_bubble: number;
  readonly t_dew: number;
  /** bar absolute */
  readonly p_bubble: number;
  readonly p_dew: number;
  /** kJ/kg */
  readonly h_liquid: number;
  readonly h_vapour: number;
  readonly latent: number;
  /** kJ/(kg K) */
  readonly s_liquid: number;
  readonly s_vapour: number;
  /** kg/m³ */
  readonly rho_liquid: number;
  readonly rho_vapour: number;
}

export interface RulerTable {
  readonly by: TableWay;
  readonly rows: readonly TableRow[];
}

export const MOST_ROWS = 200;

function sides(fluid: Fluid, by: TableWay, value: number): Saturation | undefined {
  if (by === 'P') return stateOrNone(() => fluid.saturation({ P: pascalFromBar(value) }));
  const T = kelvinFromCelsius(value);
  return stateOrNone(() => ({ bubble: fluid.state({ T, Q: 0 }), dew: fluid.state({ T, Q: 1 }) }));
}

/**
 * Saturation from one value to another. By temperature the latent heat is between two pressures in a blend; by pressure
 * it is at one.
 *
 * @param by 'T' (values in °C) or 'P' (bar absolute)
 * @param from the first value; @param to the last, both within the ruler's range of the fluid
 * @param step goes down where it is negative; 2 to 200 rows
 *
 * Problems: E_FLUID, E_COMP, E_MISSING, E_NUMBER, E_MODE, E_RANGE (min, max, unit) with their key.
 */
export function rulerTable(
  fluid: unknown,
  by: unknown,
  from: unknown,
  to: unknown,
  step: unknown,
  engine: Engine,
): Outcome<RulerTable> {
  return outcomeOf(() => {
    const refrigerant = fluidOf(engine, fluid, 'fluid');
    const way = new Arguments({ by }).choice('by', TABLE_WAYS);
    const { P, bubble, dew } = rulerRange(refrigerant);
    const limits =
      way === 'P'
        ? { min: barFromPascal(P.min), max: barFromPascal(P.max), unit: 'bar' as const }
        : {
            min: celsiusFromKelvin(Math.max(bubble.min, dew.min)),
            max: celsiusFromKelvin(Math.min(bubble.max, dew.max)),
            unit: 'degC' as const,
          };
    const [start, end] = [numberOf(from, limits, 'from'), numberOf(to, limits, 'to')];
    const values = sweepValues(start, end, numberOf(step, {}, 'step'), MOST_ROWS);
    return {
      by: way,
      rows: values.map((value) => {
        const { bubble: liquid, dew: vapour } = sides(refrigerant, way, value) ?? refuse('E_RANGE', 'to', limits);
        return {
          t_bubble: celsiusFromKelvin(liquid.T),
          t_dew: celsiusFromKelvin(vapour.T),
          p_bubble: barFromPascal(liquid.P),
          p_dew: barFromPascal(vapour.P),
          h_liquid: kiloFromBase(liquid.H),
          h_vapour: kiloFromBase(vapour.H),
          latent: kiloFromBase(vapour.H - liquid.H),
          s_liquid: kiloFromBase(liquid.S),
          s_vapour: kiloFromBase(vapour.S),
          rho_liquid: liquid.D,
          rho_vapour: vapour.D,
        };
      }),
    };
  });
}
