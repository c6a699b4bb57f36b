/** Whether kept visits may be references: each judged alone, whatever was kept of it, for that may rest on a sick reference. */
import { useEffect, useState } from 'react';
import { doubtedReference, unfitAsReference } from '../../../diagnosis/reference-fitness.ts';
import type { Unfit } from '../../../diagnosis/reference-fitness.ts';
import { askWorker } from '../../../runtime/circuit-bridge.ts';
import type { KeptVerdict } from './visit.ts';
import { verdictOf } from './made.ts';

/** What a visit says by itself. */
export interface Own {
  readonly unfit: Unfit | undefined;
  /** A fault it leaves possible all the same: to be looked at before the visit stands for the machine when healthy. */
  readonly doubt?: string | undefined;
  readonly verdict: KeptVerdict | null;
}

const FIT: Own = { unfit: undefined, verdict: null };

type Request = Readonly<Record<string, unknown>>;

/** A visit without what a diagnosis needs is refused by the diagnosis itself, with the field that lacks. */
export async function ownOf(request: Request, signal?: AbortSignal): Promise<Own> {
  const answer = await askWorker('diagnose', [request], signal ? { signal } : {});
  if (!answer.ok) return FIT;
  const { result } = answer;
  return { unfit: unfitAsReference(result), doubt: doubtedReference(result), verdict: verdictOf(result) };
}

/** The same by what was kept of it. */
export const ownOfKept = (verdict: KeptVerdict | null): Own => ({
  unfit: verdict !== null && (verdict.faults.length > 0 || verdict.code === 'W_MULTI') ? 'fault' : undefined,
  verdict,
});

/** The same of the visit that is the reference; undefined until it is known, and nothing is compared with it before. */
export function useOwn(request: Request | undefined): Own | undefined {
  const [known, setKnown] = useState<{ readonly of: Request; readonly own: Own }>();
  useEffect(() => {
    if (!request) return undefined;
    const control = new AbortController();
    ownOf(request, control.signal).then(
      (own) => setKnown({ of: request, own }),
      () => undefined,
    );
    return () => control.abort();
  }, [request]);
  return known?.of === request ? known?.own : undefined;
}
