/** The faults a diagnosis names in its verdict: one, both of a pair, or none. */
import type { Diagnosis } from './likelihood/diagnose.ts';

/** Verdicts that say what is the matter; an undecided one says what may be. */
const NAMING: readonly string[] = ['V_FAULT', 'V_PAIR', 'V_HUNTING'];

export function namedFaults(diagnosis: Diagnosis): readonly string[] {
  if (diagnosis.by === 'screen' || diagnosis.by === 'opinion') return [];
  if (diagnosis.by === 'likelihood') return NAMING.includes(diagnosis.verdict) ? diagnosis.faults : [];
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
