/** Calculators in the page's own thread: formulas at once, the property engine only for those that ask for it. */
import type { Compute } from '../calculators/calculator.ts';
import type { Outcome } from '../calculators/define.ts';
import type { Reading } from '../calculators/derive/read.ts';
import type { CalculatorId } from '../calculators/index.ts';
import type { Engine } from '../engine/types.ts';
import { engineHere } from './engine-here.ts';
import { withEngine } from './no-engine.ts';

/** Computes with a runner too, and comes with it. */
export { figuresForCodes } from '../calculators/derive/results.ts';

type Inputs = Readonly<Record<string, unknown>>;

export interface CalculatorRunner {
  /** The answer at once; undefined while the engine it needs is not here. `reading`: the inputs as read, if they are. */
  now(inputs: Inputs, reading?: Reading): Outcome | undefined;
  /** The answer once all it needs is here. @throws {Error} when the engine could not be started */
  run(inputs: Inputs, reading?: Reading): Promise<Outcome>;
}

/** One chunk for each folder: a page fetches the formulas of its own calculator. */
const FORMULAS = import.meta.glob<{ readonly compute: Compute }>('../calculators/*/compute.ts');

/** Thrown by formulas that reach for an engine that is not here yet. */
class EngineWanted extends Error {}

/** Stands for the engine until it is here. */
const ABSENT = new Proxy({} as Engine, {
  get() {
    throw new EngineWanted();
  },
});

export function runnerOf(compute: Compute, startEngine: () => Promise<Engine>): CalculatorRunner {
  let engine: Engine | undefined;
  const now = (inputs: Inputs, reading?: Reading): Outcome | undefined => {
    try {
      return compute(inputs, engine ?? ABSENT, reading);
    } catch (error) {
      if (error instanceof EngineWanted) return undefined;
      throw error;
    }
  };
  return {
    now,
    async run(inputs, reading) {
      const answer = now(inputs, reading);
      if (answer !== undefined) return answer;
      engine = await startEngine();
      return compute(inputs, engine, reading);
    },
  };
}

/** The runner of a calculator. @throws {Error} when its formulas could not be fetched */
export async function openCalculator(id: CalculatorId): Promise<CalculatorRunner> {
  const load = FORMULAS[`../calculators/${id}/compute.ts`];
  if (load === undefined) throw new Error(`no formulas for ${id}`);
  const { compute } = await load();
  return runnerOf(compute, () => withEngine(engineHere));
}
