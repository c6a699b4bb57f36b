/** Where the sheet of one refrigerant is read for another: at the same pressure ratio, as near as it may to the same evaporation. */
import type { Fluid, Saturation } from '../../engine/types.ts';
import { kelvinFromCelsius } from '../../quantities/si.ts';
import { refuse, stateOrNone } from '../outcome.ts';
import type { Pressures } from './envelope.ts';
import { isInsideEnvelope } from './envelope.ts';
import type { Compressor } from './record.ts';

/** K: how far from the evaporation asked a sheet without limits is looked at, and in which steps. */
const REACH = 80;
const STEP = 1;
const HALVINGS = 12;

const dewAt = (fluid: Fluid, T: number): Saturation | undefined =>
  stateOrNone(() => fluid.saturation({ P: fluid.saturation({ T }).dew.P }));

/** The pressures of `own` at a dew temperature, K, and a pressure ratio; undefined where its sheet does not reach. */
function pressuresAt(own: Fluid, compressor: Compressor, T: number, ratio: number): Pressures | undefined {
  const evaporating = dewAt(own, T);
  if (evaporating === undefined) return undefined;
  const discharge = ratio * evaporating.dew.P;
  const condensing = discharge < own.critical.P ? stateOrNone(() => own.saturation({ P: discharge })) : undefined;
  if (condensing === undefined && compressor.variable === 'tc') return undefined;
  const at = { evaporating, condensing, discharge };
  return isInsideEnvelope(compressor, at) ? at : undefined;
}

/** The pressure ratios the envelope of a sheet has in its corners. */
function ratiosOf(own: Fluid, { envelope: { te, tc } }: Compressor): { readonly min?: number; readonly max?: number } {
  const pressure = (t: number | undefined): number | undefined =>
    t === undefined ? undefined : dewAt(own, kelvinFromCelsius(t))?.dew.P;
  const over = (high: number | undefined, low: number | undefined): number | undefined =>
    high === undefined || low === undefined ? undefined : high / low;
  const [min, max] = [over(pressure(tc.min), pressure(te.max)), over(pressure(tc.max), pressure(te.min))];
  return { ...(min !== undefined && { min: Math.max(1, min) }), ...(max !== undefined && { max }) };
}

/**
 * The pressures of a sheet's own refrigerant at the pressure ratio of another: at the same evaporating dew temperature where the
 * envelope allows it, else at the nearest one at which the envelope holds that ratio.
 *
 * Problems: E_RATIO (`v`, with `min` and `max` where the envelope has them) where no point of the envelope has the ratio.
 */
export function equivalentPressures(
  own: Fluid,
  compressor: Compressor,
  { evaporating, discharge }: Pressures,
): Pressures {
  const ratio = discharge / evaporating.dew.P;
  const asked = evaporating.dew.T;
  const found = pressuresAt(own, compressor, asked, ratio);
  if (found !== undefined) return found;
  for (let away = STEP; away <= REACH; away += STEP) {
    for (const side of [-1, 1]) {
      let near = pressuresAt(own, compressor, asked + side * away, ratio);
      if (near === undefined) continue;
      // The edge of the envelope lies within the last step.
      let [outside, inside] = [away - STEP, away];
      for (let i = 0; i < HALVINGS; i += 1) {
        const middle = (outside + inside) / 2;
        const at = pressuresAt(own, compressor, asked + side * middle, ratio);
        if (at === undefined) outside = middle;
        else [inside, near] = [middle, at];
      }
      return near;
    }
  }
  return refuse('E_RATIO', undefined, { v: ratio, own: own.name, ...ratiosOf(own, compressor) });
}
