/** The faults a diagnosis names in its verdict: one, both of a pair, or none. */
import type { Diagnosis } from './likelihood/diagnose.ts';

export function namedFaults(diagnosis: Diagnosis): readonly string[] {
  if (diagnosis.by === 'screen') return [];
  if (diagnosis.by === 'likelihood') return diagnosis.faults;
  const { headline } = diagnosis.rules;
  switch (headline.code) {
    case 'V_FAULT':
      return [headline.fault];
    case 'V_PAIR':
      return headline.faults;
    case 'V_HUNTING':
      return ['hunting'];
    default:
      return [];
  }
}
