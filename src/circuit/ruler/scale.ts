/** The long scale of a ruler: both saturation temperatures along the logarithm of pressure, ready to be drawn and dragged. */
import type { Engine } from '../../engine/types.ts';
import { barFromPascal, celsiusFromKelvin } from '../../quantities/si.ts';
import { fluidOf } from '../fluids.ts';
import type { Outcome } from '../outcome.ts';
import { outcomeOf, stateOrNone } from '../outcome.ts';
import { rulerRange } from './range.ts';
import type { RulerScale } from './scale-places.ts';

/** Between samples the cubic below is within 1e-3 K, but for the last kelvins below critical. */
const SAMPLES = 97;

/**
 * Both saturation curves of a fluid over the whole range of its ruler.
 *
 * Problems: E_FLUID, E_COMP, E_MISSING with their key.
 */
export function rulerScale(fluid: unknown, engine: Engine): Outcome<RulerScale> {
  return outcomeOf(() => {
    const refrigerant = fluidOf(engine, fluid, 'fluid');
    const { P } = rulerRange(refrigerant);
    const span = Math.log(P.max / P.min);
    const samples = Array.from({ length: SAMPLES }, (_, index) => {
      // The ends are those of the range themselves: exp(log(x)) may fall outside by the last digit.
      const last = index === SAMPLES - 1 ? P.max : P.min * Math.exp((span * index) / (SAMPLES - 1));
      const at = stateOrNone(() => refrigerant.saturation({ P: last }));
      return at && { p: barFromPascal(last), bubble: celsiusFromKelvin(at.bubble.T), dew: celsiusFromKelvin(at.dew.T) };
    }).filter((sample) => sample !== undefined);
    return {
      p: samples.map(({ p }) => p),
      bubble: samples.map(({ bubble }) => bubble),
      dew: samples.map(({ dew }) => dew),
      name: refrigerant.name,
      critical: { t: celsiusFromKelvin(refrigerant.critical.T), p: barFromPascal(refrigerant.critical.P) },
    };
  });
}
