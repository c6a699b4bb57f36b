import type { CircuitTextCode } from './circuit-problems.ts';
import { circuitFieldName, describeCircuitProblem, INDEX, SEPARATOR } from './circuit-problems.ts';
import type { Key, SharedTranslator, Values, WithoutPrefix, SharedKey } from './keys.ts';
import type { ProblemTextCode } from './problems.ts';
import { inReadersUnits } from './in-readers-units.ts';
import { describeProblem, formatValues, limitsText, textOf } from './problems.ts';

/** Codes that have a text: those of compressors, comparisons, the ruler and the optimum, the circuit's and a simulation's. */
export type MachineTextCode = WithoutPrefix<'circuitMachine.problems.', Key> | CircuitTextCode;

/** A problem, a warning or a check as the doors give it: values in the units of the door, not rounded. */
export interface DescribedMachineProblem {
  readonly code: MachineTextCode;
  /** Key of the argument: 'units.power', 'value1'. */
  readonly field?: string;
  readonly values?: Values;
}

/** Decimals of a text's values where the usual ones hide what differs, or say too much. */
const DECIMALS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  E_CSV: { count: 0, expected: 0 },
  W_POLY: { v: 3 },
  W_CARRIED: { v: 2, capacity: 0, power: 0 },
  E_RATIO: { v: 2, min: 2, max: 2 },
  W_BOUND: { p: 1 },
  W_UNC: { u: 1 },
  C_PRESSURE: { p: 1, ps: 1 },
  C_PRESSURE_LOW: { p: 1, ps: 1 },
  C_VACUUM: { p: 2 },
  C_GWP: { v: 0 },
  C_VALVE: { v: 0 },
  C_CHARGE: { v: 0 },
  C_LIQUID: { v: 0 },
  C_MOTOR: { v: 0 },
  C_CAPACITY: { v: 0 },
};
/** Changes, %: the sign is said. */
const SIGNED = new Set<string>(['W_INCOH', 'C_VALVE', 'C_CHARGE', 'C_LIQUID', 'C_MOTOR', 'C_CAPACITY']);

/** The name of an argument, from the group to its key: 'Unité › Puissance absorbée'. */
export function machineFieldName(field: string, t: SharedTranslator): string {
  return field
    .split('.')
    .filter((segment) => !INDEX.test(segment))
    .map((segment) => textOf(`circuitMachine.fields.${segment}`, {}, t) ?? circuitFieldName(segment, t))
    .join(SEPARATOR);
}

/** The key of the text: some say more where they know less. */
function variantOf({ code, field, values = {} }: DescribedMachineProblem): string {
  if (code === 'E_ENGINE' && values['letters'] !== undefined) return 'E_ENGINE_RULER';
  // Of a simulation, whose own words name the unit.
  if (code === 'W_BOUND' && values['unit'] !== undefined) return '';
  const hasLimit = values['min'] !== undefined || values['max'] !== undefined;
  if (code === 'E_RANGE' && field !== undefined && !hasLimit) return 'E_RANGE_UNKNOWN';
  if (code === 'E_RATIO' && !hasLimit) return 'E_RATIO_UNKNOWN';
  return code;
}

/** Values as they are read; a column of a file goes by its own name, being what the reader sees there. */
function formatted(
  { code, values = {} }: DescribedMachineProblem,
  t: SharedTranslator,
): Readonly<Record<string, string>> {
  const texts = formatValues(values, t.locale, DECIMALS[code]);
  const { v } = values;
  return SIGNED.has(code) && typeof v === 'number' && v > 0 ? { ...texts, v: `+${texts['v'] ?? ''}` } : texts;
}

/**
 * The sentence of a problem, a warning or a check of the compressor, the comparison, the sweep, the ruler and the
 * optimum, in the language of the translator, which must hold the `circuitMachine`, `circuit` and `problems` namespaces.
 */
export function describeMachineProblem(problem: DescribedMachineProblem, t: SharedTranslator): string {
  const { code, field, values = {} } = problem;
  const texts = formatted(problem, t);
  const limits = limitsText(texts, t);
  const name = machineFieldName(field ?? 'body', t);
  const { detail } = values;
  const known = { ...texts, limits, field: name };
  const said =
    typeof detail === 'string' ? (textOf(`circuitMachine.details.${detail}`, known, t) ?? detail) : undefined;
  const all = said === undefined ? known : { ...known, detail: said };
  const ownKey = `circuitMachine.problems.${variantOf(problem)}`;
  if (textOf(ownKey, all, t) !== undefined) {
    return inReadersUnits(
      values,
      texts,
      t.locale,
      (written) =>
        textOf(
          ownKey,
          { ...all, ...written, limits: limitsText(written, t), ...(said !== undefined && { detail: said }) },
          t,
        ) ?? '',
    );
  }
  // A simulation's own codes: its describer knows how to say them, but for the names of these fields.
  const isNamed =
    field !== undefined && (code === 'E_MISSING' || code === 'E_NUMBER' || code === 'E_MODE' || code === 'E_NEG');
  if (isNamed || (code === 'E_RANGE' && field !== undefined)) return t(`problems.${code}` as SharedKey, all);
  if (textOf(`circuit.problems.${code}`, all, t) !== undefined) {
    return describeCircuitProblem({ ...problem, code: code as CircuitTextCode }, t);
  }
  return describeProblem({ code: code as ProblemTextCode, values }, t);
}
