/** A fluid's properties on behalf of an input: the engine's faults become refusals of that input. */
import type { Engine, Fluid, Saturation, State, StateInput } from '../engine/types.ts';
import { resolveFluidName } from '../refrigerants/index.ts';
import { refuse } from './calculator.ts';
import { celsiusFromKelvin, kelvinFromCelsius } from '../quantities/si.ts';

// By name, not by class: this room knows the engine by type only.
const isEngineError = (error: unknown): boolean => error instanceof Error && error.name === 'EngineError';

/** The name the product knows a fluid by, or the spelling itself when it is another kind of reference. */
export const fluidName = (spelling: string): string => resolveFluidName(spelling) ?? spelling;

/** The fluid of any usual spelling. @throws {Refusal} unknownFluid */
export function openFluid(engine: Engine, spelling: string): Fluid {
  try {
    return engine.fluid(fluidName(spelling));
  } catch (error) {
    if (!isEngineError(error)) throw error;
    return refuse('fluid', 'unknownFluid', { fluid: spelling });
  }
}

function asked<T>(fluid: Fluid, field: string, ask: () => T): T {
  try {
    return ask();
  } catch (error) {
    if (!isEngineError(error)) throw error;
    return refuse(field, 'noProperties', { fluid: fluid.name });
  }
}

/**
 * Bubble and dew at a temperature, °C, typed in `field`.
 * @throws {Refusal} aboveCritical, or `beyond` in its place; noProperties
 */
export function saturationAt(
  fluid: Fluid,
  t: number,
  field: string,
  beyond: 'aboveCritical' | 'supercriticalStorage' = 'aboveCritical',
): Saturation {
  const T = kelvinFromCelsius(t);
  if (T >= fluid.critical.T) refuse(field, beyond, { tcrit: celsiusFromKelvin(fluid.critical.T) });
  return asked(fluid, field, () => fluid.saturation({ T }));
}

/** The state of two properties, SI, one of them typed in `field`. @throws {Refusal} noProperties */
export function stateAt(fluid: Fluid, input: StateInput, field: string): State {
  return asked(fluid, field, () => fluid.state(input));
}
