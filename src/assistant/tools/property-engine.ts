/** The part of the property engine tools use: T in K, P in Pa, D in kg/m3, H in J/kg, S in J/(kg K), Q from 0 to 1. */
export type GivenProperty = 'P' | 'T' | 'D' | 'Q' | 'H';

export interface PropertyState {
  readonly T: number;
  readonly P: number;
  readonly D: number;
  readonly H: number;
  readonly S: number;
  readonly Q: number | undefined;
  readonly phase: string;
  readonly ambiguous: boolean;
}

export interface PropertyFluid {
  readonly name: string;
  readonly critical: { readonly T: number; readonly P: number };
  readonly triple: { readonly T: number; readonly P: number };
  readonly reference: string;
  readonly quality: string;
  /** @throws an error named EngineError, with a code */
  state(given: Partial<Record<GivenProperty, number>>): PropertyState;
  /** @throws an error named EngineError, with a code */
  saturation(at: { readonly P: number }): {
    readonly bubble: { readonly T: number };
    readonly dew: { readonly T: number };
  };
}

export interface PropertyEngine {
  /** @throws an error named EngineError, with a code */
  fluid(name: string): PropertyFluid;
}

/** What the engine says of a refusal. */
export interface EngineRefusal extends Error {
  readonly code: string;
  readonly property?: string | undefined;
  readonly limit?: { readonly min?: number; readonly max?: number } | undefined;
}

export const isEngineRefusal = (error: unknown): error is EngineRefusal =>
  error instanceof Error && error.name === 'EngineError' && 'code' in error;
