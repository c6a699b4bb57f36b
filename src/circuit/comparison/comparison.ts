/** The same point with two fluids. */
import type { Engine } from '../../engine/types.ts';
import { resolveFluidName } from '../../refrigerants/resolve.ts';
import { STEADY_DEFAULTS } from '../../simulation/defaults.ts';
import type { BodyValues } from '../../simulation/fields.ts';
import { run } from '../../simulation/run.ts';
import type { SimulationOutcome, SimulationResult } from '../../simulation/types.ts';
import { renamedProblem } from '../fields.ts';
import type { Outcome, Problem, Warning } from '../outcome.ts';
import type { ComparisonKey, ComparisonRow } from './rows.ts';
import { comparisonRows } from './rows.ts';

export interface Comparison {
  readonly rows: Readonly<Record<ComparisonKey, ComparisonRow>>;
  /** The whole point of each fluid, for diagrams and tables. */
  readonly sides: { readonly fluid1: SimulationResult; readonly fluid2: SimulationResult };
  readonly warnings: readonly Warning[];
}

/** What went wrong on each side; null where nothing did. */
export interface SideProblems {
  readonly fluid1: Problem | null;
  readonly fluid2: Problem | null;
}

/** What stands when one side or both have failed: the rows and the point of the side that has not. */
export interface Remainder {
  readonly rows: Comparison['rows'];
  readonly sides: { readonly fluid1: SimulationResult | null; readonly fluid2: SimulationResult | null };
}

export type ComparisonOutcome =
  | Extract<Outcome<Comparison>, { ok: true }>
  | {
      readonly ok: false;
      readonly problem: Problem;
      readonly problems?: SideProblems;
      readonly remainder?: Remainder;
    };

const DEFAULT_FLUIDS = { fluid1: STEADY_DEFAULTS.fluid, fluid2: 'R22' } as const;

const isBody = (value: unknown): value is BodyValues =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** At an imposed pressure each fluid has temperatures of its own. */
function isAtImposedPressure({ mode_evp, mode_cdr, mode_trans }: SimulationResult['input']): boolean {
  return mode_evp === 2 || (mode_cdr === 2 && mode_trans === '0');
}

function compared(one: SimulationResult, other: SimulationResult): Comparison {
  return {
    rows: comparisonRows(one, other),
    sides: { fluid1: one, fluid2: other },
    warnings: isAtImposedPressure(one.input) ? [{ code: 'W_CMPP' }] : [],
  };
}

const resultOf = (outcome: SimulationOutcome): SimulationResult | null => (outcome.ok ? outcome.result : null);
const problemOf = (outcome: SimulationOutcome, fluid: string): Problem | null =>
  outcome.ok ? null : renamedProblem(outcome.problem, { fluid });

/** Two simulations of the same inputs as a comparison. */
export function comparedOutcomes(one: SimulationOutcome, other: SimulationOutcome): ComparisonOutcome {
  if (one.ok && other.ok) return { ok: true, result: compared(one.result, other.result) };
  const problems = { fluid1: problemOf(one, 'fluid1'), fluid2: problemOf(other, 'fluid2') };
  const sides = { fluid1: resultOf(one), fluid2: resultOf(other) };
  return {
    ok: false,
    problem: problems.fluid1 ?? problems.fluid2 ?? { code: 'E_ENGINE', values: {} },
    problems,
    remainder: { rows: comparisonRows(sides.fluid1, sides.fluid2), sides },
  };
}

/**
 * Two fluids at the same inputs, one after the other.
 *
 * @param input keys of a simulation's body without `fluid`; absent ones take its defaults
 * @param fluid1 any usual name or a reference string; absent, R134a
 * @param fluid2 likewise; absent, R22
 * @returns rows in the units of a simulation's result. W_CMPP at an imposed pressure.
 *
 * Problems: E_SAME; E_MISSING (input); those of a simulation, `fluid` told as fluid1 or fluid2, with
 * `problems` for each side beside the first, and in `remainder` what the other side gives.
 */
export function comparison(input: unknown, fluid1: unknown, fluid2: unknown, engine: Engine): ComparisonOutcome {
  if (input !== undefined && input !== null && !isBody(input)) {
    return { ok: false, problem: { code: 'E_MISSING', field: 'input', values: {} } };
  }
  const fluids = {
    fluid1: fluid1 === undefined ? DEFAULT_FLUIDS.fluid1 : fluid1,
    fluid2: fluid2 === undefined ? DEFAULT_FLUIDS.fluid2 : fluid2,
  };
  const [name1, name2] = [fluids.fluid1, fluids.fluid2].map((fluid) =>
    typeof fluid === 'string' ? resolveFluidName(fluid) : undefined,
  );
  if (name1 !== undefined && name1 === name2) {
    return { ok: false, problem: { code: 'E_SAME', field: 'fluid2', values: {} } };
  }
  const one = run({ ...input, fluid: fluids.fluid1 }, engine);
  const other = run({ ...input, fluid: fluids.fluid2 }, engine);
  return comparedOutcomes(one, other);
}
