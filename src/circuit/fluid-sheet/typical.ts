/** A plain cycle a fluid is met in: what its discharge temperature looks like. */
import type { Engine, Fluid } from '../../engine/types.ts';
import { celsiusFromKelvin } from '../../quantities/si.ts';
import { run } from '../../simulation/run.ts';

/** Conditions and what follows from them: °C, K, bar absolute. */
export interface TypicalCycle {
  readonly t_evaporating: number;
  readonly t_condensing: number;
  readonly superheat: number;
  readonly subcooling: number;
  readonly isentropic_efficiency: number;
  readonly p_evaporating: number;
  readonly p_condensing: number;
  readonly ratio: number;
  readonly t_discharge: number;
  readonly cop_cooling: number;
}

const SUPERHEAT = 7;
const SUBCOOLING = 5;
const EFFICIENCY = 0.7;

/** Below this critical temperature, °C, a fluid serves cascades to cryogenics and has no usual cycle of its own. */
const COLDEST_CRITICAL = 0;
/** Ratio of pressures nobody compresses in one stage. */
const HIGHEST_RATIO = 10;
/** °C: from this critical temperature on a fluid condenses against the outside air. */
const AIR_COOLED_CRITICAL = 60;
const STEP = 5;

/**
 * Evaporating and condensing temperatures, °C: -10 and 40 for most fluids, 20 and 70 where the fluid boils above
 * 0 °C at one atmosphere (heat pumps), the low stage of a cascade where 40 °C is too near critical or above it.
 */
function conditionsOf(fluid: Fluid, boiling: number | undefined): readonly [number, number] | undefined {
  const critical = celsiusFromKelvin(fluid.critical.T);
  const lowest = celsiusFromKelvin(fluid.limits.Tmin);
  if (critical < COLDEST_CRITICAL) return undefined;
  if (critical < AIR_COOLED_CRITICAL) {
    const condensing = STEP * Math.floor((critical - 25) / STEP);
    return [condensing - 35, condensing];
  }
  return (boiling ?? -Infinity) > 0 || lowest > -10 - STEP ? [20, 70] : [-10, 40];
}

/** The cycle of a fluid, and null where it has none. @param boiling °C at one atmosphere, where it boils there */
export function typicalCycle(engine: Engine, fluid: Fluid, boiling: number | undefined): TypicalCycle | null {
  const conditions = conditionsOf(fluid, boiling);
  if (conditions === undefined) return null;
  const [t_evaporating, t_condensing] = conditions;
  const outcome = run(
    {
      fluid: fluid.name,
      pt_evp: t_evaporating,
      pt_cdr: t_condensing,
      t_sf: SUPERHEAT,
      t_sft: 0,
      t_sr: SUBCOOLING,
      t_srt: 0,
      rend_is: EFFICIENCY,
    },
    engine,
  );
  if (!outcome.ok) return null;
  const { points, performance } = outcome.result;
  const [suction, discharge] = [points.a_aspiration, points.c_refoulement_reel];
  if (discharge.P / suction.P > HIGHEST_RATIO) return null;
  return {
    t_evaporating,
    t_condensing,
    superheat: SUPERHEAT,
    subcooling: SUBCOOLING,
    isentropic_efficiency: EFFICIENCY,
    p_evaporating: suction.P,
    p_condensing: discharge.P,
    ratio: discharge.P / suction.P,
    t_discharge: discharge.T,
    cop_cooling: performance.eer,
  };
}
