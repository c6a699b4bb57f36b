/** What cycles other than the one-stage one are asked and tell, in the units of the API. The contract stands alone: `cycles/` is held to it. */

/** The cycles an input may ask for; the first is what a body without that word means. `cycles/` says what each is. */
export type Architecture =
  'simple' | 'ihx' | 'two_stage' | 'injection' | 'cascade' | 'booster' | 'mech_sub' | 'ejector';

/** How the vapour between two stages is cooled, and the liquid with it. */
export type TwoStageKind = 'flash_complete' | 'flash_mixing' | 'coil' | 'liquid_injection' | 'eco_subcooler';

/** In place of a number: the one with the best EER. */
export type Sought = 'opt';

/** What only some cycles read, in the units of the API; absent with the others. */
export interface ArchitectureInputs {
  /** Effectiveness of the internal exchanger, 0 to 0.95. */
  readonly eff_ihx?: number;
  readonly kind?: TwoStageKind;
  /** What feeds the vapour port of the one compressor. */
  readonly port?: 'eco_subcooler' | 'flash_mixing';
  /** Pressure between two stages, bar; 'geo' is the geometric mean of the other two. */
  readonly p_int?: number | 'geo' | Sought;
  /** Isentropic efficiencies of the stages, 0 to 1. */
  readonly rend_is_bp?: number;
  readonly rend_is_hp?: number;
  /** By how much the liquid leaves the coil, or the plate economiser, above the bubble point between the stages, K. */
  readonly dt_coil?: number;
  readonly dt_eco?: number;
  /** Superheat of the injected vapour, K. */
  readonly sh_inj?: number;
  /** Superheat the injected liquid leaves at the suction of the high stage, K. */
  readonly sh_hp?: number;
  readonly fluid_bp?: string;
  readonly fluid_hp?: string;
  /** Condensing dew temperature of the low circuit, °C. */
  readonly t_cas?: number | Sought;
  /** From that dew point to the evaporating one of the high circuit, K. */
  readonly dt_cas?: number;
  readonly surch_hp?: number;
  readonly sous_ref_bp?: number;
  /** Evaporating temperatures, °C, superheats, K, and duties, kW, of the two temperature levels. */
  readonly te_mt?: number;
  readonly te_lt?: number;
  readonly sh_mt?: number;
  readonly sh_lt?: number;
  readonly q_mt?: number;
  readonly q_lt?: number;
  /** Heat gained in the return lines, K. */
  readonly sh_line?: number;
  /** Receiver pressure, bar. */
  readonly p_rec?: number | Sought;
  /** PS of the receiver, bar gauge: the search stays where its relief valve stays shut. Absent: no limit is known. */
  readonly ps_rec?: number;
  readonly rend_is_mt?: number;
  readonly rend_is_lt?: number;
  readonly rend_is_par?: number;
  /** Temperature the low-stage discharge is cooled to, °C; null: it is not. */
  readonly t_desup?: number | null;
  /** Whether the receiver's vapour has a compressor of its own. */
  readonly parallel?: boolean;
  /** Superheat of the vapour that compressor draws, K. */
  readonly sh_par?: number;
  readonly fluid_aux?: string;
  /** Subcooling the auxiliary machine brings, K. */
  readonly dt_sub?: number | Sought;
  /** From the liquid it leaves to the evaporating dew point of the auxiliary machine, K. */
  readonly dt_app?: number;
  readonly surch_aux?: number;
  readonly sous_ref_aux?: number;
  /** Condensing temperature of the auxiliary machine, °C. */
  readonly t_cdr_aux?: number;
  readonly rend_is_aux?: number;
  /** Efficiencies of an ejector's motive nozzle, suction nozzle and diffuser, 0 to 1. */
  readonly eff_noz?: number;
  readonly eff_suc?: number;
  readonly eff_dif?: number;
}
export type ArchitectureInput = keyof ArchitectureInputs;

/** What a cycle other than the one-stage one tells beside its performance. Null: there is nothing to compare with. */
export interface CycleFigures {
  /** Heat moved by the internal exchanger, kW. */
  readonly power_ihx?: number;
  /** EER of the same inputs in the one-stage cycle. */
  readonly eer_base?: number | null;
  /** EER over that EER, less 1. */
  readonly gain?: number | null;
  /** Volumetric cooling effect over that of the one-stage cycle, less 1. */
  readonly q0v_gain?: number | null;
  /** By how much the discharge is hotter than in the one-stage cycle, K. */
  readonly t_discharge_rise?: number | null;
}

/** One compressor, or the part of one below or above its port. */
export interface StageFigures {
  readonly stage: StageKey;
  /** Of its circuit. */
  readonly fluid: string;
  readonly rend_is: number;
  readonly rend_v: number;
  /** Pressure ratio. */
  readonly tau: number;
  /** kg/s */
  readonly mass_flow_s: number;
  /** kW */
  readonly power: number;
  /** Swept volume, m3/h. */
  readonly step_volume_h: number;
  /** °C */
  readonly t_discharge: number;
}
export type StageKey = 'main' | 'bp' | 'hp' | 'lt' | 'mt' | 'par' | 'aux';

/** Figures of cycles other than the one-stage one: powers kW, flows kg/s, pressures bar, temperatures °C, shares 0 to 1. */
export interface ArchitectureFigures extends CycleFigures {
  readonly eer: number;
  readonly power_cold: number;
  readonly power_heat: number;
  /** Of the main circuit alone where the auxiliary one has its own figure. */
  readonly power_compressor: number;
  /** Through the compressor that discharges to the condenser or gas cooler. */
  readonly mass_flow_s: number;
  readonly x_f: number;
  readonly q0v: number;
  readonly p_int?: number;
  readonly p_geo?: number;
  /** The pressure searched for: between the stages, or of the receiver. */
  readonly p_opt?: number;
  readonly eer_geo?: number | null;
  /** Intermediate temperature of a rule of practice, °C, and the pressure it means, bar. */
  readonly t_rasi?: number;
  readonly p_rasi?: number;
  readonly p_gc_opt?: number;
  readonly mass_flow_bp?: number;
  readonly mass_flow_hp?: number;
  readonly power_bp?: number;
  readonly power_hp?: number;
  /** Injected flow over that of the high stage. */
  readonly x_inj?: number;
  /** Swept volume of the low stage over that of the high one. */
  readonly volume_ratio?: number;
  readonly power_cascade?: number;
  readonly t_cas?: number;
  readonly te_hp?: number;
  readonly t_opt?: number;
  readonly x_rec?: number;
  readonly p_rec?: number;
  readonly mass_flow_lt?: number;
  readonly mass_flow_mt?: number;
  readonly mass_flow_gc?: number;
  readonly mass_flow_flash?: number;
  readonly power_lt?: number;
  readonly power_mt?: number;
  readonly power_par?: number;
  readonly power_desup?: number;
  /** Of a receiver's pressure searched for below its PS: the highest it may be, bar, and the share of the EER that costs. */
  readonly ceiling?: { readonly p: number; readonly loss: number };
  /** EER with the receiver's vapour expanded to the medium level instead of compressed. */
  readonly eer_bypass?: number | null;
  readonly mass_flow_aux?: number;
  readonly power_aux?: number;
  readonly power_sub?: number;
  readonly eer_aux?: number;
  readonly te_aux?: number;
  readonly dt_sub?: number;
  readonly dt_opt?: number;
  /** Pressure of an ejector's separator, and over that of the evaporator. */
  readonly p_sep?: number;
  readonly lift?: number;
  /** kg drawn from the evaporator for each that drives the ejector. */
  readonly entrainment?: number;
  readonly mass_flow_ent?: number;
  readonly stages: readonly StageFigures[];
  /** kg/s of each flow of the cycle's description. */
  readonly flows: Readonly<Partial<Record<FlowKey, number>>>;
}
export type FigureKey = Exclude<keyof ArchitectureFigures, 'stages' | 'flows' | 'ceiling'>;
/** The mass flows of a cycle; of two circuits one may be a multiple of the other. */
export type FlowKey =
  'main' | 'low' | 'high' | 'injected' | 'lt' | 'mt' | 'suction' | 'flash' | 'gas' | 'aux' | 'mixed';
