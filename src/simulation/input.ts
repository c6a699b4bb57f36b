/** From a request body, as it came, to a complete input: steps 1 and 2 of the validation and the ranges. */
import { nearestValue } from '../refrigerants/nearest.ts';
import { resolveFluidName } from '../refrigerants/resolve.ts';
import { ARCHITECTURES, CYCLES, PLAIN } from './cycles/index.ts';
import type { CycleDescription } from './cycles/index.ts';
import { STEADY_DEFAULTS } from './defaults.ts';
import { FIELDS, fieldFromBodyKey } from './fields.ts';
import type { Field } from './fields.ts';
import { ProblemFound, stop } from './problem.ts';
import type {
  Architecture,
  ArchitectureInput,
  ArchitectureInputs,
  BodyKey,
  CycleMode,
  Medium,
  Problem,
  SaturationMode,
  SaturationReference,
  SimulationInput,
  SizingChoice,
} from './types.ts';
import { numberFromText } from '../quantities/parse.ts';
import type { Values } from '../schema/outcome.ts';

const isAbsent = (value: unknown): boolean => value === null || (typeof value === 'string' && value.trim() === '');

/** Reads one value of the body, its default when the key is not there. */
function readerOf(body: Readonly<Record<string, unknown>>, own: CycleDescription['defaults'] = {}) {
  const opening: Readonly<Partial<Record<BodyKey, unknown>>> = own;
  const valueOf = (key: BodyKey): unknown =>
    body[key] === undefined
      ? (opening[key] ?? STEADY_DEFAULTS[key] ?? fieldFromBodyKey(key).optionalDefault)
      : body[key];

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

  /** What is one of the words a field takes in place of a quantity. */
  const word = (key: BodyKey): string | undefined => {
    const value = valueOf(key);
    const said = typeof value === 'string' ? value.trim().toLowerCase() : undefined;
    return fieldFromBodyKey(key).words?.find((one) => one === said);
  };

  return { valueOf, quantity, choice, word };
}
type Reader = ReturnType<typeof readerOf>;

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
  ['bubble', 'bubble'],
]);

const ARCHITECTURE_WORDS = new Map<unknown, Architecture>(ARCHITECTURES.map((word) => [word, word]));

/** The choices of a field as it is written in bodies; 'true' and 'false' are truth values too. */
function wordsOf({ options = [] }: Field): ReadonlyMap<unknown, unknown> {
  const truths = new Map<unknown, boolean>([
    ['true', true],
    ['false', false],
  ]);
  return new Map(
    options.flatMap((option) => {
      const value = truths.get(option) ?? option;
      return [[option, value] as const, [value, value] as const];
    }),
  );
}

/** What a body says of an input only some cycles read. */
function ownValue(key: ArchitectureInput, { valueOf, quantity, choice, word }: Reader): ArchitectureInputs[typeof key] {
  const field = fieldFromBodyKey(key);
  if (field.options !== undefined) {
    return choice(key, 'E_MODE', wordsOf(field)) as ArchitectureInputs[typeof key];
  }
  if (field.isFluid === true) return fluidFromValue(valueOf(key), key);
  if (field.opensWith !== undefined && valueOf(key) === undefined) return undefined;
  if (field.isNullable === true && isAbsent(valueOf(key))) return null as ArchitectureInputs[typeof key];
  return (word(key) as ArchitectureInputs[typeof key]) ?? quantity(key);
}

/** The cycle a body asks for: by its word, or by a value of a key that asks for one cycle. */
function cycleAsked(body: Readonly<Record<string, unknown>>, { choice }: Reader): CycleDescription {
  const implied = ARCHITECTURES.find((word) =>
    (CYCLES[word] as CycleDescription).impliedBy?.some((key) => body[key] !== undefined && !isAbsent(body[key])),
  );
  const asked =
    body['architecture'] === undefined ? (implied ?? PLAIN) : choice('architecture', 'E_MODE', ARCHITECTURE_WORDS);
  return CYCLES[asked];
}

/** The cycle asked for and what only it reads; nothing for the one-stage one, whose input says no word of it. */
function readArchitecture({ id, inputs }: CycleDescription, reader: Reader): Partial<SimulationInput> {
  if (id === PLAIN) return {};
  const said = inputs.map((key) => [key, ownValue(key, reader)] as const).filter(([, value]) => value !== undefined);
  return { architecture: id, ...Object.fromEntries(said) };
}

/** The fluid of the main circuit. */
function mainFluid({ onlyFluid, circuits }: CycleDescription, { valueOf }: Reader): string {
  const key = circuits.find((circuit) => circuit.key === 'main')?.fluid ?? 'fluid';
  return onlyFluid ?? fluidFromValue(valueOf(key), key);
}

/** The engine's name of the fluid asked for; a composition is judged when the fluid is opened. */
function fluidFromValue(value: unknown, key: BodyKey): string {
  const name = typeof value === 'string' ? resolveFluidName(value) : undefined;
  return name ?? stop('E_FLUID', nearestValue(value), key);
}

function readInput(body: Readonly<Record<string, unknown>>): SimulationInput {
  const cycle = cycleAsked(body, readerOf(body));
  const reader = readerOf(body, cycle.defaults);
  const { quantity, choice, word } = reader;
  const isSought = word('p_gc') !== undefined;
  return {
    fluid: mainFluid(cycle, reader),
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
    // A cycle that always condenses is none of a gas cooler, whatever stands in its body.
    mode_trans: cycle.unread?.includes('mode_trans') === true ? '0' : choice('mode_trans', 'E_MODE', CYCLE_WORDS),
    p_gc: isSought ? STEADY_DEFAULTS.p_gc : quantity('p_gc'),
    ...(isSought && { p_gc_sought: true as const }),
    t_out_gc: quantity('t_out_gc'),
    sat_ref: choice('sat_ref', 'E_MODE', REFERENCE_WORDS),
    ...readArchitecture(cycle, reader),
  };
}

function checkSigns(input: SimulationInput): void {
  if (input.choice_1_value <= 0) stop('E_VALUE', {}, 'choice_1_value');
  if (input.rend_v <= 0 || input.rend_v > 1) stop('E_RENDV', {}, 'rend_v');
  if (input.rend_is <= 0 || input.rend_is > 1) stop('E_RENDIS', {}, 'rend_is');
  for (const key of ['t_sr', 't_srt', 't_sf', 't_sft'] as const) {
    if (input[key] < 0) stop('E_NEG', {}, key);
  }
  for (const key of CYCLES[input.architecture ?? PLAIN].inputs) {
    const [value, { unit, range, isEfficiency }] = [input[key], fieldFromBodyKey(key)];
    if (typeof value !== 'number') continue;
    if (isEfficiency === true && (value <= 0 || value > 1)) stop('E_RENDIS', {}, key);
    if (unit === 'K' && range?.min === 0 && value < 0) stop('E_NEG', {}, key);
  }
  // Outside their range these have no sense: no cycle is computed with them.
  const range = rangeProblem(input, CYCLES[input.architecture ?? PLAIN].inputs);
  if (range !== undefined) throw new ProblemFound(range);
}

/** The values an E_RANGE problem of a field carries: its limits and its unit. */
function rangeValues(key: BodyKey): Values {
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
