/**
 * What a simulation takes and gives, in the units of the API: temperatures in °C, temperature
 * differences in K, pressures in bar absolute, powers in kW, H in kJ/kg, S in kJ/(kg K), D in kg/m3.
 */
import type { FluidQuality, Reference } from '../engine/types.ts';
import type { OutcomeOf, ProblemOf, Values } from '../schema/outcome.ts';
import type {
  Architecture,
  ArchitectureFigures,
  ArchitectureInput,
  ArchitectureInputs,
  CycleFigures,
} from './architecture-types.ts';

export type * from './architecture-types.ts';

/** Keys of the request body. */
export type BodyKey =
  | 'fluid'
  | 'choice_1'
  | 'choice_1_value'
  | 'rend_v'
  | 'rend_is'
  | 'mode_ref'
  | 't_ref'
  | 'mode_cdr'
  | 'pt_cdr'
  | 't_sr'
  | 't_srt'
  | 'mode_evp'
  | 'pt_evp'
  | 't_sf'
  | 't_sft'
  | 'mode_trans'
  | 'p_gc'
  | 't_out_gc'
  | 'sat_ref'
  | 'architecture'
  | ArchitectureInput;

/** Sizing criterion: 0 swept volume m3/h, 1 cooling power kW, 2 heating power kW, 3 suction volume m3/h, 4 mass flow kg/s. */
export type SizingChoice = 0 | 1 | 2 | 3 | 4;
/** Condensing medium: 0 air, 1 water. */
export type Medium = 0 | 1;
/** How a saturation is entered: 1 temperature, 2 pressure. */
export type SaturationMode = 1 | 2;
/** '0' classic, '1' transcritical. */
export type CycleMode = '0' | '1';
/** What an entered saturation temperature is: the dew point, the mean of bubble and dew, or the bubble point. */
export type SaturationReference = 'dew' | 'mid' | 'bubble';

/** A complete, checked input. `run` also takes partial bodies and numeric text: see `run`. */
export interface SimulationInput extends ArchitectureInputs {
  /** Name as the engine takes it, or a reference string `R32[0.689]&R1234yf[0.311]` (mass fractions). */
  readonly fluid: string;
  readonly choice_1: SizingChoice;
  /** In the unit of `choice_1`. */
  readonly choice_1_value: number;
  /** Volumetric efficiency, 0 to 1. */
  readonly rend_v: number;
  /** Isentropic efficiency, 0 to 1. */
  readonly rend_is: number;
  readonly mode_ref: Medium;
  /** Reference discharge temperature, °C. */
  readonly t_ref: number;
  readonly mode_cdr: SaturationMode;
  /** Condensing temperature °C or pressure bar, by `mode_cdr`. */
  readonly pt_cdr: number;
  /** Condenser subcooling, K. */
  readonly t_sr: number;
  /** Liquid line subcooling, K. */
  readonly t_srt: number;
  readonly mode_evp: SaturationMode;
  /** Evaporating temperature °C or pressure bar, by `mode_evp`. */
  readonly pt_evp: number;
  /** Useful evaporator superheat, K. */
  readonly t_sf: number;
  /** Suction line superheat, K. */
  readonly t_sft: number;
  readonly mode_trans: CycleMode;
  /** Gas cooler pressure, bar. */
  readonly p_gc: number;
  /** True: `p_gc` was asked for as 'opt', and is in an answer the pressure found. */
  readonly p_gc_sought?: true;
  /** Gas cooler outlet temperature, °C. */
  readonly t_out_gc: number;
  readonly sat_ref: SaturationReference;
  /** The cycle; absent, the one-stage one. */
  readonly architecture?: Exclude<Architecture, 'simple'>;
}

export interface Performance {
  /** kW */
  readonly power_cold: number;
  /** kW */
  readonly power_heat: number;
  /** kW given to the refrigerant; electrical only when `rend_is` is an overall efficiency. */
  readonly power_compressor: number;
  readonly eer: number;
  readonly cop: number;
  readonly eer_carnot: number;
  readonly cop_carnot: number;
  /** kg/h */
  readonly mass_flow_h: number;
  /** kg/s */
  readonly mass_flow_s: number;
  /** Swept volume, m3/h. */
  readonly step_volume_h: number;
  readonly rend_v: number;
}

export interface Point {
  /** bar absolute */
  readonly P: number;
  /** °C */
  readonly T: number;
  /** kJ/kg */
  readonly H: number;
  /** kJ/(kg K) */
  readonly S: number;
  /** kg/m3 */
  readonly D: number;
}

/** The points the specification names, which every answer holds, in the order of the flow from the suction. */
export const POINT_KEYS = [
  'a_aspiration',
  'b_refoulement_is',
  'c_refoulement_reel',
  'd_sortie_condenseur',
  'e_entree_detendeur',
  'f_sortie_detendeur',
  'g_sortie_evaporateur',
] as const;
export type PointKey = (typeof POINT_KEYS)[number];
/** Points only some cycles have: those of an internal exchanger's liquid and vapour outlets. */
export type AddedPointKey = 'i_sortie_liquide_echangeur' | 'h_sortie_vapeur_echangeur';
/** Beside those seven, the points a cycle adds; in the order of its nodes. */
export type Points = Readonly<Record<PointKey, Point>> & Readonly<Partial<Record<AddedPointKey, Point>>>;

/** Critical and triple points; null where unknown, and a mixture has no triple point. */
export interface FluidFacts {
  /** bar */
  readonly p_crit: number;
  /** °C */
  readonly t_crit: number;
  /** bar */
  readonly p_triple: number | null;
  /** °C */
  readonly t_triple: number | null;
}

/** Beside the documented answer. The four of the condenser are null in a transcritical cycle. */
export interface Extra extends CycleFigures {
  /** Quality after expansion, 0 to 1. */
  readonly x_f: number;
  /** °C */
  readonly t_dew_evp: number;
  /** °C */
  readonly t_bubble_evp: number;
  /** °C */
  readonly t_dew_cdr: number | null;
  /** °C */
  readonly t_bubble_cdr: number | null;
  /** K */
  readonly glide_evp: number;
  /** K */
  readonly glide_cdr: number | null;
  /** Pressure ratio p_c / p_e. */
  readonly tau: number;
  /** Volumetric cooling effect at the suction, kJ/m3. */
  readonly q0v: number;
  readonly reference_state: Reference;
  /** How well the fluid's equation is known: the reader is told of an 'estimated blend'. */
  readonly quality: FluidQuality;
  /** Absent where the fluid has no viscosity, or one of the points is two-phase. */
  readonly mu?: Viscosities;
  /** Relative standard uncertainty of `mu`; absent with it. */
  readonly mu_uncertainty?: number;
}

/** Dynamic viscosity, Pa s, where the circuit's pipes begin: suction, discharge, liquid line. */
export interface Viscosities {
  readonly a: number;
  readonly c: number;
  readonly e: number;
}

export interface SimulationResult {
  readonly performance: Performance;
  readonly points: Points;
  readonly fluid: FluidFacts;
  readonly extra: Extra;
  readonly warnings: readonly Warning[];
  readonly input: SimulationInput;
  /** Of cycles other than the one-stage one, with `nodes`: every point of every circuit, by its letter. */
  readonly architecture?: ArchitectureFigures;
  readonly nodes?: Readonly<Record<string, Point>>;
}

export const PROBLEM_CODES = [
  'E_FLUID',
  'E_MISSING',
  'E_NUMBER',
  'E_CHOICE',
  'E_MODE',
  'E_VALUE',
  'E_RENDV',
  'E_RENDIS',
  'E_NEG',
  'E_EVP',
  'E_SUPERCRIT',
  'E_ORDER',
  'E_PGC',
  'E_TGC',
  'E_LIQ',
  'E_LLCOLD',
  'E_Q0',
  'E_QK',
  'E_COMP',
  'E_ENGINE',
  'E_COLD',
  'E_RANGE',
  'E_APPR',
  'E_PINT',
  'E_FLASH',
  'E_INJ',
  'E_TCAS',
  'E_PREC',
  'E_EJLIFT',
  'E_EJCRIT',
  'E_EJGLIDE',
] as const;
export type ProblemCode = (typeof PROBLEM_CODES)[number];

export const WARNING_CODES = [
  'W_TREF',
  'W_WET',
  'W_FSUB',
  'W_SH0',
  'W_SHLOW',
  'W_SHHIGH',
  'W_SCLOW',
  'W_SCHIGH',
  'W_TAU',
  'W_XF',
  'W_VAC',
  'W_NEARCRIT',
  'W_GLIDE',
  'W_TRANS',
  'W_EXTRAP',
  'W_IHXLOSS',
  'W_STAGE',
  'W_SATSUC',
  'W_INJ',
  'W_PREC',
  'W_PARMIN',
  'W_MTSUC',
  'W_SUBCOLD',
  'W_BOUND',
] as const;
export type WarningCode = (typeof WARNING_CODES)[number];

export interface Problem extends ProblemOf<ProblemCode> {
  readonly field?: BodyKey;
}

export interface Warning {
  readonly code: WarningCode;
  /** What its text names: numbers in API units, units and letters of points. */
  readonly values: Values;
}

export type SimulationOutcome = OutcomeOf<SimulationResult, Problem>;
