import type { Translator } from '../../i18n/keys.ts';
import { describeMachineProblem } from '../../i18n/machine-problems.ts';
import type { ShownOptimum } from './state/optimum.ts';

/** A problem in words; undefined for none. */
export const problemText = ({ problem }: ShownOptimum, t: Translator): string | undefined =>
  problem && describeMachineProblem(problem, t);
