/**
 * What the engine's door gives and takes. SI throughout: T in K, P in Pa (absolute),
 * D in kg/m3, H and U in J/kg, S, CP and CV in J/(kg K), W in m/s, Q the mass fraction of vapour.
 */

/** A property that can be given to fix a state. */
export type Property = 'T' | 'P' | 'D' | 'H' | 'S' | 'U' | 'Q';

/** Two of the properties, by name; exactly two must be present. */
export type StateInput = Partial<Record<Property, number>>;

/** The pairs that fix a state, in the order their values are given to `states`. */
export type Pair =
  'TP' | 'TD' | 'TQ' | 'TH' | 'TS' | 'PD' | 'PH' | 'PS' | 'PU' | 'PQ' | 'DH' | 'DS' | 'DU' | 'DQ' | 'HS' | 'HQ' | 'SQ';

export type Phase = 'liquid' | 'saturated-liquid' | 'two-phase' | 'saturated-vapour' | 'gas' | 'supercritical';

export interface State {
  /** Temperature, K. */
  readonly T: number;
  /** Absolute pressure, Pa. */
  readonly P: number;
  /** Density, kg/m3. */
  readonly D: number;
  /** Specific enthalpy, J/kg (see `Fluid.reference`). */
  readonly H: number;
  /** Specific entropy, J/(kg K). */
  readonly S: number;
  /** Specific internal energy, J/kg. */
  readonly U: number;
  /** Mass fraction of vapour, 0 to 1; undefined outside the two-phase region. */
  readonly Q: number | undefined;
  /** Isobaric heat capacity, J/(kg K); undefined strictly inside the two-phase region. */
  readonly CP: number | undefined;
  /** Isochoric heat capacity, J/(kg K); undefined strictly inside the two-phase region. */
  readonly CV: number | undefined;
  /** Speed of sound, m/s; undefined strictly inside the two-phase region. */
  readonly W: number | undefined;
  /** Dynamic viscosity, Pa s; undefined inside the dome and where a component has no parameters. */
  readonly viscosity: number | undefined;
  /** Thermal conductivity, W/(m K); undefined as viscosity is. */
  readonly conductivity: number | undefined;
  readonly phase: Phase;
  /** Mass fractions of both phases, in the order of `Fluid.components`; of a mixture on or in its dome. */
  readonly composition: { readonly liquid: readonly number[]; readonly vapour: readonly number[] } | undefined;
  /** True when other states answer the same two inputs; the one at lowest pressure is given. */
  readonly ambiguous: boolean;
}

export interface Saturation {
  /** Saturated liquid (Q = 0). */
  readonly bubble: State;
  /** Saturated vapour (Q = 1). */
  readonly dew: State;
}

export interface StateOptions {
  /**
   * Accept states beyond the equation's published limits: up to 1.5 times Tmax and Pmax, and of a fluid with a `sublimation`
   * line its vapour over the solid, by T with P or D, down to the line's Tmin and up to its pressure. Default false.
   */
  readonly extrapolate?: boolean;
}

export interface Component {
  readonly name: string;
  readonly massFraction: number;
  readonly moleFraction: number;
}

/** Where the numbers come from: a published equation of the fluid itself, or a mixture of equations. */
export type FluidQuality = 'reference' | 'fitted blend' | 'estimated blend';

/** What a stated error was found from: a publication, or how far an estimate moves the points. */
export type StatedAgainst =
  | 'ashrae-34'
  | 'ashrae-refprop'
  | 'bitzer-a501'
  | 'chemours-mo99'
  | 'danfoss-constants'
  | 'honeywell-l40x'
  | 'own-error'
  | 'carbon-dioxide-pairs';

/** How far the bubble and dew points of a blend may lie off, K: never less than was measured. */
export interface StatedError {
  readonly bubble: number;
  readonly dew: number;
  readonly against: readonly StatedAgainst[];
  /**
   * 'carbon-dioxide': its pairs were fitted at higher temperatures than these. 'water': it makes a second liquid, which the
   * model has not.
   */
  readonly reason: 'carbon-dioxide' | 'water' | undefined;
}

/**
 * Zero of H and S. 'IIR': 200 kJ/kg and 1 kJ/(kg K) for saturated liquid at 0 °C.
 * 'NBP': 0 and 0 for saturated liquid at 101 325 Pa. 'EOS': the equation's own.
 */
export type Reference = 'IIR' | 'NBP' | 'EOS';

export interface PhaseUncertainty {
  readonly liquid: number;
  readonly vapour: number;
}

export interface Fluid {
  readonly name: string;
  /** kg/mol */
  readonly molarMass: number;
  readonly critical: { readonly T: number; readonly P: number; readonly D: number };
  /** Triple point as its publication gives it; some equations begin above it (`limits.Tmin`). */
  readonly triple: { readonly T: number; readonly P: number };
  /** Published validity of the equation of state. */
  readonly limits: { readonly Tmin: number; readonly Tmax: number; readonly Pmax: number };
  /** The line on which vapour meets the solid, and where it is offered, K; undefined where none is known. */
  readonly sublimation: { readonly Tmin: number; readonly Tmax: number } | undefined;
  readonly components: readonly Component[];
  readonly quality: FluidQuality;
  /** How far bubble and dew points of a designated blend may lie off, where that was found to be much; else undefined. */
  readonly statedError: StatedError | undefined;
  readonly reference: Reference;
  /** The publication of the equation of state, with its DOI; of a mixture, one per component. */
  readonly source: string;
  /** Relative uncertainty of viscosity and conductivity, the larger of both phases; undefined where there is none. */
  readonly uncertainty: { readonly viscosity: number | undefined; readonly conductivity: number | undefined };
  /** The same of the liquid and of the vapour, away from the critical point. */
  readonly phaseUncertainty: {
    readonly viscosity: PhaseUncertainty | undefined;
    readonly conductivity: PhaseUncertainty | undefined;
  };
  /** The phase boundary of a mixture; undefined for a pure fluid, whose boundary is one curve. */
  readonly envelope: Envelope | undefined;

  /**
   * The state fixed by two properties.
   * @throws {EngineError} out-of-range, no-solution, bad-input
   */
  state(input: StateInput, options?: StateOptions): State;

  /**
   * Bubble and dew points at a temperature or at a pressure, from Tmin to 0.05 K below critical.
   * @throws {EngineError} out-of-range, no-solution, bad-input
   */
  saturation(at: { readonly T: number } | { readonly P: number }): Saturation;

  /**
   * Saturation pressure of a pure fluid at a temperature, Pa: that of `saturation`, without its states.
   * Of a mixture its dew pressure.
   * @throws {EngineError} out-of-range, no-solution
   */
  saturationPressure(T: number): number;

  /**
   * Saturation temperature of a pure fluid at a pressure, K: that of `saturation`, without its states.
   * Of a mixture its dew temperature.
   * @throws {EngineError} out-of-range, no-solution
   */
  saturationTemperature(P: number): number;

  /**
   * Pressure at which the vapour meets the solid, Pa, T in K from `sublimation.Tmin` to the triple point. Of R744 Span and Wagner
   * (1996), eq. (3.12).
   * @throws {EngineError} out-of-range, also where no line is known
   */
  sublimationPressure(T: number): number;

  /**
   * Temperature at which the vapour of a pressure, Pa, meets the solid, K: the inverse of `sublimationPressure`.
   * @throws {EngineError} out-of-range, also where no line is known
   */
  sublimationTemperature(P: number): number;

  /**
   * Surface tension of the saturated liquid of a pure fluid, N/m, T in K from Tmin to critical;
   * undefined where no correlation is known, and for mixtures.
   * @throws {EngineError} out-of-range
   */
  surfaceTension(T: number): number | undefined;

  /**
   * Many states at once, for charts and tables: row i, at `STATE_STRIDE * i`, holds
   * T P D H S U Q CP CV W of the state fixed by (xs[i], ys[i]).
   * A typed array has no room for "absent": what `state` leaves undefined is NaN there,
   * and so is every field of a row that has no state (`state` gives its error).
   */
  states(pair: Pair, xs: ArrayLike<number>, ys: ArrayLike<number>, options?: StateOptions): Float64Array;
}

/** Fields of one row of `Fluid.states`, in order. */
export const STATE_FIELDS = ['T', 'P', 'D', 'H', 'S', 'U', 'Q', 'CP', 'CV', 'W'] as const;
export const STATE_STRIDE = STATE_FIELDS.length;

/** Bubble and dew curves of a mixture from cold to critical: T in K, P in Pa, D in kg/m3. */
export interface Envelope {
  readonly bubble: readonly { readonly T: number; readonly P: number; readonly D: number }[];
  readonly dew: readonly { readonly T: number; readonly P: number; readonly D: number }[];
}

export interface FluidOptions {
  /** Whether the fractions of a reference string are by mass (default) or by mole. */
  readonly basis?: 'mass' | 'mole';
}

export interface Engine {
  /** Names of every fluid with an equation of its own. */
  readonly names: readonly string[];
  /** Names of every blend with a designation. */
  readonly blends: readonly string[];
  /**
   * A fluid, a blend, or a mixture by reference string: 'R32[0.689]&R1234yf[0.311]', two to six
   * components, fractions adding up to 1 (or per cent to 100) within 0.5 %, which is normalised. Names in any usual spelling:
   * 'R134A', 'HFC-134a', 'propane', a trade name; the fluid has the engine's.
   * @throws {EngineError} unknown-fluid, bad-composition, no-solution (no phase boundary was found)
   */
  fluid(name: string, options?: FluidOptions): Fluid;
}
