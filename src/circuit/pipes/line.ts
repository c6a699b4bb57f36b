/** One line as it is answered: its tube, its neighbours, and what each costs in both regimes. */
import { diameterFromVelocity } from '../../physics/separators.ts';
import type { TubeLimit } from '../../physics/tube-choice.ts';
import type { TubeMaterial, TubeSeries } from '../../physics/tubes.ts';
import type { Line } from '../lines.ts';
import { finiteOrNull, hasSaturation, LINE_POINT, linePressure } from '../lines.ts';
import type { OperatingPoints } from '../operating-point.ts';
import type { Problem } from '../outcome.ts';
import type { LineTask } from './choice.ts';
import { brokenLimits, chooseForLine, ratingOf } from './choice.ts';
import type { Drop, LineFlow } from './flow.ts';
import { dropIn, lineFlow, speedIn } from './flow.ts';
import type { DoubleRiser, OilReturn } from './oil.ts';
import { doubleRiser, oilReturn } from './oil.ts';
import type { PipeOptions } from './options.ts';
import type { SeriesTube } from './series.ts';
import { mostLoss } from './practice.ts';
import { needsSteel } from './series.ts';
import { barFromPascal } from '../../quantities/si.ts';

/** A tube of a line. Lengths in mm, speeds in m/s, dp in Pa/m, dt in K, total in bar. */
export interface TubeFigures {
  readonly label: string;
  readonly series: TubeSeries;
  readonly de: number;
  readonly e: number;
  readonly di: number;
  readonly material: TubeMaterial;
  /** Pressure it stands, bar gauge; null for ammonia's steel, and where no source says it. */
  readonly p_adm: number | null;
  /** What it does not hold in the permanent regime. */
  readonly broken: readonly TubeLimit[];
  readonly speed_permanent: number;
  readonly speed_transient: number | null;
  readonly dp_permanent: number | null;
  readonly dp_transient: number | null;
  readonly dt_permanent: number | null;
  readonly dt_transient: number | null;
  /** Friction and column, without the components. */
  readonly total_permanent: number | null;
  readonly total_transient: number | null;
}

export interface LineFigures {
  /** Inside diameter that gives the highest speed, mm. */
  readonly d_ideal: number;
  /** kg/m³ */
  readonly rho_permanent: number;
  /** bar absolute */
  readonly p_design: number | null;
  /** Saturation temperature it may lose in the permanent regime, K; null where there is none to lose. */
  readonly dt_most: number | null;
  /** E_TUBE with the number of the largest tubes that would do; E_PTUBE where no tube stands the pressure. */
  readonly problem: Problem | null;
  /** What the recommended tube does not hold in the permanent regime, else what keeps the nearest from being it. */
  readonly broken: readonly TubeLimit[];
  readonly recommended: TubeFigures | null;
  readonly lower: TubeFigures | null;
  readonly upper: TubeFigures | null;
}

export interface VapourLine extends LineFigures {
  /** Null without a tube, and for ammonia, whose oil does not mix. */
  readonly oil: { readonly permanent: OilReturn | null; readonly transient: OilReturn | null } | null;
  /** Proposed where one riser does not carry its oil in the permanent regime. */
  readonly double_riser: DoubleRiser | null;
}

export interface LiquidLine extends LineFigures {
  /** Subcooling left at the valve, K; null above critical and without a drop. */
  readonly subcooling_left_permanent: number | null;
  readonly subcooling_left_transient: number | null;
}

/** A tube in one regime. */
export interface Sized {
  readonly flow: LineFlow;
  readonly speed: number;
  readonly drop: Drop | undefined;
}

/** One line before it is written as an answer. */
export interface SizedLine {
  readonly line: Line;
  readonly task: LineTask;
  readonly figures: LineFigures;
  /** The recommended tube, else that which comes nearest. */
  readonly nearest: TubeFigures | null;
  readonly tube: SeriesTube | undefined;
  /** The recommended tube in each regime, the permanent one first. */
  readonly sized: readonly Sized[];
  readonly tubes: readonly SeriesTube[];
}

interface Written {
  readonly sized: readonly Sized[];
  readonly figures: TubeFigures | null;
}

const sizedIn = (tube: SeriesTube, flow: LineFlow, options: PipeOptions): Sized => ({
  flow,
  speed: speedIn(tube, flow),
  drop: dropIn(tube, flow, options),
});

const barOrNull = (drop: Drop | undefined): number | null => (drop === undefined ? null : barFromPascal(drop.total));

function figuresOf(tube: SeriesTube, permanent: Sized, transient: Sized | undefined, task: LineTask): TubeFigures {
  return {
    label: tube.label,
    series: tube.series,
    de: tube.outside * 1000,
    e: tube.wall * 1000,
    di: tube.inside * 1000,
    material: tube.material,
    p_adm: ratingOf(tube, task),
    broken: brokenLimits(tube, permanent.drop, task),
    speed_permanent: permanent.speed,
    speed_transient: transient?.speed ?? null,
    dp_permanent: permanent.drop?.gradient ?? null,
    dp_transient: transient?.drop?.gradient ?? null,
    dt_permanent: finiteOrNull(permanent.drop?.loss ?? null),
    dt_transient: finiteOrNull(transient?.drop?.loss ?? null),
    total_permanent: barOrNull(permanent.drop),
    total_transient: barOrNull(transient?.drop),
  };
}

/** The tubes of a line in both regimes. @param pDesign bar absolute */
export function sizeLine(line: Line, points: OperatingPoints, pDesign: number | null, options: PipeOptions): SizedLine {
  const flows = points.all.map((point) => lineFlow(line, point));
  const [steady] = flows as [LineFlow];
  const celsius = Math.max(...points.all.map((point) => point.point(LINE_POINT[line]).T));
  const task: LineTask = { flow: steady, options, pDesign, celsius };
  const { tubes, recommended, lower, upper, problem } = chooseForLine(task);
  const written = (tube: SeriesTube | undefined): Written => {
    if (tube === undefined) return { sized: [], figures: null };
    const sized = flows.map((flow) => sizedIn(tube, flow, options));
    return { sized, figures: figuresOf(tube, sized[0] as Sized, sized[1], task) };
  };
  const [chosen, below, above] = [recommended, lower, upper].map(written) as [Written, Written, Written];
  const nearest = chosen.figures ?? (problem?.code === 'E_TUBE' ? below : above).figures;
  const figures: LineFigures = {
    d_ideal: diameterFromVelocity(steady.massFlow / steady.density, options.runs[line].fastest) * 1000,
    rho_permanent: steady.density,
    p_design: pDesign,
    dt_most: hasSaturation(line, steady.point) ? mostLoss(line, steady.point.evaporatingTemperature) : null,
    problem,
    broken: nearest?.broken ?? [],
    recommended: chosen.figures,
    lower: below.figures,
    upper: above.figures,
  };
  return { line, task, figures, nearest, tube: recommended, sized: chosen.sized, tubes };
}

export function vapourLine({ figures, tube, sized, tubes }: SizedLine, options: PipeOptions): VapourLine {
  const [steady, other] = sized;
  if (tube === undefined || steady === undefined || needsSteel(steady.flow.point.fluid)) {
    return { ...figures, oil: null, double_riser: null };
  }
  const oil = {
    permanent: oilReturn(tube, steady.flow, tubes, options),
    transient: other === undefined ? null : oilReturn(tube, other.flow, tubes, options),
  };
  const isRiser = options.runs[steady.flow.line].rise > 0;
  const isAsked = isRiser && oil.permanent?.ok === false;
  return { ...figures, oil, double_riser: isAsked ? doubleRiser(steady.flow, tubes, options) : null };
}

/** Subcooling left where the liquid line ends, K, its components passed; Infinity below 0 where nothing liquid is left. */
export function subcoolingLeft({ flow, drop }: Sized, { componentsDrop }: PipeOptions): number | null {
  const { point } = flow;
  if (!hasSaturation('ll', point) || drop === undefined) return null;
  const lost = drop.total + componentsDrop[point.regime] * 1e5;
  const after = point.saturation(linePressure('ll', point) - lost);
  if (after === undefined) return lost > 0 ? -Infinity : null;
  return after.bubble.T - point.temperature('e');
}

export function liquidLine({ figures, sized }: SizedLine, options: PipeOptions): LiquidLine {
  const left = (one: Sized | undefined): number | null =>
    one === undefined ? null : finiteOrNull(subcoolingLeft(one, options));
  return { ...figures, subcooling_left_permanent: left(sized[0]), subcooling_left_transient: left(sized[1]) };
}
