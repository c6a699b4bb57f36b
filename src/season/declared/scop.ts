/** SCOP of a heat pump from its declared points. EN 14825, reference SCOP, SCOPon and SCOPnet. */
import type { Arguments } from '../../circuit/arguments.ts';
import { DESIGN_TEMPERATURES, HEATING_CLIMATES, NO_LOAD_TEMPERATURE, SEASON_BINS } from '../climate.ts';
import { refuse } from '../outcome.ts';
import type { SeasonWarning } from '../outcome.ts';
import { readModes, seasonalEfficiency, withModes } from './modes.ts';
import { atPartLoad, prolonged, readDegradation, readPoints } from './points.ts';
import type { SeasonBin } from '../season-bin.ts';
import { METHOD } from '../season-bin.ts';

export interface Scop {
  /** With the electric backup, while heating. */
  readonly scop_on: number;
  /** Without it. */
  readonly scop_net: number;
  /** With the hours of the other modes. */
  readonly scop: number;
  /** Design load times active hours, kWh. */
  readonly q_h: number;
  /** Demand of the bins, kWh. */
  readonly q_bins: number;
  /** Share of that demand the backup covers, 0 to 1. */
  readonly backup_share: number;
  /** % */
  readonly eta_s: number;
  /** Electricity of the year, kWh. */
  readonly e_year: number;
  readonly bins: readonly SeasonBin[];
  readonly warnings: readonly SeasonWarning[];
}

/** Equivalent active hours of hydronic heat pumps, h. Regulation (EU) 813/2013. */
export const ACTIVE_HEATING = { average: 2066, warmer: 1336, colder: 2465 } as const;

/** The warmest point the standard asks for, °C. */
const POINT_D = 12;

/** Load of the building, kW: a straight line from nothing at 16 °C to the design load. EN 14825. */
export const heatingLoad = (design: number, tDesign: number, t: number): number =>
  (design * (t - NO_LOAD_TEMPERATURE)) / (tDesign - NO_LOAD_TEMPERATURE);

/**
 * @param request climate average, warmer or colder; p_design kW; t_biv, t_ol °C; points [{ t °C, capacity kW, cop, its own
 *   cc or cd where measured }];
 *   method cc (0.9) or cd (0.25); hours, p_to, p_sb, p_ck, p_off; f1, f2 %
 */
export function scop(request: Arguments): Scop {
  const climate = request.choice('climate', HEATING_CLIMATES, 'average');
  const tDesign = DESIGN_TEMPERATURES[climate];
  const design = request.number('p_design', { above: 0, unit: 'kW' });
  const bivalent = request.number('t_biv', { default: tDesign, min: -60, max: NO_LOAD_TEMPERATURE, unit: 'degC' });
  const limit = request.number('t_ol', { default: tDesign, min: -60, max: NO_LOAD_TEMPERATURE, unit: 'degC' });
  const load = (t: number): number => heatingLoad(design, tDesign, t);
  const degradation = readDegradation(request);
  const points = atPartLoad(readPoints(request, 'cop', NO_LOAD_TEMPERATURE - 0.1, degradation), load, degradation);
  const bins = SEASON_BINS[climate].map(([t, hours]): SeasonBin => {
    const needed = load(t);
    const capacity = t < limit ? 0 : Math.max(0, prolonged(points, t, 'capacity'));
    const backup = t >= bivalent ? 0 : Math.max(0, needed - capacity);
    const efficiency = prolonged(points, t, 'efficiency');
    if (backup < needed && efficiency <= 0) refuse('E_PROLONGED', 'points', { t, v: efficiency });
    const electricity = hours * ((backup < needed ? (needed - backup) / efficiency : 0) + backup);
    return { t, hours, load: needed, capacity, efficiency, backup, electricity };
  });
  const sum = (value: (bin: SeasonBin) => number): number => bins.reduce((total, bin) => total + value(bin), 0);
  const demand = sum((bin) => bin.hours * bin.load);
  const backup = sum((bin) => bin.hours * bin.backup);
  const electricity = sum((bin) => bin.electricity);
  const modes = readModes(request, ACTIVE_HEATING[climate]);
  const on = demand / electricity;
  const q_h = design * modes.active;
  const seasonal = withModes(on, q_h, modes);
  const [first, last] = [points[0]!.t, points.at(-1)!.t];
  // Beyond point D and the operation limit the standard itself prolongs: short of them it is the points that fail.
  const isProlonged = first > Math.max(limit, tDesign) || last < POINT_D;
  return {
    scop_on: on,
    scop_net: demand > backup ? (demand - backup) / (electricity - backup) : 0,
    scop: seasonal,
    q_h,
    q_bins: demand,
    backup_share: backup / demand,
    eta_s: seasonalEfficiency(request, seasonal),
    e_year: q_h / seasonal,
    bins,
    warnings: [
      METHOD,
      ...(backup > 0 ? [{ code: 'W_BIV' as const, values: { v: (100 * backup) / electricity } }] : []),
      ...(isProlonged ? [{ code: 'W_EXTRA' as const, values: { min: first, max: last } }] : []),
      ...(bins.some(({ t }) => t < limit) ? [{ code: 'W_TOL' as const, values: { t: limit } }] : []),
    ],
  };
}
