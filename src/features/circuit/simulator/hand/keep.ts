/** Keeping the state that is pointed at. */
import { stateNow } from '../../../../kit/diagrams/states.ts';
import { kelvinFromCelsius, pascalFromBar } from '../../../../quantities/si.ts';
import { cycleOf, pointOfNode } from '../../../../simulation/cycles/index.ts';
import { fluidAt } from '../drawn-cycle.ts';
import { keepPin } from '../state/pins.ts';
import type { Pin } from '../state/pins.ts';
import type { Simulation } from '../state/simulation.ts';

/** The state under the cross; a point of a cycle keeps the figures of its result. */
function pointedState({ $drawn, $fluid, $pointed }: Simulation): Pin | undefined {
  const pointed = $pointed.get();
  if (!pointed) return undefined;
  const { regime, letter } = pointed.point ?? {};
  const result = regime && $drawn.get()[regime].result;
  const node = result && cycleOf(result.input).nodes.find((one) => one.letter === letter);
  const fluid = node ? fluidAt(result, node) : $fluid.get();
  const state = stateNow(fluid, { P: pointed.P, H: pointed.H });
  if (node) {
    const { T, P, H, S, D } = pointOfNode(result, node);
    const figures = { fluid, T: kelvinFromCelsius(T), P: pascalFromBar(P), H: H * 1e3, S: S * 1e3, D };
    return { ...figures, ...(state?.Q !== undefined && { Q: state.Q }) };
  }
  if (!state) return undefined;
  const { T, P, H, S, D, Q } = state;
  return { fluid, T, P, H, S, D, ...(Q !== undefined && { Q }) };
}

/** @returns the number of the kept state; undefined where there is no state, 0 where there is no room */
export function keepPointed(simulation: Simulation): number | undefined {
  const state = pointedState(simulation);
  return state && keepPin(state);
}
