/** Worked examples of every calculator: pages show them, tests hold the formulas to them. */
import { cases as airData } from './air-data/cases.ts';
import { cases as desp } from './desp/cases.ts';
import { cases as reservoir } from './reservoir/cases.ts';
import { cases as volumeMini } from './volume-mini/cases.ts';
import type { Case } from './define.ts';
import type { CalculatorId } from './index.ts';

export const CASES: Readonly<Record<CalculatorId, readonly [Case, ...Case[]]>> = {
  'air-data': airData,
  reservoir,
  'volume-mini': volumeMini,
  desp,
};
