/** Between the SI of the engine and the units of the API. */
import type { State } from '../engine/types.ts';
import type { Point } from './types.ts';
import { barFromPascal, celsiusFromKelvin, kiloFromBase } from '../quantities/si.ts';

/** A point in API units from an engine state in SI. */
export function pointFromState(state: State): Point {
  return {
    P: barFromPascal(state.P),
    T: celsiusFromKelvin(state.T),
    H: kiloFromBase(state.H),
    S: kiloFromBase(state.S),
    D: state.D,
  };
}
