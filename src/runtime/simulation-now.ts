/** What a simulation answers wherever it is computed, and one at once, on the device: all a keystroke needs once the engine is there. */
import type { RegimeInputs, RegimeOutcomes } from '../simulation/regimes.ts';
import type { BodyKey, Problem, SimulationResult } from '../simulation/types.ts';
import type { Device } from './device.ts';

/** Who computes: chosen by the rules above, or forced. */
export type CalculationSetting = 'auto' | 'device' | 'server';
export type ComputedBy = 'device' | 'server';

/** Neither side could compute: no answer from the network, or no engine on this device. */
export type Obstacle = 'no-network' | 'no-device';

/** Why there is no result: a problem to put into words, words the server has already chosen, or an obstacle. */
export interface Failure {
  readonly problem?: Problem;
  readonly message?: string;
  readonly obstacle?: Obstacle;
  readonly field?: BodyKey | undefined;
}

export type RegimeAnswer =
  { readonly ok: true; readonly result: SimulationResult } | { readonly ok: false; readonly failure: Failure };

export interface RegimeAnswers {
  readonly permanent: RegimeAnswer;
  /** Undefined where it was not asked for, and when the steady regime failed. */
  readonly transient: RegimeAnswer | undefined;
  readonly by: ComputedBy;
}

/** The answers of the device, in the shape both sides share. */
export function answersOfOutcomes({ permanent, transient }: RegimeOutcomes): RegimeAnswers {
  const answer = (outcome: RegimeOutcomes['permanent']): RegimeAnswer =>
    outcome.ok
      ? { ok: true, result: outcome.result }
      : { ok: false, failure: { problem: outcome.problem, field: outcome.problem.field } };
  return { permanent: answer(permanent), transient: transient && answer(transient), by: 'device' };
}

/** Both regimes by this device; undefined where the setting forbids it, there is none, or it is at fault. */
export function answersNow(
  device: Device | undefined,
  inputs: RegimeInputs,
  setting: CalculationSetting,
): RegimeAnswers | undefined {
  if (setting === 'server') return undefined;
  try {
    return device && answersOfOutcomes(device.runRegimes(inputs));
  } catch {
    return undefined;
  }
}
