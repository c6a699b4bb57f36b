/** Two visits judged: each alone, and the later one against the earlier. */
import { useEffect, useState } from 'react';
import { askWorker } from '../../../runtime/circuit-bridge.ts';
import type { Diagnosis } from '../state/diagnosis.ts';
import type { KeptVisit } from './visit.ts';

export interface JudgedPair {
  readonly before: Diagnosis | undefined;
  readonly after: Diagnosis | undefined;
  /** The later visit, with the earlier one for reference. */
  readonly against: Diagnosis | undefined;
}

const NONE: JudgedPair = { before: undefined, after: undefined, against: undefined };

async function judged(request: Readonly<Record<string, unknown>>, signal: AbortSignal): Promise<Diagnosis | undefined> {
  const answer = await askWorker('diagnose', [request], { signal });
  return answer.ok ? answer.result : undefined;
}

/** Nothing until the worker has answered, or where it cannot: what was kept stands. */
export function useJudged(before: KeptVisit | undefined, after: KeptVisit | undefined): JudgedPair {
  const [pair, setPair] = useState(NONE);
  useEffect(() => {
    if (!before || !after) return undefined;
    const control = new AbortController();
    const { signal } = control;
    setPair(NONE);
    Promise.all([
      judged(before.request, signal),
      judged(after.request, signal),
      before.request['fluid'] === after.request['fluid']
        ? judged({ ...after.request, reference: before.request }, signal)
        : undefined,
    ]).then(
      ([one, other, against]) => setPair({ before: one, after: other, against }),
      () => undefined,
    );
    return () => control.abort();
  }, [before, after]);
  return pair;
}
