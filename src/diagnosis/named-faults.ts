/** The faults a diagnosis names in its verdict: one, both of a pair, or none. */
import type { Diagnosis } from './likelihood/diagnose.ts';

export function namedFaults(diagnosis: Diagnosis): readonly string[] {
  if (diagnosis.by === 'likelihood') return diagnosis.faults;
  const { headline } = diagnosis.rules;
  return headline.code === 'V_FAULT' ? [headline.fault] : headline.code === 'V_PAIR' ? headline.faults : [];
}
