/** What each row says: saturation temperatures, superheat and subcooling, each with its uncertainty. */
import { barFromPascal, STANDARD_ATMOSPHERE } from '../../../quantities/si.ts';
import { supposedScale } from '../../readings/fields.ts';
import type { ColumnKey } from '../columns.ts';
import type { Columns, Probe, SetFacts } from '../set.ts';
import type { SaturationCurve } from '../saturation/table.ts';

/** A column a row; NaN where a row has no value. Temperatures in °C, differences in K. */
export interface Series {
  readonly t0_dew: Float64Array;
  readonly t0_bubble: Float64Array;
  readonly tk_dew: Float64Array;
  readonly tk_bubble: Float64Array;
  readonly superheat: Float64Array;
  readonly subcooling: Float64Array;
  /** Ratio of the absolute pressures. */
  readonly tau: Float64Array;
  /** Half-width of the band round the value: twice its standard uncertainty. */
  readonly u_superheat: Float64Array;
  readonly u_subcooling: Float64Array;
}

/** A half-width of a rectangular distribution holds a standard uncertainty of 1/√3 of it (JCGM 100:2008, 4.3.7). */
const RECTANGULAR = Math.sqrt(3);
/** Coverage factor for about 95 % (JCGM 100:2008, 6.3.3). */
const COVERAGE = 2;
const AIR = barFromPascal(STANDARD_ATMOSPHERE);
/** Taken where a probe is not described: ± K, class in % of full scale. */
const USUAL = { acc: 0.5, class: 1 } as const;

/**
 * Standard uncertainty of a gauge, bar. One of which no scale is told shows at least the highest it read.
 * @param read bar absolute; NaN where nothing was read
 */
function gaugeUncertainty(probe: Probe | undefined, side: 'fs_lp' | 'fs_hp', read: Float64Array | undefined): number {
  const air = probe?.kind === 'abs' ? 0 : AIR;
  const most = (): number => read?.reduce((high, each) => (each > high ? each : high), 0) ?? 0;
  return (
    (((probe?.class ?? USUAL.class) / 100) * (probe?.full_scale ?? supposedScale(side, [most() - air]))) / RECTANGULAR
  );
}
/** Standard uncertainty of a probe on a pipe, K. */
const probeUncertainty = (probe: Probe | undefined): number => (probe?.acc ?? USUAL.acc) / RECTANGULAR;

/** Columns of which a figure hangs on accuracies nobody described. */
export const supposedProbes = ({ probes }: SetFacts, columns: Columns<Float64Array>): readonly ColumnKey[] =>
  (['p_lp', 'p_hp', 't_suction', 't_liquid'] as const).filter((key) => {
    if (columns[key] === undefined) return false;
    const probe = probes[key];
    return key.startsWith('p_')
      ? probe?.class === undefined || probe.full_scale === undefined
      : probe?.acc === undefined;
  });

export const blankSeries = (rows: number): Series => {
  const column = (): Float64Array => new Float64Array(rows).fill(Number.NaN);
  return {
    t0_dew: column(),
    t0_bubble: column(),
    tk_dew: column(),
    tk_bubble: column(),
    superheat: column(),
    subcooling: column(),
    tau: column(),
    u_superheat: column(),
    u_subcooling: column(),
  };
};

/**
 * Fills the rows `from` to `to` of a series.
 * superheat = t_suction − t0_dew, subcooling = tk_bubble − t_liquid, tau = HP/LP. The gauge counts by the slope of its
 * curve: u(T) = u(p)·dT/dp = u(p)/p·dT/d(ln p); U = 2·√(u_T² + u_probe²) (JCGM 100:2008, 5.1.2).
 */
export function fillSeries(
  series: Series,
  columns: Columns<Float64Array>,
  { probes }: Pick<SetFacts, 'probes'>,
  curve: SaturationCurve,
  from: number,
  to: number,
): void {
  const { p_lp, p_hp, t_suction, t_liquid } = columns;
  const uLow = gaugeUncertainty(probes.p_lp, 'fs_lp', p_lp);
  const uHigh = gaugeUncertainty(probes.p_hp, 'fs_hp', p_hp);
  const [uSuction, uLiquid] = [probeUncertainty(probes.t_suction), probeUncertainty(probes.t_liquid)];
  for (let row = from; row < to; row++) {
    const low = p_lp?.[row] ?? Number.NaN;
    const high = p_hp?.[row] ?? Number.NaN;
    const atLow = curve.at(low);
    series.t0_dew[row] = atLow.dew;
    series.t0_bubble[row] = atLow.bubble;
    series.superheat[row] = (t_suction?.[row] ?? Number.NaN) - atLow.dew;
    const uT0 = (uLow / low) * atLow.dewSlope;
    series.u_superheat[row] = COVERAGE * Math.hypot(uT0, uSuction) + 0 * series.superheat[row]!;
    const atHigh = curve.at(high);
    series.tk_dew[row] = atHigh.dew;
    series.tk_bubble[row] = atHigh.bubble;
    series.subcooling[row] = atHigh.bubble - (t_liquid?.[row] ?? Number.NaN);
    const uTk = (uHigh / high) * atHigh.bubbleSlope;
    series.u_subcooling[row] = COVERAGE * Math.hypot(uTk, uLiquid) + 0 * series.subcooling[row]!;
    series.tau[row] = high / low;
  }
}
