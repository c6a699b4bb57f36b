/** A visit of what the page shows now. */
import { namedFaults } from '../../../diagnosis/named-faults.ts';
import { localIso } from '../../../language/days.ts';
import type { DiagnosisPage, Diagnosis } from '../state/diagnosis.ts';
import { MAIN_READINGS } from '../state/fields.ts';
import { setOfVisit } from '../state/visit-set.ts';
import type { KeptFigures, KeptVerdict, KeptVisit } from './visit.ts';
import { keptRequest } from './visit.ts';

/** What is kept of a verdict: its code, the names it gives, how grave the first is. */
export function verdictOf(diagnosis: Diagnosis): KeptVerdict {
  const faults = namedFaults(diagnosis);
  const { verdict } = diagnosis;
  if (diagnosis.by !== 'likelihood') return { code: verdict, faults, severity: null };
  const { severity } = diagnosis;
  return { code: verdict, faults, severity: verdict === 'V_FAULT' ? severity : null };
}

/** Local day and hour of an instant, as a field of a form has it. */
export const localMinute = (at: Date): string => localIso(at).slice(0, 'yyyy-mm-ddThh:mm'.length);

type Typed = Pick<KeptVisit, 'machine' | 'machineId' | 'date' | 'note' | 'isReference'>;

/** The visit typed on the page; undefined where nothing is. A verdict that answers earlier figures is not of it. */
export function visitOf(diagnosis: DiagnosisPage, typed: Typed, id: string, version: string): KeptVisit | undefined {
  const request = keptRequest(diagnosis.request());
  if (!request || !MAIN_READINGS.some((key) => request[key] !== undefined)) return undefined;
  const shown = diagnosis.$shown.get();
  const isAnswered = shown.diagnosis !== undefined && !shown.isStale && !shown.isAwaited;
  const { superheat, u_superheat, subcooling, u_subcooling } = shown.derived;
  const figures = Object.fromEntries(
    Object.entries({ superheat, u_superheat, subcooling, u_subcooling }).filter(([, value]) => value !== undefined),
  ) as KeptFigures;
  const measured = diagnosis.$measured.get();
  return {
    ...typed,
    ...{ id, request, figures, version },
    ...(measured !== '' && { measured }),
    verdict: isAnswered ? verdictOf(shown.diagnosis) : null,
    set: setOfVisit(request, `${typed.date}:00`),
  };
}

/** Whether two requests hold the same figures: a visit is not its own reference. */
export const isSameRequest = (one: KeptVisit['request'], other: Readonly<Record<string, unknown>>): boolean => {
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].every((key) => one[key] === other[key]);
};
