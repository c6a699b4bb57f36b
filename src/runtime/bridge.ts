/**
 * The runtime's door for the stores: simulations on the device or by the function, states under the pointer,
 * and the worker for what would hold a frame up.
 */
import type { ConversationPage, ConversationStep, StepEnd } from './assistant.ts';
import type { State } from '../engine/types.ts';
import type { RegimeInputs } from '../simulation/regimes.ts';
import type { Device, KnownState } from './device.ts';
import type { FluidSummary, StateJob } from './protocol.ts';
import { withEngine } from './no-engine.ts';
import { answersNow } from './simulation-now.ts';
import type * as pageRunnerModule from './page-runner.ts';
import type { CalculationSetting, Failure, RegimeAnswers } from './simulation-now.ts';
import type { SimulationRunner } from './simulation-runner.ts';

export type {
  CalculationSetting,
  ComputedBy,
  Failure,
  Obstacle,
  RegimeAnswer,
  RegimeAnswers,
} from './simulation-now.ts';
export type { ConversationPage, ConversationStep, StepEnd } from './assistant.ts';
export type { ChatMessage } from '../assistant/messages.ts';
export type { CompressorForContext } from '../assistant/machine-context.ts';
export type { FluidSummary, StateField, StateJob } from './protocol.ts';

let opening: Promise<Device> | undefined;
let opened: Device | undefined;

/** Starts the engine of the page; asked again after a failure, tries again. */
export function startDevice(): Promise<Device> {
  opening ??= withEngine(async () => (await import('./device.ts')).openDevice())
    .then((device) => {
      opened = device;
      return device;
    })
    .catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
  return opening;
}

/** Both regimes at once, by the engine of the page; undefined when it is not ready or not to be asked. */
export const runSimulationNow = (inputs: RegimeInputs, setting: CalculationSetting): RegimeAnswers | undefined =>
  answersNow(opened, inputs, setting);

/** How a run ended: with answers, without, or, when a newer one took its place, with neither. */
export interface RunEnd {
  readonly answers?: RegimeAnswers;
  readonly failure?: Failure | undefined;
}

let runner: SimulationRunner | undefined;

/** Both regimes, wherever they can be computed. */
export async function runSimulation(
  inputs: RegimeInputs,
  setting: CalculationSetting,
  language: string,
): Promise<RunEnd> {
  let late: typeof pageRunnerModule;
  try {
    late = await import('./page-runner.ts');
  } catch {
    return { failure: { obstacle: 'no-network' } };
  }
  // One for all calls: a newer one cancels an older.
  runner ??= late.pageRunner(() => opened, startDevice);
  try {
    return { answers: await runner.run(inputs, setting, language) };
  } catch (error) {
    return { failure: late.failureOfRun(error) };
  }
}

/** The state two properties fix, at once; undefined without engine or without state. */
export function stateNow(fluid: string, known: KnownState): State | undefined {
  return opened?.stateAt(fluid, known);
}

/** Constants of a fluid, at once; undefined without engine or for a fluid it refuses. */
export function summaryNow(fluid: string): FluidSummary | undefined {
  try {
    return opened?.summary(fluid);
  } catch {
    return undefined;
  }
}

/** Constants of a fluid: from the page's engine when it is ready, from the worker otherwise. */
export async function fluidSummary(fluid: string, signal?: AbortSignal): Promise<FluidSummary> {
  return opened
    ? opened.summary(fluid)
    : (await import('./page-worker.ts')).pageWorker.call('summary', { fluid }, signal);
}

/** Columns of many states, computed by the worker. @throws {CancelledError} when the signal fires */
export async function fluidStates(
  fluid: string,
  jobs: readonly StateJob[],
  signal?: AbortSignal,
): Promise<readonly (readonly Float64Array[])[]> {
  return (await import('./page-worker.ts')).pageWorker.call('states', { fluid, jobs }, signal);
}

/** One question to the assistant, to the end of its answer. @throws {Error} when the assistant could not be fetched */
export async function takeConversationStep(step: ConversationStep, page: ConversationPage): Promise<StepEnd> {
  return (await import('./assistant.ts')).takeStep(step, page);
}
