/** The room a charge is in, and the room it needs, by EN 378-1: for who must be told before anything goes wrong. */
import {
  ACCESSES,
  APPLICATIONS,
  chargeLimit,
  LOCATIONS,
  MOUNTING_HEIGHTS,
  roomForCharge,
  SAFETY_CLASSES,
} from '../../regulation/index.ts';
import type { ChargeInputs, Mounting } from '../../regulation/index.ts';
import type { RoomNeed, RoomVerdict } from '../alerts/safety.ts';
import type { Arguments } from '../arguments.ts';

/** Where nothing is typed of the room: the strictest access, machines in the open air, for human comfort. */
const ACCESS = 'a';
const LOCATION = 'II';
const APPLICATION = 'comfort';
const MOUNTING = 'floor';
/** m */
const HEIGHT = 2.5;
const MOUNTINGS = Object.keys(MOUNTING_HEIGHTS) as readonly Mounting[];

export interface SafetyFigures {
  /** Of the room typed; null without one, or where a figure of the fluid is not known. */
  readonly room: RoomVerdict | null;
  /** Null where a figure of the fluid is not known. */
  readonly need: RoomNeed | null;
}

/** What is typed of the room, the charge apart. E_MODE, E_NUMBER, E_RANGE. */
const inputsOf = (room: Arguments): Omit<ChargeInputs, 'fluid' | 'charge' | 'area'> => ({
  class: room.optionalChoice('safety_class', SAFETY_CLASSES),
  practicalLimit: room.optionalNumber('practical_limit', { above: 0 }),
  atelOdl: room.optionalNumber('atel_odl', { above: 0 }),
  lfl: room.optionalNumber('lfl', { above: 0 }),
  access: room.choice('access', ACCESSES, ACCESS),
  location: room.choice('location', LOCATIONS, LOCATION),
  application: room.choice('application', APPLICATIONS, APPLICATION),
  mounting: room.choice('h0_type', MOUNTINGS, MOUNTING),
  height: room.number('room_height', { default: HEIGHT, min: 1.5, max: 20, unit: 'm' }),
  belowGround: room.flag('below_ground', false),
});

/**
 * What EN 378-1 says of a charge in the room typed, and of the smallest room for it.
 * @param room keys of the door's `room`, empty where there is none @param mass kg
 */
export function safetyFigures(room: Arguments, fluid: string, mass: number): SafetyFigures {
  const inputs = { ...inputsOf(room), fluid, charge: mass };
  const area = room.optionalNumber('room_area', { min: 1, max: 10_000, unit: 'm2' });
  const limit = area === undefined ? undefined : chargeLimit({ ...inputs, area });
  const need = roomForCharge(inputs);
  const { access, location, application, height } = inputs;
  return {
    room:
      limit === undefined || 'problem' in limit
        ? null
        : { limit: limit.limit, verdict: limit.verdict, measures: limit.c3.measures ?? 0 },
    need: 'problem' in need ? null : { area: need.area, most: need.most, height, access, location, application },
  };
}
