/** The refrigerant an argument names. */
import type { Engine, Fluid } from '../engine/types.ts';
import { nearestValue } from '../refrigerants/nearest.ts';
import { resolveFluidName } from '../refrigerants/resolve.ts';
import { openFluid } from '../simulation/engine-calls.ts';
import { ProblemFound } from '../simulation/problem.ts';
import { Refusal, refuse } from './outcome.ts';

/** The engine's name of a fluid in any usual spelling, or a reference string. E_MISSING, E_FLUID. */
export function fluidName(value: unknown, field: string): string {
  if (value === undefined || value === null || value === '') return refuse('E_MISSING', field);
  const name = typeof value === 'string' ? resolveFluidName(value) : undefined;
  return name ?? refuse('E_FLUID', field, nearestValue(value));
}

/** The fluid an argument names. E_MISSING, E_FLUID, E_COMP. */
export function fluidOf(engine: Engine, value: unknown, field: string): Fluid {
  const name = fluidName(value, field);
  try {
    return openFluid(engine, name);
  } catch (error) {
    if (error instanceof ProblemFound) throw new Refusal({ ...error.problem, field });
    throw error;
  }
}
