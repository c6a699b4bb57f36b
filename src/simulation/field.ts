/** What a field of a simulation is, wherever it is asked. */
import type { ApiUnit } from '../quantities/si.ts';
import type { ArchitectureInput, BodyKey } from './types.ts';

/** Keys of the form, as links carry them. */
export type FormKey =
  | 'fluid'
  | 'intitule_choix'
  | 'choix_value'
  | 'rend_v'
  | 'rend_is'
  | 'mode_ref'
  | 't_ref'
  | 'mode_cdr'
  | 'temp_cdr'
  | 'sous_ref_cdr'
  | 'sous_ref_ll'
  | 'mode_evp'
  | 'temp_evp'
  | 'surch_evp'
  | 'surch_la'
  | 'mode_trans'
  | 'p_gc'
  | 't_out_gc'
  | 'sat_ref'
  | OptionalKey;

/** Keys of the form that bodies and links leave out while they say what every form opens with. */
export type OptionalKey = 'architecture' | ArchitectureInput;

/** `saturation`: °C or bar by the mode beside it. `sizing`: by the criterion. */
export type FieldUnit = Extract<ApiUnit, 'none' | 'K' | 'degC' | 'bar' | 'kW' | 'saturation' | 'sizing'>;

export interface Field {
  readonly body: BodyKey;
  readonly form: FormKey;
  readonly unit: FieldUnit;
  /** Documented limits, refused beyond. A strict lower bound is said by the problem's own code. */
  readonly range?: { readonly min: number; readonly max: number };
  /** The values a choice may take; absent for a quantity. */
  readonly options?: readonly (number | string)[];
  /** Words that may stand in place of a quantity: what is worked out rather than typed. */
  readonly words?: readonly string[];
  /** An isentropic efficiency: above 0, at most 1. */
  readonly isEfficiency?: true;
  readonly isFluid?: true;
  /** Counts only where other inputs, those of them its cycle has, say one of these each. */
  readonly onlyWith?: readonly { readonly key: ArchitectureInput; readonly values: readonly string[] }[];
  /** May be empty, which then means something: see `ArchitectureInputs`. */
  readonly isNullable?: true;
  /** What a form opens with, for a field of `OptionalKey`, and what a body means that does not say it. */
  readonly optionalDefault?: number | string;
  /** What a form opens with where a body that does not say it means nothing by it. */
  readonly opensWith?: number;
}
