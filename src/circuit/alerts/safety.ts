/**
 * What a refrigerant that burns or poisons asks of whoever handles it: its class, its charge, the room this charge needs,
 * what it exceeds, its group of the Pressure Equipment Directive. A fluid of class A1 says nothing until a room is too
 * small for it.
 */
import type { SafetyClass } from '../../refrigerants/index.ts';
import type { RoomNeed } from '../../machine/room.ts';
import type { Level } from '../../machine/severity.ts';
import type { RoomFigures } from '../charge/regulation.ts';
import type { Finding } from './alert.ts';
import { worstFirst } from './alert.ts';

export interface SafetyFacts {
  /** Typed, else of the fluid's record; undefined where nobody knows it. */
  readonly safetyClass: SafetyClass | undefined;
  /** Of the fluid's record; undefined where it has none. */
  readonly pedGroup: 1 | 2 | undefined;
  /** Whether a fluid of unknown class may burn or poison: a mix of A1 fluids does neither. */
  readonly isSuspect: boolean;
  /** High and low end, kg; undefined while it cannot be computed. Weighed: one figure, which is said as it was typed. */
  readonly charge: { readonly mass: number; readonly low: number; readonly weighed?: 1 } | undefined;
  /** Undefined where no room was asked about, without a charge, and where a figure of the fluid is not known. */
  readonly room: RoomFigures | undefined;
  /** Of a building that is open to no public: the law of those that are is not its own. */
  readonly isPrivate?: boolean;
  /** Undefined where nobody said what the room is, and where a figure of the fluid it takes is not known. */
  readonly need: RoomNeed | undefined;
  /** Somebody, or the use, said what the room is. */
  readonly isPlace: boolean;
}

const PAGE = 'charge';
export const AREA_FIELD = 'room.room_area';
/** The use of the machine, which says what the room is. */
export const USE_FIELD = 'room-use';
const HARMLESS: SafetyClass = 'A1';

/** Directive 2014/68/EU: group 1 holds what burns and what poisons. The record decides where it says. */
export const pedGroupOf = (safetyClass: SafetyClass, ofRecord: 1 | 2 | undefined): 1 | 2 =>
  ofRecord ?? (safetyClass === HARMLESS ? 2 : 1);

const isAdmitted = (room: RoomFigures | undefined): boolean => room?.verdict === 'conforme';

/** Over the limit: by how much, and whether weighing or C.3 opens a way. How grave it is, `roomVerdict` of the machine says. */
const OVER = {
  N_DEPENDS: ['S_DEPENDS', 'stop'],
  N_C3: ['S_C3', 'check'],
  N_NOT_ALLOWED: ['S_OVER', 'danger'],
  N_OVER_STANDARD: ['S_OVER', 'danger'],
} as const;

type HeldCharge = NonNullable<SafetyFacts['charge']>;
const massOf = ({ mass, weighed }: HeldCharge): Pick<HeldCharge, 'mass' | 'weighed'> => ({
  mass,
  ...(weighed && { weighed }),
});

function roomAlerts({ charge, room }: SafetyFacts): readonly Finding[] {
  if (!charge || !room || room.m_max === null || !Object.hasOwn(OVER, room.code)) return [];
  const [code, severity] = OVER[room.code as keyof typeof OVER];
  const values = {
    ...massOf(charge),
    ...{ limit: room.m_max, factor: charge.mass / room.m_max },
    ...(code === 'S_DEPENDS' && { low: charge.low }),
    ...(code === 'S_C3' && { measures: room.measures_c3 ?? 0 }),
    ...(room.standard !== null && { standard: room.standard }),
  };
  return [{ code, severity, page: PAGE, values }];
}

/** What is to be said before a room is judged: what it is, then its area. Nothing of what stands in no room. */
function missingAlerts({ room, charge, isPlace }: SafetyFacts): readonly Finding[] {
  // A figure of the fluid is missing then, and asked for.
  if (room === undefined && charge && isPlace) return [];
  if (room !== undefined && room.code !== 'N_MISSING') return [];
  const isArea = room?.missing.includes('area') === true;
  return [
    {
      ...{ code: 'S_ROOM', severity: 'missing', page: PAGE, field: isArea ? AREA_FIELD : USE_FIELD },
      values: { asks: isArea ? 'area' : room?.missing.includes('mounting') === true ? 'mounting' : 'use' },
    },
  ];
}

/** Mildly flammable fluids are a notice once their room admits them; what burns well or poisons is always to be looked at. */
function classSeverity(safetyClass: SafetyClass, room: RoomFigures | undefined): Level {
  return safetyClass === 'A2L' && isAdmitted(room) ? 'know' : 'check';
}

function admittedAlerts({ charge, room }: SafetyFacts): readonly Finding[] {
  if (!charge || !room || !isAdmitted(room)) return [];
  const { m_max, standard } = room;
  if (m_max === null) return [{ code: 'S_NOLIMIT', severity: 'know', page: PAGE, values: massOf(charge) }];
  const values = { ...massOf(charge), limit: m_max, ...(standard !== null && { standard }) };
  return [{ code: 'S_FITS', severity: 'know', page: PAGE, values }];
}

function needAlerts({ charge, room, need, isPlace }: SafetyFacts): readonly Finding[] {
  // A room that takes it needs no other, and of one that nobody described none is told.
  if (!charge || isAdmitted(room) || (room && room.standard !== null) || room?.code === 'N_NOT_JUDGED') return [];
  if (!need)
    return isPlace ? [{ code: 'S_FIGURES', severity: 'check', page: PAGE, values: {}, field: AREA_FIELD }] : [];
  const { area, most, ...where } = need;
  if (area === null)
    return [{ code: 'S_NOROOM', severity: 'check', page: PAGE, values: { ...where, most: most ?? 0 } }];
  if (area === 0) return [];
  return [
    {
      code: 'S_AREA',
      severity: room?.verdict === 'non conforme' ? 'check' : 'know',
      page: PAGE,
      values: { ...where, area },
    },
  ];
}

/** The safety lines of a study, worst first; none of a fluid of class A1 but a charge its room does not admit. */
export function safetyAlerts(facts: SafetyFacts): readonly Finding[] {
  const { safetyClass, charge, room } = facts;
  const over = roomAlerts(facts);
  if (safetyClass === HARMLESS) return over;
  if (safetyClass === undefined) {
    const unknown: Finding = { code: 'S_UNKNOWN', severity: 'check', page: PAGE, values: {}, field: AREA_FIELD };
    return worstFirst(facts.isSuspect ? [...over, unknown] : over);
  }
  const values = {
    safetyClass,
    ...(charge && { ...massOf(charge), low: charge.low }),
  };
  const group = pedGroupOf(safetyClass, facts.pedGroup);
  // A product standard and, in a public building, an article of law come before EN 378, and both are for comfort.
  const before: readonly Finding[] =
    facts.need?.application === 'comfort' && (charge || room)
      ? [{ code: 'S_STANDARD', severity: 'know', page: PAGE, values: { isPrivate: facts.isPrivate === true ? 1 : 0 } }]
      : [];
  return worstFirst([
    ...over,
    { code: 'S_CLASS', severity: classSeverity(safetyClass, room), page: PAGE, values },
    ...missingAlerts(facts),
    ...needAlerts(facts),
    ...admittedAlerts(facts),
    ...before,
    { code: 'S_PED', severity: 'know', page: PAGE, values: { group } },
  ]);
}
