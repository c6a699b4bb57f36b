/**
 * Where a simulation is computed. On the device once its engine is ready; by the function until then, and
 * where WebAssembly is barred; on the device again when the network fails.
 */
import type { RegimeInputs } from '../simulation/regimes.ts';
import type { BodyValues } from '../simulation/fields.ts';
import type { BodyKey, SimulationResult } from '../simulation/types.ts';
import { API_TEXTS, ApiError, asApiError } from './api-client.ts';
import type { ApiClient } from './api-client.ts';
import type { Device } from './device.ts';
import { answersNow, answersOfOutcomes } from './simulation-now.ts';
import type { CalculationSetting, Failure, Obstacle, RegimeAnswer, RegimeAnswers } from './simulation-now.ts';

/** A calculation no side could make. */
export class ObstacleError extends Error {
  readonly obstacle: Obstacle;

  constructor(obstacle: Obstacle, cause: unknown) {
    super(obstacle, { cause });
    this.name = 'ObstacleError';
    this.obstacle = obstacle;
  }
}

const PATH = '/api/simulation/mono';
const TIMEOUT = 15_000;

/** The request body of the transitory regime, given the steady result. */
export type TransientBody = (inputs: RegimeInputs, permanent: SimulationResult) => BodyValues;

export interface SimulationRunner {
  /**
   * Both regimes at once, by the device; undefined where the setting forbids it, it is not ready, or it is at fault:
   * the function is asked then.
   */
  runNow(inputs: RegimeInputs, setting: CalculationSetting): RegimeAnswers | undefined;
  /**
   * Both regimes, wherever the setting and the state of things allow. A newer call cancels an older one.
   * @throws {ApiError} when the server refused or the call was cancelled
   * @throws {ObstacleError} when no side could answer
   */
  run(inputs: RegimeInputs, setting: CalculationSetting, language: string): Promise<RegimeAnswers>;
}

export interface RunnerParts {
  readonly client: ApiClient;
  /** The device if it is ready now. */
  readonly deviceNow: () => Device | undefined;
  /** The device once it is ready. @throws {Error} when it never will be */
  readonly device: () => Promise<Device>;
  readonly transientBody: () => Promise<TransientBody>;
}

/** No answer came: the network is down, as opposed to a server that refused or a call given up. */
function isNetworkFailure(error: ApiError): boolean {
  return error.statusCode === 0 && error.message !== API_TEXTS.cancelled;
}

/** A network failure as an obstacle; anything else as it is. @throws always */
function rethrow(error: unknown): never {
  const apiError = asApiError(error);
  throw isNetworkFailure(apiError) ? new ObstacleError('no-network', apiError) : apiError;
}

/** The failure an envelope tells (HTTP 200, ok false); other errors are thrown on. */
function failureOfError(error: ApiError): Failure {
  if (error.statusCode !== 200) throw error;
  const { response } = error;
  const field =
    typeof response === 'object' && response !== null && 'field' in response && typeof response.field === 'string'
      ? (response.field as BodyKey)
      : undefined;
  return { message: error.message, field };
}

/** Why a run gave no answer; undefined when it was given up for a newer one. */
export function failureOfRun(error: unknown): Failure | undefined {
  if (error instanceof ObstacleError) return { obstacle: error.obstacle };
  const { message, statusCode } = asApiError(error);
  return message === API_TEXTS.cancelled && statusCode === 0 ? undefined : { message };
}

/** A runner over these parts. */
export function createSimulationRunner(parts: RunnerParts): SimulationRunner {
  async function ask(body: BodyValues, language: string): Promise<RegimeAnswer> {
    try {
      const result = await parts.client.post<SimulationResult>(PATH, body, {
        cancelToken: PATH,
        timeout: TIMEOUT,
        headers: { 'accept-language': language },
      });
      return { ok: true, result };
    } catch (error) {
      return { ok: false, failure: failureOfError(asApiError(error)) };
    }
  }

  let latest = 0;

  async function onServer(inputs: RegimeInputs, language: string): Promise<RegimeAnswers> {
    latest += 1;
    const number = latest;
    const permanent = await ask(inputs.permanent, language);
    if (!permanent.ok || inputs.isSteadyOnly === true) return { permanent, transient: undefined, by: 'server' };
    const transientBody = await parts.transientBody();
    // An older run that went on would cancel the newer one's request.
    if (number !== latest) throw new ApiError(API_TEXTS.cancelled, 0);
    const transient = await ask(transientBody(inputs, permanent.result), language);
    return { permanent, transient, by: 'server' };
  }

  const onDevice = async (inputs: RegimeInputs): Promise<RegimeAnswers> =>
    answersOfOutcomes((await parts.device()).runRegimes(inputs));

  const runNow: SimulationRunner['runNow'] = (inputs, setting) => answersNow(parts.deviceNow(), inputs, setting);

  return {
    runNow,
    async run(inputs, setting, language) {
      if (setting === 'server') return onServer(inputs, language).catch(rethrow);
      if (setting === 'device')
        return onDevice(inputs).catch((error: unknown) => Promise.reject(new ObstacleError('no-device', error)));
      const now = runNow(inputs, setting);
      if (now) return now;
      try {
        return await onServer(inputs, language);
      } catch (error) {
        const apiError = asApiError(error);
        if (!isNetworkFailure(apiError)) throw apiError;
        return onDevice(inputs).catch(() => rethrow(apiError));
      }
    },
  };
}
