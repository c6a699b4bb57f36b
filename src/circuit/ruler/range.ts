/** How far the ruler of a fluid goes: its saturation, from cold or nearly empty to next to critical. */
import type { Fluid } from '../../engine/types.ts';
import { rootByBisection } from '../../physics/roots.ts';
import { highestAccepted } from '../../simulation/engine-calls.ts';
import { stateOrNone } from '../outcome.ts';
import { kelvinFromCelsius, pascalFromBar } from '../../quantities/si.ts';

interface Limits {
  readonly min: number;
  readonly max: number;
}

/** Pressures, Pa, with both a bubble and a dew point, and the temperatures of each curve there, K. */
export interface RulerRange {
  readonly P: Limits;
  readonly bubble: Limits;
  readonly dew: Limits;
}

const COLDEST = kelvinFromCelsius(-100);
const LOWEST_P = pascalFromBar(0.05);
/** K below critical where saturations end. */
const BELOW_CRITICAL = 0.05;

/** Share kept clear of an end, so that a limit read back in another unit is still inside. */
const CLEAR = 1e-9;

const ranges = new WeakMap<Fluid, RulerRange>();

/** The highest value the engine has a saturation at, up to `wanted`. */
function highestOf(fluid: Fluid, property: 'T' | 'P', wanted: number): number {
  try {
    fluid.saturation(property === 'T' ? { T: wanted } : { P: wanted });
    return wanted;
  } catch (error) {
    const highest = highestAccepted(error);
    if (highest === undefined) throw error;
    return highest;
  }
}

/** The triple point, -100 °C or the temperature whose dew pressure is 0.05 bar, whichever is warmest. */
function coldest(fluid: Fluid, highest: number): number {
  const triple = Number.isFinite(fluid.triple.T) ? fluid.triple.T : 0;
  const lowest = Math.max(triple, fluid.limits.Tmin);
  // A cryogenic fluid has its whole range below -100 °C.
  const start = highest > COLDEST ? Math.max(lowest, COLDEST) : lowest;
  const excess = (T: number): number => (stateOrNone(() => fluid.saturation({ T }))?.dew.P ?? Number.NaN) - LOWEST_P;
  return excess(start) < 0 ? (rootByBisection(excess, start, highest) ?? start) : start;
}

/** The ruler's range of a fluid; worked out once. */
export function rulerRange(fluid: Fluid): RulerRange {
  const known = ranges.get(fluid);
  if (known !== undefined) return known;
  const warmest = highestOf(fluid, 'T', fluid.critical.T - BELOW_CRITICAL);
  const min = coldest(fluid, warmest);
  // Next to critical the curves of a blend end one before the other: the lower of both pressures has both.
  const P = highestOf(fluid, 'P', fluid.saturation({ T: warmest }).bubble.P) * (1 - CLEAR);
  const { bubble, dew } = fluid.saturation({ P });
  const range: RulerRange = {
    P: { min: fluid.saturation({ T: min }).dew.P, max: P },
    bubble: { min, max: Math.min(warmest, bubble.T * (1 - CLEAR)) },
    dew: { min, max: Math.min(warmest, dew.T) },
  };
  ranges.set(fluid, range);
  return range;
}
