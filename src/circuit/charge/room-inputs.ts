/** What is typed of a room, as the charge limits of the standard ask for it. */
import { ACCESSES, APPLICATIONS, ENCLOSURE_PLACES, LOCATIONS, SAFETY_CLASSES } from '../../regulation/charge/index.ts';
import type { Access, Application, ChargeInputs, Location, Mounting } from '../../regulation/charge/index.ts';
import { resolveFluidName } from '../../refrigerants/resolve.ts';
import type { Arguments } from '../arguments.ts';
import { refuse } from '../outcome.ts';

const MOUNTINGS = ['floor', 'window', 'wall', 'ceiling'] as const satisfies readonly Mounting[];
const CONCENTRATION = { above: 0, max: 100, unit: 'kg/m3' } as const;

/** A room of which nothing is typed, m: as the page opens. */
export const OPENING_ROOM = {
  access: 'a',
  location: 'II',
  application: 'comfort',
  mounting: 'floor',
  height: 2.5,
} as const satisfies {
  readonly access: Access;
  readonly location: Location;
  readonly application: Application;
  readonly mounting: Mounting;
  readonly height: number;
};

/** A fluid that is nobody's is said before what else is missing. */
const knownFluid = (given: Arguments): string =>
  resolveFluidName(given.text('fluid')) ?? refuse('E_FLUID', given.field('fluid'));

/**
 * The inputs of a charge limit, the area apart. E_MISSING for a choice or a height not given where no room stands for it;
 * E_MODE, E_NUMBER, E_RANGE.
 * @param given keys of the door's `room` @param mass kg @param molarMass of the circuit's fluid, g/mol
 * @param assumed taken where nothing is given
 */
export function roomInputs(
  given: Arguments,
  fluid: string,
  mass: number,
  molarMass: number,
  assumed?: typeof OPENING_ROOM,
): Omit<ChargeInputs, 'area'> {
  const isBelowGround = given.flag('below_ground', false);
  const isOwnFluid = !given.has('fluid');
  return {
    fluid: isOwnFluid ? fluid : knownFluid(given),
    molarMass: isOwnFluid ? molarMass : undefined,
    class: given.optionalChoice('safety_class', SAFETY_CLASSES),
    practicalLimit: given.optionalNumber('practical_limit', CONCENTRATION),
    atelOdl: given.optionalNumber('atel_odl', CONCENTRATION),
    lfl: given.optionalNumber('lfl', CONCENTRATION),
    charge: mass,
    application: given.choice('application', APPLICATIONS, assumed?.application),
    location: given.choice('location', LOCATIONS, assumed?.location),
    access: given.choice('access', ACCESSES, assumed?.access),
    mounting: given.optionalChoice('h0_type', MOUNTINGS) ?? assumed?.mounting,
    height: given.number('room_height', {
      ...(assumed && { default: assumed.height }),
      min: 1.5,
      max: 20,
      unit: 'm',
    }),
    belowGround: isBelowGround,
    // A link older than this option ticked one box for both.
    lowestUnderground: isBelowGround && given.flag('lowest_underground', true),
    upperFloorNoExit: given.flag('upper_floor_no_exit', false),
    densityBelow1per10m2: given.flag('density_below', false),
    emergencyExits: given.flag('emergency_exits', false),
    sealed: given.flag('sealed', false),
    enclosureIn: given.optionalChoice('enclosure_in', ENCLOSURE_PLACES),
  };
}
