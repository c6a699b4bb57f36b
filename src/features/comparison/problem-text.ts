import type { Problem } from '../../circuit/outcome.ts';
import type { Translator } from '../../i18n/keys.ts';
import { describeMachineProblem } from '../../i18n/machine-problems.ts';

/** A problem of the comparison in words. */
export const problemText = (problem: Problem, t: Translator): string => describeMachineProblem(problem, t);
