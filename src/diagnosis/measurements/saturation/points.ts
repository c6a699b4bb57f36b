/** Saturation temperatures of a fluid, one pressure at a time. */
import type { Engine, Fluid } from '../../../engine/types.ts';
import { resolveFluidName } from '../../../refrigerants/resolve.ts';
import { celsiusFromKelvin, pascalFromBar } from '../../../quantities/si.ts';

/** By name, not by class: this room knows the engine by type only. */
const isEngineFault = (error: unknown): boolean => error instanceof Error && error.name === 'EngineError';

/** What the engine answers, or undefined where it has no answer. */
function answerOrNone<T>(ask: () => T): T | undefined {
  try {
    return ask();
  } catch (error) {
    if (isEngineFault(error)) return undefined;
    throw error;
  }
}

/** The fluid of any usual name or reference string; undefined where there is none. */
export function fluidNamed(engine: Engine, name: unknown): Fluid | undefined {
  const resolved = typeof name === 'string' ? resolveFluidName(name) : undefined;
  return resolved === undefined || resolved === '' ? undefined : answerOrNone(() => engine.fluid(resolved));
}

/** Dew and bubble temperatures, °C; NaN where the fluid has none at that pressure. */
export interface SaturationPoint {
  readonly dew: number;
  readonly bubble: number;
}

const NONE: SaturationPoint = { dew: Number.NaN, bubble: Number.NaN };

/** @param p bar absolute */
export function saturationAt(fluid: Fluid, p: number): SaturationPoint {
  if (!(p > 0)) return NONE;
  const P = pascalFromBar(p);
  if (fluid.components.length === 1) {
    const T = answerOrNone(() => fluid.saturationTemperature(P));
    return T === undefined ? NONE : { dew: celsiusFromKelvin(T), bubble: celsiusFromKelvin(T) };
  }
  const both = answerOrNone(() => fluid.saturation({ P }));
  if (both === undefined) return NONE;
  return { dew: celsiusFromKelvin(both.dew.T), bubble: celsiusFromKelvin(both.bubble.T) };
}

/** How far a temperature lies from the nearer of both curves, K. */
export const distanceFrom = ({ dew, bubble }: SaturationPoint, t: number): number =>
  Math.min(Math.abs(dew - t), Math.abs(bubble - t));
