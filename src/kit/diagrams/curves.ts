import { startTransition, useEffect, useState } from 'react';
import { lineScales } from '../../charts/ph/scales.ts';
import type { PhCurves } from '../../charts/ph/types.ts';
import { displayFromSi, siFromDisplay } from '../../quantities/index.ts';
import type { UnitOf } from '../../quantities/index.ts';
import { $units, unitOfSlot } from '../form/units.ts';
import type { UnitChoices } from '../form/units.ts';
import { useWhole } from '../island/use-part.ts';
import { fluidStates, fluidSummary } from './states.ts';

/** Those the figures on the lines shall be round in. */
const scaleOf = (quantity: 'temperature' | 'pressure', unit: string) => ({
  toSi: (value: number) => siFromDisplay(quantity, value, unit as UnitOf<typeof quantity>),
  fromSi: (value: number) => displayFromSi(quantity, value, unit as UnitOf<typeof quantity>),
});

/** The units of now, which name a set of lines with its fluid. */
const unitsOf = (units: UnitChoices) => [unitOfSlot(units, 'temperature'), unitOfSlot(units, 'pressure')] as const;
const nameOf = (fluid: string, units: UnitChoices): string => [fluid, ...unitsOf(units)].join('\n');

const KEPT = 12;
const known = new Map<string, PhCurves>();

function remember(name: string, curves: PhCurves): void {
  known.set(name, curves);
  const [oldest] = known.keys();
  if (known.size > KEPT && oldest !== undefined) known.delete(oldest);
}

/**
 * The static lines of a fluid, computed in the worker where they are not known.
 * @throws {Error} for a fluid without engine or without lines, and once the signal says that nobody waits
 */
export async function loadCurves(fluid: string, signal?: AbortSignal): Promise<PhCurves> {
  const units = $units.get();
  const name = nameOf(fluid, units);
  const cached = known.get(name);
  if (cached) return cached;
  // What samples the lines is fetched with the first of them.
  const [{ sampleCurves }, facts] = await Promise.all([
    import('../../charts/ph/curves.ts'),
    fluidSummary(fluid, signal),
  ]);
  const [temperature, pressure] = unitsOf(units);
  const curves = await sampleCurves(
    facts,
    (jobs) => fluidStates(fluid, jobs, signal),
    lineScales(scaleOf('temperature', temperature), scaleOf('pressure', pressure)),
  );
  remember(name, curves);
  return curves;
}

interface DrawnCurves {
  readonly curves: PhCurves | undefined;
  /** The whole set is there, or is known not to be had: nothing more of it will be drawn. */
  readonly isSettled: boolean;
}

/** The static lines of a fluid as `useCurves` has them, and whether they are all there. */
export function useDrawnCurves(fluid: string, initial: PhCurves | undefined, isWanted: boolean): DrawnCurves {
  const [latest, setLatest] = useState<PhCurves | undefined>(undefined);
  const [failed, setFailed] = useState<string | undefined>(undefined);
  const name = nameOf(fluid, useWhole($units));
  useEffect(() => {
    if (!isWanted) return undefined;
    const cached = known.get(name);
    if (cached) {
      setLatest(cached);
      return undefined;
    }
    const controller = new AbortController();
    const { signal } = controller;
    // A fluid without engine or without lines leaves the diagram to its cycle and its axes.
    loadCurves(fluid, signal).then(
      // Long to draw: in slices, between which what is typed is answered.
      (curves) => signal.aborted || startTransition(() => setLatest(curves)),
      () => signal.aborted || setFailed(name),
    );
    return () => controller.abort();
  }, [fluid, name, isWanted]);
  if (latest?.facts.name === fluid) return { curves: latest, isSettled: true };
  return { curves: initial?.facts.name === fluid ? initial : undefined, isSettled: failed === name };
}

/**
 * The static lines of a fluid: `initial` while they are those of this fluid and the whole set is being computed
 * in the worker; undefined for a fluid nothing is known of yet.
 * @param isWanted whether to compute the whole set already
 */
export const useCurves = (fluid: string, initial: PhCurves | undefined, isWanted = true): PhCurves | undefined =>
  useDrawnCurves(fluid, initial, isWanted).curves;
