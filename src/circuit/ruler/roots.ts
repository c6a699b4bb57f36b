/** Other states with the same quality and the same density, enthalpy or entropy: a line of constant quality turns back. */
import type { Fluid, State } from '../../engine/types.ts';
import { stateOrNone } from '../outcome.ts';
import { rulerRange } from './range.ts';

type Target = 'D' | 'H' | 'S';

/** Samples along the line, closer together towards critical, where it bends most. */
const SAMPLES = 240;
const ITERATIONS = 200;
/** Relative: two roots nearer than this in temperature are one. */
const SAME_ROOT = 1e-7;
const RESOLUTION_K = 1e-11;

function temperatures(fluid: Fluid): Float64Array {
  const { max } = rulerRange(fluid).dew;
  const min = fluid.limits.Tmin;
  return Float64Array.from({ length: SAMPLES + 1 }, (_, i) => max - (max - min) * (1 - i / SAMPLES) ** 2);
}

/** Where `property` of the state of quality Q takes the wanted value between two temperatures, by false position and halving. */
function rootBetween(fluid: Fluid, Q: number, property: Target, wanted: number, low: number, high: number) {
  const excess = (T: number): number => (stateOrNone(() => fluid.state({ T, Q }))?.[property] ?? Number.NaN) - wanted;
  let [a, b] = [low, high];
  let [atA, atB] = [excess(a), excess(b)];
  for (let i = 0; i < ITERATIONS && Math.abs(b - a) > RESOLUTION_K * b; i += 1) {
    // Every other step halves the bracket, so that it closes from both sides.
    const secant = b - (atB * (b - a)) / (atB - atA);
    const middle = i % 2 === 0 && secant > a && secant < b ? secant : (a + b) / 2;
    const at = excess(middle);
    if (Number.isNaN(at)) return undefined;
    if (at === 0) return middle;
    if (at > 0 === atA > 0) [a, atA] = [middle, at];
    else [b, atB] = [middle, at];
  }
  return (a + b) / 2;
}

/**
 * The states of quality `Q` (0 to 1) whose `property` is that of `found`, `found` itself left out, by
 * rising pressure. Searched between the lowest temperature and next to critical, by samples and then
 * by bracketing: two roots closer than a sample's width, at the very turn of the line, count as one.
 */
export function otherStates(fluid: Fluid, found: State, Q: number, property: Target): readonly State[] {
  const wanted = found[property];
  const Ts = temperatures(fluid);
  const excess = Ts.map((T) => (stateOrNone(() => fluid.state({ T, Q }))?.[property] ?? Number.NaN) - wanted);
  const roots: number[] = [];
  for (let i = 0; i + 1 < Ts.length; i += 1) {
    const [at, next] = [excess[i] ?? Number.NaN, excess[i + 1] ?? Number.NaN];
    if (!(at * next <= 0)) continue;
    const root = rootBetween(fluid, Q, property, wanted, Ts[i] ?? 0, Ts[i + 1] ?? 0);
    if (root !== undefined) roots.push(root);
  }
  return roots
    .filter((T) => Math.abs(T - found.T) > SAME_ROOT * found.T)
    .map((T) => fluid.state({ T, Q }))
    .sort((one, other) => one.P - other.P);
}
