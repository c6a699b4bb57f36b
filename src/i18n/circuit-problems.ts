import type { Key, SharedTranslator, WithoutPrefix, SharedKey } from './keys.ts';
import type { ProblemTextCode } from './problems.ts';
import { inReadersUnits } from './in-readers-units.ts';
import { formatValues, limitsText, textOf } from './problems.ts';

/** Codes of a circuit's parts that have a text, those they share with a simulation included. */
export type CircuitTextCode = WithoutPrefix<'circuit.problems.', Key> | ProblemTextCode;

/** A problem or a warning as the circuit's doors give it: values in the units of the door, not rounded. */
export interface DescribedCircuitProblem {
  readonly code: CircuitTextCode;
  /** Dotted key of the argument: 'lines.ll.length', 'other.0.volume'. */
  readonly field?: string;
  readonly values?: Readonly<Record<string, string | number>>;
}

/** Namespaces whose `fields` name the segments of a dotted key. */
const FIELD_NAMESPACES = ['circuit', 'problems'] as const;
/** Decimals of a text's values where the usual ones hide what differs. */
const DECIMALS: Readonly<Partial<Record<CircuitTextCode, Readonly<Record<string, number>>>>> = {
  E_PTUBE: { m: 1 },
  W_VMAX: { v: 1, m: 1 },
  W_OIL: { v: 2, m: 2 },
  W_DPASP: { v: 2 },
  W_DPREF: { v: 2 },
  W_DPLL: { v: 2 },
};
/** A step of a dotted key that is the place of a line in its list. */
export const INDEX = /^\d+$/;
/** Between a group and what is in it. */
export const SEPARATOR = ' › ';

function segmentName(segment: string, t: SharedTranslator): string {
  if (INDEX.test(segment)) return String(Number(segment) + 1);
  const names = FIELD_NAMESPACES.map((namespace) => textOf(`${namespace}.fields.${segment}`, {}, t));
  return names.find((name) => name !== undefined) ?? segment;
}

/** The name of an argument, from the group to its key: 'Conduites › Ligne liquide › Longueur'. */
export function circuitFieldName(field: string, t: SharedTranslator): string {
  return field
    .split('.')
    .map((segment) => segmentName(segment, t))
    .join(SEPARATOR);
}

/** The key of the text: a value out of range at a point of the circuit, or of a solution that freezes, says more. */
function variantOf({ code, field, values }: DescribedCircuitProblem): string {
  if (code !== 'E_RANGE') return code;
  if (values?.['t'] !== undefined) return 'E_FREEZE';
  return field === undefined && values?.['point'] !== undefined ? 'E_RANGE_POINT' : code;
}

/** The least concentration that does not freeze, to a tenth above: what the reader then types must do. */
const roundedUp = ({
  min,
  ...others
}: Readonly<Record<string, string | number>>): Readonly<Record<string, string | number>> =>
  typeof min === 'number' ? { ...others, min: Math.ceil(10 * min) / 10 } : others;

/**
 * The sentence of a problem or a warning of the circuit's doors, in the language of the translator, which must hold the
 * `circuit` and `problems` namespaces.
 */
export function describeCircuitProblem(problem: DescribedCircuitProblem, t: SharedTranslator): string {
  const { field = 'body', values = {} } = problem;
  const code = variantOf(problem);
  const given = code === 'E_FREEZE' ? roundedUp(values) : values;
  return inReadersUnits(given, formatValues(given, t.locale, DECIMALS[problem.code]), t.locale, (said) => {
    const texts = { ...said, limits: limitsText(said, t), field: circuitFieldName(field, t) };
    return textOf(`circuit.problems.${code}`, texts, t) ?? t(`problems.${code}` as SharedKey, texts);
  });
}
