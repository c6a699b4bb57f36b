/** Running the simulation: at once on the device when it is ready, otherwise as soon as typing pauses. */
import { API_TEXTS, ApiError, ObstacleError, calculate, calculateNow, startDevice } from '../../runtime/bridge.ts';
import type { Failure, RegimeAnswers } from '../../runtime/bridge.ts';
import { $calculation as $setting } from '../calculation.ts';
import { $forms, $locale, regimeInputs, setField } from './form.ts';
import { $failures, $hasDevice, $loading, $results, commitAnswers } from './results.ts';

export { $setting };

const PAUSE = 150;
let timer: ReturnType<typeof setTimeout> | undefined;
let runNumber = 0;

function failureOf(error: unknown): Failure {
  if (error instanceof ObstacleError) return { obstacle: error.obstacle };
  return { message: error instanceof Error && error.message !== '' ? error.message : API_TEXTS.unknown };
}

/** Puts the answers in place; a fluid named another way ("CO2") takes the name the engine knows it by. */
function accept(answers: RegimeAnswers): void {
  commitAnswers(answers);
  const fluid = answers.permanent.ok ? answers.permanent.result.input.fluid : undefined;
  if (fluid !== undefined && fluid !== $forms.get().permanent.fluid) setField('permanent', 'fluid', fluid);
}

/** The answers of the device, if it is ready and asked; a fault in it leaves the question to the function. */
function answersNow(): RegimeAnswers | undefined {
  if ($setting.get() === 'server') return undefined;
  try {
    return calculateNow(regimeInputs());
  } catch {
    return undefined;
  }
}

function runNow(): boolean {
  const answers = answersNow();
  if (!answers) return false;
  runNumber += 1;
  clearTimeout(timer);
  $loading.set(false);
  accept(answers);
  return true;
}

async function runLater(): Promise<void> {
  runNumber += 1;
  const number = runNumber;
  $loading.set(true);
  try {
    const answers = await calculate(regimeInputs(), $setting.get(), $locale.get());
    if (number === runNumber) accept(answers);
  } catch (error) {
    if (
      number !== runNumber ||
      (error instanceof ApiError && error.message === API_TEXTS.cancelled && error.statusCode === 0)
    )
      return;
    $results.set({});
    $failures.set({ permanent: failureOf(error) });
  } finally {
    if (number === runNumber) $loading.set(false);
  }
}

/** After a keystroke: the device answers within the same frame; the function is asked when typing pauses. */
export function runOnInput(): void {
  if (runNow()) return;
  clearTimeout(timer);
  timer = setTimeout(() => void runLater(), PAUSE);
}

/** A run asked for: waits for its end. */
export async function runOnDemand(): Promise<void> {
  clearTimeout(timer);
  if (!runNow()) await runLater();
}

/** Starts the engine of the page, then computes what is waiting. Without an engine the function goes on answering. */
export async function startEngine(): Promise<void> {
  try {
    await startDevice();
  } catch {
    return;
  }
  $hasDevice.set(true);
  if ($loading.get() || $failures.get().permanent) runOnInput();
}
