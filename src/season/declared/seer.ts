/** SEER and SEPR from declared points. EN 14825; Regulations (EU) 2015/1095 and 2016/2281. */
import type { Arguments } from '../../circuit/arguments.ts';
import { DESIGN_TEMPERATURES, NO_LOAD_TEMPERATURE, SEASON_BINS } from '../climate.ts';
import type { Bin } from '../climate.ts';
import type { SeasonWarning } from '../outcome.ts';
import type { SeasonBin } from '../season-bin.ts';
import { METHOD } from '../season-bin.ts';
import { readModes, seasonalEfficiency, withModes } from './modes.ts';
import { atPartLoad, held, readDegradation, readPoints } from './points.ts';

export interface Seer {
  readonly seer_on: number;
  readonly seer: number;
  /** Design load times active hours, kWh. */
  readonly q_c: number;
  /** % */
  readonly eta_s: number;
  /** Electricity of the year, kWh. */
  readonly e_year: number;
  readonly bins: readonly SeasonBin[];
  readonly warnings: readonly SeasonWarning[];
}

export interface Sepr {
  readonly sepr: number;
  /** Cold of the year, kWh. */
  readonly q: number;
  /** Electricity of the year, kWh. */
  readonly e: number;
  readonly bins: readonly SeasonBin[];
  readonly warnings: readonly SeasonWarning[];
}

/** Equivalent active hours of reversible air conditioners up to 12 kW, h. EN 14825:2012 table D.1. */
const ACTIVE_COOLING = 350;

/** Points D and A of SEER, °C. EN 14825. */
const COOLING_POINTS = [20, 35] as const;

/** Load of a building to cool, kW. EN 14825. */
export const coolingLoad = (design: number, t: number): number =>
  (design * (t - NO_LOAD_TEMPERATURE)) / (DESIGN_TEMPERATURES.cooling - NO_LOAD_TEMPERATURE);

/** Load of a process, kW: the full one from `tA` up, a share of it from `tD` down. Regulation (EU) 2015/1095. */
export const processLoad = (design: number, share: number, tA: number, tD: number, t: number): number =>
  design * Math.min(1, Math.max(share, share + ((1 - share) * (t - tD)) / (tA - tD)));

/** @param asked the coldest and the warmest point of the method, °C: outside them it holds what they say */
function cooled(
  request: Arguments,
  bins: readonly Bin[],
  load: (t: number) => number,
  [coldest, warmest]: readonly [number, number],
) {
  const degradation = readDegradation(request);
  const points = atPartLoad(readPoints(request, 'eer', 60, degradation), load, degradation);
  const rows = bins.map(([t, hours]): SeasonBin => {
    const efficiency = held(points, t, 'efficiency');
    return {
      t,
      hours,
      load: load(t),
      capacity: held(points, t, 'capacity'),
      efficiency,
      backup: 0,
      electricity: (hours * load(t)) / efficiency,
    };
  });
  const [first, last] = [points[0]!.t, points.at(-1)!.t];
  const isOutside = first > coldest || last < warmest;
  const warnings: readonly SeasonWarning[] = [
    METHOD,
    ...(isOutside ? [{ code: 'W_EXTRA' as const, values: { min: first, max: last } }] : []),
  ];
  return {
    rows,
    demand: rows.reduce((sum, bin) => sum + bin.hours * bin.load, 0),
    electricity: rows.reduce((sum, bin) => sum + bin.electricity, 0),
    warnings,
  };
}

/** @param request p_design kW; points [{ t °C, capacity kW, eer }]; method, hours, powers, f1, f2 as `scop` */
export function seer(request: Arguments): Seer {
  const design = request.number('p_design', { above: 0, unit: 'kW' });
  const { rows, demand, electricity, warnings } = cooled(
    request,
    SEASON_BINS.cooling,
    (t) => coolingLoad(design, t),
    COOLING_POINTS,
  );
  const modes = readModes(request, ACTIVE_COOLING);
  const on = demand / electricity;
  const q_c = design * modes.active;
  const seasonal = withModes(on, q_c, modes);
  return {
    seer_on: on,
    seer: seasonal,
    q_c,
    eta_s: seasonalEfficiency(request, seasonal),
    e_year: q_c / seasonal,
    bins: rows,
    warnings,
  };
}

/** @param request p_design kW at t_a °C; pl_d share of it at t_d (5 °C) and below; points and method as `seer` */
export function sepr(request: Arguments): Sepr {
  const design = request.number('p_design', { above: 0, unit: 'kW' });
  const share = request.number('pl_d', { default: 0.8, min: 0, max: 1 });
  const tA = request.number('t_a', { default: 35, min: 6, max: 60, unit: 'degC' });
  const tD = request.number('t_d', { default: 5, min: -30, max: tA - 1, unit: 'degC' });
  const { rows, demand, electricity, warnings } = cooled(
    request,
    SEASON_BINS.process,
    (t) => processLoad(design, share, tA, tD, t),
    [tD, tA],
  );
  return { sepr: demand / electricity, q: demand, e: electricity, bins: rows, warnings };
}
