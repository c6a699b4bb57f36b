/**
 * The runtime's door for the stores: simulations on the device or by the function, states under the pointer,
 * and the worker for what would hold a frame up.
 */
import type { ConversationPage, ConversationStep, StepEnd } from './assistant.ts';
import type { State } from '../engine/types.ts';
import { createApiClient } from './api-client.ts';
import { createSimulationRunner } from './simulation-runner.ts';
import type { Device } from './device.ts';
import type { FluidSummary, StateJob } from './protocol.ts';
import { createWorkerClient } from './worker-client.ts';
import type { WorkerPort } from './worker-client.ts';

export { API_TEXTS, ApiError } from './api-client.ts';
export { ObstacleError } from './simulation-runner.ts';
export type {
  CalculationSetting,
  ComputedBy,
  Failure,
  Obstacle,
  RegimeAnswer,
  RegimeAnswers,
} from './simulation-runner.ts';
export type { ConversationPage, ConversationStep, StepEnd } from './assistant.ts';
export type { ChatMessage } from '../assistant/messages.ts';
export type { FluidSummary, StateField, StateJob } from './protocol.ts';
export { CancelledError } from './worker-client.ts';

let opening: Promise<Device> | undefined;
let opened: Device | undefined;

/** Starts the engine of the page; asked again after a failure, tries again. */
export function startDevice(): Promise<Device> {
  opening ??= import('./device.ts')
    .then(({ openDevice }) => openDevice())
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

const runner = createSimulationRunner({
  client: createApiClient(),
  deviceNow: () => opened,
  device: startDevice,
  transientBody: async () => (await import('../simulation/regimes.ts')).transientBody,
});

/** Both regimes at once, by the engine of the page; undefined when it is not ready or not to be asked. */
export const runSimulationNow = runner.runNow;
/** Both regimes, wherever they can be computed. @throws {ApiError} @throws {ObstacleError} */
export const runSimulation = runner.run;

/** The state at a pressure (Pa) and an enthalpy (J/kg), at once; undefined without engine or without state. */
export function stateNow(fluid: string, P: number, H: number): State | undefined {
  return opened?.stateAt(fluid, P, H);
}

/** Constants of a fluid, at once; undefined without engine or for a fluid it refuses. */
export function summaryNow(fluid: string): FluidSummary | undefined {
  try {
    return opened?.summary(fluid);
  } catch {
    return undefined;
  }
}

const worker = createWorkerClient(
  () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }) as unknown as WorkerPort,
);

/** Constants of a fluid: from the page's engine when it is ready, from the worker otherwise. */
export function fluidSummary(fluid: string, signal?: AbortSignal): Promise<FluidSummary> {
  return opened ? Promise.resolve(opened.summary(fluid)) : worker.call('summary', { fluid }, signal);
}

/** Columns of many states, computed by the worker. @throws {CancelledError} when the signal fires */
export function fluidStates(
  fluid: string,
  jobs: readonly StateJob[],
  signal?: AbortSignal,
): Promise<readonly (readonly Float64Array[])[]> {
  return worker.call('states', { fluid, jobs }, signal);
}

/** One question to the assistant, to the end of its answer. @throws {Error} when the assistant could not be fetched */
export async function takeConversationStep(step: ConversationStep, page: ConversationPage): Promise<StepEnd> {
  return (await import('./assistant.ts')).takeStep(step, page);
}
