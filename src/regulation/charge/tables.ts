/**
 * Tables C.1 and C.2 of EN 378-1:2016+A1:2020 as data. The standard itself was not at hand: a transcription of DIN EN
 * 378-1:2021-06 and the Spanish RD 552/2019 (RSIF, IF-04), an official law that takes over Annex C, agree but where a cell
 * says another reading. The stricter reading is the one applied.
 */
import type { Access, Location } from './inputs.ts';

/** Where the enclosure of location IV stands decides its toxicity: it has no column. */
export type Column = Exclude<Location, 'IV'>;

/** Who is in the room and how they leave it; the first line whose condition holds is read. */
export type Occupancy = 'any' | 'noWayOut' | 'belowGround' | 'sparse';

/**
 * Table C.1. 'volume': the toxicity limit times the volume of the room; a number: kg, whatever the room; null: no limit.
 */
export type ToxicityCell = 'volume' | number | null | { readonly withExits: number; readonly without: number };

export interface ToxicityLine {
  readonly toxicity: 'A' | 'B';
  readonly access: readonly Access[];
  readonly when: Occupancy;
  readonly cells: Readonly<Record<Column, ToxicityCell>>;
}

export const TABLE_C1: readonly ToxicityLine[] = [
  { toxicity: 'A', access: ['a'], when: 'any', cells: { I: 'volume', II: 'volume', III: null } },
  { toxicity: 'A', access: ['b', 'c'], when: 'noWayOut', cells: { I: 'volume', II: 'volume', III: null } },
  { toxicity: 'A', access: ['b', 'c'], when: 'any', cells: { I: null, II: null, III: null } },
  { toxicity: 'B', access: ['a'], when: 'any', cells: { I: 'volume', II: 'volume', III: null } },
  { toxicity: 'B', access: ['b'], when: 'noWayOut', cells: { I: 'volume', II: 25, III: null } },
  { toxicity: 'B', access: ['b'], when: 'sparse', cells: { I: 10, II: null, III: null } },
  { toxicity: 'B', access: ['b'], when: 'any', cells: { I: 10, II: 25, III: null } },
  { toxicity: 'B', access: ['c'], when: 'sparse', cells: { I: { withExits: 50, without: 10 }, II: null, III: null } },
  { toxicity: 'B', access: ['c'], when: 'any', cells: { I: 10, II: 25, III: null } },
];

/** A mass in kg, or the threshold of the fluid. */
export type Cap = number | 'm2';

/** Table C.2: null for no limit. */
export type FlammabilityCell = {
  readonly cap: Cap;
  /** Another reading of the cell, seen in one transcription; null where it sets no limit. */
  readonly otherCap?: Cap | null;
  /** The room counts too: 20 % of the LFL in its volume, or the formula for comfort. */
  readonly isByRoom: boolean;
} | null;

export interface FlammabilityLine {
  readonly flammability: '2L' | '2' | '3';
  readonly access: readonly Access[];
  /** Both where absent. */
  readonly application?: 'comfort' | 'other';
  readonly when: Occupancy;
  readonly cells: Readonly<Record<Column, FlammabilityCell>>;
}

const room = (cap: Cap, otherCap?: Cap): FlammabilityCell => ({
  cap,
  isByRoom: true,
  ...(otherCap === undefined ? {} : { otherCap }),
});
const machineryRoom = (cap: Cap, otherCap?: Cap | null): FlammabilityCell => ({
  cap,
  isByRoom: false,
  ...(otherCap === undefined ? {} : { otherCap }),
});

/** Of class 2L in location II with access b or c, other than for comfort, kg. */
export const MOST_2L_IN_II = 25;

/** Location IV: 1.5 · m3 for class 2L, m3 for 2 and 3, in every line. */
export const TABLE_C2: readonly FlammabilityLine[] = [
  {
    flammability: '2L',
    access: ['a', 'b', 'c'],
    application: 'comfort',
    when: 'any',
    cells: { I: room('m2'), II: room('m2'), III: null },
  },
  // One transcription: 50 kg in I.
  { flammability: '2L', access: ['c'], when: 'sparse', cells: { I: room('m2', 50), II: null, III: null } },
  { flammability: '2L', access: ['a'], when: 'any', cells: { I: room('m2'), II: room('m2'), III: null } },
  { flammability: '2L', access: ['b', 'c'], when: 'any', cells: { I: room('m2'), II: room(MOST_2L_IN_II), III: null } },
  {
    flammability: '2',
    access: ['a', 'b', 'c'],
    application: 'comfort',
    when: 'any',
    cells: { I: room('m2'), II: room('m2'), III: null },
  },
  { flammability: '2', access: ['a'], when: 'any', cells: { I: room('m2'), II: room('m2'), III: null } },
  // One transcription: 25 kg in II.
  { flammability: '2', access: ['b', 'c'], when: 'any', cells: { I: room('m2'), II: room(10, 25), III: null } },
  // The tables seen have no line of their own for a machinery room below ground; guides say 1 kg for every location.
  {
    flammability: '3',
    access: ['a'],
    when: 'belowGround',
    cells: { I: room(1), II: room(1), III: machineryRoom(1, 5) },
  },
  {
    flammability: '3',
    access: ['b'],
    when: 'belowGround',
    cells: { I: room(1), II: room(1), III: machineryRoom(1, 10) },
  },
  {
    flammability: '3',
    access: ['c'],
    when: 'belowGround',
    cells: { I: room(1, 1.5), II: room(1, 1.5), III: machineryRoom(1, null) },
  },
  { flammability: '3', access: ['a'], when: 'any', cells: { I: room(1.5), II: room(1.5), III: machineryRoom(5) } },
  { flammability: '3', access: ['b'], when: 'any', cells: { I: room(2.5), II: room(2.5), III: machineryRoom(10) } },
  // One transcription: 25 kg in II.
  { flammability: '3', access: ['c'], when: 'any', cells: { I: room(10), II: room(10, 25), III: null } },
];
