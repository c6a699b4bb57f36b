/** What tests of calculators share: an engine, and expectations on outcomes with their texts. */
import { expect } from 'vitest';
import { createEngine } from '../../../src/engine/index.ts';
import { describeCalculatorProblem } from '../../../src/i18n/calculator-problems.ts';
import { translator } from '../../../src/shell/texts.ts';
import type { ProblemCode } from '../../../src/calculators/codes.ts';
import { compute } from '../../../src/calculators/computes.ts';
import type { Outcome, OutputValue } from '../../../src/calculators/define.ts';
import type { CalculatorId } from '../../../src/calculators/index.ts';

export const engine = await createEngine();
const languages = { fr: translator('fr'), en: translator('en') } as const;

export type Inputs = Readonly<Record<string, unknown>>;

export const outcomeOf = (id: CalculatorId, inputs: Inputs): Outcome => compute(id, inputs, engine);

/** The outputs of inputs that must have some. */
export function outputsOf(id: CalculatorId, inputs: Inputs): Readonly<Record<string, OutputValue>> {
  const outcome = outcomeOf(id, inputs);
  if (!outcome.ok) throw new Error(`${id} refused ${JSON.stringify(inputs)}: ${JSON.stringify(outcome.errors)}`);
  return outcome.outputs;
}

/** One figure of the outputs. */
export function figureOf(id: CalculatorId, inputs: Inputs, key: string): number {
  const value = outputsOf(id, inputs)[key];
  if (typeof value !== 'number') throw new Error(`${id} gives no number ${key}`);
  return value;
}

interface Expected {
  readonly field?: string;
  readonly code: ProblemCode;
  /** Part of the text in each language. */
  readonly fr: string;
  readonly en: string;
}

const plain = (text: string): string => text.replace(/[\u202f\u00a0]/g, ' ');

function expectTexts(found: Parameters<typeof describeCalculatorProblem>[0] | undefined, expected: Expected): void {
  if (found === undefined) return;
  expect(plain(describeCalculatorProblem(found, languages.fr))).toContain(expected.fr);
  expect(plain(describeCalculatorProblem(found, languages.en))).toContain(expected.en);
}

/** The inputs are refused for this reason, said in both languages. */
export function expectRefusal(id: CalculatorId, inputs: Inputs, expected: Expected): void {
  const outcome = outcomeOf(id, inputs);
  const errors = outcome.ok ? [] : outcome.errors;
  const found = errors.find(({ code }) => code === expected.code);
  expect(found, JSON.stringify(outcome)).toBeDefined();
  if (expected.field !== undefined) expect(found?.field).toBe(expected.field);
  expectTexts(found, expected);
}

/** The inputs have a result, with this warning beside it, said in both languages. */
export function expectWarning(id: CalculatorId, inputs: Inputs, expected: Expected): void {
  const outcome = outcomeOf(id, inputs);
  const warnings = outcome.ok ? outcome.warnings : [];
  const found = warnings.find(({ code }) => code === expected.code);
  expect(found, JSON.stringify(outcome)).toBeDefined();
  if (expected.field !== undefined) expect(found?.field).toBe(expected.field);
  expectTexts(found, expected);
}
