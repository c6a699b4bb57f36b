/** What the T-s diagram draws of the page's simulation: its cycles as they run there, and the lines of the fluid. */
import { useEffect, useMemo, useState } from 'react';
import { straightLines } from '../../../charts/ts/cycle.ts';
import type { TsCurves, TsCycle, TsCycleLine, TsPoint } from '../../../charts/ts/types.ts';
import type { PhCurves } from '../../../charts/ph/types.ts';
import { kelvinFromCelsius } from '../../../quantities/si.ts';
import { cycleOf, pointOfNode } from '../../../simulation/cycles/index.ts';
import type { SimulationResult } from '../../../simulation/types.ts';
import { useRegimes } from '../../simulator/regimes.ts';
import { REGIMES } from '../../simulator/state/form.ts';
import type { Shown } from '../../simulator/state/results.ts';
import { fluidStates } from '../../../kit/diagrams/states.ts';
import { drawnCircuits, drawnId, regimeOfDrawn } from '../../simulator/drawn-cycle.ts';

/** The points of a result in SI, by letter. */
function tsPoints(result: SimulationResult): Readonly<Record<string, TsPoint>> {
  return Object.fromEntries(
    cycleOf(result.input).nodes.map((node) => {
      const { T, S, P, H } = pointOfNode(result, node);
      return [node.letter, { T: kelvinFromCelsius(T), S: S * 1e3, P: P * 1e5, H: H * 1e3 }];
    }),
  );
}

interface Sampled {
  /** The results the lines are of. */
  readonly of: readonly (SimulationResult | undefined)[];
  readonly lines: Readonly<Record<string, readonly TsCycleLine[]>>;
}

/** Both regimes, their lines straight until the worker has sampled them. */
export function useTsCycles(fluid: string, shown: Shown, curves: PhCurves | undefined): readonly TsCycle[] {
  const steady = shown.permanent.result;
  const transitory = useRegimes().length > 1 ? shown.transient.result : undefined;
  const isStale = shown.transient.isStale && !shown.permanent.isStale;
  const [sampled, setSampled] = useState<Sampled>({ of: [], lines: {} });
  // Lines served with the page are rounded: no bend is looked for in them.
  const dome = curves && curves.dome.sDew.length > 0 ? curves.dome : undefined;
  const drawn = useMemo(
    () =>
      REGIMES.flatMap((id) => {
        const result = id === 'permanent' ? steady : transitory;
        if (!result) return [];
        const all = tsPoints(result);
        return drawnCircuits(result).map(({ circuit, fluid: own, points, lines }) => ({
          id: drawnId(id, circuit),
          fluid: own,
          points: Object.fromEntries(Object.entries(all).filter(([letter]) => Object.hasOwn(points, letter))),
          lines,
        }));
      }),
    [steady, transitory],
  );
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const load = async (): Promise<void> => {
      const { sampleCycleLines } = await import('../../../charts/ts/cycle.ts');
      const lines: Record<string, readonly TsCycleLine[]> = {};
      for (const own of new Set(drawn.map((one) => one.fluid))) {
        const circuits = drawn.filter((one) => one.fluid === own);
        const sampledOf = await sampleCycleLines(circuits, own === fluid ? dome : undefined, (jobs) =>
          fluidStates(own, jobs, signal),
        );
        circuits.forEach(({ id }, index) => (lines[id] = sampledOf[index] ?? []));
      }
      if (signal.aborted) return;
      setSampled({
        of: [steady, transitory],
        lines,
      });
    };
    // Without an engine the lines stay straight between their points.
    load().catch(() => undefined);
    return () => controller.abort();
  }, [fluid, drawn, dome, steady, transitory]);
  return useMemo(() => {
    const isSampled = sampled.of[0] === steady && sampled.of[1] === transitory;
    return drawn.map(({ id, points, lines }) => ({
      id,
      points,
      lines: (isSampled ? sampled.lines[id] : undefined) ?? straightLines(points, lines),
      isDashed: regimeOfDrawn(id) === 'transient',
      isStale: regimeOfDrawn(id) === 'transient' && isStale,
      mark: regimeOfDrawn(id) === 'transient' ? '′' : '',
    }));
  }, [drawn, sampled, steady, transitory, isStale]);
}

const known = new Map<string, TsCurves>();
const KEPT = 12;

/** The lines of the fluid, once those of its P-h diagram are all there. */
export function useTsCurves(fluid: string, curves: PhCurves | undefined): TsCurves | undefined {
  const [latest, setLatest] = useState<TsCurves | undefined>(undefined);
  useEffect(() => {
    if (curves?.facts.name !== fluid || curves.dome.sDew.length === 0) return undefined;
    const cached = known.get(fluid);
    if (cached) {
      setLatest(cached);
      return undefined;
    }
    const controller = new AbortController();
    const { signal } = controller;
    const load = async (): Promise<void> => {
      const { sampleTsCurves } = await import('../../../charts/ts/curves.ts');
      const lines = await sampleTsCurves(curves, (jobs) => fluidStates(fluid, jobs, signal));
      known.set(fluid, lines);
      const [oldest] = known.keys();
      if (known.size > KEPT && oldest !== undefined) known.delete(oldest);
      if (!signal.aborted) setLatest(lines);
    };
    load().catch(() => undefined);
    return () => controller.abort();
  }, [fluid, curves]);
  return latest?.fluid === fluid ? latest : undefined;
}
