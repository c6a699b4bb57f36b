/** What the law asks of a charge: CO2 equivalent, leak checks, most charge of a room. */
import { exactCharge } from '../../machine/charge-range.ts';
import type { ChargeRange } from '../../machine/charge-range.ts';
import type { LeakClass } from '../../physics/leak-checks.ts';
import { chargeFacts } from '../../refrigerants/charge-facts.ts';
import { c3Measures, chargeLimit, chargeNotes, leakAnswer } from '../../regulation/charge/index.ts';
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
  /** kg; null where the standard sets no limit. */
  readonly m_max: number | null;
  readonly governing: Governing;
  /** At the high end of the charge. */
  readonly verdict: 'conforme' | 'non conforme';
  /** The low end is admitted, the high end is not: the charge has to be weighed. */
  readonly depends: boolean;
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

/**
 * Most charge of a room, EN 378-1 annex C: figures of the fluid typed, else those the standard gives it.
 * E_MISSING where neither is known.
 * @param charge kg, judged at its high end @param molarMass of the circuit's fluid, g/mol
 */
export function roomFigures(given: Arguments, fluid: string, charge: ChargeRange, molarMass: number): RoomFigures {
  const inputs = roomInputs(given, fluid, charge.high, molarMass);
  const area = given.number('room_area', { min: 1, max: 10_000, unit: 'm2' });
  const answer = chargeLimit({ ...inputs, area });
  if ('problem' in answer) return refuseRoom(answer.problem, given);
  const isAllowed = answer.verdict === 'within' || answer.verdict === 'no-limit';
  const low = isAllowed ? undefined : chargeLimit({ ...inputs, charge: charge.low, area });
  return {
    m_max: answer.limit,
    governing: answer.governing,
    verdict: isAllowed ? 'conforme' : 'non conforme',
    depends: low !== undefined && 'verdict' in low && low.verdict === 'within',
    measures_c3: c3Measures(answer) ?? null,
    notes: chargeNotes(answer, charge.high),
  };
}
