/** One point moved along one of its variables. */
import type { Engine } from '../../engine/types.ts';
import type { BodyValues } from '../../simulation/fields.ts';
import { inputFromBody } from '../../simulation/input.ts';
import { run } from '../../simulation/run.ts';
import { Arguments, numberOf } from '../arguments.ts';
import type { Outcome, Problem } from '../outcome.ts';
import { outcomeOf, Refusal, refuse } from '../outcome.ts';

const SWEEP_VARIABLES = ['te', 'tc', 'p_gc', 'superheat', 'subcooling', 'rend_is'] as const;
export type SweepVariable = (typeof SWEEP_VARIABLES)[number];

/** A point of the sweep: what failed has its value and its problem only. */
export type SweepPoint =
  | { readonly value: number; readonly problem: Problem }
  | {
      readonly value: number;
      readonly problem: null;
      readonly eer: number;
      /** kW */
      readonly power_cold: number;
      readonly power_compressor: number;
      /** °C */
      readonly t_discharge: number;
      /** kg/s */
      readonly mass_flow_s: number;
    };

export const FEWEST_POINTS = 2;
export const MOST_POINTS = 60;
/** Share of a step by which the last point may miss the end and still be it. */
const END_TOLERANCE = 1e-9;

/** What a value of the variable writes into the body. */
const WRITES: Readonly<Record<SweepVariable, (value: number) => BodyValues>> = {
  te: (value) => ({ pt_evp: value, mode_evp: 1 }),
  tc: (value) => ({ pt_cdr: value, mode_cdr: 1 }),
  p_gc: (value) => ({ p_gc: value }),
  superheat: (value) => ({ t_sf: value, t_sft: 0 }),
  subcooling: (value) => ({ t_sr: value, t_srt: 0 }),
  rend_is: (value) => ({ rend_is: value }),
};
/** The cycle a variable belongs to; absent: both. */
const CYCLE_OF: { readonly [V in SweepVariable]?: '0' | '1' } = { tc: '0', subcooling: '0', p_gc: '1' };

/** The values from one end to the other. E_RANGE on the step where they are fewer than 2 or more than `most`. */
export function sweepValues(from: number, to: number, step: number, most = MOST_POINTS): readonly number[] {
  const intervals = Math.floor((to - from) / step + END_TOLERANCE);
  if (!(intervals + 1 >= FEWEST_POINTS && intervals + 1 <= most)) {
    const span = to - from;
    const ends = [span / (most - 1), span].sort((one, other) => one - other);
    refuse('E_RANGE', 'step', span === 0 ? {} : { min: ends[0] ?? 0, max: ends[1] ?? 0 });
  }
  return Array.from({ length: intervals + 1 }, (_, k) => from + k * step);
}

function pointAt(body: BodyValues, value: number, engine: Engine): SweepPoint {
  const outcome = run(body, engine);
  if (!outcome.ok) return { value, problem: outcome.problem };
  const { performance, points } = outcome.result;
  return {
    value,
    problem: null,
    eer: performance.eer,
    power_cold: performance.power_cold,
    power_compressor: performance.power_compressor,
    t_discharge: points.c_refoulement_reel.T,
    mass_flow_s: performance.mass_flow_s,
  };
}

/**
 * A simulation at each value of one variable, from + k step up to `to`.
 *
 * @param input keys of a simulation's body; absent ones take its defaults
 * @param variable te and tc °C (dew), p_gc bar, superheat and subcooling K (all of it, useful or the
 *   condenser's), rend_is
 * @param step goes down where it is negative; 2 to 60 points
 *
 * Problems: E_MODE (variable: unknown, or none of the cycle's: tc and subcooling above critical, p_gc
 * below), E_RANGE (step), E_MISSING, E_NUMBER, and a problem of the input that no value of the
 * variable would cure. A point that fails keeps its place, with its problem.
 */
export function sweep(
  input: unknown,
  variable: unknown,
  from: unknown,
  to: unknown,
  step: unknown,
  engine: Engine,
): Outcome<{ readonly points: readonly SweepPoint[] }> {
  return outcomeOf(() => {
    const body: BodyValues = Object.fromEntries(
      new Arguments(input, 'input').keys().map((key) => [key, (input as Readonly<Record<string, unknown>>)[key]]),
    );
    const name = new Arguments({ variable }).choice('variable', SWEEP_VARIABLES);
    const [start, end] = [numberOf(from, {}, 'from'), numberOf(to, {}, 'to')];
    const values = sweepValues(start, end, numberOf(step, {}, 'step'));
    // Any value of a sound sign stands for the variable here: its own faults belong to its points.
    const checked = inputFromBody({ ...body, ...WRITES[name](1) });
    if (!checked.ok) throw new Refusal(checked.problem);
    const cycle = CYCLE_OF[name];
    if (cycle !== undefined && checked.input.mode_trans !== cycle) refuse('E_MODE', 'variable');
    return { points: values.map((value) => pointAt({ ...body, ...WRITES[name](value) }, value, engine)) };
  });
}
