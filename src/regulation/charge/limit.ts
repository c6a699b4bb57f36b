/** Most charge of a room, and the smallest room of a charge: EN 378-1:2016+A1:2020, Annex C. */
import { isWithin } from '../../physics/limits.ts';
import { answerOf } from '../problem.ts';
import type { NoAnswer } from '../problem.ts';
import { areaWithin, chargeWithin, flammabilityBound, mostCharge, toxicityBound } from './bounds.ts';
import { caseFromInputs } from './inputs.ts';
import type { Case, ChargeInputs } from './inputs.ts';
import { provisionsC3 } from './provisions-c3.ts';
import type { C3 } from './provisions-c3.ts';
import { saysOf } from './says.ts';
import type { Says } from './says.ts';

/** `c3`: over the limit, allowed only with the measures of C.3; `not-allowed`: refused. */
export type ChargeVerdict = 'no-limit' | 'within' | 'c3' | 'not-allowed';
export type Governing = 'toxicity' | 'flammability' | 'none';

export interface ChargeLimit {
  /** Most charge, kg; null for no limit, as in the two that follow. */
  readonly limit: number | null;
  readonly governing: Governing;
  /** kg */
  readonly byToxicity: number | null;
  /** kg */
  readonly byFlammability: number | null;
  readonly verdict: ChargeVerdict;
  readonly c3: C3;
  /** What to say beside it, in the order of the alphabet. */
  readonly says: readonly Says[];
  /** The limits, kg, of a disputed cell: the one applied, which is the stricter, and the other; null for no limit. */
  readonly otherReading?: readonly [applied: number, other: number | null];
}

const orNull = (limit: number): number | null => (Number.isFinite(limit) ? limit : null);

function limitOf(room: Case): ChargeLimit {
  const byToxicity = chargeWithin(toxicityBound(room), room.area);
  const byFlammability = chargeWithin(flammabilityBound(room), room.area);
  const limit = Math.min(byToxicity, byFlammability);
  const other = Math.min(byToxicity, chargeWithin(flammabilityBound(room, 'other'), room.area));
  const isOver = !isWithin(room.charge, limit);
  const c3 = provisionsC3(room, isOver);
  const within = limit === Infinity ? 'no-limit' : 'within';
  return {
    limit: orNull(limit),
    governing: limit === Infinity ? 'none' : byToxicity <= byFlammability ? 'toxicity' : 'flammability',
    byToxicity: orNull(byToxicity),
    byFlammability: orNull(byFlammability),
    verdict: isOver ? (c3.status === 'open' ? 'c3' : 'not-allowed') : within,
    c3,
    says: saysOf(room, c3),
    ...(other === limit ? {} : { otherReading: [limit, orNull(other)] }),
  };
}

/**
 * Most charge of a room and what becomes of the charge given: the smaller of the limits for toxicity (Table C.1) and for
 * flammability (Table C.2), then C.3 for what is over. Where readings of a cell differ the stricter is applied and the
 * other told. A problem where the fluid, its class, a figure it needs or a choice is not known.
 */
export const chargeLimit = (inputs: ChargeInputs): ChargeLimit | NoAnswer =>
  answerOf(() => limitOf(caseFromInputs(inputs)));

export interface RoomForCharge {
  /** Smallest floor area at the height given, m²: 0 where any room will do, null where none does. */
  readonly area: number | null;
  readonly governing: Governing;
  /** Most charge in the largest room, kg; null for no limit. */
  readonly most: number | null;
}

function roomOf(room: Case): RoomForCharge {
  const bounds = { toxicity: toxicityBound(room), flammability: flammabilityBound(room) };
  const most = Math.min(mostCharge(bounds.toxicity), mostCharge(bounds.flammability));
  const [byToxicity = Infinity, byFlammability = Infinity] = [
    areaWithin(bounds.toxicity, room.charge),
    areaWithin(bounds.flammability, room.charge),
  ];
  const area = Math.max(byToxicity, byFlammability);
  return {
    area: orNull(area),
    governing: area === 0 ? 'none' : byToxicity >= byFlammability ? 'toxicity' : 'flammability',
    most: orNull(most),
  };
}

/**
 * The smallest floor area, at the room height given, in which `chargeLimit` admits the charge, C.3 apart: 0 where any room
 * will do, null where none does, with the most that is ever admitted.
 * @param inputs as for `chargeLimit`, without the area
 */
export const roomForCharge = (inputs: Omit<ChargeInputs, 'area'>): RoomForCharge | NoAnswer =>
  answerOf(() => roomOf(caseFromInputs({ ...inputs, area: 1 })));
