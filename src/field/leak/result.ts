/** What the door of leaks answers. */
import type { FluidQuality } from '../../engine/types.ts';
import type { Values } from '../../circuit/outcome.ts';
import type { LeakVerdict, LeakWarningCode } from '../codes.ts';
import type { Band } from './read.ts';

/** A figure of each component, by its name. */
export type ByComponent = Readonly<Record<string, number>>;

/** The content at rest. */
export interface Rest {
  /** bar absolute */
  readonly p: number;
  /** 'vapour': no liquid is left. */
  readonly phase: 'two' | 'vapour';
  /** Liquid, % of the mass and of the volume. */
  readonly liquid_share: number;
  readonly liquid_volume: number;
  /** Mass % of each component in each phase; null where there is none. */
  readonly vapour: ByComponent;
  readonly liquid: ByComponent | null;
}

/** A composition in the machine, beside the nominal one. */
export interface Drift {
  /** Mass % and mole % of each component. */
  readonly massPercent: ByComponent;
  readonly molePercent: ByComponent;
  /** Dew pressure at t_evp and bubble pressure at t_cdr, less nominal, bar. */
  readonly dp_dew_evp: number;
  readonly dp_bubble_cdr: number;
  /** True dew (bubble) temperature when the nominal ruler shows t_evp (t_cdr), less it, K. */
  readonly dt_dew_evp: number;
  readonly dt_bubble_cdr: number;
  /** K at the pressures of the cycle. */
  readonly glide_evp: number;
  readonly glide_cdr: number;
  /** Cooling of the same swept volume, and EER, over nominal, less 1. */
  readonly capacity: number;
  readonly eer: number;
  /** Discharge temperature less nominal, K. */
  readonly dt_discharge: number;
  /** kg CO2e/kg; null where a component has none. */
  readonly gwp: number | null;
  /** Mass % of components that burn. */
  readonly flammable: number;
  /** Lower flammability limit by Le Chatelier, volume % and kg/m³ at 25 °C; null where a component does not burn. */
  readonly lfl_percent: number | null;
  readonly lfl_kg_m3: number | null;
  /** Largest departure of a component from nominal, mass points. */
  readonly points: number;
}

export interface LeakStage extends Drift {
  readonly after: 'leak' | 'topup';
  /** Which round, from 1. */
  readonly k: number;
  /** Temperature of the content just then, °C. */
  readonly t: number;
  /** kg, in all and of each component. */
  readonly mass: number;
  readonly kg: ByComponent;
  readonly rest: Rest;
  /** Bubble temperature of the nominal blend at the pressure at rest, less the rest temperature, K. */
  readonly dt_rest: number | null;
  /** Mass % of what left in this leak. */
  readonly lost?: ByComponent;
}

export interface Nominal {
  /** bar absolute */
  readonly p_dew_evp: number;
  readonly p_bubble_cdr: number;
  readonly p_bubble_rest: number;
  readonly rest: Rest;
  /** What the ruler reads too low of the intact charge at rest, K. */
  readonly dt_rest: number | null;
  readonly massPercent: ByComponent;
  /** kJ/m³ */
  readonly qv: number;
  readonly eer: number;
  /** °C */
  readonly t_discharge: number;
  readonly glide_evp: number;
  readonly glide_cdr: number;
  readonly gwp: number | null;
  readonly flammable: number;
  readonly lfl_percent: number | null;
}

/** What endless rounds tend to. */
export type Limit = Pick<
  Drift,
  'massPercent' | 'dt_dew_evp' | 'dt_bubble_cdr' | 'capacity' | 'points' | 'gwp' | 'flammable'
>;

export interface LeakWarning {
  readonly code: LeakWarningCode;
  readonly values: Values;
}

/** A round as the list of all has it: mass % after its top-up, and how far it is off. */
export interface Round {
  readonly k: number;
  readonly lost_total: number;
  readonly massPercent: ByComponent;
  readonly w: number;
  readonly capacity: number;
  readonly points: number;
  readonly verdict: LeakVerdict;
}

/** A place on the way: mass % of what is in the volume and of each phase at rest. */
export interface PathPoint {
  /** Which round, from 1; that of the last top-up after all of them. */
  readonly k: number;
  /** kg, over all rounds so far. */
  readonly lost_total: number;
  readonly massPercent: ByComponent;
  /** Null without liquid. */
  readonly liquid: ByComponent | null;
  readonly vapour: ByComponent;
}

export interface Leak {
  /** Name or reference string. */
  readonly fluid: string;
  readonly quality: FluidQuality;
  /** Components as the blend lists them. */
  readonly components: readonly string[];
  /** L, and whether it is a supposition. */
  readonly volume_l: number;
  readonly volume_assumed: boolean;
  /** kg each time. */
  readonly lost_kg: number;
  readonly nominal: Nominal;
  /** Of a top-up by vapour, mass % of what is added. */
  readonly topup_vapour?: ByComponent;
  /** After the first leak and top-up, and after the last ones. */
  readonly stages: readonly LeakStage[];
  /** The way through all rounds: each leak from its begin to its end, and the last top-up. */
  readonly path: readonly PathPoint[];
  /** Each top-up, in order. */
  readonly rounds: readonly Round[];
  /** First round whose topped-up charge leaves the band; null within `times`, or without a top-up. */
  readonly topups_until: { readonly [K in keyof Band]: number | null };
  /** Top-ups in a row that keep each verdict: null where endless ones do; 10 where ten or more do. */
  readonly allowed: { readonly topup: number | null; readonly care: number | null } | null;
  /** Null without a top-up, and where none was found. */
  readonly limit: Limit | null;
  readonly verdict: {
    readonly code: LeakVerdict;
    /** Codes of `warnings`, without the repair that always goes first. */
    readonly warnings: readonly LeakWarningCode[];
    /** What a ruler of the nominal blend is to be corrected by, K: to add to a subcooling, to take off a superheat. */
    readonly subcooling_add: number;
    readonly superheat_take: number;
    /** The larger of both, K. */
    readonly w: number;
  };
  readonly warnings: readonly LeakWarning[];
  /** kg of each component over all rounds: at first, lost, added, left. */
  readonly balance: {
    readonly first_kg: ByComponent;
    readonly lost_kg: ByComponent;
    readonly added_kg: ByComponent;
    readonly left_kg: ByComponent;
  };
}
