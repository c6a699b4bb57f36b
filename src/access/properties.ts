/** Properties of a fluid as callers ask them who are no page: SI, the unit of each figure in its name, absent figures null. */
import type { EngineError, EngineErrorCode } from '../engine/errors.ts';
import type { Engine, Fluid, Pair, Property, State, StateInput } from '../engine/types.ts';
import { nearestValue } from '../refrigerants/nearest.ts';
import { resolveFluidName } from '../refrigerants/resolve.ts';
import type { Schema } from './schema.ts';

/** The name of each property that fixes a state, as the engine calls it. */
export const GIVEN = {
  T_K: 'T',
  P_Pa: 'P',
  D_kg_m3: 'D',
  H_J_kg: 'H',
  S_J_kgK: 'S',
  U_J_kg: 'U',
  Q_kg_kg: 'Q',
} as const satisfies Readonly<Record<string, Property>>;
export type Given = keyof typeof GIVEN;

/** Pairs the engine solves; a test holds them to its own list. */
export const SOLVED: readonly Pair[] = [
  'TP',
  'TD',
  'TQ',
  'TH',
  'TS',
  'PD',
  'PH',
  'PS',
  'PU',
  'PQ',
  'DH',
  'DS',
  'DU',
  'DQ',
  'HS',
  'HQ',
  'SQ',
];

const nameOf = (letter: string): Given =>
  (Object.keys(GIVEN) as Given[]).find((name) => GIVEN[name] === letter) as Given;

/** More states than this are more than one call. */
export const MOST_STATES = 100;
const LONGEST_FLUID = 400;

const QUANTITIES: Readonly<Record<Given, Schema>> = {
  T_K: { type: 'number', exclusiveMinimum: 0, description: 'Temperature, K' },
  P_Pa: { type: 'number', exclusiveMinimum: 0, description: 'Absolute pressure, Pa' },
  D_kg_m3: { type: 'number', exclusiveMinimum: 0, description: 'Density, kg/m³' },
  H_J_kg: { type: 'number', description: 'Specific enthalpy, J/kg, from the reference the answer names' },
  S_J_kgK: { type: 'number', description: 'Specific entropy, J/(kg·K), from the reference the answer names' },
  U_J_kg: { type: 'number', description: 'Specific internal energy, J/kg' },
  Q_kg_kg: { type: 'number', minimum: 0, maximum: 1, description: 'Vapour quality, mass fraction' },
};

const STATE_SCHEMA: Schema = {
  type: 'object',
  description: `Exactly two properties, of a pair that is solved: ${SOLVED.join(' ')}`,
  properties: QUANTITIES,
  additionalProperties: false,
  minProperties: 2,
  maxProperties: 2,
  anyOf: SOLVED.map((pair) => ({ required: Array.from(pair, nameOf) })),
};

const SATURATION_SCHEMA: Schema = {
  type: 'object',
  description: 'A temperature or a pressure: both the bubble and the dew point there',
  properties: { T_K: QUANTITIES.T_K, P_Pa: QUANTITIES.P_Pa },
  additionalProperties: false,
  minProperties: 1,
  maxProperties: 1,
};

export const PROPERTIES_SCHEMA: Schema = {
  type: 'object',
  properties: {
    fluid: {
      type: 'string',
      minLength: 1,
      maxLength: LONGEST_FLUID,
      description: 'Name in any usual spelling, or a mix by fractions: R32[0.689]&R1234yf[0.311]',
    },
    basis: {
      type: 'string',
      enum: ['mass', 'mole'],
      default: 'mass',
      description: 'Whether the fractions of a mix are by mass or by mole',
    },
    extrapolate: {
      type: 'boolean',
      default: false,
      description:
        'Accept states up to 1.5 times the published limits of temperature and pressure; of R744 its vapour over the solid too, by T with P or D, from 140 K and up to the sublimation pressure',
    },
    states: { type: 'array', items: STATE_SCHEMA, minItems: 1, maxItems: MOST_STATES },
    saturations: { type: 'array', items: SATURATION_SCHEMA, minItems: 1, maxItems: MOST_STATES },
  },
  required: ['fluid'],
  additionalProperties: false,
  anyOf: [{ required: ['states'] }, { required: ['saturations'] }],
  examples: [
    { fluid: 'R134a', states: [{ T_K: 300, P_Pa: 100000 }] },
    { fluid: 'R454B', saturations: [{ P_Pa: 1000000 }] },
  ],
};

export interface StateFigures {
  readonly phase: State['phase'];
  readonly T_K: number;
  readonly P_Pa: number;
  readonly D_kg_m3: number;
  readonly H_J_kg: number;
  readonly S_J_kgK: number;
  readonly U_J_kg: number;
  readonly Q_kg_kg: number | null;
  readonly CP_J_kgK: number | null;
  readonly CV_J_kgK: number | null;
  readonly W_m_s: number | null;
  readonly viscosity_Pa_s: number | null;
  readonly conductivity_W_mK: number | null;
  /** Whether other states answer the same two; this is the one at lowest pressure. */
  readonly ambiguous: boolean;
}

export interface NoFigures {
  readonly ok: false;
  readonly code: EngineErrorCode;
  /** The property at fault, with its limits where they are known. */
  readonly property: Given | null;
  readonly min: number | null;
  readonly max: number | null;
}
export type StateAnswer = ({ readonly ok: true } & StateFigures) | NoFigures;
export type SaturationAnswer =
  { readonly ok: true; readonly bubble: StateFigures; readonly dew: StateFigures } | NoFigures;

export interface FluidFigures {
  readonly name: string;
  readonly quality: Fluid['quality'];
  readonly reference: Fluid['reference'];
  readonly molar_mass_kg_mol: number;
  readonly critical: { readonly T_K: number; readonly P_Pa: number; readonly D_kg_m3: number };
  readonly limits: { readonly T_min_K: number; readonly T_max_K: number; readonly P_max_Pa: number };
  /** How far bubble and dew points may lie off, where that was found to be much. */
  readonly stated_error: { readonly bubble_K: number; readonly dew_K: number } | null;
  readonly components: readonly { readonly name: string; readonly mass_fraction: number }[];
}

export interface PropertiesRequest {
  readonly fluid: string;
  readonly basis?: 'mass' | 'mole';
  readonly extrapolate?: boolean;
  readonly states?: readonly Readonly<Partial<Record<Given, number>>>[];
  readonly saturations?: readonly { readonly T_K?: number; readonly P_Pa?: number }[];
}

export interface PropertiesAnswer {
  readonly fluid: FluidFigures;
  readonly states?: readonly StateAnswer[];
  readonly saturations?: readonly SaturationAnswer[];
}

const orNull = (value: number | undefined): number | null => value ?? null;

/** The figures of a state, as the engine gives them. */
export const stateFigures = (state: State): StateFigures => ({
  phase: state.phase,
  T_K: state.T,
  P_Pa: state.P,
  D_kg_m3: state.D,
  H_J_kg: state.H,
  S_J_kgK: state.S,
  U_J_kg: state.U,
  Q_kg_kg: orNull(state.Q),
  CP_J_kgK: orNull(state.CP),
  CV_J_kgK: orNull(state.CV),
  W_m_s: orNull(state.W),
  viscosity_Pa_s: orNull(state.viscosity),
  conductivity_W_mK: orNull(state.conductivity),
  ambiguous: state.ambiguous,
});

const fluidFigures = (fluid: Fluid): FluidFigures => ({
  name: fluid.name,
  quality: fluid.quality,
  reference: fluid.reference,
  molar_mass_kg_mol: fluid.molarMass,
  critical: { T_K: fluid.critical.T, P_Pa: fluid.critical.P, D_kg_m3: fluid.critical.D },
  limits: { T_min_K: fluid.limits.Tmin, T_max_K: fluid.limits.Tmax, P_max_Pa: fluid.limits.Pmax },
  stated_error:
    fluid.statedError === undefined ? null : { bubble_K: fluid.statedError.bubble, dew_K: fluid.statedError.dew },
  components: fluid.components.map(({ name, massFraction }) => ({ name, mass_fraction: massFraction })),
});

/** By name, not by class: this room knows the engine by type only. */
const isRefusal = (error: unknown): error is EngineError => error instanceof Error && error.name === 'EngineError';

function answered<T extends object>(ask: () => T): ({ readonly ok: true } & T) | NoFigures {
  try {
    return { ok: true, ...ask() };
  } catch (error) {
    if (!isRefusal(error)) throw error;
    const { code, property, limit } = error;
    return {
      ok: false,
      code,
      property: property === undefined ? null : nameOf(property),
      min: orNull(limit?.min),
      max: orNull(limit?.max),
    };
  }
}

const asEngine = (given: Readonly<Partial<Record<Given, number>>>): StateInput =>
  Object.fromEntries(Object.entries(given).map(([name, value]) => [GIVEN[name as Given], value]));

/** The fluid a caller names, or why there is none. */
export function openedFluid(
  { fluid, basis = 'mass' }: Pick<PropertiesRequest, 'fluid' | 'basis'>,
  engine: Engine,
): Fluid | { readonly refused: EngineErrorCode } {
  const name = resolveFluidName(fluid);
  if (name === undefined) return { refused: 'unknown-fluid' };
  try {
    return engine.fluid(name, { basis });
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return { refused: error.code };
  }
}

export type PropertiesOutcome =
  | { readonly ok: true; readonly result: PropertiesAnswer }
  | { readonly ok: false; readonly code: EngineErrorCode; readonly values: Readonly<Record<string, string>> };

/** @param request sound by `PROPERTIES_SCHEMA`; each state is answered for itself */
export function properties(request: PropertiesRequest, engine: Engine): PropertiesOutcome {
  const fluid = openedFluid(request, engine);
  if ('refused' in fluid) {
    const values = { detail: request.fluid, ...nearestValue(request.fluid) };
    return { ok: false, code: fluid.refused, values };
  }
  const { states, saturations, extrapolate = false } = request;
  return {
    ok: true,
    result: {
      fluid: fluidFigures(fluid),
      ...(states && {
        states: states.map((one) => answered(() => stateFigures(fluid.state(asEngine(one), { extrapolate })))),
      }),
      ...(saturations && {
        saturations: saturations.map(({ T_K, P_Pa }) =>
          answered(() => {
            const { bubble, dew } = fluid.saturation(P_Pa === undefined ? { T: T_K as number } : { P: P_Pa });
            return { bubble: stateFigures(bubble), dew: stateFigures(dew) };
          }),
        ),
      }),
    },
  };
}
