/** Calls to the engine on behalf of a point of the circuit: its faults become problems, its limits warnings. */
import type { EngineError } from '../engine/errors.ts';
import type { Engine, Fluid, State, StateInput } from '../engine/types.ts';
import { compositionProblem, partsFromReference } from '../refrigerants/composition.ts';
import { isReference } from '../refrigerants/resolve.ts';
import { ProblemFound, stop } from './problem.ts';
import type { BodyKey, Problem } from './types.ts';
import type { Values } from '../schema/outcome.ts';
import { barFromPascal, celsiusFromKelvin } from '../quantities/si.ts';

/** A point beyond the published limits of the equation of state, SI. */
export interface Extrapolation {
  /** Its letter in the cycle. */
  readonly point: string;
  readonly property: 'T' | 'P';
  readonly value: number;
  readonly limit: number;
}

const TELLS_TEMPERATURE: ReadonlySet<string> = new Set(['T', 'P', 'H', 'S']);

// By name, not by class: this room knows the engine by type only.
function isEngineError(error: unknown): error is EngineError {
  return error instanceof Error && error.name === 'EngineError';
}

/** Refuses what the engine would not take, with more to say about it. */
function checkComposition(reference: string, field: BodyKey): void {
  const parts = partsFromReference(reference);
  // A reference string may hold a single fluid: it is then that fluid.
  const problem = parts === undefined ? { code: 'E_MIX_FORM', values: {} } : compositionProblem(parts, 1);
  if (problem !== undefined) stop('E_COMP', { reason: problem.code, ...problem.values }, field);
}

/**
 * The fluid of a name or reference string.
 * @throws {ProblemFound} E_FLUID, E_COMP
 */
export function openFluid(engine: Engine, name: string, field: BodyKey = 'fluid'): Fluid {
  if (isReference(name)) checkComposition(name, field);
  try {
    return engine.fluid(name);
  } catch (error) {
    if (!isEngineError(error)) throw error;
    if (error.code === 'unknown-fluid') return stop('E_FLUID', {}, field);
    if (error.code === 'no-solution') return stop('E_COMP', { reason: 'E_MIX_PHASES' }, field);
    return stop('E_COMP', { detail: error.value ?? name }, field);
  }
}

/** Limits of a temperature or pressure in API units, with their unit; an absent bound is left out. */
function limitValues(property: 'T' | 'P', limit: { readonly min?: number; readonly max?: number }): Values {
  const convert = property === 'T' ? celsiusFromKelvin : barFromPascal;
  return {
    ...(limit.min === undefined ? {} : { min: convert(limit.min) }),
    ...(limit.max === undefined ? {} : { max: convert(limit.max) }),
    unit: property === 'T' ? 'degC' : 'bar',
  };
}

/**
 * What a fault of the engine at a point means to the reader: E_COLD, E_RANGE or E_ENGINE.
 * Rethrows what is not a fault of the engine.
 */
export function problemFromFault(error: unknown, point: string, fluid: Fluid): Problem {
  if (!isEngineError(error)) throw error;
  const { property, value, limit } = error;
  const isDecidable = error.code === 'out-of-range' && typeof value === 'number' && limit !== undefined;
  if (!isDecidable || property === undefined || !TELLS_TEMPERATURE.has(property)) {
    return { code: 'E_ENGINE', values: { point } };
  }
  // At a given pressure, or along saturation, each of these is too low where the temperature is.
  if (limit.min !== undefined && value < limit.min) {
    return { code: 'E_COLD', values: { point, min: celsiusFromKelvin(fluid.limits.Tmin), unit: 'degC' } };
  }
  const isReadable = property === 'T' || property === 'P';
  return {
    code: 'E_RANGE',
    values: { point, ...(isReadable ? limitValues(property, limit) : limitValues('T', { max: fluid.limits.Tmax })) },
  };
}

/** The highest value the engine would have taken, where it refused one as too high; else undefined. */
export function highestAccepted(error: unknown): number | undefined {
  if (!isEngineError(error) || error.code !== 'out-of-range' || typeof error.value !== 'number') return undefined;
  const max = error.limit?.max;
  return max !== undefined && error.value > max ? max : undefined;
}

const isFiniteState = (state: State): boolean => [state.T, state.P, state.D, state.H, state.S].every(Number.isFinite);

/** Computes the states of a circuit's points and remembers which lie beyond the equation's limits. */
export class PointStates {
  readonly extrapolations: Extrapolation[] = [];
  private readonly fluid: Fluid;

  constructor(fluid: Fluid) {
    this.fluid = fluid;
  }

  /**
   * The state of a point from two properties, SI. Above the equation's highest temperature or
   * pressure it is extrapolated and remembered; below its lowest temperature it is refused.
   * @throws {ProblemFound} E_COLD, E_RANGE, E_ENGINE
   */
  at(point: string, input: StateInput): State {
    let state: State;
    try {
      state = this.fluid.state(input);
    } catch {
      state = this.extrapolated(point, input);
    }
    if (!isFiniteState(state)) stop('E_ENGINE', { point });
    return state;
  }

  /** A point at the state of another one, beyond the same limits. */
  same(point: string, other: string, state: State): State {
    const beyond = this.extrapolations.filter((one) => one.point === other);
    this.extrapolations.push(...beyond.map((one) => ({ ...one, point })));
    return state;
  }

  private extrapolated(point: string, input: StateInput): State {
    const { Tmin, Tmax, Pmax } = this.fluid.limits;
    let state: State;
    try {
      state = this.fluid.state(input, { extrapolate: true });
    } catch (error) {
      throw new ProblemFound(problemFromFault(error, point, this.fluid));
    }
    if (state.T < Tmin) stop('E_COLD', { point, min: celsiusFromKelvin(Tmin), unit: 'degC' });
    if (state.T > Tmax) this.extrapolations.push({ point, property: 'T', value: state.T, limit: Tmax });
    if (state.P > Pmax) this.extrapolations.push({ point, property: 'P', value: state.P, limit: Pmax });
    return state;
  }
}
