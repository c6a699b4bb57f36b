/**
 * What a cycle is, as data: the points of the circuit and what happens between them. Tables, diagrams,
 * schematics, files and the assistant's context are made from it; none of them knows a point by name.
 */
import type { Bilingual } from '../../language/index.ts';
import type {
  AddedPointKey,
  Architecture,
  ArchitectureInput,
  BodyKey,
  FigureKey,
  FlowKey,
  PointKey,
  StageKey,
} from '../types.ts';

/** What a node is in any cycle: how it is named and found, whatever its letter. */
export type NodeRole =
  | 'suction'
  | 'idealDischarge'
  | 'discharge'
  | 'rejectionOutlet'
  | 'exchangerLiquid'
  | 'valveInlet'
  | 'valveOutlet'
  | 'evaporatorOutlet'
  | 'exchangerVapour';

/** The part of the circuit a node closes: low pressure, hot high pressure, or the liquid line. */
export type Side = 'low' | 'high' | 'liquid';

/** A point of the circuit. */
export interface CycleNode {
  /** Its key in `points` of the answer, for those the answer calls so; the others are in `nodes`, by letter. */
  readonly key?: PointKey | AddedPointKey;
  /** What it is called in the trade and on drawings; no other node of the cycle has it. */
  readonly letter: string;
  /** Absent: a point only this cycle has, which has a `name`. */
  readonly role?: NodeRole;
  /** What it is called here, where the name of its role would not tell it from another. */
  readonly name?: Bilingual;
  readonly side: Side;
  /** The compression stage it belongs to, from 1 at the lowest pressure. */
  readonly stage: number;
  /** Absent: the main one. */
  readonly circuit?: CircuitKey;
}

/**
 * What happens between two nodes. `heat-rejection` is the condenser or gas cooler and `evaporation` the
 * evaporator: they alone count as heating and cooling power. Heat taken or given anywhere else, in a pipe or
 * an exchanger, is `exchange`; `mixing` is two flows becoming one, and `separation` one becoming two. `ejection` is what
 * happens inside an ejector, where pressure becomes speed and speed pressure.
 */
export type ProcessKind =
  'compression' | 'heat-rejection' | 'expansion' | 'evaporation' | 'exchange' | 'mixing' | 'separation' | 'ejection';

/**
 * What encloses processes: among those of one enclosure heat is only exchanged, none is lost or gained. A `port` is a junction
 * inside one compressor, where no pipe is.
 */
export type Enclosure =
  | 'internal'
  | 'vessel'
  | 'economiser'
  | 'junction'
  | 'port'
  | 'cascade'
  | 'subcooler'
  | 'receiver'
  | 'header'
  | 'ejector';

export type { FlowKey } from '../types.ts';

export type CircuitKey = 'main' | 'low' | 'aux';

/** A change of state along the flow, from one letter to another. */
export interface CycleProcess {
  readonly from: string;
  readonly to: string;
  readonly kind: ProcessKind;
  /** How much of the fluid goes this way; absent: the main flow. */
  readonly flow?: FlowKey;
  /** Drawn for comparison: the fluid itself goes another way. */
  readonly isIdeal?: boolean;
  /** An exchange without one is with the surroundings of a pipe. */
  readonly within?: Enclosure;
  /** The stage of a compression. */
  readonly stage?: StageKey;
}

/** A compressor, or the part of one below or above its port. */
export interface CycleStage {
  readonly key: StageKey;
  readonly name: Bilingual;
  /** The key of its isentropic efficiency. */
  readonly efficiency: EfficiencyKey;
}

/** A circuit of one fluid. */
export interface CycleCircuit {
  readonly key: CircuitKey;
  readonly name: Bilingual;
  /** The key that names its fluid. */
  readonly fluid: 'fluid' | 'fluid_bp' | 'fluid_hp' | 'fluid_aux';
}

/** A figure this cycle has beside the performance of all: its key in `extra` or `architecture` and its unit; a share is 0 to 1. */
export interface CycleFigure {
  readonly key: Exclude<FigureKey, 'mass_flow_s'>;
  readonly unit: '' | 'share' | 'kW' | 'K' | 'bar' | 'degC' | 'kg/s';
}

/** A key of the body that is not of every cycle. */
export type CycleInput = ArchitectureInput;
export type EfficiencyKey = Extract<CycleInput, `rend_is_${string}`> | 'rend_is';
/** Keys of superheats and subcoolings: what is useful in its exchanger, and what is added in the pipe after it. */
export interface Margin {
  readonly useful: Extract<BodyKey, 't_sf' | 't_sr' | CycleInput>;
  readonly line?: Extract<BodyKey, 't_sft' | 't_srt' | CycleInput>;
}

/** What makes up a cycle; a variant of it has its own. */
export interface CycleParts {
  /** In the order of the flow from the suction of the compressor. */
  readonly nodes: readonly CycleNode[];
  /** In the order they are drawn, later ones over earlier ones. */
  readonly processes: readonly CycleProcess[];
  /** From the lowest pressure; the last of a circuit discharges to its condenser or gas cooler. */
  readonly stages: readonly CycleStage[];
}

/** A cycle, whole. */
export interface CycleDescription extends CycleParts {
  /** The word of `architecture` in a request body. */
  readonly id: Architecture;
  /** What it is called where a reader chooses it, and wherever its results are shown. */
  readonly name: Bilingual;
  /** Keys of the body not every cycle reads, that this one does. */
  readonly inputs: readonly CycleInput[];
  /** Those of them that ask for this cycle where a body names none. */
  readonly impliedBy?: readonly CycleInput[];
  /** Keys of every body that this one has no use for. */
  readonly unread?: readonly BodyKey[];
  /** What it opens with where every other cycle opens otherwise, by key of the body. */
  readonly defaults?: Readonly<
    Partial<Record<'mode_trans' | 'p_gc' | 't_out_gc' | 'pt_evp' | 'pt_cdr', string | number>>
  >;
  /** Of more than one fluid: the main one is that of the compressor that discharges to the condenser or gas cooler. */
  readonly circuits: readonly CycleCircuit[];
  /** The only fluid it is made for. */
  readonly onlyFluid?: string;
  /** What is typed of its parts holds at one point alone: it has no year. */
  readonly isOfOnePoint?: true;
  /** What it takes for granted beside what every cycle does, in a sentence or two. */
  readonly granted?: Bilingual;
  readonly superheats: readonly Margin[];
  readonly subcoolings: readonly Margin[];
  /** What may be asked for as 'opt'. */
  readonly sought: readonly SoughtKey[];
  readonly figures: readonly CycleFigure[];
  /** By the value of an input, what is otherwise than in the cycle itself. */
  readonly variants?: {
    readonly by: Extract<CycleInput, 'kind' | 'port' | 'parallel'>;
    readonly of: Readonly<Record<string, Partial<CycleParts>>>;
  };
}

/** Inputs that may be searched for. */
export type SoughtKey = 'p_gc' | Extract<CycleInput, 'p_int' | 't_cas' | 'p_rec' | 'dt_sub'>;
