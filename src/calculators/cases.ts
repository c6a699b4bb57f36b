/** Worked examples of every calculator: pages show them, tests hold the formulas to them. */
import { cases as airData } from './air-data/cases.ts';
import type { Case } from './define.ts';
import type { CalculatorId } from './index.ts';

export const CASES: Readonly<Record<CalculatorId, readonly [Case, ...Case[]]>> = {
  'air-data': airData,
};
