/** The map of the best pressure over evaporation and gas cooler outlet, drawn a few rows at a time by the worker. */
import { atom } from 'nanostores';
import type { ReadableAtom } from 'nanostores';
import type { MapPoint } from '../../circuit/optimum/map.ts';
import { askWorker } from '../../runtime/circuit-bridge.ts';
import { whenIdle } from '../../kit/island/when-idle.ts';
import type { PageLife } from '../../kit/page/life.ts';
import type { OptimumResults } from './question.ts';

/** What of a point is drawn and read. */
export type DrawnPoint = Pick<MapPoint, 'p_gc' | 't_discharge'>;

export interface DrawnMap {
  /** Evaporating temperatures, °C, one row each; gas cooler outlets, one column each. */
  readonly te: readonly number[];
  readonly t: readonly number[];
  /** As many rows as have come; null where no pressure cools. */
  readonly rows: readonly (readonly (DrawnPoint | null)[])[];
  readonly isRunning: boolean;
}

export const MAP_TE = { from: -40, to: 10, count: 30 } as const;
export const MAP_T = { from: 30, to: 50, count: 30 } as const;

/** Rows asked at once: what has come is drawn before the next are asked. */
const BAND = 5;
const PAUSE = 250;

const evenly = ({ from, to, count }: typeof MAP_TE | typeof MAP_T): readonly number[] =>
  Array.from({ length: count }, (_, i) => from + ((to - from) * i) / (count - 1));

/** A map as it travels in a page: pressures and discharge temperatures by row, in tenths; null where no pressure cools. */
export type ServedMap = readonly (readonly (readonly [p_gc: number, t_discharge: number] | null)[])[];
const TENTHS = 10;

/** The map as it travels. */
export const servedMap = (rows: DrawnMap['rows']): ServedMap =>
  rows.map((row) =>
    row.map((point) => point && [Math.round(TENTHS * point.p_gc), Math.round(TENTHS * point.t_discharge)]),
  );

/** The map computed with the page. */
function mapFromServed(served: ServedMap): DrawnMap {
  const rows = served.map((row) =>
    row.map((pair) => pair && { p_gc: pair[0] / TENTHS, t_discharge: pair[1] / TENTHS }),
  );
  return { te: evenly(MAP_TE), t: evenly(MAP_T), rows, isRunning: false };
}

const MACHINE = ['surch_evp', 'surch_la', 'eta_model', 'rend_is', 'objective', 'p_min', 'p_max'] as const;
type MachineValues = Readonly<Record<string, unknown>>;

export interface OptimumMap {
  readonly $map: ReadableAtom<DrawnMap>;
  draw(): void;
  /** Leaves the map as far as it is. */
  stop(): void;
  /** Draws the map anew whenever the machine changes, once typing pauses. Once. */
  follow(): void;
}

/** @param served computed with the page */
export function createOptimumMap(
  { form, answers: { found }, $isReady }: PageLife<OptimumResults>,
  served: ServedMap,
): OptimumMap {
  const $map = atom<DrawnMap>(mapFromServed(served));
  const machineValues = (): MachineValues => {
    const { options } = form.$content.get();
    return Object.fromEntries(MACHINE.map((key) => [key, options[key]]));
  };
  let controller: AbortController | undefined;
  let drawn = machineValues();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isFollowing = false;

  async function compute(machine: MachineValues): Promise<void> {
    controller?.abort();
    controller = new AbortController();
    const { signal } = controller;
    const [te, t] = [evenly(MAP_TE), evenly(MAP_T)];
    let rows: DrawnMap['rows'] = [];
    $map.set({ te, t, rows, isRunning: true });
    try {
      for (let first = 0; first < te.length; first += BAND) {
        const last = Math.min(first + BAND, te.length) - 1;
        const band = { from: te[first], to: te[last], count: last - first + 1 };
        const answer = await askWorker('hpOptimumMap', [{ ...machine, te: band, t: MAP_T }], { signal });
        if (signal.aborted) return;
        // What is wrong with the machine is said beside its fields.
        if (!answer.ok) break;
        rows = [...rows, ...answer.result.rows];
        $map.set({ te, t, rows, isRunning: rows.length < te.length });
      }
    } catch {
      // Given up, or no worker: what has come stays.
    }
    if (!signal.aborted) $map.set({ te, t, rows, isRunning: false });
  }

  const stop = (): void => {
    clearTimeout(timer);
    controller?.abort();
    const map = $map.get();
    if (map.isRunning) $map.set({ ...map, isRunning: false });
  };
  const draw = (): void => {
    clearTimeout(timer);
    drawn = machineValues();
    void compute(drawn);
  };

  return {
    $map,
    draw,
    stop,
    follow() {
      if (isFollowing) return;
      isFollowing = true;
      const follow = (): void => {
        if (!$isReady.get() || found.get().problem) return;
        const machine = machineValues();
        if (MACHINE.every((key) => Object.is(machine[key], drawn[key]))) return;
        stop();
        timer = setTimeout(draw, PAUSE);
      };
      found.listen(follow);
      follow();
      // The worker and its formulas are fetched while there is a network.
      whenIdle(() => {
        askWorker('hpOptimumMap', [{ te: { count: 2 }, t: { count: 2 } }]).catch(() => undefined);
      });
    },
  };
}
