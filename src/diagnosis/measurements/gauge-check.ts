/** Whether a gauge was set to the fluid the file names. */
import { outcomeOf } from '../../circuit/outcome.ts';
import type { Engine } from '../../engine/types.ts';
import { isRareBlend } from '../../refrigerants/rare.ts';
import { median } from './order.ts';
import type { Outcome } from './outcome.ts';
import { refuse } from './outcome.ts';
import { distanceFrom, fluidNamed, saturationAt } from './saturation/points.ts';

type Readings = number | readonly (number | null)[] | Float64Array;

export interface GaugeRequest {
  readonly file_fluid: string;
  /** bar absolute */
  readonly p_lp: Readings;
  readonly p_hp?: Readings;
  /** Saturation temperatures the gauge wrote, °C. */
  readonly file_t0: Readings;
  readonly file_tk?: Readings;
  /** Fluids that may explain them; by default every fluid of the engine a gauge may know: no rare blend. */
  readonly candidates?: readonly string[];
}

export interface GaugeCheck {
  /** Dew temperature of the file's fluid, °C; the middle one of several rows. */
  readonly t0: number;
  /** The gauge's evaporation less that, K; by as much its superheat is too small. */
  readonly difference: number;
  readonly consistent: boolean;
  /** Fluids within 0.5 K on both sides. */
  readonly explained_by: readonly string[];
  /** The nearest fluids, with how far each lies, K: twins are listed together. */
  readonly nearest: readonly { readonly fluid: string; readonly distance: number }[];
}

/** K: a gauge agrees with the file's fluid; a fluid explains a gauge. */
const AGREES = 0.3;
const EXPLAINS = 0.5;
/** Rows a long recording is judged by. */
const MOST_ROWS = 64;
const SHOWN = 5;

const listOf = (readings: Readings | undefined): readonly (number | null)[] | Float64Array =>
  readings === undefined ? [] : typeof readings === 'number' ? [readings] : readings;

interface Pair {
  readonly p: number;
  readonly t: number;
}

/** Rows with both a pressure and a temperature, evenly drawn from a long recording. */
function pairsOf(pressures: Readings | undefined, temperatures: Readings | undefined): Pair[] {
  const [ps, ts] = [listOf(pressures), listOf(temperatures)];
  const pairs: Pair[] = [];
  for (let row = 0; row < Math.min(ps.length, ts.length); row++) {
    const [p, t] = [ps[row], ts[row]];
    if (typeof p === 'number' && typeof t === 'number' && Number.isFinite(p) && Number.isFinite(t))
      pairs.push({ p, t });
  }
  const every = Math.ceil(pairs.length / MOST_ROWS);
  return every <= 1 ? pairs : pairs.filter((_, row) => row % every === 0);
}

/**
 * The saturation temperatures a gauge wrote beside its pressures, against those of the fluid named in the file and of
 * every other: a gauge set to another fluid shows a superheat that is off by `difference`.
 *
 * e_f = max(min over dew and bubble |T_f(p_lp) − file_t0|, the same at p_hp), medians over the rows; a fluid explains the
 * gauge from 0.5 K. What is in the machine it does not say.
 *
 * Problems: E_FLUID (file_fluid, or no saturation at that pressure), E_MISSING (file_t0).
 */
export const gaugeCheck = (request: GaugeRequest, engine: Engine): Outcome<GaugeCheck> =>
  outcomeOf(() => {
    const fluid =
      fluidNamed(engine, (request as Partial<GaugeRequest> | undefined)?.file_fluid) ?? refuse('E_FLUID', 'file_fluid');
    const low = pairsOf(request.p_lp, request.file_t0);
    const high = pairsOf(request.p_hp, request.file_tk);
    if (low.length === 0) refuse('E_MISSING', 'file_t0');
    const points = low.map(({ p, t }) => ({ t, ...saturationAt(fluid, p) })).filter(({ dew }) => !Number.isNaN(dew));
    if (points.length === 0) refuse('E_NUMBER', 'p_lp');
    const difference = median(points.map(({ t, dew }) => t - dew));
    const ranked = (request.candidates ?? [...engine.names, ...engine.blends.filter((name) => !isRareBlend(name))])
      .flatMap((name) => {
        const candidate = fluidNamed(engine, name);
        if (candidate === undefined) return [];
        const off = (pairs: readonly Pair[]): number =>
          median(pairs.map(({ p, t }) => distanceFrom(saturationAt(candidate, p), t)));
        const near = off(low);
        // What is far on one side needs no look at the other.
        const distance = near > SHOWN || high.length === 0 ? near : Math.max(near, off(high));
        return Number.isNaN(distance) ? [] : [{ fluid: name, distance }];
      })
      .sort((a, b) => a.distance - b.distance);
    return {
      t0: median(points.map(({ dew }) => dew)),
      difference,
      consistent: Math.abs(difference) <= AGREES,
      explained_by: ranked.filter(({ distance }) => distance <= EXPLAINS).map((one) => one.fluid),
      nearest: ranked.slice(0, SHOWN),
    };
  });
