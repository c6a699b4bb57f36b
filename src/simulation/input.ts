/** From a request body, as it came, to a complete input: steps 1 and 2 of the validation and the ranges. */
import { resolveFluidName } from '../refrigerants/resolve.ts';
import { ARCHITECTURES, CYCLES, PLAIN } from './cycles/index.ts';
import { STEADY_DEFAULTS } from './defaults.ts';
import { FIELDS, fieldFromBodyKey } from './fields.ts';
import { ProblemFound, stop } from './problem.ts';
import type {
  Architecture,
  BodyKey,
  CycleMode,
  Medium,
  MessageValues,
  Problem,
  SaturationMode,
  SaturationReference,
  SimulationInput,
  SizingChoice,
} from './types.ts';
import { numberFromText } from '../quantities/parse.ts';

const isAbsent = (value: unknown): boolean => value === null || (typeof value === 'string' && value.trim() === '');

/** Reads one value of the body, its default when the key is not there. */
function readerOf(body: Readonly<Record<string, unknown>>) {
  const valueOf = (key: BodyKey): unknown =>
    body[key] === undefined ? (STEADY_DEFAULTS[key] ?? fieldFromBodyKey(key).optionalDefault) : body[key];

  const quantity = (key: BodyKey): number => {
    const value = valueOf(key);
    if (isAbsent(value)) stop('E_MISSING', {}, key);
    const number = typeof value === 'string' ? numberFromText(value) : value;
    if (typeof number !== 'number' || !Number.isFinite(number)) stop('E_NUMBER', {}, key);
    return number;
  };

  const choice = <T>(key: BodyKey, code: 'E_CHOICE' | 'E_MODE', words: ReadonlyMap<unknown, T>): T => {
    const value = valueOf(key);
    if (isAbsent(value)) stop('E_MISSING', {}, key);
    const chosen = words.get(typeof value === 'string' ? value.trim().toLowerCase() : value);
    if (chosen === undefined) stop(code, {}, key);
    return chosen;
  };

  return { valueOf, quantity, choice };
}

const SIZING_WORDS = new Map<unknown, SizingChoice>(
  ([0, 1, 2, 3, 4] as const).flatMap(
    (value) =>
      [
        [value, value],
        [String(value), value],
      ] as const,
  ),
);
const MEDIUM_WORDS = new Map<unknown, Medium>([
  [0, 0],
  ['0', 0],
  [1, 1],
  ['1', 1],
]);
const SATURATION_WORDS = new Map<unknown, SaturationMode>([
  [1, 1],
  ['1', 1],
  ['temperature', 1],
  [2, 2],
  ['2', 2],
  ['pressure', 2],
]);
const CYCLE_WORDS = new Map<unknown, CycleMode>([
  [0, '0'],
  ['0', '0'],
  [false, '0'],
  ['false', '0'],
  [1, '1'],
  ['1', '1'],
  [true, '1'],
  ['true', '1'],
]);
const REFERENCE_WORDS = new Map<unknown, SaturationReference>([
  ['dew', 'dew'],
  ['mid', 'mid'],
]);

const ARCHITECTURE_WORDS = new Map<unknown, Architecture>(ARCHITECTURES.map((word) => [word, word]));

/**
 * The cycle asked for and what only it reads; nothing for the one-stage one, whose input says no word of it.
 * A body that gives a value to a key of one cycle alone asks for that cycle.
 */
function readArchitecture(
  body: Readonly<Record<string, unknown>>,
  { quantity, choice }: ReturnType<typeof readerOf>,
): Pick<SimulationInput, 'architecture' | 'eff_ihx'> {
  const implied = ARCHITECTURES.find((word) =>
    CYCLES[word].inputs.some((key) => body[key] !== undefined && !isAbsent(body[key])),
  );
  const architecture =
    body['architecture'] === undefined ? (implied ?? PLAIN) : choice('architecture', 'E_MODE', ARCHITECTURE_WORDS);
  if (architecture === PLAIN) return {};
  return { architecture, ...Object.fromEntries(CYCLES[architecture].inputs.map((key) => [key, quantity(key)])) };
}

/** The engine's name of the fluid asked for; a composition is judged when the fluid is opened. */
function fluidFromValue(value: unknown): string {
  const name = typeof value === 'string' ? resolveFluidName(value) : undefined;
  return name ?? stop('E_FLUID', {}, 'fluid');
}

function readInput(body: Readonly<Record<string, unknown>>): SimulationInput {
  const reader = readerOf(body);
  const { valueOf, quantity, choice } = reader;
  return {
    fluid: fluidFromValue(valueOf('fluid')),
    choice_1: choice('choice_1', 'E_CHOICE', SIZING_WORDS),
    choice_1_value: quantity('choice_1_value'),
    rend_v: quantity('rend_v'),
    rend_is: quantity('rend_is'),
    mode_ref: choice('mode_ref', 'E_MODE', MEDIUM_WORDS),
    t_ref: quantity('t_ref'),
    mode_cdr: choice('mode_cdr', 'E_MODE', SATURATION_WORDS),
    pt_cdr: quantity('pt_cdr'),
    t_sr: quantity('t_sr'),
    t_srt: quantity('t_srt'),
    mode_evp: choice('mode_evp', 'E_MODE', SATURATION_WORDS),
    pt_evp: quantity('pt_evp'),
    t_sf: quantity('t_sf'),
    t_sft: quantity('t_sft'),
    mode_trans: choice('mode_trans', 'E_MODE', CYCLE_WORDS),
    p_gc: quantity('p_gc'),
    t_out_gc: quantity('t_out_gc'),
    sat_ref: choice('sat_ref', 'E_MODE', REFERENCE_WORDS),
    ...readArchitecture(body, reader),
  };
}

function checkSigns(input: SimulationInput): void {
  if (input.choice_1_value <= 0) stop('E_VALUE', {}, 'choice_1_value');
  if (input.rend_v <= 0 || input.rend_v > 1) stop('E_RENDV', {}, 'rend_v');
  if (input.rend_is <= 0 || input.rend_is > 1) stop('E_RENDIS', {}, 'rend_is');
  for (const key of ['t_sr', 't_srt', 't_sf', 't_sft'] as const) {
    if (input[key] < 0) stop('E_NEG', {}, key);
  }
  // Outside its range an effectiveness is none: no cycle is computed with it.
  const range = rangeProblem(input, CYCLES[input.architecture ?? PLAIN].inputs);
  if (range !== undefined) throw new ProblemFound(range);
}

/** The values an E_RANGE problem of a field carries: its limits and its unit. */
function rangeValues(key: BodyKey): MessageValues {
  const { range, unit } = fieldFromBodyKey(key);
  return range === undefined ? {} : { min: range.min, max: range.max, unit };
}

/**
 * The first field of a complete input outside its documented range, as a problem; undefined when all are inside.
 * With `keys`, among these.
 */
export function rangeProblem(input: SimulationInput, keys?: readonly BodyKey[]): Problem | undefined {
  for (const { body: key, range } of FIELDS) {
    const value = input[key];
    if (keys?.includes(key) === false || range === undefined || typeof value !== 'number') continue;
    if (value < range.min || value > range.max) return { code: 'E_RANGE', field: key, values: rangeValues(key) };
  }
  return undefined;
}

export type InputOutcome =
  { readonly ok: true; readonly input: SimulationInput } | { readonly ok: false; readonly problem: Problem };

/**
 * A complete input from a request body (see `run` for what it may hold).
 * Documented ranges are checked apart, by `rangeProblem`, since the cycle's own problems come before.
 */
export function inputFromBody(body: unknown): InputOutcome {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    return { ok: false, problem: { code: 'E_MISSING', values: {} } };
  }
  try {
    const input = readInput(body as Readonly<Record<string, unknown>>);
    checkSigns(input);
    return { ok: true, input };
  } catch (error) {
    if (error instanceof ProblemFound) return { ok: false, problem: error.problem };
    throw error;
  }
}
