/** What the law asks of a charge: CO2 equivalent, leak checks, most charge of a room. */
import { exactCharge } from '../../machine/charge-range.ts';
import type { ChargeRange } from '../../machine/charge-range.ts';
import type { LeakClass } from '../../physics/leak-checks.ts';
import { chargeFacts } from '../../refrigerants/charge-facts.ts';
import { machineOf } from './of-machine.ts';
import { roomNeed, roomVerdict } from '../../machine/room.ts';
import type { RoomCode, RoomFact, RoomInputs, RoomNeed, RoomVerdict } from '../../machine/room.ts';
import { c3Measures, chargeNotes, leakAnswer } from '../../regulation/charge/index.ts';
import type {
  ChargeNote,
  FormBox,
  Governing,
  LeakAnswer,
  LeakFacts,
  NoLeakAnswer,
  Problem,
  ReadingAnswer,
} from '../../regulation/charge/index.ts';
import type { Arguments } from '../arguments.ts';
import { refuse } from '../outcome.ts';
import { roomInputs } from './room-inputs.ts';

export interface LeakFigures {
  /** kg CO2e per kg; null where it is not known. */
  readonly gwp: number | null;
  /** Of the sections' masses together, t. */
  readonly co2e: number | null;
  /** Low, usual and high, t. */
  readonly co2e_range: ChargeRange | null;
  /** Null for what another regulation counts, and where the annex is not known. */
  readonly leak_class: LeakClass | null;
  /** Between checks; 0 for none. */
  readonly interval_months: number | null;
  readonly detection_required: boolean | null;
  /** Of a blend of Annex I and Annex II gases, what both readings of the law ask; null of any other fluid. */
  readonly leak_readings: readonly [first: ReadingFigures, second: ReadingFigures] | null;
}

export interface ReadingFigures {
  readonly leak_class: LeakClass;
  readonly interval_months: number;
  /** Of the French form 15497*04: the list, and the limit reached, t CO2e of HFC or kg of HFO. */
  readonly form_box: FormBox | null;
}

const ANNEXES = ['I', 'II', 'mixed', 'none'] as const;
const GWP = { min: 0, max: 1e5 } as const;

/** What the law counts of the fluid: annex and parts typed, else those of its composition. */
function countedFacts(options: Arguments, fluid: string): LeakFacts {
  const facts = chargeFacts(fluid);
  const typed = options.optionalChoice('annex', ANNEXES);
  const counted: LeakFacts = {
    gwp: options.optionalNumber('gwp', GWP) ?? facts.gwp,
    annex: typed ?? facts.annex,
    gwpAnnex1: options.optionalNumber('gwp_annex1', GWP) ?? facts.gwpAnnex1,
    fractionAnnex2: options.optionalNumber('fraction_annex2', { min: 0, max: 1 }) ?? facts.fractionAnnex2,
    isOzoneDepleting: typed === undefined && facts.isOzoneDepleting,
  };
  if (counted.annex === 'mixed') {
    if (counted.gwpAnnex1 === undefined) refuse('E_MISSING', 'gwp_annex1');
    if (counted.fractionAnnex2 === undefined) refuse('E_MISSING', 'fraction_annex2');
  }
  return counted;
}

const readingFigures = ({ leakClass = 'aucun', months, formBox }: ReadingAnswer): ReadingFigures => ({
  leak_class: leakClass,
  interval_months: months,
  form_box: formBox,
});

type Asked = Pick<LeakFigures, 'leak_class' | 'interval_months' | 'detection_required' | 'leak_readings'>;
const NOTHING_KNOWN: Asked = {
  leak_class: null,
  interval_months: null,
  detection_required: null,
  leak_readings: null,
};
/** Of a fluid the regulation does not name. */
const NOTHING_ASKED: Asked = { ...NOTHING_KNOWN, leak_class: 'aucun', interval_months: 0, detection_required: false };

function askedOf(answer: LeakAnswer | NoLeakAnswer): Asked {
  if (answer === 'outside') return NOTHING_ASKED;
  // What the law of the ozone layer counts is not of this regulation's classes.
  if (answer === 'unknown' || answer.leakClass === undefined) return NOTHING_KNOWN;
  const { leakClass, months, isDetectionRequired, byNotice } = answer;
  return {
    leak_class: leakClass,
    interval_months: months,
    detection_required: isDetectionRequired,
    leak_readings: byNotice === undefined ? null : [readingFigures(answer), readingFigures(byNotice)],
  };
}

/** CO2 equivalent of a charge, kg, and the leak checks of its high end. */
export function leakFigures(
  options: Arguments,
  fluid: string,
  mass: number,
  range: ChargeRange = exactCharge(mass),
): LeakFigures {
  const facts = countedFacts(options, fluid);
  const answer = leakAnswer(facts, range.high, {
    isHermetic: options.flag('hermetic', false),
    hasDetection: options.flag('detection', false),
  });
  const { gwp } = facts;
  const tonnes = (kilograms: number): number => (kilograms * (gwp ?? 0)) / 1000;
  return {
    gwp: gwp ?? null,
    co2e: gwp === undefined ? null : tonnes(mass),
    co2e_range:
      gwp === undefined ? null : { low: tonnes(range.low), usual: tonnes(range.usual), high: tonnes(range.high) },
    ...askedOf(answer),
  };
}

export interface RoomFigures {
  /** As `roomVerdict` of the machine says it. */
  readonly code: RoomCode;
  /** kg; null where the standard sets no limit, and where nothing is judged. */
  readonly m_max: number | null;
  readonly governing: Governing | null;
  /** At the high end of the charge; null where nothing is judged. */
  readonly verdict: 'conforme' | 'non conforme' | null;
  /** Product standard that was judged in place of the room. */
  readonly standard: string | null;
  /** Taken from the use of the machine because nobody said it, and what nobody said at all. */
  readonly assumed: readonly RoomFact[];
  readonly missing: readonly RoomFact[];
  /** 0 where none is needed, −1 where C.3 is closed, null where Table C.3 does not list the fluid. */
  readonly measures_c3: -1 | 0 | 1 | 2 | null;
  /** What to tell beside it, the first first; masses in kg. */
  readonly notes: readonly ChargeNote[];
}

/** The option of the page behind an input of the charge limit; the others are checked as they are read. */
const OPTIONS: Readonly<Record<string, string>> = {
  fluid: 'fluid',
  class: 'safety_class',
  practicalLimit: 'practical_limit',
  lfl: 'lfl',
  mounting: 'h0_type',
};

function refuseRoom({ code, field }: Problem, given: Arguments): never {
  return refuse(code === 'unknownFluid' ? 'E_FLUID' : 'E_MISSING', given.field(OPTIONS[field] ?? field));
}

const PLACE = ['application', 'access', 'location'] as const;
const ADMITTED: ReadonlySet<RoomCode> = new Set(['N_NO_LIMIT', 'N_WITHIN', 'N_STANDARD']);
const SILENT: ReadonlySet<RoomCode> = new Set(['N_MISSING', 'N_NOT_JUDGED']);

/** In a building that is open to no public, what the law says of those that are concerns nobody. */
const notesOf = ({ answer }: RoomVerdict, charge: ChargeRange, isPrivate: boolean): readonly ChargeNote[] =>
  answer === undefined
    ? []
    : chargeNotes(answer, charge.high).filter(({ code }) => !(isPrivate && code === 'publicBuilding'));

const figuresOf = (judged: RoomVerdict, charge: ChargeRange, isPrivate: boolean): RoomFigures => ({
  code: judged.code,
  m_max: judged.limit,
  governing: judged.governing ?? null,
  verdict: SILENT.has(judged.code) ? null : ADMITTED.has(judged.code) ? 'conforme' : 'non conforme',
  standard: judged.standard ?? null,
  assumed: judged.assumed,
  missing: judged.missing,
  measures_c3: judged.answer === undefined ? null : (c3Measures(judged.answer) ?? null),
  notes: notesOf(judged, charge, isPrivate),
});

export interface OfRoom {
  /** Null where no room was asked about, and where a figure of the fluid is not known and no area typed. */
  readonly room: RoomFigures | null;
  /** Null where nobody said what the room is, or a figure of the fluid is not known. */
  readonly need: RoomNeed | null;
}

/**
 * What becomes of a charge in its room, and the room it needs: `roomVerdict` of the machine, by what is typed and else by what
 * its use says. E_MISSING where a figure of the fluid is not known, E_FLUID, E_MODE, E_NUMBER, E_RANGE.
 * @param given keys of the door's `room`, without an area of its `place` @param machine group of the door's bare facts
 * @param charge kg, judged at its high end @param molarMass of the circuit's fluid, g/mol
 */
export function roomFigures(
  given: Arguments,
  machine: Arguments,
  fluid: string,
  charge: ChargeRange,
  molarMass: number,
): OfRoom {
  const { area: _, ...typed } = roomInputs(given, fluid, molarMass);
  const area = given.optionalNumber('room_area', { min: 1, max: 10_000, unit: 'm2' });
  const { isPrivate, ...facts } = machineOf(machine);
  const of = { ...facts, fluid: typed.fluid };
  // Of a room of which nothing is said nothing is asked.
  if (area === undefined && facts.use === 'other' && PLACE.every((key) => typed[key] === undefined))
    return { room: null, need: null };
  const inputs: RoomInputs = { ...typed, charge, ...(area !== undefined && { area }) };
  const judged = roomVerdict(of, inputs);
  if ('problem' in judged) {
    if (area !== undefined) refuseRoom(judged.problem, given);
    return { room: null, need: null };
  }
  return { room: figuresOf(judged, charge, isPrivate), need: roomNeed(of, inputs) };
}
