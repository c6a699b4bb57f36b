/**
 * The alternative provisions C.3 of EN 378-1:2016+A1:2020, as the Spanish RD 552/2019 (RSIF), appendix 4, prints them too:
 * a charge over the limit, in a room that gets measures instead.
 */
import { isWithin } from '../../physics/limits.ts';
import { chargeThresholds } from './formulas.ts';
import type { Case } from './inputs.ts';

export type C3Closed = 'class' | 'location' | 'over-150-kg' | 'over-1.5-m3' | 'over-qlav-in-lowest-basement';

/** `open`: allowed with that many measures, under the conditions of C.3.1. `no-figures`: Table C.3 does not list the fluid. */
export type C3 =
  | { readonly status: 'not-needed'; readonly reason: null; readonly measures: null }
  | { readonly status: 'open'; readonly reason: null; readonly measures: 0 | 1 | 2 }
  | { readonly status: 'closed'; readonly reason: C3Closed; readonly measures: null }
  | { readonly status: 'no-figures'; readonly reason: typeof NOT_LISTED; readonly measures: null };

export const NOT_LISTED = 'RCL, QLMV, QLAV not in Table C.3';

/** Most charge, kg. */
export const C3_MOST_CHARGE = 150;
/** Of the room, no more than this counts, m². */
export const C3_LARGEST_AREA = 250;

const closed = (reason: C3Closed): C3 => ({ status: 'closed', reason, measures: null });
const open = (measures: 0 | 1 | 2): C3 => ({ status: 'open', reason: null, measures });

/** What C.3 makes of a charge, kg, over the limit of its room; not asked for where it is within. */
export function provisionsC3(room: Case, isOverLimit: boolean): C3 {
  if (!isOverLimit) return { status: 'not-needed', reason: null, measures: null };
  const { toxicity, flammability, charge } = room;
  if (toxicity !== 'A' || (flammability !== '1' && flammability !== '2L')) return closed('class');
  if (room.location !== 'II') return closed('location');
  if (!isWithin(charge, C3_MOST_CHARGE)) return closed('over-150-kg');
  if (flammability === '2L' && !isWithin(charge, chargeThresholds(room.lfl, flammability).m3)) {
    return closed('over-1.5-m3');
  }
  if (room.c3 === undefined) return { status: 'no-figures', reason: NOT_LISTED, measures: null };
  const { rcl, qlmv, qlav } = room.c3;
  const concentration = charge / (Math.min(room.area, C3_LARGEST_AREA) * room.height);
  if (room.isLowestUnderground) {
    if (isWithin(concentration, rcl)) return open(0);
    if (isWithin(concentration, qlmv)) return open(1);
    return isWithin(concentration, qlav) ? open(2) : closed('over-qlav-in-lowest-basement');
  }
  if (isWithin(concentration, qlmv)) return open(0);
  return isWithin(concentration, qlav) ? open(1) : open(2);
}
