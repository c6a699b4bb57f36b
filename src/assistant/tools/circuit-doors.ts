/** The doors of the circuit as tools ask them. The page fetches each module when it is first asked. */
import type { exchangers } from '../../circuit/exchangers/index.ts';
import type { hpOptimum } from '../../circuit/optimum/optimum.ts';
import type { Outcome, Problem, Warning } from '../../circuit/outcome.ts';
import type { pipes } from '../../circuit/pipes/index.ts';
import type { rulerState } from '../../circuit/ruler/state.ts';
import type { diagnose } from '../../diagnosis/likelihood/diagnose.ts';
import type { DiagnosisOutcome, DiagnosisProblem } from '../../diagnosis/outcome.ts';
import type { derivedFigures } from '../../diagnosis/rules/rule-score.ts';
import type { dryIce, leak, tableDoctor } from '../../field/index.ts';
import type { FigureName, Figures, seasonSteps } from '../../season/seasonal.ts';
import type { SeasonOutcome } from '../../season/outcome.ts';
import type { BodyValues } from '../../simulation/fields.ts';
import type { SimulationOutcome } from '../../simulation/types.ts';
import { ToolError } from './tool-error.ts';

interface Doors {
  readonly pipes: typeof pipes;
  readonly exchangers: typeof exchangers;
  readonly hpOptimum: typeof hpOptimum;
  readonly rulerState: typeof rulerState;
  readonly leak: typeof leak;
  readonly diagnose: typeof diagnose;
  readonly derivedFigures: typeof derivedFigures;
  readonly dryIce: typeof dryIce;
  readonly tableDoctor: typeof tableDoctor;
  /** The page drives its steps to their end. */
  readonly seasonSteps: (...given: Parameters<typeof seasonSteps>) => SeasonOutcome<Figures[FigureName]>;
}
export type ToolDoor = keyof Doors;

/** A door's arguments without its engine. */
export type ToolQuestion<N extends ToolDoor> =
  Parameters<Doors[N]> extends [...infer Given, unknown] ? Readonly<Given> : never;

export interface CircuitHost {
  /** One regime, from the keys of a request body; absent ones take the documented defaults. */
  simulate(body: BodyValues): Promise<SimulationOutcome>;
  /** @throws {Error} where the engine cannot start */
  ask<N extends ToolDoor>(name: N, ...question: ToolQuestion<N>): Promise<ReturnType<Doors[N]>>;
  /** A problem or a warning of a door, or of a simulation, in the reader's words. */
  describe(problem: Problem | Warning | DiagnosisProblem): Promise<string>;
}

/** What a door gives. @throws {ToolError} refused, with the reason in the reader's words */
export async function resultOf<T>(
  outcome: Outcome<T> | SimulationOutcome | DiagnosisOutcome<T>,
  host: CircuitHost,
): Promise<T> {
  if (outcome.ok) return outcome.result as T;
  throw new ToolError('refused', { detail: await host.describe(outcome.problem) });
}

/** Warnings in the reader's words, once each, to spread into the data. */
export async function saidWarnings(
  warnings: readonly (Problem | Warning)[],
  host: CircuitHost,
): Promise<{ readonly warnings?: readonly string[] }> {
  const said = new Set(await Promise.all(warnings.map((warning) => host.describe(warning))));
  return said.size > 0 ? { warnings: [...said] } : {};
}
