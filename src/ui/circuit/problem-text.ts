/** Problems and warnings of the parts' doors in words. */
import type { Problem, Warning } from '../../circuit/outcome.ts';
import { describeCircuitProblem } from '../../i18n/circuit-problems.ts';
import type { CircuitTextCode } from '../../i18n/circuit-problems.ts';
import type { Translator } from '../../i18n/keys.ts';

/** The codes of the machine's doors, which these share a type with, have their texts elsewhere and never come from a part. */
export function partProblemText({ code, values = {}, ...told }: Problem | Warning, t: Translator): string {
  const field = 'field' in told ? told.field : undefined;
  return describeCircuitProblem({ code: code as CircuitTextCode, values, ...(field !== undefined && { field }) }, t);
}
