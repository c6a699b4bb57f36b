/** Holds a door's answer to reference values by path. */
import type { Engine } from '../../engine/types.ts';
import { run } from '../../simulation/run.ts';
import type { SimulationResult } from '../../simulation/types.ts';
import type { Outcome, Warning } from '../outcome.ts';

export type Expected = number | string | boolean | null | readonly (string | number)[];

export interface ReferenceCase {
  readonly name: string;
  /** Arguments by name; permanent and transient are bodies of `run`. */
  readonly input: Readonly<Record<string, unknown>>;
  readonly expect: Readonly<Record<string, Expected>>;
}

/** A problem or a warning of the door's own, with an input that reaches it. */
export interface ReferenceMessage {
  readonly code: string;
  /** As of a case. */
  readonly input: ReferenceCase['input'];
  readonly fr: string;
  readonly en: string;
}

export interface ReferenceTable {
  readonly door: string;
  /** By the last part of a path, else '*': relative and absolute. */
  readonly tolerance: Readonly<Record<string, readonly number[]>>;
  /** Last parts of paths whose absolute differences are in kelvin. */
  readonly kelvins?: readonly string[];
  readonly cases: readonly ReferenceCase[];
  /** How its own problems and warnings read. */
  readonly messages?: readonly ReferenceMessage[];
}

/** The results of both regimes from their bodies. */
export function resultsOf(
  permanent: unknown,
  transient: unknown,
  engine: Engine,
): { permanent: SimulationResult; transient: SimulationResult | null } {
  const resultOf = (body: unknown): SimulationResult => {
    const outcome = run(body, engine);
    if (!outcome.ok) throw new Error(`${outcome.problem.code} for ${JSON.stringify(body)}`);
    return outcome.result;
  };
  return { permanent: resultOf(permanent), transient: transient === null ? null : resultOf(transient) };
}

/** Warnings as references write them, in alphabetical order. */
export const warningTexts = (warnings: readonly Warning[]): readonly string[] =>
  warnings.map(({ code, where, regime }) => [code, where, regime].filter(Boolean).join(':')).toSorted();

/** The value at a dotted path; keys of the rows of components hold dots and spaces of their own. */
function valueAt(value: unknown, path: string): unknown {
  if (path === '' || value === undefined || value === null) return path === '' ? value : undefined;
  const record = value as Readonly<Record<string, unknown>>;
  const keys = Object.keys(record).filter((key) => path === key || path.startsWith(`${key}.`));
  const key = keys.toSorted((a, b) => b.length - a.length)[0];
  return key === undefined ? undefined : valueAt(record[key], path.slice(key.length + 1));
}

export interface DoorComparison {
  readonly path: string;
  readonly got: unknown;
  readonly want: Expected;
  /**
   * Relative to the value (to a little more of it, where the table also allows something of a value of zero);
   * absolute where the table allows an absolute difference only. Of what is no number, 0 or infinite.
   */
  readonly deviation: number;
  readonly allowed: number;
  readonly unit: 'relative' | 'absolute' | 'K';
}

function compared(path: string, got: unknown, want: Expected, [relative = 0, absolute = 0]: readonly number[]) {
  if (typeof want !== 'number') {
    const deviation = JSON.stringify(got) === JSON.stringify(want) ? 0 : Number.POSITIVE_INFINITY;
    return { path, got, want, deviation, allowed: 0, unit: 'relative' as const };
  }
  const off = typeof got === 'number' ? Math.abs(got - want) : Number.POSITIVE_INFINITY;
  // |got - want| <= absolute + relative |want|, as a share of the value.
  if (relative === 0) return { path, got, want, deviation: off, allowed: absolute, unit: 'absolute' as const };
  const scale = Math.abs(want) + absolute / relative;
  const deviation = off === 0 ? 0 : off / scale;
  return { path, got, want, deviation, allowed: relative, unit: 'relative' as const };
}

/** Every value of a reference case against the answer. */
export function comparisonsOf(
  answer: Outcome<unknown>,
  { expect }: ReferenceCase,
  { tolerance, kelvins }: ReferenceTable,
): readonly DoorComparison[] {
  return Object.entries(expect).map(([path, want]) => {
    const value = valueAt(answer, path);
    const got = path === 'result.warnings' ? warningTexts(value as readonly Warning[]) : value;
    const last = path.slice(path.lastIndexOf('.') + 1);
    const found = compared(path, got, want, tolerance[last] ?? tolerance['*'] ?? []);
    return found.unit === 'absolute' && kelvins?.includes(last) === true ? { ...found, unit: 'K' as const } : found;
  });
}

/** Every path whose value is not what it should be, with both. */
export const differences = (
  answer: Outcome<unknown>,
  reference: ReferenceCase,
  table: ReferenceTable,
): readonly string[] =>
  comparisonsOf(answer, reference, table)
    .filter(({ deviation, allowed }) => !(deviation <= allowed))
    .map(({ path, got, want }) => `${path}: ${JSON.stringify(got)}, not ${JSON.stringify(want)}`);
