/** The visits kept on this device, read once the page has a moment. */
import { useEffect, useState } from 'react';
import type { KeptVisit } from '../diagnosis/visits/visit.ts';

const NONE: readonly KeptVisit[] = [];

export function useVisits(): readonly KeptVisit[] {
  const [all, setAll] = useState(NONE);
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isOver = false;
    const follow = async (): Promise<void> => {
      const { followVisits, visits } = await import('../diagnosis/visits/store.ts');
      if (isOver) return;
      const stops = [followVisits(), visits.$visits.subscribe((found) => setAll(found ?? NONE))];
      stop = () => {
        for (const each of stops) each();
      };
    };
    follow().catch(() => undefined);
    return () => {
      isOver = true;
      stop?.();
    };
  }, []);
  return all;
}
