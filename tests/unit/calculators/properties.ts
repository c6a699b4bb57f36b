/** Random inputs near what a form opens with, for properties that must hold for any of them. */
import fc from 'fast-check';
import type { CalculatorId } from '../../../src/calculators/index.ts';
import { outcomeOf } from './outcomes.ts';
import type { Inputs } from './outcomes.ts';
import type { OutputValue } from '../../../src/calculators/define.ts';

/** Of every calculator whose properties are held. */
export const RUNS = { numRuns: 1000 } as const;

export const between = (min: number, max: number): fc.Arbitrary<number> => fc.double({ min, max, noNaN: true });

/** Some of the time nothing. */
export const maybe = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> => fc.option(value, { nil: undefined });

/** The outputs, or undefined where the inputs are refused. */
export function answered(id: CalculatorId, inputs: Inputs): Readonly<Record<string, OutputValue>> | undefined {
  const outcome = outcomeOf(id, inputs);
  return outcome.ok ? outcome.outputs : undefined;
}

/** A figure of an answer; NaN where it has none, which no comparison passes. */
export const numberIn = (outputs: Readonly<Record<string, OutputValue>> | undefined, key: string): number => {
  const value = outputs?.[key];
  return typeof value === 'number' ? value : Number.NaN;
};

/** Codes of what is said beside a result. */
export function warningCodes(id: CalculatorId, inputs: Inputs): readonly string[] {
  const outcome = outcomeOf(id, inputs);
  return outcome.ok ? outcome.warnings.map(({ code }) => code) : [];
}
