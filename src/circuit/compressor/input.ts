/** A compressor of a list applied to a simulation's input. */
import type { Engine } from '../../engine/types.ts';
import { openFluid } from '../../simulation/engine-calls.ts';
import type { BodyValues } from '../../simulation/fields.ts';
import { inputFromBody } from '../../simulation/input.ts';
import { condensation, evaporation, gasCooling } from '../../simulation/saturation.ts';
import type { SimulationInput } from '../../simulation/types.ts';
import type { Fluid } from '../../engine/types.ts';
import { Arguments } from '../arguments.ts';
import type { Outcome, Warning } from '../outcome.ts';
import { outcomeOf, Refusal, refuse } from '../outcome.ts';
import type { CompressorPoint } from './between.ts';
import { pointBetween } from './between.ts';
import type { Pressures } from './envelope.ts';
import { compressorKey } from './key.ts';
import { readRunning } from './point.ts';
import { ownFluid } from './own-fluid.ts';
import { readRecord } from './record.ts';

export interface CompressorInput {
  /** The body to run: the input with what the compressor decides. */
  readonly input: BodyValues;
  readonly compressor: CompressorPoint;
  readonly warnings: readonly Warning[];
}

const trimmed = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function recordFromKey(records: unknown, key: unknown): Readonly<Record<string, unknown>> {
  const list = Array.isArray(records) ? records.filter(isObject) : [];
  const wanted = trimmed(key);
  const found = list.find((record) => compressorKey(record) === wanted);
  return found ?? refuse('E_COMPRESSOR', 'key', { name: wanted });
}

/** The simulation's input, its sizing and efficiencies aside: the compressor decides those. */
function readInput(body: Readonly<Record<string, unknown>>): SimulationInput {
  const outcome = inputFromBody({ ...body, choice_1: 4, choice_1_value: 1, rend_v: 1, rend_is: 1 });
  if (!outcome.ok) throw new Refusal(outcome.problem);
  return outcome.input;
}

function pressuresOf(fluid: Fluid, input: SimulationInput): Pressures {
  const evaporating = evaporation(fluid, input);
  if (input.mode_trans === '1') {
    return { evaporating, condensing: undefined, discharge: gasCooling(fluid, input, evaporating).P };
  }
  const condensing = condensation(fluid, input, evaporating);
  return { evaporating, condensing, discharge: condensing.dew.P };
}

/**
 * The body of a simulation sized by a compressor: its evaporating and condensing points, total
 * superheat, gas cooler pressure and fluid give the compressor's point, which gives back the swept
 * volume (or the mass flow where it is unknown) and the efficiencies.
 *
 * @param records a list of `CompressorRecord`
 * @param key 'BRAND|NAME'
 * @param input keys of a simulation's body; absent ones take its defaults
 * @param options frequency Hz, f_v, correct_power, as `compressorPoint`
 *
 * Problems: E_COMPRESSOR; those of a simulation's input; those of `compressorPoint`.
 */
export function compressorInput(
  records: unknown,
  key: unknown,
  input: unknown,
  options: unknown,
  engine: Engine,
): Outcome<CompressorInput> {
  return outcomeOf(() => {
    const compressor = readRecord(new Arguments(recordFromKey(records, key)));
    if (input !== undefined && input !== null && !isObject(input)) refuse('E_MISSING', 'input');
    const body: Readonly<Record<string, unknown>> = isObject(input) ? input : {};
    const checked = readInput(body);
    const fluid = openFluid(engine, checked.fluid);
    const running = { ...readRunning(new Arguments(options)), superheat: checked.t_sf + checked.t_sft };
    const own = ownFluid(engine, compressor);
    const point = pointBetween(fluid, compressor, pressuresOf(fluid, checked), running, own);
    return { input: { ...body, ...point.input }, compressor: point, warnings: point.warnings };
  });
}
