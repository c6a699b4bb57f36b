/** What the T-s diagram draws of the page's simulation: its cycles as they run there, and the lines of the fluid. */
import { startTransition, useEffect, useMemo, useRef, useState } from 'react';
import { straightLines } from '../../../charts/ts/cycle.ts';
import type { CycleSteps } from '../../../charts/ts/cycle.ts';
import type { TsCurves, TsCycle, TsCycleLine, TsPoint } from '../../../charts/ts/types.ts';
import type { PhCurves } from '../../../charts/ph/types.ts';
import { kelvinFromCelsius } from '../../../quantities/si.ts';
import { cycleOf, pointOfNode } from '../../../simulation/cycles/index.ts';
import type { CircuitKey } from '../../../simulation/cycles/index.ts';
import type { SimulationResult } from '../../../simulation/types.ts';
import { useRegimes } from '../simulator/regimes.ts';
import { REGIMES } from '../simulator/state/form.ts';
import type { Shown } from '../simulator/state/results.ts';
import { fluidStates } from '../../../kit/diagrams/states.ts';
import { drawnCircuits, drawnId } from '../simulator/drawn-cycle.ts';
import { idOfBeside, MARKS as PLACE_MARKS } from '../simulator/state/beside.ts';
import type { Beside } from '../simulator/state/beside.ts';

/** The points of a result in SI, by letter. */
function tsPoints(result: SimulationResult): Readonly<Record<string, TsPoint>> {
  return Object.fromEntries(
    cycleOf(result.input).nodes.map((node) => {
      const { T, S, P, H } = pointOfNode(result, node);
      return [node.letter, { T: kelvinFromCelsius(T), S: S * 1e3, P: P * 1e5, H: H * 1e3 }];
    }),
  );
}

interface Drawn extends Omit<TsCycle, 'lines'> {
  readonly fluid: string;
  readonly steps: CycleSteps;
}

/** A result as it is drawn: one drawing a circuit. */
function drawnOf(result: SimulationResult, named: (circuit: CircuitKey) => string, look: DrawnLook): readonly Drawn[] {
  const all = tsPoints(result);
  return drawnCircuits(result).map(({ circuit, fluid, points, lines }) => ({
    ...look,
    id: named(circuit),
    fluid,
    points: Object.fromEntries(Object.entries(all).filter(([letter]) => Object.hasOwn(points, letter))),
    steps: lines,
  }));
}
type DrawnLook = Pick<TsCycle, 'isDashed' | 'isStale' | 'mark' | 'series'>;

interface Sampled {
  /** What the lines are of. */
  readonly of: readonly Drawn[];
  readonly lines: ReadonlyMap<Drawn, readonly TsCycleLine[]>;
}
const NOTHING: Sampled = { of: [], lines: new Map() };

/** The lines of every cycle as they run, fluid by fluid. */
async function sampled(
  drawn: readonly Drawn[],
  fluid: string,
  dome: PhCurves['dome'] | undefined,
  signal: AbortSignal,
): Promise<Sampled> {
  const { sampleCycleLines } = await import('../../../charts/ts/cycle.ts');
  const lines = new Map<Drawn, readonly TsCycleLine[]>();
  for (const own of new Set(drawn.map((one) => one.fluid))) {
    const circuits = drawn.filter((one) => one.fluid === own);
    const sampledOf = await sampleCycleLines(
      circuits.map(({ points, steps }) => ({ points, lines: steps })),
      own === fluid ? dome : undefined,
      (jobs) => fluidStates(own, jobs, signal),
    );
    circuits.forEach((one, index) => lines.set(one, sampledOf[index] ?? []));
  }
  return { of: drawn, lines };
}

/**
 * Both regimes and what is laid beside them, their lines straight until the worker has sampled them. Of a cycle in the
 * reader's hand the last that was sampled stands, a moment behind it.
 */
export function useTsCycles(
  fluid: string,
  shown: Shown,
  curves: PhCurves | undefined,
  laid: readonly Beside[],
  isHeld: boolean,
): readonly TsCycle[] {
  const steady = shown.permanent.result;
  const transitory = useRegimes().length > 1 ? shown.transient.result : undefined;
  const isStale = shown.transient.isStale && !shown.permanent.isStale;
  const [known, setKnown] = useState(NOTHING);
  // Lines served with the page are rounded: no bend is looked for in them.
  const dome = curves && curves.dome.sDew.length > 0 ? curves.dome : undefined;
  const drawn = useMemo(
    () => [
      ...REGIMES.flatMap((id) => {
        const result = id === 'permanent' ? steady : transitory;
        const isDashed = id === 'transient';
        const look = { isDashed, isStale: isDashed && isStale, mark: isDashed ? '′' : '' };
        return result ? drawnOf(result, (circuit) => drawnId(id, circuit), look) : [];
      }),
      ...laid.flatMap(({ place, result }) =>
        drawnOf(result, (circuit) => idOfBeside(place, circuit), {
          isDashed: false,
          isStale: false,
          mark: PLACE_MARKS[place],
          series: place,
        }),
      ),
    ],
    [steady, transitory, isStale, laid],
  );
  // One after the other while something is held: a newer one never keeps the worker from ending the one before.
  const latest = useRef(drawn);
  const isBusy = useRef(false);
  useEffect(() => {
    latest.current = drawn;
    const controller = new AbortController();
    const { signal } = controller;
    const load = async (): Promise<void> => {
      isBusy.current = true;
      let of: readonly Drawn[] | undefined;
      while (of !== latest.current) {
        of = latest.current;
        const lines = await sampled(of, fluid, dome, signal);
        if (!signal.aborted) setKnown(lines);
      }
    };
    const done = (): void => void (isBusy.current = false);
    // Without an engine the lines stay straight between their points.
    if (!isBusy.current || !isHeld) load().then(done, done);
    return () => {
      if (!isHeld) controller.abort();
    };
  }, [fluid, drawn, dome, isHeld]);
  return useMemo(
    () =>
      (isHeld && known.of.length === drawn.length ? known.of : drawn).map((one) => ({
        id: one.id,
        points: one.points,
        lines: known.lines.get(one) ?? straightLines(one.points, one.steps),
        isDashed: one.isDashed,
        isStale: one.isStale,
        mark: one.mark,
        series: one.series,
      })),
    [drawn, known, isHeld],
  );
}

const sampledCurves = new WeakMap<PhCurves, TsCurves>();

/** The lines of the fluid, once those of its P-h diagram are all there. */
export function useTsCurves(fluid: string, curves: PhCurves | undefined): TsCurves | undefined {
  const [latest, setLatest] = useState<TsCurves | undefined>(undefined);
  useEffect(() => {
    if (curves?.facts.name !== fluid || curves.dome.sDew.length === 0) return undefined;
    const cached = sampledCurves.get(curves);
    if (cached) {
      setLatest(cached);
      return undefined;
    }
    const controller = new AbortController();
    const { signal } = controller;
    const load = async (): Promise<void> => {
      const { sampleTsCurves } = await import('../../../charts/ts/curves.ts');
      const lines = await sampleTsCurves(curves, (jobs) => fluidStates(fluid, jobs, signal));
      sampledCurves.set(curves, lines);
      if (!signal.aborted) startTransition(() => setLatest(lines));
    };
    load().catch(() => undefined);
    return () => controller.abort();
  }, [fluid, curves]);
  return latest?.fluid === fluid ? latest : undefined;
}
