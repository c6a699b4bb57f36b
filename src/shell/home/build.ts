import { createEmbeddedEngine } from '../../engine/embedded.ts';
import { linePoint } from '../../circuit/line/point.ts';
import type { Example, PlanePoint } from './example.ts';
import { ZERO_CELSIUS } from '../../quantities/si.ts';

const DOME_STEPS = 60;
/** The equation holds up to this far below the critical temperature, K. */
const CRITICAL_GAP = 0.05;
/** Coldest point drawn, °C: R134a is there at 0.8 bar. */
const COLDEST = -30;

/**
 * The point that the quick point opens with, and its fluid's dome, computed by the engine while the site is built: both pages
 * say the same of one machine.
 * @throws {Error} when that point has no answer: the site must not be built then
 */
export function homeExample(): Example {
  const engine = createEmbeddedEngine();
  const outcome = linePoint({}, engine);
  if (!outcome.ok) throw new Error(`the example has no answer: ${outcome.problem.code}`);
  const fluid = engine.fluid(outcome.result.input.fluid);

  const bubble: PlanePoint[] = [];
  const dew: PlanePoint[] = [];
  const lowest = ZERO_CELSIUS + COLDEST;
  const highest = fluid.critical.T - CRITICAL_GAP;
  for (let i = 0; i <= DOME_STEPS; i += 1) {
    // Steps shrink towards the critical point, where the dome turns.
    const T = highest - (highest - lowest) * (1 - i / DOME_STEPS) ** 2;
    const saturation = fluid.saturation({ T });
    bubble.push({ H: saturation.bubble.H / 1e3, P: saturation.bubble.P / 1e5 });
    dew.unshift({ H: saturation.dew.H / 1e3, P: saturation.dew.P / 1e5 });
  }
  return { result: outcome.result, dome: [...bubble, ...dew] };
}
