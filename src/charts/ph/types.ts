import type { LineScales } from './scales.ts';

/**
 * What the P-h diagram needs to know of a fluid, in SI (K, Pa, kg/m3, J/kg, J/(kg K)).
 * Structural, so that the engine's `Fluid` fits without being imported here.
 */
export interface FluidFacts {
  readonly name: string;
  readonly critical: { readonly T: number; readonly P: number; readonly D: number };
  readonly triple: { readonly T: number; readonly P: number };
  readonly limits: { readonly Tmin: number; readonly Tmax: number; readonly Pmax: number };
  /** Points of a blend's boundary from cold to critical; undefined for a pure fluid. */
  readonly envelope?: { readonly bubble: readonly BoundaryPoint[]; readonly dew: readonly BoundaryPoint[] } | undefined;
}

export interface BoundaryPoint {
  readonly T: number;
  readonly D: number;
}

export type JobPair = 'TQ' | 'TP' | 'PS' | 'PQ' | 'PH' | 'TD';
export type JobField = 'T' | 'P' | 'D' | 'H' | 'S' | 'Q';

/** One vectorised engine call: state i is fixed by (xs[i], ys[i]); only `fields` come back. */
export interface StateJob {
  readonly pair: JobPair;
  readonly xs: readonly number[];
  readonly ys: readonly number[];
  readonly fields: readonly JobField[];
}

/** One array per field of the job, in its order; NaN where the engine has no state. */
export type StateColumns = readonly Float64Array[];

/** Saturation line, temperatures rising, ended by the critical point. */
export interface Dome {
  readonly T: Float64Array;
  /** Bubble pressure. */
  readonly P: Float64Array;
  /** Dew pressure: that of the bubble for a pure fluid, lower for a blend. */
  readonly pDew: Float64Array;
  readonly hBubble: Float64Array;
  readonly hDew: Float64Array;
  readonly sDew: Float64Array;
  readonly dDew: Float64Array;
}

/** A line of constant `value` (K, J/(kg K), m3/kg or mass fraction) through (H[i], P[i]). */
export interface IsoLine {
  readonly value: number;
  readonly H: Float64Array;
  readonly P: Float64Array;
}

/** The boundary of a blend about its critical point, from the last bubble sample of the dome to its last dew sample. */
export interface DomeCap {
  readonly H: Float64Array;
  readonly P: Float64Array;
}

export interface PhCurves {
  readonly facts: FluidFacts;
  /** The units its lines are round in; absent: °C. */
  readonly scales?: LineScales | undefined;
  readonly dome: Dome;
  /** Undefined where both sides of the dome meet at the critical temperature: a pure fluid. */
  readonly cap: DomeCap | undefined;
  readonly quality: readonly IsoLine[];
  readonly isotherms: readonly IsoLine[];
  readonly isentropes: readonly IsoLine[];
  readonly isochores: readonly IsoLine[];
}

/** Visible part of the plane: H in J/kg, P in Pa. */
export interface PhWindow {
  readonly hMin: number;
  readonly hMax: number;
  readonly pMin: number;
  readonly pMax: number;
}

/** The states of a cycle by the letter each is marked with, in the order one walks through them; H in J/kg, P in Pa. */
export type CyclePoints = Readonly<Record<string, { readonly H: number; readonly P: number }>>;

/** What a line of the cycle stands for, which gives it its colour. */
export type LineRole = 'low' | 'compression' | 'ideal' | 'high' | 'liquid' | 'expansion';

/** A line of the cycle, from one letter to another. */
export interface CycleLine {
  readonly from: string;
  readonly to: string;
  readonly role: LineRole;
}
