/** What is typed of a room, as the charge limits of the standard ask for it. */
import { ACCESSES, APPLICATIONS, ENCLOSURE_PLACES, LOCATIONS, SAFETY_CLASSES } from '../../regulation/charge/index.ts';
import type { ChargeInputs, Mounting } from '../../regulation/charge/index.ts';
import { resolveFluidName } from '../../refrigerants/resolve.ts';
import type { Arguments } from '../arguments.ts';
import { refuse } from '../outcome.ts';

const MOUNTINGS = ['floor', 'window', 'wall', 'ceiling'] as const satisfies readonly Mounting[];
const CONCENTRATION = { above: 0, max: 100, unit: 'kg/m3' } as const;

/** A fluid that is nobody's is said before what else is missing. */
const knownFluid = (given: Arguments): string =>
  resolveFluidName(given.text('fluid')) ?? refuse('E_FLUID', given.field('fluid'));

/** Ticked, or not said: an empty box is no answer, and what the use says stands. */
const isTicked = (given: Arguments, name: string): true | undefined => (given.flag(name, false) ? true : undefined);

/** What is typed of a room, the charge apart: a choice nobody made is absent. */
export type TypedRoom = Partial<Omit<ChargeInputs, 'charge'>>;

/**
 * What a room's options say of it. E_FLUID, E_MODE, E_NUMBER, E_RANGE.
 * @param given keys of the door's `room`, empty where there is none @param molarMass of the circuit's fluid, g/mol
 */
export function roomInputs(given: Arguments, fluid: string, molarMass: number): TypedRoom & { readonly fluid: string } {
  const isBelowGround = given.flag('below_ground', false);
  const isOwnFluid = !given.has('fluid');
  return {
    fluid: isOwnFluid ? fluid : knownFluid(given),
    molarMass: isOwnFluid ? molarMass : undefined,
    class: given.optionalChoice('safety_class', SAFETY_CLASSES),
    practicalLimit: given.optionalNumber('practical_limit', CONCENTRATION),
    atelOdl: given.optionalNumber('atel_odl', CONCENTRATION),
    lfl: given.optionalNumber('lfl', CONCENTRATION),
    application: given.optionalChoice('application', APPLICATIONS),
    location: given.optionalChoice('location', LOCATIONS),
    access: given.optionalChoice('access', ACCESSES),
    mounting: given.optionalChoice('h0_type', MOUNTINGS),
    height: given.optionalNumber('room_height', { min: 1.5, max: 20, unit: 'm' }),
    belowGround: isBelowGround,
    // A link older than this option ticked one box for both.
    lowestUnderground: isBelowGround && given.flag('lowest_underground', true),
    upperFloorNoExit: given.flag('upper_floor_no_exit', false),
    densityBelow1per10m2: given.flag('density_below', false),
    emergencyExits: given.flag('emergency_exits', false),
    sealed: isTicked(given, 'sealed'),
    enclosureIn: given.optionalChoice('enclosure_in', ENCLOSURE_PLACES),
  } as TypedRoom & { readonly fluid: string };
}
