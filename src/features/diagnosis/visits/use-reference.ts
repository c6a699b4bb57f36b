/** The diagnosis against the healthy visit of the machine that is chosen. */
import { useEffect } from 'react';
import type { DiagnosisPage } from '../state/diagnosis.ts';
import { isSameRequest } from './made.ts';
import type { KeptVisit } from './visit.ts';

/** The reference of a machine among visits. */
export const referenceOf = (visits: readonly KeptVisit[], machine: string): KeptVisit | undefined =>
  visits.find((visit) => visit.isReference && visit.machine === machine);

/**
 * Keeps `$reference` that of the machine: none while the form shows that very visit.
 * @param doubt a fault that visit leaves possible
 */
export function useReference(
  { form, request, $reference }: DiagnosisPage,
  reference: KeptVisit | undefined,
  doubt: string | undefined,
): void {
  useEffect(() => {
    const follow = (): void => {
      const wanted = reference && !isSameRequest(reference.request, request()) ? reference : undefined;
      const present = $reference.get();
      if (present?.request === wanted?.request) return;
      const [date = ''] = wanted?.date.split('T') ?? [];
      $reference.set(
        wanted && { name: wanted.machine, date, request: wanted.request, doubt, measured: wanted.measured },
      );
    };
    follow();
    const stop = form.$content.listen(follow);
    return () => {
      stop();
      if ($reference.get()?.request === reference?.request) $reference.set(undefined);
    };
  }, [form, request, $reference, reference, doubt]);
}
