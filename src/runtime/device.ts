/**
 * Calculations on this device, in the page's own thread: a cycle costs far less than a frame. Loaded on
 * demand, so that neither the engine nor the cycle is in the way of the first paint.
 */
import type { Engine, State } from '../engine/index.ts';
import { runRegimes } from '../simulation/regimes.ts';
import type { RegimeInputs, RegimeOutcomes } from '../simulation/regimes.ts';
import { answerJob, summaryOf } from './answer.ts';
import { engineHere } from './engine-here.ts';
import type { FluidSummary, StateJob } from './protocol.ts';

/** What fixes a state of a diagram: pressure (Pa) and enthalpy (J/kg), or temperature (K) and entropy (J/(kg K)). */
export type KnownState = { readonly P: number; readonly H: number } | { readonly T: number; readonly S: number };

export interface Device {
  /** Both regimes, at once. */
  runRegimes(inputs: RegimeInputs): RegimeOutcomes;
  /** The state two properties fix; undefined where the fluid has none. */
  stateAt(fluid: string, known: KnownState): State | undefined;
  /** Constants of a fluid. @throws {EngineError} unknown-fluid, bad-composition */
  summary(fluid: string): FluidSummary;
  /** Columns of many states. @throws {EngineError} unknown-fluid, bad-composition */
  states(fluid: string, jobs: readonly StateJob[]): Float64Array[][];
}

function deviceOf(engine: Engine): Device {
  let known: FluidSummary | undefined;
  return {
    runRegimes: (inputs) => runRegimes(inputs, engine),
    stateAt(fluid, known) {
      try {
        return engine.fluid(fluid).state(known);
      } catch {
        return undefined;
      }
    },
    summary(fluid) {
      if (known?.name !== fluid) known = { ...summaryOf(engine, fluid), name: fluid };
      return known;
    },
    states: (fluid, jobs) => jobs.map((job) => answerJob(engine, fluid, job)),
  };
}

/**
 * The device, its engine started.
 * @throws {Error} where WebAssembly is barred or the engine could not be fetched
 */
export async function openDevice(): Promise<Device> {
  return deviceOf(await engineHere());
}
