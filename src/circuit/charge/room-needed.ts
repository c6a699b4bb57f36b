/** The room a charge needs, by EN 378-1, whether or not one is typed. */
import { roomForCharge } from '../../regulation/charge/index.ts';
import type { Access, Application, Location } from '../../regulation/charge/index.ts';
import type { Arguments } from '../arguments.ts';
import { OPENING_ROOM, roomInputs } from './room-inputs.ts';

/** The smallest room for the charge, and what it was worked out for. */
export interface RoomNeed {
  /** m²; 0 where any room will do, null where none does. */
  readonly area: number | null;
  /** Most charge in the largest room, kg; null for no limit. */
  readonly most: number | null;
  /** Of the room, m. */
  readonly height: number;
  readonly access: Access;
  readonly location: Location;
  readonly application: Application;
}

/**
 * The smallest room EN 378-1 admits a charge in, C.3 apart; null where a figure of the fluid is not known. Of what is not
 * typed the page's opening room stands.
 * @param given keys of the door's `room`, empty where there is none @param mass kg @param molarMass g/mol
 */
export function roomNeeded(given: Arguments, fluid: string, mass: number, molarMass: number): RoomNeed | null {
  const inputs = roomInputs(given, fluid, mass, molarMass, OPENING_ROOM);
  const need = roomForCharge(inputs);
  if ('problem' in need) return null;
  const { access, location, application, height } = inputs;
  return { area: need.area, most: need.most, height, access, location, application };
}
