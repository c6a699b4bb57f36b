import { celsiusFromKelvin, kelvinFromCelsius, kiloFromBase } from '../../quantities/si.ts';
import type { Saturation } from '../../engine/types.ts';
import { ProblemFound, stop } from '../problem.ts';
import { condensation, evaporation } from '../saturation.ts';
import type { SimulationInput } from '../types.ts';
import { saturationOf } from './bench.ts';
import type { Bench } from './bench.ts';
import type { CycleSolver, SolvedCycle } from './solver.ts';
import { checkLiquid, checkSuction, compress, qualityAfterExpansion, stateNear } from './solver.ts';

/** The condensing level of the high circuit; below its evaporation the cascade's own temperatures are at fault. */
function highCondensation(bench: Bench, input: SimulationInput, evaporating: Saturation): Saturation {
  try {
    return condensation(bench.circuit().fluid, input, evaporating, '7');
  } catch (error) {
    if (error instanceof ProblemFound && error.problem.code === 'E_ORDER') return stop('E_TCAS', {}, 't_cas');
    throw error;
  }
}

/**
 * Two circuits of their own fluids. The low one condenses at `t_cas` in the exchanger where the high one evaporates
 * `dt_cas` lower, both dew points; the exchanger loses no heat.
 */
export const cascadeSolver = {
  solve(bench, input): SolvedCycle {
    const low = bench.circuit('low');
    const high = bench.circuit();
    const evaporating = evaporation(low.fluid, input, 'g');
    const cascadeT = kelvinFromCelsius(Number(input.t_cas));
    const evaporatingHighT = cascadeT - (input.dt_cas ?? 0);
    if (!(evaporating.dew.T < cascadeT) || cascadeT >= low.fluid.critical.T) stop('E_TCAS', {}, 't_cas');
    if (evaporatingHighT <= 0 || evaporatingHighT < high.fluid.triple.T) stop('E_TCAS', {}, 't_cas');
    if (evaporatingHighT >= high.fluid.critical.T) stop('E_TCAS', {}, 't_cas');
    const cascade = saturationOf(low.fluid, { T: cascadeT }, '3', 't_cas');
    const evaporatingHigh = saturationOf(high.fluid, { T: evaporatingHighT }, '5', 't_cas');
    const condensing = highCondensation(bench, input, evaporatingHigh);

    const lowP = evaporating.dew.P;
    const outletT = evaporating.dew.T + input.t_sf;
    const g = stateNear(low.states, 'g', outletT, lowP, evaporating.dew);
    const s1 = stateNear(low.states, '1', outletT + input.t_sft, lowP, evaporating.dew);
    checkSuction(s1);
    const liquidT = cascade.bubble.T - (input.sous_ref_bp ?? 0);
    checkLiquid(liquidT, evaporating);
    const first = compress(
      low.states,
      { ideal: '2s', real: '2' },
      s1,
      cascade.dew.P,
      input.rend_is_bp ?? 1,
      'rend_is_bp',
    );
    const s3 = stateNear(low.states, '3', liquidT, cascade.dew.P, cascade.bubble);
    if (g.H - s3.H <= 0) stop('E_Q0');
    if (first.real.H - s3.H <= 0) stop('E_QK');
    const s4 = low.states.at('4', { P: lowP, H: s3.H });

    const highP = evaporatingHigh.dew.P;
    const s5 = stateNear(high.states, '5', evaporatingHighT + (input.surch_hp ?? 0), highP, evaporatingHigh.dew);
    checkSuction(s5);
    const second = compress(
      high.states,
      { ideal: '6s', real: '6' },
      s5,
      condensing.dew.P,
      input.rend_is_hp ?? 1,
      'rend_is_hp',
    );
    const rejectedT = condensing.bubble.T - input.t_sr;
    checkLiquid(rejectedT, evaporatingHigh);
    const s7 = stateNear(high.states, '7', rejectedT, condensing.dew.P, condensing.bubble);
    if (s5.H - s7.H <= 0) stop('E_Q0');
    if (second.real.H - s7.H <= 0) stop('E_QK');
    const s8 = high.states.at('8', { P: highP, H: s7.H });
    return {
      states: {
        1: s1,
        '2s': first.ideal,
        2: first.real,
        3: s3,
        4: s4,
        g,
        5: s5,
        '6s': second.ideal,
        6: second.real,
        7: s7,
        8: s8,
      },
      flows: { low: 1, high: (first.real.H - s3.H) / (s5.H - s7.H) },
      evaporating,
      condensing,
      quality: qualityAfterExpansion(s4, evaporating),
      exchanged: { superheat: 0, subcooling: 0 },
    };
  },

  range(_key, bench, input) {
    const evaporating = evaporation(bench.circuit('low').fluid, input, 'g');
    const highest = condensation(bench.circuit().fluid, input, undefined, '7').dew.T;
    return {
      from: celsiusFromKelvin(evaporating.dew.T) + 2,
      to: celsiusFromKelvin(highest) + (input.dt_cas ?? 0) - 2,
    };
  },

  remarks({ input, sought, flow, power }) {
    const t_cas = Number(input.t_cas);
    return {
      figures: {
        t_cas,
        te_hp: t_cas - (input.dt_cas ?? 0),
        ...(sought.includes('t_cas') && { t_opt: t_cas }),
        mass_flow_bp: flow('low'),
        mass_flow_hp: flow('high'),
        power_cascade: -kiloFromBase(power('low', '2', '3')),
        power_bp: kiloFromBase(power('low', '1', '2')),
        power_hp: kiloFromBase(power('high', '5', '6')),
      },
      warnings: [],
    };
  },
} as const satisfies CycleSolver;
