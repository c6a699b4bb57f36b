/** One point of the quick form, run. */
import type { Engine } from '../../engine/types.ts';
import { run } from '../../simulation/run.ts';
import type { SimulationOutcome } from '../../simulation/types.ts';
import { lineInput } from './line-input.ts';

/** The simulation of one point of the quick form; `values` as `lineInput` takes them, problems as `run` gives them. */
export const linePoint = (values: unknown, engine: Engine): SimulationOutcome => run(lineInput(values), engine);
