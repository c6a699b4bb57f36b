/** A booster of freezers alone: no load at the medium level, which stays the pressure between its two stages. */
import { describe, expect, it } from 'vitest';
import { createEngine } from '../../engine/index.ts';
import { resultOfBody } from '../checks/deviations.ts';
import { solvedBody } from '../checks/solved-body.ts';
import { run } from '../run.ts';
import { balanceResiduals } from './balances.ts';

const engine = await createEngine();
const fluid = engine.fluid('R744');
const FREEZERS = {
  architecture: 'booster',
  te_mt: -8,
  te_lt: -32,
  q_mt: 0,
  q_lt: 25,
  sh_mt: 8,
  sh_lt: 8,
  sh_line: 0,
  sh_par: 0,
  p_rec: 36,
  p_gc: 90,
  t_out_gc: 35,
  rend_is_lt: 0.65,
  rend_is_mt: 0.7,
};

describe('a booster of freezers alone', () => {
  it.each([false, true])('balances with no load at the medium level, parallel compression %s', (parallel) => {
    for (const [te_lt, p_gc] of [
      [-40, 80],
      [-32, 90],
      [-25, 110],
    ] as const) {
      const body = { ...FREEZERS, parallel, te_lt, p_gc };
      const { cycle, solved } = solvedBody(body, engine);
      expect(balanceResiduals(cycle, solved).filter(({ residual }) => !(residual < 1e-9))).toEqual([]);
      const { performance, architecture } = resultOfBody(body, engine);
      expect(performance.power_cold).toBeCloseTo(25, 9);
      expect(architecture?.flows.mt).toBe(0);
      expect(performance.power_heat).toBeCloseTo(25 + performance.power_compressor, 6);
      expect(performance.eer).toBeCloseTo(25 / performance.power_compressor, 9);
    }
  });

  it('is what a watt of medium temperature comes to', () => {
    const [none, little] = [0, 0.001].map((q_mt) => resultOfBody({ ...FREEZERS, q_mt }, engine));
    expect(none!.performance.eer / little!.performance.eer).toBeCloseTo(1, 4);
    expect(none!.points.c_refoulement_reel.T).toBeCloseTo(little!.points.c_refoulement_reel.T, 1);
  });

  // Told apart from the solver, with states of the engine alone: 25 kW take 25 / (h_gl - h_9); of the gas cooler's flow
  // the share x of the receiver is expanded to the suction, where it meets the low stage's discharge.
  it('has the EER of its first principles', () => {
    const bar = 1e5;
    const mt = fluid.saturation({ T: 265.15 });
    const lt = fluid.saturation({ T: 241.15 });
    const receiver = fluid.saturation({ P: 36 * bar });
    const h7 = fluid.state({ T: 308.15, P: 90 * bar }).H;
    const x = (h7 - receiver.bubble.H) / (receiver.dew.H - receiver.bubble.H);
    const s1 = fluid.state({ T: 241.15 + 8, P: lt.dew.P });
    const flow = 25e3 / (s1.H - receiver.bubble.H);
    const w1 = (fluid.state({ P: mt.dew.P, S: s1.S }).H - s1.H) / 0.65;
    const h5 = (1 - x) * (s1.H + w1) + x * receiver.dew.H;
    const s5 = fluid.state({ P: mt.dew.P, H: h5 });
    const w2 = (fluid.state({ P: 90 * bar, S: s5.S }).H - s5.H) / 0.7;
    const power = flow * w1 + (flow / (1 - x)) * w2;
    expect(resultOfBody(FREEZERS, engine).performance.eer).toBeCloseTo(25e3 / power, 6);
  });

  it('asks for a load where neither level has one', () => {
    const outcome = run({ ...FREEZERS, q_lt: 0 }, engine);
    expect(outcome).toMatchObject({ ok: false, problem: { code: 'E_RANGE', field: 'q_mt' } });
  });
});

/**
 * Cases printed by VCRC (github.com/portyanikhin/VCRC, its tests of transcritical cycles, on CoolProp): R744 that evaporates at 5 °C and
 * leaves 8 K above, 80 % compressors, gas cooler 40 °C at 2.759·40 − 9.912 bar (Yang and others, Applied Thermal Engineering 89
 * (2015) 656), receiver at the geometric mean of both pressures, its vapour dry.
 */
describe('one level alone, as VCRC has it', () => {
  const p_gc = 2.759 * 40 - 9.912;
  const p_rec = Math.sqrt((fluid.saturation({ T: 278.15 }).dew.P / 1e5) * p_gc);
  const common = {
    ...{ architecture: 'booster', mode_trans: '1', p_gc, t_out_gc: 40, sh_line: 0, ps_rec: 160 },
    ...{ rend_is_lt: 0.8, rend_is_mt: 0.8, rend_is_par: 0.8 },
  };
  const eerOf = (body: object): number => resultOfBody({ ...common, ...body }, engine).performance.eer;

  it('freezers, the vapour of the receiver to the suction between both stages (incomplete intercooling)', () => {
    const te_mt = fluid.saturation({ P: p_rec * 1e5 }).dew.T - 273.15;
    // The receiver lies above the medium level: by the least there is.
    const body = { q_mt: 0, q_lt: 10, te_lt: 5, sh_lt: 8, te_mt, sh_mt: 0, p_rec: p_rec * (1 + 1e-9) };
    expect(eerOf(body) / 2.935653303601381).toBeCloseTo(1, 8);
  });

  it('cold rooms, with parallel compression', () => {
    const body = { q_mt: 10, q_lt: 0, te_mt: 5, sh_mt: 8, te_lt: -10, p_rec, parallel: 'true', sh_par: 0 };
    expect(eerOf(body) / 2.964401783635744).toBeCloseTo(1, 8);
  });
});
