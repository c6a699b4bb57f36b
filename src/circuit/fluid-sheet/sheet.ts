/** The figures of a fluid as a reference page, its CSV file and its JSON file give them. */
import type {
  Engine,
  Fluid,
  FluidQuality,
  PhaseUncertainty,
  Reference,
  StatedAgainst,
  StatedError,
} from '../../engine/types.ts';
import {
  barFromPascal,
  celsiusFromKelvin,
  kelvinFromCelsius,
  kiloFromBase,
  STANDARD_ATMOSPHERE,
} from '../../quantities/si.ts';
import { stateOrNone } from '../outcome.ts';
import { NEWER_EQUATIONS } from './newer.ts';
import type { NewerEquation } from './newer.ts';
import { typicalCycle } from './typical.ts';
import type { TypicalCycle } from './typical.ts';

/** Saturation at a temperature: °C, bar absolute, kg/m³, kJ/kg. Of a blend both phases at that temperature. */
export interface SaturationRow {
  readonly t: number;
  readonly p_bubble: number;
  readonly p_dew: number;
  readonly rho_liquid: number;
  readonly rho_vapour: number;
  readonly h_liquid: number;
  readonly h_vapour: number;
}

/** Both temperatures at a pressure: bar absolute, °C, K. */
export interface Glide {
  readonly p: number;
  readonly t_bubble: number;
  readonly t_dew: number;
  readonly glide: number;
}

/** Temperatures of the usual working of a fluid, °C, in which its glide is told. */
export interface FluidSheet {
  readonly name: string;
  /** Every 5 °C, from cold to below critical. */
  readonly saturation: readonly SaturationRow[];
  /** Five temperatures people ask for, rising. */
  readonly usual: readonly SaturationRow[];
  /** At one standard atmosphere; null where the fluid does not boil there. */
  readonly boiling: Glide | null;
  /** At the pressure whose dew temperature is the middle one of `usual`. */
  readonly working: Glide;
  readonly critical: { readonly t: number; readonly p: number; readonly rho: number };
  /** Null for a blend, which has none. */
  readonly triple: { readonly t: number; readonly p: number } | null;
  /** Validity of the equation. */
  readonly limits: { readonly t_min: number; readonly t_max: number; readonly p_max: number };
  /** kg/kmol */
  readonly molar_mass: number;
  readonly components: readonly {
    readonly name: string;
    readonly massFraction: number;
    readonly moleFraction: number;
  }[];
  readonly typical: TypicalCycle | null;
  readonly quality: FluidQuality;
  /** How far bubble and dew points may lie off, K, what that was held against and why it is so. */
  readonly stated_error: {
    readonly bubble: number;
    readonly dew: number;
    readonly against: readonly StatedAgainst[];
    readonly reason: StatedError['reason'] | null;
  } | null;
  /** Relative, of the liquid and of the vapour. */
  readonly transport_uncertainty: {
    readonly viscosity: PhaseUncertainty | null;
    readonly conductivity: PhaseUncertainty | null;
  };
  readonly reference_state: Reference;
  /** Publication of the equation; of a blend, of each component's. */
  readonly sources: readonly string[];
  /** A newer equation than the one used, where there is one. */
  readonly newer_equation: NewerEquation | null;
}

/** K between two rows of the table. */
export const TABLE_STEP = 5;
/** °C: where tables begin for fluids of air conditioning and refrigeration. */
const USUAL_START = -50;
/** °C: where they begin for fluids that boil below `LOW_BOILING` at one atmosphere. */
const LOW_START = -100;
const LOW_BOILING = -60;
/** °C: a fluid with a critical point below this is shown from the cold end of its equation. */
const CRYOGENIC = -40;
/** K below critical where saturations end. */
const BELOW_CRITICAL = 0.05;

/** Temperatures people ask for, those that matter most first; the first five a fluid has are told. */
const ASKED = [5, 0, -10, 20, 40, -25, -40, 60, 80, 100] as const;
const ASKED_COUNT = 5;

/** A row at a temperature, °C. @throws {EngineError} where the fluid has no saturation */
export function saturationRow(fluid: Fluid, t: number): SaturationRow {
  const { bubble, dew } = fluid.saturation({ T: kelvinFromCelsius(t) });
  return {
    t,
    p_bubble: barFromPascal(bubble.P),
    p_dew: barFromPascal(dew.P),
    rho_liquid: bubble.D,
    rho_vapour: dew.D,
    h_liquid: kiloFromBase(bubble.H),
    h_vapour: kiloFromBase(dew.H),
  };
}

function glideAt(fluid: Fluid, P: number): Glide | null {
  const found = stateOrNone(() => fluid.saturation({ P }));
  if (found === undefined) return null;
  const { bubble, dew } = found;
  return {
    p: barFromPascal(P),
    t_bubble: celsiusFromKelvin(bubble.T),
    t_dew: celsiusFromKelvin(dew.T),
    glide: dew.T - bubble.T,
  };
}

/** Multiples of the step the fluid has a saturation at, from where its table begins. */
function tableTemperatures(fluid: Fluid, boiling: Glide | null): readonly number[] {
  const critical = celsiusFromKelvin(fluid.critical.T);
  const coldest = celsiusFromKelvin(fluid.limits.Tmin);
  const isLow = boiling !== null && boiling.t_bubble < LOW_BOILING;
  const start = critical < CRYOGENIC ? coldest : Math.max(coldest, isLow ? LOW_START : USUAL_START);
  const first = Math.ceil(start / TABLE_STEP);
  const last = Math.floor((critical - BELOW_CRITICAL) / TABLE_STEP);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => (first + index) * TABLE_STEP);
}

/** The first five of those people ask for; spread over the table where the fluid has not five of them. */
function usualTemperatures(table: readonly number[]): readonly number[] {
  const [first = 0, last = 0] = [table[0], table.at(-1)];
  const asked = ASKED.filter((t) => t >= first && t <= last).slice(0, ASKED_COUNT);
  if (asked.length === ASKED_COUNT) return [...asked].sort((one, other) => one - other);
  return Array.from(
    { length: ASKED_COUNT },
    (_, index) => table[Math.round((index * (table.length - 1)) / (ASKED_COUNT - 1))] ?? first,
  );
}

/**
 * Everything the pages say of a fluid's properties.
 * @throws {EngineError} when the engine has no such fluid, or no saturation where the table asks for it
 */
export function fluidSheet(name: string, engine: Engine): FluidSheet {
  const fluid = engine.fluid(name);
  const boiling = glideAt(fluid, STANDARD_ATMOSPHERE);
  const temperatures = tableTemperatures(fluid, boiling);
  const saturation = temperatures.map((t) => saturationRow(fluid, t));
  const usual = usualTemperatures(temperatures).map((t) => saturationRow(fluid, t));
  const middle = usual[Math.floor(usual.length / 2)]?.t ?? 0;
  const workingPressure = fluid.saturation({ T: kelvinFromCelsius(middle) }).dew.P;
  const working = glideAt(fluid, workingPressure);
  if (working === null) throw new Error(`${name}: no bubble point at the dew pressure of ${middle} °C`);
  const { critical, triple, limits, components, phaseUncertainty, statedError } = fluid;
  return {
    name,
    saturation,
    usual,
    boiling,
    working,
    critical: { t: celsiusFromKelvin(critical.T), p: barFromPascal(critical.P), rho: critical.D },
    triple:
      components.length > 1 || !Number.isFinite(triple.T)
        ? null
        : { t: celsiusFromKelvin(triple.T), p: barFromPascal(triple.P) },
    limits: {
      t_min: celsiusFromKelvin(limits.Tmin),
      t_max: celsiusFromKelvin(limits.Tmax),
      p_max: barFromPascal(limits.Pmax),
    },
    molar_mass: fluid.molarMass * 1000,
    components,
    typical: typicalCycle(engine, fluid, boiling?.t_bubble),
    quality: fluid.quality,
    stated_error: statedError ? { ...statedError, reason: statedError.reason ?? null } : null,
    transport_uncertainty: {
      viscosity: phaseUncertainty.viscosity ?? null,
      conductivity: phaseUncertainty.conductivity ?? null,
    },
    reference_state: fluid.reference,
    sources: fluid.source.split(/\s*;\s*(?=[A-Z])/),
    newer_equation: NEWER_EQUATIONS[name] ?? null,
  };
}
