/**
 * What a cycle is, as data: the points of the circuit and what happens between them. Tables, diagrams,
 * schematics, files and the assistant's context are made from it; none of them knows a point by name.
 */
import type { Bilingual } from '../../language/index.ts';
import type { AddedPointKey, Architecture, CycleFigures, PointKey, SimulationInput } from '../types.ts';

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
  /** Its key in `points` of the answer. */
  readonly key: PointKey | AddedPointKey;
  /** What it is called in the trade and on drawings; no other node of the cycle has it. */
  readonly letter: string;
  readonly role: NodeRole;
  readonly side: Side;
  /** The compression stage it belongs to, from 1 at the lowest pressure. */
  readonly stage: number;
}

/**
 * What happens between two nodes. `heat-rejection` is the condenser or gas cooler and `evaporation` the
 * evaporator: they alone count as heating and cooling power. Heat taken or given anywhere else, in a pipe or
 * an exchanger, is `exchange`; `mixing` is two flows becoming one.
 */
export type ProcessKind = 'compression' | 'heat-rejection' | 'expansion' | 'evaporation' | 'exchange' | 'mixing';

/** A change of state along the flow, from one letter to another. */
export interface CycleProcess {
  readonly from: string;
  readonly to: string;
  readonly kind: ProcessKind;
  /** Drawn for comparison: the fluid itself goes another way. */
  readonly isIdeal?: boolean;
  /** The exchanger it is one side of; an exchange without one is with the surroundings of a pipe. */
  readonly exchanger?: 'internal';
}

/** A figure this cycle has beside the performance of all: its key in `extra` and its unit; a share is 0 to 1. */
export interface CycleFigure {
  readonly key: keyof CycleFigures;
  readonly unit: '' | 'share' | 'kW' | 'K';
}

/** A key of the body that is not of every cycle. */
export type CycleInput = keyof Pick<SimulationInput, 'eff_ihx'>;

/** A cycle, whole. */
export interface CycleDescription {
  /** The word of `architecture` in a request body. */
  readonly id: Architecture;
  /** What it is called where a reader chooses it, and wherever its results are shown. */
  readonly name: Bilingual;
  /** Keys of the body only this cycle reads. */
  readonly inputs: readonly CycleInput[];
  /** In the order of the flow from the suction of the compressor. */
  readonly nodes: readonly CycleNode[];
  /** In the order they are drawn, later ones over earlier ones. */
  readonly processes: readonly CycleProcess[];
  readonly figures: readonly CycleFigure[];
}
