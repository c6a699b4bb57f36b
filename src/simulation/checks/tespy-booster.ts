/**
 * The booster of TESPy's tutorial (oemof/tespy, docs/advanced_tutorials/co2_cycle.ipynb): 13 bar, 25 kW, 0.85; 26 bar,
 * 75 kW, 0.80; receiver 32 bar; outlets 10 K above dew. It cools water from 30 to 55 °C before its gas cooler, and counts
 * what the water takes as output. Its stored notebooks hold no output, but the picture of the tutorial is the figure it
 * drew (docs/_static/images/thumbnails/advanced_tutorials/co2_cycle.svg): the COP at 25 pressures, whose places are read
 * between the ticks of the axes.
 */
import type { Engine } from '../../engine/types.ts';
import { celsiusFromKelvin } from '../../quantities/si.ts';
import type { BodyValues } from '../fields.ts';

/** Its body but for the pressure of the gas cooler. */
export function tespyBooster(engine: Engine): BodyValues {
  const fluid = engine.fluid('R744');
  const saturationOf = (bar: number): number => celsiusFromKelvin(fluid.saturationTemperature(bar * 1e5));
  return {
    architecture: 'booster',
    te_mt: saturationOf(26),
    te_lt: saturationOf(13),
    q_mt: 75,
    q_lt: 25,
    sh_mt: 10,
    sh_lt: 10,
    p_rec: 32,
    rend_is_lt: 0.85,
    rend_is_mt: 0.8,
    t_out_gc: 35,
  };
}

/** Of its water, °C, and the least difference to it, K. */
export const TESPY_WATER = { t_in: 30, t_out: 55, pinch: 5 } as const;

/** Of the curve "sweep at 32 bar receiver pressure", from 75 to 110 bar. */
const DRAWN = [
  2.23926, 2.46244, 2.72427, 3.06524, 3.52395, 3.83084, 4.01346, 4.16005, 4.29325, 4.42094, 4.54652, 4.67078, 4.71084,
  4.69669, 4.68001, 4.6615, 4.64168, 4.62094, 4.59955, 4.57774, 4.55566, 4.53344, 4.51118, 4.48896, 4.46684,
] as const;
export const TESPY_DRAWN: readonly (readonly [p_gc: number, cop: number])[] = DRAWN.map(
  (cop, place) => [75 + (35 * place) / (DRAWN.length - 1), cop] as const,
);
