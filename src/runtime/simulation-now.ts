/** A simulation at once, on the device: all a keystroke needs once the engine is there. */
import type { RegimeInputs, RegimeOutcomes } from '../simulation/regimes.ts';
import type { Device } from './device.ts';
import type { CalculationSetting, RegimeAnswer, RegimeAnswers } from './simulation-runner.ts';

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
