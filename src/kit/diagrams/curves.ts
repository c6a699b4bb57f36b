import { useEffect, useState } from 'react';
import type { PhCurves } from '../../charts/ph/types.ts';
import { fluidStates, fluidSummary } from './states.ts';

const KEPT = 12;
const known = new Map<string, PhCurves>();

function remember(fluid: string, curves: PhCurves): void {
  known.set(fluid, curves);
  const [oldest] = known.keys();
  if (known.size > KEPT && oldest !== undefined) known.delete(oldest);
}

/**
 * The static lines of a fluid, computed in the worker where they are not known.
 * @throws {Error} for a fluid without engine or without lines, and once the signal says that nobody waits
 */
export async function loadCurves(fluid: string, signal?: AbortSignal): Promise<PhCurves> {
  const cached = known.get(fluid);
  if (cached) return cached;
  // What samples the lines is fetched with the first of them.
  const [{ sampleCurves }, facts] = await Promise.all([
    import('../../charts/ph/curves.ts'),
    fluidSummary(fluid, signal),
  ]);
  const curves = await sampleCurves(facts, (jobs) => fluidStates(fluid, jobs, signal));
  remember(fluid, curves);
  return curves;
}

/**
 * The static lines of a fluid: `initial` while they are those of this fluid and the whole set is being computed
 * in the worker; undefined for a fluid nothing is known of yet.
 */
export function useCurves(fluid: string, initial: PhCurves | undefined): PhCurves | undefined {
  const [latest, setLatest] = useState<PhCurves | undefined>(undefined);
  useEffect(() => {
    const cached = known.get(fluid);
    if (cached) {
      setLatest(cached);
      return undefined;
    }
    const controller = new AbortController();
    const { signal } = controller;
    // A fluid without engine or without lines leaves the diagram to its cycle and its axes.
    loadCurves(fluid, signal).then(
      (curves) => signal.aborted || setLatest(curves),
      () => undefined,
    );
    return () => controller.abort();
  }, [fluid]);
  if (latest?.facts.name === fluid) return latest;
  return initial?.facts.name === fluid ? initial : undefined;
}
