/** Machines of the trial: hardware and every law drawn apart from those the diagnosis believes in. */
import type { Application, DesignKey, Expansion, LawKey } from '../data/machines.ts';
import { LAWS, SPREAD, SPREAD_LAWS } from '../data/machines.ts';
import type { FluidProperties } from '../properties/fluid-properties.ts';
import type { Hardware } from '../twin/hardware.ts';
import { designedFor, hardwareFrom, isSound } from '../twin/hardware.ts';
import type { Parameters } from '../twin/parameters.ts';
import { defaultParameters } from '../twin/parameters.ts';
import type { Draw } from './random.ts';
import type { World } from './worlds.ts';

export interface MachineOfTrial {
  readonly application: Application;
  readonly fluid: string;
  readonly expansion: Expansion;
}

/** Applications with fluids in use in them: pure ones, and blends with and without glide. */
export const MACHINES_OF_TRIAL: readonly MachineOfTrial[] = [
  { application: 'room_ac', fluid: 'R32', expansion: 'eev' },
  { application: 'room_ac', fluid: 'R410A', expansion: 'txv' },
  { application: 'room_ac', fluid: 'R410A', expansion: 'orifice' },
  { application: 'chiller_air', fluid: 'R134a', expansion: 'txv' },
  { application: 'chiller_air', fluid: 'R1234yf', expansion: 'txv' },
  { application: 'chiller_water', fluid: 'R134a', expansion: 'txv' },
  { application: 'cold_room_pos', fluid: 'R448A', expansion: 'txv' },
  { application: 'cold_room_neg', fluid: 'R404A', expansion: 'txv' },
  { application: 'heat_pump', fluid: 'R290', expansion: 'eev' },
  { application: 'heat_pump', fluid: 'R407C', expansion: 'txv' },
  { application: 'display_case', fluid: 'R290', expansion: 'txv' },
  { application: 'room_ac', fluid: 'R454B', expansion: 'eev' },
];

/** Half-widths of laws without a spread, which the diagnosis takes as known. */
const OTHER_LAWS: Readonly<Partial<Record<LawKey, number>>> = { vn: 0.05, w_eev: 0.4, cf: 0.1 };
const VOLUMES: readonly LawKey[] = ['Vc', 'Ve', 'Vl', 'Vs', 'Vd', 'Vr'];

/** Laws that have no meaning below zero. */
const NOT_NEGATIVE: readonly LawKey[] = ['ve', 'ec', 'fq', 'sl', 'dps', 'dpl', 'rse', 'rsc', 'rlc', 'nck', 'slip'];

/** Figures of a machine, each within its half-width. */
function drawnParameters({ application, expansion }: MachineOfTrial, draw: Draw, world: World): Parameters {
  const usual = defaultParameters(application, expansion, false);
  const drawn: Record<string, number> = {};
  for (const [key, width] of Object.entries(SPREAD[application])) {
    drawn[key] = usual[key as DesignKey] + draw.within(world.hardware * width);
  }
  for (const [key, width] of Object.entries({ ...SPREAD_LAWS, ...OTHER_LAWS })) {
    drawn[key] = LAWS[key as LawKey] + draw.within(world.laws * width);
  }
  // Wrong by twice its spread, a law may fall below zero. Left out with its machine, it would leave those nearest to what the
  // diagnosis believes in; a machine that has none of it runs.
  for (const key of NOT_NEGATIVE) if (drawn[key] !== undefined) drawn[key] = Math.max(0, drawn[key]);
  for (const key of VOLUMES) drawn[key] = LAWS[key] * draw.between(world.volumes[0], world.volumes[1]);
  if (world.isWide) {
    drawn['dpe'] = draw.between(0, world.losses.evaporator);
    drawn['dpc'] = draw.between(0, world.losses.condenser);
    // Another volumetric law: straight in the pressure ratio, or bent the more.
    drawn['vn'] = draw.between(world.volumetric[0], world.volumetric[1]);
    drawn['Va'] = draw.between(0, 1) < world.accumulators ? LAWS.Vs * draw.between(1, 3) : 0;
  }
  return { ...usual, ...drawn };
}

/** Openings no valve has, and more sensible heat than there is. */
const isPossible = ({ phi, shr }: Parameters): boolean => phi > 0.3 && phi < 0.95 && shr <= 1;

/** A machine drawn, or undefined where its figures make none. */
export function drawnMachine(
  machine: MachineOfTrial,
  properties: FluidProperties,
  draw: Draw,
  world: World,
): Hardware | undefined {
  const parameters = drawnParameters(machine, draw, world);
  if (!isPossible(parameters)) return undefined;
  const hardware = hardwareFrom(designedFor(parameters, properties), properties);
  return isSound(hardware) ? hardware : undefined;
}
