/**
 * What a refrigerant that burns or poisons asks of whoever handles it: its class, its charge, the room this charge needs,
 * what it exceeds, its group of the Pressure Equipment Directive. A fluid of class A1 says nothing until a room is too
 * small for it.
 */
import type { SafetyClass } from '../../refrigerants/index.ts';
import type { RoomNeed } from '../charge/room-needed.ts';
import type { Finding, Severity } from './alert.ts';
import { worstFirst } from './alert.ts';

/** The charge of a room that was typed, by EN 378-1. */
export interface RoomVerdict {
  /** Most charge, kg; null for no limit. */
  readonly limit: number | null;
  /** `c3`: over the limit, allowed with the measures of C.3; `depends`: the low end of the charge is admitted, the high is not. */
  readonly verdict: 'no-limit' | 'within' | 'depends' | 'c3' | 'not-allowed';
  /** Measures that C.3 asks for; 0 for none. */
  readonly measures: number;
}

export interface SafetyFacts {
  /** Typed, else of the fluid's record; undefined where nobody knows it. */
  readonly safetyClass: SafetyClass | undefined;
  /** Of the fluid's record; undefined where it has none. */
  readonly pedGroup: 1 | 2 | undefined;
  /** Whether a fluid of unknown class may burn or poison: a mix of A1 fluids does neither. */
  readonly isSuspect: boolean;
  /** Whether an area is typed, be there a verdict or not. */
  readonly hasArea: boolean;
  /** High and low end, kg; undefined while it cannot be computed. */
  readonly charge: { readonly mass: number; readonly low: number } | undefined;
  /** Undefined without an area or a charge, and where a figure of the fluid is not known. */
  readonly room: RoomVerdict | undefined;
  /** Undefined where a figure of the fluid it takes is not known. */
  readonly need: RoomNeed | undefined;
}

const PAGE = 'charge';
export const AREA_FIELD = 'room.room_area';
const HARMLESS: SafetyClass = 'A1';

/** Directive 2014/68/EU: group 1 holds what burns and what poisons. The record decides where it says. */
export const pedGroupOf = (safetyClass: SafetyClass, ofRecord: 1 | 2 | undefined): 1 | 2 =>
  ofRecord ?? (safetyClass === HARMLESS ? 2 : 1);

const isAdmitted = (room: RoomVerdict | undefined): boolean =>
  room?.verdict === 'within' || room?.verdict === 'no-limit';

/** Over the limit of the room: by how much, and whether C.3 opens a way. */
function roomAlerts({ charge, room }: SafetyFacts): readonly Finding[] {
  if (!charge || !room || room.limit === null || isAdmitted(room)) return [];
  const values = { mass: charge.mass, limit: room.limit, factor: charge.mass / room.limit };
  if (room.verdict === 'depends')
    return [{ code: 'S_DEPENDS', severity: 'warning', page: PAGE, values: { ...values, low: charge.low } }];
  return room.verdict === 'c3'
    ? [{ code: 'S_C3', severity: 'warning', page: PAGE, values: { ...values, measures: room.measures } }]
    : [{ code: 'S_OVER', severity: 'danger', page: PAGE, values }];
}

/** Mildly flammable fluids are a notice once their room admits them; what burns well or poisons is always to be looked at. */
function classSeverity(safetyClass: SafetyClass, room: RoomVerdict | undefined): Severity {
  return safetyClass === 'A2L' && isAdmitted(room) ? 'notice' : 'warning';
}

function admittedAlerts({ charge, room }: SafetyFacts): readonly Finding[] {
  if (!charge || !room || !isAdmitted(room)) return [];
  return room.limit === null
    ? [{ code: 'S_NOLIMIT', severity: 'notice', page: PAGE, values: { mass: charge.mass } }]
    : [{ code: 'S_FITS', severity: 'notice', page: PAGE, values: { mass: charge.mass, limit: room.limit } }];
}

function needAlerts({ charge, room, need }: SafetyFacts): readonly Finding[] {
  // A room that takes it needs no other.
  if (!charge || isAdmitted(room)) return [];
  if (!need) return [{ code: 'S_FIGURES', severity: 'warning', page: PAGE, values: {}, field: AREA_FIELD }];
  const { area, most, ...where } = need;
  if (area === null)
    return [{ code: 'S_NOROOM', severity: 'warning', page: PAGE, values: { ...where, most: most ?? 0 } }];
  if (area === 0) return [];
  return [{ code: 'S_AREA', severity: room ? 'warning' : 'notice', page: PAGE, values: { ...where, area } }];
}

/** The safety lines of a study, worst first; none of a fluid of class A1 but a charge its room does not admit. */
export function safetyAlerts(facts: SafetyFacts): readonly Finding[] {
  const { safetyClass, charge, room } = facts;
  const over = roomAlerts(facts);
  if (safetyClass === HARMLESS) return over;
  if (safetyClass === undefined) {
    const unknown: Finding = { code: 'S_UNKNOWN', severity: 'warning', page: PAGE, values: {}, field: AREA_FIELD };
    return worstFirst(facts.isSuspect ? [...over, unknown] : over);
  }
  const values = {
    safetyClass,
    ...(charge && { mass: charge.mass, low: charge.low }),
  };
  const group = pedGroupOf(safetyClass, facts.pedGroup);
  // A product standard and, in a public building, an article of law come before EN 378, and both are for comfort.
  const before: readonly Finding[] =
    facts.need?.application === 'comfort' && (charge || room)
      ? [{ code: 'S_STANDARD', severity: 'notice', page: PAGE, values: {} }]
      : [];
  const missing: readonly Finding[] = facts.hasArea
    ? []
    : [{ code: 'S_ROOM', severity: 'warning', page: PAGE, values: {}, field: AREA_FIELD }];
  return worstFirst([
    ...over,
    { code: 'S_CLASS', severity: classSeverity(safetyClass, room), page: PAGE, values },
    ...missing,
    ...needAlerts(facts),
    ...admittedAlerts(facts),
    ...before,
    { code: 'S_PED', severity: 'notice', page: PAGE, values: { group } },
  ]);
}
