/** What the table doctor answers, as codes; the page has the words. */
import type { ProblemCode } from '../../circuit/codes.ts';
import type { ProblemOf } from '../../circuit/outcome.ts';

export const TABLE_PROBLEM_CODES = ['E_FEW', 'E_NUMBER', 'E_FLUID'] as const;
export type TableProblemCode = ProblemCode | (typeof TABLE_PROBLEM_CODES)[number];
export type TableProblem = ProblemOf<TableProblemCode>;

export const VERDICTS = ['D_EXPLAINED', 'D_PARTLY', 'D_FEW', 'D_NONE'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** In the order they are said. */
export const CAUSES = [
  'C_SAME',
  'C_FLUID',
  'C_UNIT',
  'C_KIND',
  'C_ATM',
  'C_CURVE',
  'C_VERSION',
  'C_MOLE',
  'C_TYPO',
  'C_MODEL',
  'C_NONE',
] as const;
export type Cause = (typeof CAUSES)[number];
