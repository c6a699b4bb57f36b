/** Running a simulation: at once on the device when it is ready, otherwise as soon as typing pauses. */
import { atom } from 'nanostores';
import type { ReadableAtom } from 'nanostores';
import { runSimulation, runSimulationNow, startDevice } from '../../../../runtime/bridge.ts';
import type { RegimeAnswers } from '../../../../runtime/bridge.ts';
import type { Problem } from '../../../../circuit/outcome.ts';
import { FIELDS } from '../../../../simulation/fields.ts';
import type { RegimeInputs } from '../../../../simulation/regimes.ts';
import { $calculation } from '../../../../kit/storage/calculation.ts';
import type { SimulationForm } from './form.ts';
import type { Answers, Failure, ResultStores } from './results.ts';
import type { Sized, Sizing } from './sizing.ts';

const PAUSE = 150;
/** How long what is in the hand rests before the whole page follows it, ms. */
const REST = 200;

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

/** What the compressor found wrong, as a failure of the run; with the form's field where it is one of its own. */
const failureOf = (problem: Problem): Failure => ({
  problem,
  by: 'compressor',
  field: FIELDS.find(({ body }) => body === problem.field)?.body,
});

/**
 * @param $isHeld whether the cycle is in the reader's hand: its drawing follows in the frame, the page once it rests
 * @param accept puts answers in place, with what was asked
 */
export function createRun(
  form: SimulationForm,
  results: ResultStores,
  sizing: Sizing,
  $isHeld: ReadableAtom<boolean>,
  accept: (answers: Answers, asked: RegimeInputs | undefined) => void,
): Run {
  const { $loading, $failures, $isAwaited } = results;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let runNumber = 0;
  let settling: ReturnType<typeof setTimeout> | undefined;
  let waiting: (() => void) | undefined;

  /** The answers, with what the compressor said before them. */
  function answersOf({ problems: { transient } }: Sized, answers: RegimeAnswers): Answers {
    const isAnswered = transient === undefined || !answers.permanent.ok;
    return isAnswered ? answers : { ...answers, transient: { ok: false, failure: failureOf(transient) } };
  }

  /** Puts answers in place. */
  function settle(sized: Sized, answers: RegimeAnswers): void {
    if (sizing.$mode.get() === 'compressor') sizing.$compressorAnswers.set(sized.compressor);
    sizing.$compressorIsStale.set(false);
    accept(answersOf(sized, answers), sized.inputs);
  }

  function settleNow(): void {
    clearTimeout(settling);
    waiting?.();
    waiting = undefined;
    if (!$isHeld.get()) results.draw(undefined);
  }
  $isHeld.listen((isHeld) => {
    if (!isHeld) settleNow();
  });

  /** Draws answers in this frame; the page follows once the hand rests, or lets go. */
  function settleLater(sized: Sized, answers: RegimeAnswers): void {
    results.draw(answersOf(sized, answers));
    waiting = () => settle(sized, answers);
    clearTimeout(settling);
    settling = setTimeout(settleNow, REST);
  }

  /** Nothing is run: the compressor has no answer for the steady regime. */
  function refuse({ problems }: Sized): void {
    sizing.$compressorIsStale.set(true);
    if (problems.permanent) results.fail(failureOf(problems.permanent));
  }

  function now(): boolean {
    const sized = sizing.sizedNow(form.$inputs.get());
    if (!sized) return false;
    const answers = sized.inputs && runSimulationNow(sized.inputs, $calculation.get());
    if (sized.inputs && !answers) return false;
    runNumber += 1;
    clearTimeout(timer);
    $loading.set(false);
    if (!answers) refuse(sized);
    else if ($isHeld.get()) settleLater(sized, answers);
    else settle(sized, answers);
    return true;
  }

  async function later(): Promise<void> {
    runNumber += 1;
    const number = runNumber;
    $loading.set(true);
    const sized = await sizing.sized(form.$inputs.get()).catch(() => undefined);
    if (number !== runNumber) return;
    if (!sized?.inputs) {
      if (sized) refuse(sized);
      else results.fail({ obstacle: sizing.$compressorIsMissing.get() ? 'no-network' : 'no-device' });
      $loading.set(false);
      return;
    }
    const { answers, failure } = await runSimulation(sized.inputs, $calculation.get(), form.$locale.get());
    if (number !== runNumber) return;
    if (answers) settle(sized, answers);
    else if (failure) results.fail(failure);
    $loading.set(false);
  }

  const onInput = (): void => {
    if (now()) return;
    $isAwaited.set(true);
    clearTimeout(timer);
    timer = setTimeout(() => void later(), PAUSE);
  };

  return {
    onInput,
    async onDemand() {
      clearTimeout(timer);
      if (now()) return;
      $isAwaited.set(true);
      await later();
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
