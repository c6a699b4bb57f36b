import type { Engine } from '../../engine/types.ts';
import { designPressureOf, LINES } from '../lines.ts';
import { operatingPoints } from '../operating-point.ts';
import type { Outcome, Warning } from '../outcome.ts';
import { outcomeOf } from '../outcome.ts';
import { cycleWithLosses } from './in-cycle.ts';
import type { CycleWithLosses } from './in-cycle.ts';
import type { LiquidLine, VapourLine } from './line.ts';
import { liquidLine, sizeLine, vapourLine } from './line.ts';
import { networkOf } from './network.ts';
import type { NetworkLine } from './network.ts';
import { pipeOptions } from './options.ts';
import { circuitWarnings, lineWarnings } from './warnings.ts';

export type { CycleWithLosses } from './in-cycle.ts';
export type { LiquidLine, TubeFigures, VapourLine } from './line.ts';
export type { DoubleRiser, OilReturn } from './oil.ts';
export type { NetworkLine } from './network.ts';
export { PIPE_TYPES } from './options.ts';
export type { PipeType } from './options.ts';
export type { TubeLimit } from '../../physics/tube-choice.ts';

export interface Pipes {
  readonly lines: { readonly asp: VapourLine; readonly ll: LiquidLine; readonly ref: VapourLine };
  /** Of a cycle of several compressors, each of its pipes in the permanent regime; none of others. */
  readonly network: readonly NetworkLine[];
  /** The steady cycle with the drops of its lines, where that is asked for. */
  readonly in_cycle: CycleWithLosses | null;
  readonly warnings: readonly Warning[];
}

/**
 * Suction, liquid and discharge lines: the smallest tube that holds speed, drop, oil return and design pressure in the
 * permanent regime, in the material that holds, with both its neighbours, what each costs in both regimes, and what the
 * tube does not hold (`broken`). A line no tube is large or strong enough for has its own problem. By the criterion
 * `speed`, the smallest tube no faster than its limit, in copper.
 * @param results `{ permanent, transient }`, each the result of `run`; transient may be null
 * @param options see options.ts; absent ones take the page's defaults
 */
export function pipes(results: unknown, options: unknown, engine: Engine): Outcome<Pipes> {
  return outcomeOf(() => {
    const chosen = pipeOptions(options);
    const points = operatingPoints(results, engine);
    const [suction, liquid, discharge] = LINES.map((line) =>
      sizeLine(line, points, designPressureOf(line, points, chosen.designPressures), chosen),
    ) as [ReturnType<typeof sizeLine>, ReturnType<typeof sizeLine>, ReturnType<typeof sizeLine>];
    const asp = vapourLine(suction, chosen);
    const ref = vapourLine(discharge, chosen);
    return {
      lines: { asp, ll: liquidLine(liquid, chosen), ref },
      network: networkOf(results, chosen, engine),
      in_cycle: chosen.inCycle ? cycleWithLosses(asp, ref, points.permanent) : null,
      warnings: [
        ...circuitWarnings(points),
        ...lineWarnings(suction, asp, chosen),
        ...lineWarnings(liquid, undefined, chosen),
        ...lineWarnings(discharge, ref, chosen),
      ],
    };
  });
}

declare module '../doors.ts' {
  interface PageDoors {
    readonly pipes: typeof pipes;
  }
}
