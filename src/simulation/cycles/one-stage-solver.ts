import { stop } from '../problem.ts';
import type { ONE_STAGE } from './one-stage.ts';
import type { CycleSolver, SolvedCycle } from './solver.ts';
import { checkLiquid, checkSuction, compress, pressureLevels, qualityAfterExpansion, stateNear } from './solver.ts';

type Letter = (typeof ONE_STAGE)['nodes'][number]['letter'];

/**
 * The one-stage vapour compression cycle, classic or transcritical: no pressure drop, no heat loss at
 * the compressor, isenthalpic expansion. Saturation temperatures are dew points (EN 12900, AHRI 540):
 * superheat = T - T_dew(p), subcooling = T_bubble(p) - T.
 */
export const oneStageSolver = {
  solve(bench, input): SolvedCycle<Letter> {
    const { fluid, states } = bench.circuit();
    const { evaporating, condensing, rejection } = pressureLevels(fluid, input, { low: 'g', high: 'd' });
    const { P: evaporatingP, T: evaporatingT } = evaporating.dew;

    const outletT = evaporatingT + input.t_sf;
    const g = stateNear(states, 'g', outletT, evaporatingP, evaporating.dew);
    const a = stateNear(states, 'a', outletT + input.t_sft, evaporatingP, evaporating.dew);
    checkSuction(a);
    const liquidT = rejection.T - input.t_srt;
    checkLiquid(liquidT, evaporating);

    const { ideal: b, real: c } = compress(states, { ideal: 'b', real: 'c' }, a, rejection.P, input.rend_is);
    const d = stateNear(states, 'd', rejection.T, rejection.P, condensing?.bubble);
    const e = stateNear(states, 'e', liquidT, rejection.P, condensing?.bubble);
    if (g.H - e.H <= 0) stop('E_Q0');
    if (c.H - d.H <= 0) stop('E_QK');
    const f = states.at('f', { P: evaporatingP, H: e.H });

    return {
      states: { a, b, c, d, e, f, g },
      flows: { main: 1 },
      evaporating,
      condensing,
      quality: qualityAfterExpansion(f, evaporating),
      exchanged: { superheat: 0, subcooling: 0 },
    };
  },
} as const satisfies CycleSolver;
