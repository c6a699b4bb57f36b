import type { Fluid, State } from '../../engine/types.ts';
import { PointStates } from '../engine-calls.ts';
import { ProblemFound, stop } from '../problem.ts';
import type { SimulationInput } from '../types.ts';
import { kiloFromBase } from '../../quantities/si.ts';
import type { Bench } from './bench.ts';
import { dutiesOfCycle, stateOf, volumetricEffect } from './duties.ts';
import { INTERNAL_HEAT_EXCHANGER } from './internal-heat-exchanger.ts';
import { oneStageSolver } from './one-stage-solver.ts';
import { ONE_STAGE } from './one-stage.ts';
import type { CycleSolver, PressureLevels, SolvedCycle } from './solver.ts';
import { checkLiquid, checkSuction, compress, pressureLevels, qualityAfterExpansion, stateNear } from './solver.ts';

type Letter = (typeof INTERNAL_HEAT_EXCHANGER)['nodes'][number]['letter'];

/** Heat, J/kg, a perfect exchanger would move: what the side that can take the least lets through. */
function greatestExchange(fluid: Fluid, d: State, g: State, levels: PressureLevels): number {
  // Limits of the exchanger, not points of the circuit: what they extrapolate is no warning.
  const limits = new PointStates(fluid);
  const { evaporating, condensing, rejection } = levels;
  const warmestVapour = stateNear(limits, 'h', d.T, evaporating.dew.P, evaporating.dew);
  const coldestLiquid = stateNear(limits, 'i', g.T, rejection.P, condensing?.bubble);
  return Math.min(warmestVapour.H - g.H, d.H - coldestLiquid.H);
}

/** The same machine without its exchanger; undefined where that one has no answer. */
function withoutExchanger(bench: Bench, input: SimulationInput): SolvedCycle | undefined {
  try {
    return oneStageSolver.solve(bench.other(), input);
  } catch (error) {
    if (error instanceof ProblemFound) return undefined;
    throw error;
  }
}

/**
 * The one-stage cycle with an exchanger between the liquid and the vapour it sucks. The exchanger moves the
 * share `eff_ihx` of min[h(T_d, p_e) − h_g, h_d − h(T_g, p_c)], the definition of its effectiveness by the side of
 * smaller capacity (Kays and London, Compact Heat Exchangers), in enthalpies so that it holds near the critical point.
 * No heat is lost to the surroundings: the vapour takes what the liquid gives.
 */
export const internalHeatExchangerSolver = {
  solve(bench, input): SolvedCycle<Letter> {
    const { fluid, states } = bench.circuit();
    const levels = pressureLevels(fluid, input, { low: 'g', high: 'd' });
    const { evaporating, condensing, rejection } = levels;
    const evaporatingP = evaporating.dew.P;

    const g = stateNear(states, 'g', evaporating.dew.T + input.t_sf, evaporatingP, evaporating.dew);
    const d = stateNear(states, 'd', rejection.T, rejection.P, condensing?.bubble);
    if (d.T <= g.T) stop('E_APPR');
    const q = (input.eff_ihx ?? 0) * greatestExchange(fluid, d, g, levels);
    const h = q === 0 ? states.same('h', 'g', g) : states.at('h', { P: evaporatingP, H: g.H + q });
    const i = q === 0 ? states.same('i', 'd', d) : states.at('i', { P: rejection.P, H: d.H - q });

    const a =
      input.t_sft === 0
        ? states.same('a', 'h', h)
        : stateNear(states, 'a', h.T + input.t_sft, evaporatingP, evaporating.dew);
    checkSuction(a);
    const liquidT = i.T - input.t_srt;
    checkLiquid(liquidT, evaporating);

    const { ideal: b, real: c } = compress(states, { ideal: 'b', real: 'c' }, a, rejection.P, input.rend_is);
    const e =
      input.t_srt === 0 ? states.same('e', 'i', i) : stateNear(states, 'e', liquidT, rejection.P, condensing?.bubble);
    if (g.H - e.H <= 0) stop('E_Q0');
    if (c.H - d.H <= 0) stop('E_QK');
    const f = states.at('f', { P: evaporatingP, H: e.H });

    return {
      states: { a, b, c, d, e, f, g, h, i },
      flows: { main: 1 },
      evaporating,
      condensing,
      quality: qualityAfterExpansion(f, evaporating),
      exchanged: { superheat: h.T - g.T, subcooling: d.T - i.T },
    };
  },

  remarks({ solved, performance, bench, input }) {
    const { g, h, c } = solved.states as SolvedCycle<Letter>['states'];
    const power_ihx = kiloFromBase(performance.mass_flow_s * (h.H - g.H));
    const base = withoutExchanger(bench, input);
    if (base === undefined) {
      const unknown = { power_ihx, eer_base: null, gain: null, q0v_gain: null, t_discharge_rise: null };
      return { extra: unknown, figures: unknown, warnings: [] };
    }
    const { cold, work } = dutiesOfCycle(ONE_STAGE, base);
    const eer_base = cold / work;
    const gain = performance.eer / eer_base - 1;
    const figures = {
      power_ihx,
      eer_base,
      gain,
      q0v_gain: volumetricEffect(INTERNAL_HEAT_EXCHANGER, solved) / volumetricEffect(ONE_STAGE, base) - 1,
      t_discharge_rise: c.T - stateOf(ONE_STAGE, base, 'discharge').T,
    };
    return {
      extra: figures,
      figures,
      warnings: gain < 0 ? [{ code: 'W_IHXLOSS', values: { v: -100 * gain } }] : [],
    };
  },
} as const satisfies CycleSolver;
