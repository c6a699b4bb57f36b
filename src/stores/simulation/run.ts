/** Running a simulation: at once on the device when it is ready, otherwise as soon as typing pauses. */
import { atom } from 'nanostores';
import { runSimulation, runSimulationNow, startDevice } from '../../runtime/bridge.ts';
import type { RegimeAnswers } from '../../runtime/bridge.ts';
import { $calculation } from '../calculation.ts';
import type { Form } from './form.ts';
import type { ResultStores } from './results.ts';

const PAUSE = 150;

/** Whether the engine of the page is there: for what only it can tell, such as compositions. */
export const $hasDevice = atom(false);

export interface Run {
  /** After a keystroke: the device answers within the same frame; the function is asked when typing pauses. */
  onInput(): void;
  /** A run asked for: waits for its end. */
  onDemand(): Promise<void>;
  /** Starts the engine of the page, then computes what is waiting. Without an engine the function goes on answering. */
  startEngine(): Promise<void>;
}

/** @param accept puts answers in place */
export function createRun(form: Form, results: ResultStores, accept: (answers: RegimeAnswers) => void): Run {
  const { $loading, $failures } = results;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let runNumber = 0;

  function now(): boolean {
    const answers = runSimulationNow(form.$inputs.get(), $calculation.get());
    if (!answers) return false;
    runNumber += 1;
    clearTimeout(timer);
    $loading.set(false);
    accept(answers);
    return true;
  }

  async function later(): Promise<void> {
    runNumber += 1;
    const number = runNumber;
    $loading.set(true);
    const { answers, failure } = await runSimulation(form.$inputs.get(), $calculation.get(), form.$locale.get());
    if (number !== runNumber) return;
    if (answers) accept(answers);
    else if (failure) results.fail(failure);
    $loading.set(false);
  }

  const onInput = (): void => {
    if (now()) return;
    clearTimeout(timer);
    timer = setTimeout(() => void later(), PAUSE);
  };

  return {
    onInput,
    async onDemand() {
      clearTimeout(timer);
      if (!now()) await later();
    },
    async startEngine() {
      try {
        await startDevice();
      } catch {
        return;
      }
      $hasDevice.set(true);
      if ($loading.get() || $failures.get().permanent) onInput();
    },
  };
}
