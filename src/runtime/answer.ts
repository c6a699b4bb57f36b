import { STATE_FIELDS, STATE_STRIDE } from '../engine/index.ts';
import type { Engine } from '../engine/index.ts';
import type { FluidSummary, StateJob } from './protocol.ts';

/**
 * The columns a job asks for, from the engine's rows.
 * @throws {EngineError} unknown-fluid, bad-composition
 */
export function answerJob(engine: Engine, fluid: string, job: StateJob): Float64Array[] {
  const rows = engine.fluid(fluid).states(job.pair, job.xs, job.ys);
  return job.fields.map((field) => {
    const offset = STATE_FIELDS.indexOf(field);
    return Float64Array.from(job.xs, (_, index) => rows[index * STATE_STRIDE + offset] ?? Number.NaN);
  });
}

/**
 * Constants of a fluid, as plain data that can cross to the page.
 * @throws {EngineError} unknown-fluid, bad-composition
 */
export function summaryOf(engine: Engine, name: string): FluidSummary {
  const { critical, triple, limits, envelope, components, quality, statedError, uncertainty } = engine.fluid(name);
  return {
    name,
    critical: { T: critical.T, P: critical.P, D: critical.D },
    triple: { T: triple.T, P: triple.P },
    limits: { Tmin: limits.Tmin, Tmax: limits.Tmax, Pmax: limits.Pmax },
    envelope,
    components: components.map((component) => ({ ...component })),
    quality,
    statedError,
    viscosityUncertainty: uncertainty.viscosity,
  };
}
