/**
 * The booster of TESPy's tutorial (oemof/tespy, docs/advanced_tutorials/co2_cycle.ipynb): 13 bar, 25 kW, 0.85; 26 bar,
 * 75 kW, 0.80; receiver 32 bar; outlets 10 K above dew. It cools water from 30 to 55 °C before its gas cooler, and counts
 * what the water takes as output. Its stored notebooks hold no output, but the picture of the tutorial is the figure it
 * drew (docs/_static/images/thumbnails/advanced_tutorials/co2_cycle.svg): the COP at 25 pressures, whose places are read
 * between the ticks of the axes.
 */
import { describe, expect, it } from 'vitest';
import { createEngine } from '../../engine/index.ts';
import { rootByBisection } from '../../physics/roots.ts';
import { resultOfBody } from '../checks/deviations.ts';

const engine = await createEngine();
const fluid = engine.fluid('R744');
const saturationOf = (bar: number): number => fluid.saturationTemperature(bar * 1e5) - 273.15;

const BOOSTER = {
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
const eerAt = (p_gc: number): number => resultOfBody({ ...BOOSTER, p_gc }, engine).performance.eer;

/** Of the curve "sweep at 32 bar receiver pressure", from 75 to 110 bar. */
const DRAWN = [
  2.23926, 2.46244, 2.72427, 3.06524, 3.52395, 3.83084, 4.01346, 4.16005, 4.29325, 4.42094, 4.54652, 4.67078, 4.71084,
  4.69669, 4.68001, 4.6615, 4.64168, 4.62094, 4.59955, 4.57774, 4.55566, 4.53344, 4.51118, 4.48896, 4.46684,
] as const;

const SECTIONS = 50;
const WATER = { from: 30, to: 55, pinch: 5 } as const;

/** J/kg of R744: what water takes from the discharge, of enthalpy H, until it is within the pinch in one of the sections. */
function recovered(H: number, P: number): number {
  const cold = fluid.state({ T: 35 + 273.15, P }).H;
  const nearest = (heat: number): number =>
    Math.min(
      ...Array.from({ length: SECTIONS + 1 }, (_, place) => {
        const share = place / SECTIONS;
        const water = WATER.from + share * (WATER.to - WATER.from);
        return fluid.state({ P, H: H - (1 - share) * heat }).T - 273.15 - water;
      }),
    );
  const all = H - cold;
  return rootByBisection((heat) => nearest(heat) - WATER.pinch, 1e3, all) ?? all;
}

describe('the booster of TESPy', () => {
  it.each(DRAWN.map((cop, place) => [75 + (35 * place) / 24, cop] as const))('at %s bar', (p_gc, cop) => {
    const { performance, points } = resultOfBody({ ...BOOSTER, p_gc }, engine);
    const heat = recovered(points.c_refoulement_reel.H * 1e3, p_gc * 1e5) / 1e3;
    const whole = performance.eer * (1 + (performance.mass_flow_s * heat) / 100);
    expect(Math.abs(whole / cop - 1)).toBeLessThan(2e-4);
  });

  // Its words: the COP collapses below some 85 bar and slowly falls above 90, with the optimum between; almost half
  // of the flow is flash gas at 100 bar; the receiver's pressure matters much less.
  const best = resultOfBody({ ...BOOSTER, p_gc: 'opt' }, engine);

  it('cools best between 85 and 90 bar, and collapses below', () => {
    expect(best.input.p_gc).toBeGreaterThan(85);
    expect(best.input.p_gc).toBeLessThan(90);
    expect(eerAt(80) / best.performance.eer).toBeLessThan(0.85);
    expect(eerAt(100) / best.performance.eer).toBeGreaterThan(0.95);
  });

  it('turns almost half of its flow to vapour at 100 bar, and cares little for the receiver', () => {
    expect(resultOfBody({ ...BOOSTER, p_gc: 100 }, engine).architecture?.x_rec).toBeGreaterThan(0.4);
    const both = resultOfBody({ ...BOOSTER, p_gc: 'opt', p_rec: 'opt' }, engine);
    expect(both.performance.eer / best.performance.eer).toBeLessThan(1.01);
  });
});
