/** Between the SI of the engine and the units of the API. */
import type { State } from '../engine/types.ts';
import type { Point } from './types.ts';

const ZERO_CELSIUS_K = 273.15;
const PASCAL_PER_BAR = 1e5;
const PER_KILO = 1e3;
export const SECONDS_PER_HOUR = 3600;

/** K from °C. */
export const kelvinFromCelsius = (celsius: number): number => celsius + ZERO_CELSIUS_K;
/** °C from K. */
export const celsiusFromKelvin = (kelvin: number): number => kelvin - ZERO_CELSIUS_K;
/** Pa from bar. */
export const pascalFromBar = (bar: number): number => bar * PASCAL_PER_BAR;
/** bar from Pa. */
export const barFromPascal = (pascal: number): number => pascal / PASCAL_PER_BAR;
/** J from kJ, W from kW. */
export const baseFromKilo = (kilo: number): number => kilo * PER_KILO;
/** kJ from J, kW from W. */
export const kiloFromBase = (base: number): number => base / PER_KILO;

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
