/** One line in one regime: what flows in it, and what a tube makes of it. SI. */
import { GRAVITY } from '../../physics/constants.ts';
import { pipeFlow, velocityFromFlow } from '../../physics/pipe-flow.ts';
import type { Tube } from '../../physics/tubes.ts';
import { TUBE_ROUGHNESS } from '../../physics/tubes.ts';
import type { Line } from '../lines.ts';
import { LINE_POINT, saturationLoss } from '../lines.ts';
import type { OperatingPoint } from '../operating-point.ts';
import type { PipeOptions, Run } from './options.ts';
import { lengthIn } from './options.ts';
import type { SeriesTube } from './series.ts';

/** Below this rise, m, the weight of a column of vapour is not counted. */
const LEAST_VAPOUR_RISE = 10;

export interface LineFlow {
  readonly line: Line;
  readonly point: OperatingPoint;
  /** kg/s */
  readonly massFlow: number;
  /** kg/m³ */
  readonly density: number;
  /** Pa s; undefined where the state has none: a wet discharge, a fluid without parameters. */
  readonly viscosity: number | undefined;
}

export function lineFlow(line: Line, point: OperatingPoint): LineFlow {
  const letter = LINE_POINT[line];
  return {
    line,
    point,
    massFlow: point.flowOf(line),
    density: point.point(letter).D,
    viscosity: point.state(letter)?.viscosity,
  };
}

/** Drop of a tube along its line. */
export interface Drop {
  /** Pa/m */
  readonly gradient: number;
  /** Friction alone, Pa. */
  readonly friction: number;
  /** With the weight of the column, Pa; a descent gives pressure back. */
  readonly total: number;
  /** K; null above critical, Infinity where no saturation is left. */
  readonly loss: number | null;
}

const roughnessOf = (tube: SeriesTube, { roughness }: PipeOptions): number => roughness ?? TUBE_ROUGHNESS[tube.series];

/** m/s */
export const speedIn = (tube: Tube, flow: LineFlow, massFlow = flow.massFlow): number =>
  velocityFromFlow(massFlow / flow.density, tube.inside);

/** Pressure gradient, Pa/m, of a mass flow, kg/s; undefined without a viscosity. */
export function gradientIn(
  tube: SeriesTube,
  { density, viscosity }: LineFlow,
  massFlow: number,
  options: PipeOptions,
): number | undefined {
  if (viscosity === undefined) return undefined;
  return pipeFlow(massFlow / density, tube.inside, roughnessOf(tube, options), { density, viscosity }).gradient;
}

/** Weight of the column, Pa. */
function staticDrop({ line, density }: LineFlow, { rise }: Run): number {
  const isCounted = line === 'll' || Math.abs(rise) >= LEAST_VAPOUR_RISE;
  return isCounted ? density * GRAVITY * rise : 0;
}

/** The drop along a line of a tube of a gradient, Pa/m. The liquid line's saturation is judged on friction alone. */
export function dropFromGradient(gradient: number, tube: Tube, flow: LineFlow, run: Run): Drop {
  const friction = gradient * lengthIn(tube, run);
  const total = friction + staticDrop(flow, run);
  return {
    gradient,
    friction,
    total,
    loss: saturationLoss(flow.line, flow.point, flow.line === 'll' ? friction : total),
  };
}

/** The drop of the whole flow in a tube; undefined without a viscosity. */
export function dropIn(tube: SeriesTube, flow: LineFlow, options: PipeOptions): Drop | undefined {
  const gradient = gradientIn(tube, flow, flow.massFlow, options);
  return gradient === undefined ? undefined : dropFromGradient(gradient, tube, flow, options.runs[flow.line]);
}
