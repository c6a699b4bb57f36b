/** What the law asks of a charge: CO2 equivalent, leak checks, most charge of a room. */
import type { LeakClass, RegulatedCharge } from '../../physics/leak-checks.ts';
import { leakChecks, regulatedCharge } from '../../physics/leak-checks.ts';
import { chargeFacts } from '../../refrigerants/charge-facts.ts';
import { c3Measures, chargeLimit, chargeNotes, leakReadings } from '../../regulation/charge/index.ts';
import type { ChargeNote, FormBox, Governing, LeakReading, Problem } from '../../regulation/charge/index.ts';
import type { Arguments } from '../arguments.ts';
import { refuse } from '../outcome.ts';
import { roomInputs } from './room-inputs.ts';

export interface LeakFigures {
  /** kg CO2e per kg; null where it is not known. */
  readonly gwp: number | null;
  /** t */
  readonly co2e: number | null;
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

/** What of the charge, kg, Regulation (EU) 2024/573 counts: annex and parts typed, else of the composition. */
function regulated(
  options: Arguments,
  fluid: string,
  mass: number,
  gwp: number | undefined,
): RegulatedCharge | undefined {
  const facts = chargeFacts(fluid);
  const typed = options.optionalChoice('annex', ANNEXES);
  const gwpAnnex1 = options.optionalNumber('gwp_annex1', GWP) ?? facts.gwpAnnex1;
  const fraction = options.optionalNumber('fraction_annex2', { min: 0, max: 1 }) ?? facts.fractionAnnex2;
  const annex = typed ?? facts.annex;
  if (annex === undefined) return undefined;
  if (annex === 'I') return gwp === undefined ? undefined : regulatedCharge(annex, mass, gwp, 0);
  if (annex !== 'mixed') return regulatedCharge(annex, mass, 0, 0);
  return regulatedCharge(
    annex,
    mass,
    gwpAnnex1 ?? refuse('E_MISSING', 'gwp_annex1'),
    fraction ?? refuse('E_MISSING', 'fraction_annex2'),
  );
}

/** Both readings of the law, of a blend of both annexes by its composition. */
function readingsOf(
  options: Arguments,
  fluid: string,
  mass: number,
  gwp: number | undefined,
): LeakFigures['leak_readings'] {
  const facts = chargeFacts(fluid);
  const annex = options.optionalChoice('annex', ANNEXES) ?? facts.annex;
  const gwpAnnex1 = options.optionalNumber('gwp_annex1', GWP) ?? facts.gwpAnnex1;
  const fractionAnnex2 = options.optionalNumber('fraction_annex2', { min: 0, max: 1 }) ?? facts.fractionAnnex2;
  if (annex !== 'mixed' || gwp === undefined || gwpAnnex1 === undefined || fractionAnnex2 === undefined) return null;
  const conditions = { isHermetic: options.flag('hermetic', false), hasDetection: options.flag('detection', false) };
  const [first, second] = leakReadings({ mass, gwp, gwpAnnex1, fractionAnnex2 }, conditions);
  const figures = ({ checks, box }: LeakReading): ReadingFigures => ({
    leak_class: checks.leakClass,
    interval_months: checks.months,
    form_box: box,
  });
  return [figures(first), figures(second)];
}

/** CO2 equivalent and leak checks of a charge, kg. */
export function leakFigures(options: Arguments, fluid: string, mass: number): LeakFigures {
  const gwp = options.optionalNumber('gwp', GWP) ?? chargeFacts(fluid).gwp;
  const isHermetic = options.flag('hermetic', false);
  const hasDetection = options.flag('detection', false);
  const charge = regulated(options, fluid, mass, gwp);
  const checks = charge === undefined ? undefined : leakChecks(charge, isHermetic, hasDetection);
  return {
    gwp: gwp ?? null,
    co2e: gwp === undefined ? null : (mass * gwp) / 1000,
    leak_class: checks?.leakClass ?? null,
    interval_months: checks?.months ?? null,
    detection_required: checks?.isDetectionRequired ?? null,
    leak_readings: readingsOf(options, fluid, mass, gwp),
  };
}

export interface RoomFigures {
  /** kg; null where the standard sets no limit. */
  readonly m_max: number | null;
  readonly governing: Governing;
  readonly verdict: 'conforme' | 'non conforme';
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
 * @param molarMass of the circuit's fluid, g/mol
 */
export function roomFigures(given: Arguments, fluid: string, mass: number, molarMass: number): RoomFigures {
  const inputs = roomInputs(given, fluid, mass, molarMass);
  const area = given.number('room_area', { min: 1, max: 10_000, unit: 'm2' });
  const answer = chargeLimit({ ...inputs, area });
  if ('problem' in answer) return refuseRoom(answer.problem, given);
  const isAllowed = answer.verdict === 'within' || answer.verdict === 'no-limit';
  return {
    m_max: answer.limit,
    governing: answer.governing,
    verdict: isAllowed ? 'conforme' : 'non conforme',
    measures_c3: c3Measures(answer) ?? null,
    notes: chargeNotes(answer, mass),
  };
}
