/** The booster of TESPy, with its water by a computation of its own: see `checks/tespy-booster.ts`. */
import { describe, expect, it } from 'vitest';
import { createEngine } from '../../engine/index.ts';
import { rootByBisection } from '../../physics/roots.ts';
import { resultOfBody } from '../checks/deviations.ts';
import { TESPY_DRAWN, TESPY_WATER, tespyBooster } from '../checks/tespy-booster.ts';

const engine = await createEngine();
const fluid = engine.fluid('R744');
const BOOSTER = tespyBooster(engine);
const eerAt = (p_gc: number): number => resultOfBody({ ...BOOSTER, p_gc }, engine).performance.eer;

const SECTIONS = 50;
const WATER = { from: TESPY_WATER.t_in, to: TESPY_WATER.t_out, pinch: TESPY_WATER.pinch } as const;

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
  it.each(TESPY_DRAWN)('at %s bar', (p_gc, cop) => {
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
