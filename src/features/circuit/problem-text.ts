/** Problems and warnings of the parts' doors in words. */
import type { Problem, Warning } from '../../circuit/outcome.ts';
import { describeCircuitProblem } from '../../i18n/circuit-problems.ts';
import type { DescribedCircuitProblem } from '../../i18n/circuit-problems.ts';
import type { Translator } from '../../i18n/keys.ts';

/** The codes of the machine's doors, which these share a type with, have their texts elsewhere and never come from a part. */
export const partProblemText = (problem: Problem | Warning, t: Translator): string =>
  describeCircuitProblem(problem as DescribedCircuitProblem, t);
