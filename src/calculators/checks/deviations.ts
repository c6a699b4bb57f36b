/** Calculators against their worked examples and against published ones, figure by figure. */
import type { Engine } from '../../engine/types.ts';
import { CASES } from '../cases.ts';
import { compute } from '../computes.ts';
import type { Case, OutputValue } from '../define.ts';
import type { CalculatorId } from '../index.ts';
import { PUBLISHED_CASES } from './published.ts';

export interface CaseComparison {
  readonly example: Case;
  /** Key of the output, with its place where it is a list. */
  readonly figure: string;
  readonly got: OutputValue | undefined;
  readonly expected: OutputValue;
  /** Relative; absolute where zero is expected; of a word or a yes, 0 where it is the same, else infinite. */
  readonly deviation: number;
  readonly allowed: number;
}

/** Expected values nearer to zero than this are held to it, absolutely. */
const NEAR_ZERO = 1e-6;

function deviationOf(got: OutputValue | undefined, expected: OutputValue): number {
  if (typeof expected !== 'number') return got === expected ? 0 : Number.POSITIVE_INFINITY;
  if (typeof got !== 'number') return Number.POSITIVE_INFINITY;
  const off = Math.abs(got - expected);
  return Math.abs(expected) < NEAR_ZERO ? off : off / Math.abs(expected);
}

function compared(
  example: Case,
  figure: string,
  got: OutputValue | undefined,
  expected: OutputValue,
): CaseComparison[] {
  if (Array.isArray(expected)) {
    const values: readonly (OutputValue | undefined)[] = Array.isArray(got) ? got : [];
    // A list too long is as wrong as one too short.
    const length = Math.max(expected.length, values.length);
    return Array.from({ length }, (_, i) =>
      compared(example, `${figure}[${i}]`, values[i], expected[i] ?? Number.NaN),
    ).flat();
  }
  const isNearZero = typeof expected === 'number' && Math.abs(expected) < NEAR_ZERO;
  const allowed = typeof expected !== 'number' ? 0 : isNearZero ? NEAR_ZERO : example.tolerance;
  return [{ example, figure, got, expected, deviation: deviationOf(got, expected), allowed }];
}

/** Everything a calculator is held against. */
export const heldCases = (id: CalculatorId): readonly Case[] => [...CASES[id], ...(PUBLISHED_CASES[id] ?? [])];

/**
 * Every figure that the examples of a calculator expect.
 * @throws {Error} where one of them is refused
 */
export function caseComparisons(id: CalculatorId, engine: Engine): readonly CaseComparison[] {
  return heldCases(id).flatMap((example) => {
    const outcome = compute(id, example.inputs, engine);
    if (!outcome.ok) throw new Error(`${id} refused ${example.title.en}: ${JSON.stringify(outcome.errors)}`);
    return Object.entries(example.expected).flatMap(([key, value]) =>
      compared(example, key, outcome.outputs[key], value),
    );
  });
}
