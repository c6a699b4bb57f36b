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

export interface ReferenceTable {
  readonly door: string;
  /** By the last part of a path, else '*': relative and absolute. */
  readonly tolerance: Readonly<Record<string, readonly number[]>>;
  readonly cases: readonly ReferenceCase[];
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

function isSame(got: unknown, want: Expected, [relative = 0, absolute = 0]: readonly number[]): boolean {
  if (typeof want === 'number')
    return typeof got === 'number' && Math.abs(got - want) <= absolute + relative * Math.abs(want);
  return JSON.stringify(got) === JSON.stringify(want);
}

/** Every path whose value is not what it should be, with both. */
export function differences(
  answer: Outcome<unknown>,
  { expect }: ReferenceCase,
  { tolerance }: ReferenceTable,
): readonly string[] {
  return Object.entries(expect).flatMap(([path, want]) => {
    const found = valueAt(answer, path);
    const got = path === 'result.warnings' ? warningTexts(found as readonly Warning[]) : found;
    const allowed = tolerance[path.slice(path.lastIndexOf('.') + 1)] ?? tolerance['*'] ?? [];
    return isSame(got, want, allowed) ? [] : [`${path}: ${JSON.stringify(got)}, not ${JSON.stringify(want)}`];
  });
}
