import { celsiusFromKelvin, kelvinFromCelsius, kiloFromBase } from '../../quantities/si.ts';
import { stop } from '../problem.ts';
import type { SimulationInput, Warning } from '../types.ts';
import { saturationOf } from './bench.ts';
import type { BenchCircuit } from './bench.ts';
import type { CycleSolver, SolvedCycle } from './solver.ts';
import { checkLiquid, checkSuction, compress, pressureLevels, qualityAfterExpansion, stateNear } from './solver.ts';

/** K above the main evaporation under which the subcooler is little use. */
const COLD_SUBCOOLER = 5;
const SEARCH = { from: 0.5, to: 40 } as const;

/** The auxiliary machine, evaporating at a dew temperature, K. */
function auxiliary({ fluid, states }: BenchCircuit, T: number, input: SimulationInput) {
  const condensingT = kelvinFromCelsius(input.t_cdr_aux ?? Number.NaN);
  const { critical, triple } = fluid;
  if (T < triple.T || T >= critical.T) {
    stop('E_EVP', { min: celsiusFromKelvin(triple.T), max: celsiusFromKelvin(critical.T), unit: 'degC' }, 'dt_sub');
  }
  if (condensingT >= critical.T) {
    stop('E_RANGE', { max: celsiusFromKelvin(critical.T), unit: 'degC' }, 't_cdr_aux');
  }
  if (condensingT <= T) stop('E_ORDER', {}, 't_cdr_aux');
  const evaporating = saturationOf(fluid, { T }, 'ga', 'dt_sub');
  const condensing = saturationOf(fluid, { T: condensingT }, 'da', 't_cdr_aux');
  const ga = stateNear(states, 'ga', T + (input.surch_aux ?? 0), evaporating.dew.P, evaporating.dew);
  const liquidT = condensing.bubble.T - (input.sous_ref_aux ?? 0);
  checkLiquid(liquidT, evaporating);
  const { ideal: ba, real: ca } = compress(
    states,
    { ideal: 'ba', real: 'ca' },
    ga,
    condensing.dew.P,
    input.rend_is_aux ?? 1,
    'rend_is_aux',
  );
  const da = stateNear(states, 'da', liquidT, condensing.dew.P, condensing.bubble);
  if (ga.H - da.H <= 0) stop('E_Q0');
  const fa = states.at('fa', { P: evaporating.dew.P, H: da.H });
  return { points: { ga, ba, ca, da, fa }, condensing };
}

/**
 * The one-stage cycle whose liquid is cooled by `dt_sub` in the evaporator of an auxiliary machine, which evaporates `dt_app`
 * below the liquid it leaves; classic or transcritical. The subcooler loses no heat.
 */
export const mechanicalSubcoolingSolver = {
  solve(bench, input): SolvedCycle {
    const { fluid, states } = bench.circuit();
    const { evaporating, condensing, rejection } = pressureLevels(fluid, input, { low: 'g', high: 'd' });
    const low = evaporating.dew.P;
    const outletT = evaporating.dew.T + input.t_sf;
    const g = stateNear(states, 'g', outletT, low, evaporating.dew);
    const a = stateNear(states, 'a', outletT + input.t_sft, low, evaporating.dew);
    checkSuction(a);
    const subcooling = Number(input.dt_sub);
    const liquidT = rejection.T - subcooling;
    checkLiquid(liquidT, evaporating);
    // The auxiliary vapour cannot leave warmer than the liquid comes.
    if (liquidT - (input.dt_app ?? 0) + (input.surch_aux ?? 0) >= rejection.T) stop('E_APPR');

    const { ideal: b, real: c } = compress(states, { ideal: 'b', real: 'c' }, a, rejection.P, input.rend_is);
    const d = stateNear(states, 'd', rejection.T, rejection.P, condensing?.bubble);
    const e = stateNear(states, 'e', liquidT, rejection.P, condensing?.bubble);
    if (g.H - e.H <= 0) stop('E_Q0');
    if (c.H - d.H <= 0) stop('E_QK');
    const f = states.at('f', { P: low, H: e.H });
    const aux = auxiliary(bench.circuit('aux'), liquidT - (input.dt_app ?? 0), input);
    return {
      states: { a, b, c, d, e, f, g, ...aux.points },
      flows: { main: 1, aux: (d.H - e.H) / (aux.points.ga.H - aux.points.da.H) },
      condensations: { da: aux.condensing },
      evaporating,
      condensing,
      quality: qualityAfterExpansion(f, evaporating),
      exchanged: { superheat: 0, subcooling },
    };
  },

  range: () => SEARCH,

  remarks({ solved, input, sought, flow, power }) {
    const dt_sub = Number(input.dt_sub);
    const te_aux = celsiusFromKelvin((solved.states['e']?.T ?? Number.NaN) - (input.dt_app ?? 0));
    const power_sub = -kiloFromBase(power('main', 'd', 'e'));
    const power_aux = kiloFromBase(power('aux', 'ga', 'ca'));
    const isCold = te_aux < celsiusFromKelvin(solved.evaporating.dew.T) + COLD_SUBCOOLER;
    const warnings: readonly Warning[] = isCold ? [{ code: 'W_SUBCOLD', values: {} }] : [];
    return {
      figures: {
        power_compressor: kiloFromBase(power('main', 'a', 'c')),
        dt_sub,
        ...(sought.includes('dt_sub') && { dt_opt: dt_sub }),
        te_aux,
        mass_flow_aux: flow('aux'),
        power_aux,
        power_sub,
        eer_aux: power_sub / power_aux,
      },
      warnings,
    };
  },
} as const satisfies CycleSolver;
