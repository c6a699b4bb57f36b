/** Problems of the quick point in the reader's words, and the field each belongs to. */
import { describeMachineProblem } from '../../i18n/machine-problems.ts';
import { describeProblem } from '../../i18n/problems.ts';
import type { Translator } from '../../i18n/keys.ts';
import type { Problem } from '../../circuit/outcome.ts';
import { NUMBER_KEYS } from './state/fields.ts';

/** The quick form's field of a key of the body. */
const FIELD_OF_BODY: Readonly<Record<string, string>> = { t_sf: 'superheat', t_sr: 'subcooling' };

export function fieldOfProblem({ field }: Problem): string | undefined {
  if (field === undefined) return undefined;
  if (field === 'fluid' || field === 'variable') return field;
  return FIELD_OF_BODY[field] ?? NUMBER_KEYS.find((key) => key === field);
}

const SWEEP_FIELDS = new Set<string>(['from', 'to', 'step', 'variable']);

export function problemText(problem: Problem, t: Translator): string {
  const { field } = problem;
  return field !== undefined && SWEEP_FIELDS.has(field)
    ? describeMachineProblem(problem, t)
    : describeProblem(problem as Parameters<typeof describeProblem>[0], t);
}
