/** Whether vapour carries its oil up a riser, and the pair of risers that does so at part load. */
import { isWithin, reaches } from '../../physics/limits.ts';
import { leastRiserFlow, leastRiserFlux } from '../../physics/oil-return.ts';
import { rootByBisection } from '../../physics/roots.ts';
import { finiteOrNull } from '../lines.ts';
import type { LineFlow } from './flow.ts';
import { dropFromGradient, gradientIn, speedIn } from './flow.ts';
import { losesTooMuch } from './limits.ts';
import type { PipeOptions } from './options.ts';
import type { SeriesTube } from './series.ts';
import { SECONDS_PER_HOUR } from '../../quantities/si.ts';

export interface OilReturn {
  /** kg/(m² s) */
  readonly g_min: number;
  /** m/s */
  readonly v_min: number;
  /** kg/h */
  readonly m_min: number;
  /** At the least load, m/s. */
  readonly speed: number;
  readonly ok: boolean;
  /** Widest tube of the series that still carries its oil; null where none does. */
  readonly largest: string | null;
}

export interface DoubleRiser {
  readonly d1: string;
  readonly d2: string;
  /** Part of the flow in the small riser with both open. */
  readonly share1: number;
  /** m/s */
  readonly speed1: number;
  readonly speed2: number;
  /** Pa/m */
  readonly dp: number;
  /** K; null above critical. */
  readonly dt: number | null;
  /** Both carry their oil at full load. */
  readonly ok: boolean;
}

const leastFlow = (tube: SeriesTube, { density }: LineFlow, { oilDensity }: PipeOptions): number =>
  leastRiserFlow(density, oilDensity, tube.inside);

const carries = (tube: SeriesTube, flow: LineFlow, massFlow: number, options: PipeOptions): boolean =>
  reaches(massFlow, leastFlow(tube, flow, options));

/** Whether the least load carries its oil up a tube; undefined where the vapour is as heavy as the oil. */
export const carriesOil = (tube: SeriesTube, flow: LineFlow, options: PipeOptions): boolean | undefined =>
  flow.density >= options.oilDensity ? undefined : carries(tube, flow, flow.massFlow * options.leastLoad, options);

/** Widest tube whose oil the least load carries. */
function widestRiser(tubes: readonly SeriesTube[], flow: LineFlow, options: PipeOptions): SeriesTube | undefined {
  return tubes.findLast((tube) => carries(tube, flow, flow.massFlow * options.leastLoad, options));
}

/** Null where the vapour is as heavy as the oil: nothing then tells how they part. */
export function oilReturn(
  tube: SeriesTube,
  flow: LineFlow,
  tubes: readonly SeriesTube[],
  options: PipeOptions,
): OilReturn | null {
  const { density, massFlow } = flow;
  if (density >= options.oilDensity) return null;
  const flux = leastRiserFlux(density, options.oilDensity, tube.inside);
  return {
    g_min: flux,
    v_min: flux / density,
    m_min: leastFlow(tube, flow, options) * SECONDS_PER_HOUR,
    speed: speedIn(tube, flow) * options.leastLoad,
    ok: carries(tube, flow, massFlow * options.leastLoad, options),
    largest: widestRiser(tubes, flow, options)?.label ?? null,
  };
}

/** Flow, kg/s, of the first of two tubes side by side: that which gives both the same gradient. */
function splitFlow(one: SeriesTube, other: SeriesTube, flow: LineFlow, options: PipeOptions): number | undefined {
  const total = flow.massFlow;
  const gradient = (tube: SeriesTube, massFlow: number): number =>
    gradientIn(tube, flow, massFlow, options) ?? Number.NaN;
  // No flow has no Reynolds number: both ends are left out by a hair.
  const hair = total * 1e-9;
  return rootByBisection((first) => gradient(one, first) - gradient(other, total - first), hair, total - hair);
}

function pair(d1: SeriesTube, d2: SeriesTube, flow: LineFlow, options: PipeOptions): DoubleRiser | undefined {
  const run = options.runs[flow.line];
  const first = splitFlow(d1, d2, flow, options);
  if (first === undefined) return undefined;
  const second = flow.massFlow - first;
  const [speed1, speed2] = [speedIn(d1, flow, first), speedIn(d2, flow, second)];
  if (!isWithin(speed1, run.fastest) || !isWithin(speed2, run.fastest)) return undefined;
  const drop = dropFromGradient(gradientIn(d1, flow, first, options) ?? Number.NaN, d1, flow, run);
  if (losesTooMuch(flow.line, flow.point, drop)) return undefined;
  return {
    d1: d1.label,
    d2: d2.label,
    share1: first / flow.massFlow,
    speed1,
    speed2,
    dp: drop.gradient,
    dt: finiteOrNull(drop.loss),
    ok: carries(d1, flow, first, options) && carries(d2, flow, second, options),
  };
}

/** A small riser for the least load beside the smallest that takes the rest at full load; null where there is none. */
export function doubleRiser(flow: LineFlow, tubes: readonly SeriesTube[], options: PipeOptions): DoubleRiser | null {
  const small = widestRiser(tubes, flow, options);
  if (small === undefined || flow.viscosity === undefined) return null;
  for (const large of tubes) {
    const found = pair(small, large, flow, options);
    if (found !== undefined) return found;
  }
  return null;
}
