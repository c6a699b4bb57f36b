/** Machines of the trial: hardware and every law drawn apart from those the diagnosis believes in. */
import type { Application, DesignKey, Expansion, LawKey } from '../data/machines.ts';
import { LAWS, SPREAD, SPREAD_LAWS } from '../data/machines.ts';
import type { FluidProperties } from '../properties/fluid-properties.ts';
import type { Hardware } from '../twin/hardware.ts';
import { hardwareFrom, isSound } from '../twin/hardware.ts';
import type { Parameters } from '../twin/parameters.ts';
import { defaultParameters } from '../twin/parameters.ts';
import type { Draw } from './random.ts';

export interface MachineOfTrial {
  readonly application: Application;
  readonly fluid: string;
  readonly expansion: Expansion;
}

/** Applications with fluids in use in them: pure ones, and blends with and without glide. The thirteen the published cases hold. */
export const MACHINES_OF_TRIAL: readonly MachineOfTrial[] = [
  { application: 'room_ac', fluid: 'R32', expansion: 'eev' },
  { application: 'room_ac', fluid: 'R410A', expansion: 'txv' },
  { application: 'room_ac', fluid: 'R407C', expansion: 'txv' },
  { application: 'chiller_air', fluid: 'R134a', expansion: 'txv' },
  { application: 'chiller_air', fluid: 'R32', expansion: 'txv' },
  { application: 'chiller_air', fluid: 'R407C', expansion: 'txv' },
  { application: 'chiller_water', fluid: 'R134a', expansion: 'txv' },
  { application: 'cold_room_pos', fluid: 'R134a', expansion: 'txv' },
  { application: 'cold_room_neg', fluid: 'R404A', expansion: 'txv' },
  { application: 'cold_room_neg', fluid: 'R290', expansion: 'txv' },
  { application: 'heat_pump', fluid: 'R290', expansion: 'eev' },
  { application: 'display_case', fluid: 'R290', expansion: 'txv' },
  { application: 'display_case', fluid: 'R134a', expansion: 'txv' },
];

/** Half-widths of what the diagnosis takes as known: shares of volumes, and laws without a spread. */
const VOLUMES: readonly LawKey[] = ['Vc', 'Ve', 'Vl', 'Vs', 'Vd', 'Vr'];
const VOLUME_SHARE = 0.3;
const OTHER_LAWS: Readonly<Partial<Record<LawKey, number>>> = { vn: 0.05, w_eev: 0.4, cf: 0.1 };

/** Laws that have no meaning below zero. */
const NOT_NEGATIVE: readonly LawKey[] = ['ve', 'ec', 'fq', 'sl', 'dps', 'dpl', 'rse', 'rsc', 'rlc', 'nck', 'slip'];

/** Figures of a machine, each within its half-width. @param factor of the laws' half-widths: 2 where they are wrong twice over */
function drawnParameters({ application, expansion }: MachineOfTrial, draw: Draw, factor: number): Parameters {
  const usual = defaultParameters(application, expansion, false);
  const drawn: Record<string, number> = {};
  for (const [key, width] of Object.entries(SPREAD[application]))
    drawn[key] = usual[key as DesignKey] + draw.within(width);
  for (const [key, width] of Object.entries({ ...SPREAD_LAWS, ...OTHER_LAWS })) {
    drawn[key] = LAWS[key as LawKey] + draw.within(factor * width);
  }
  // Wrong by twice its spread, a law may fall below zero. Left out with its machine, it would leave those nearest to what the
  // diagnosis believes in; a machine that has none of it runs.
  for (const key of NOT_NEGATIVE) if (drawn[key] !== undefined) drawn[key] = Math.max(0, drawn[key]);
  for (const key of VOLUMES) drawn[key] = LAWS[key] * (1 + draw.within(VOLUME_SHARE));
  return { ...usual, ...drawn };
}

/** Openings no valve has, and more sensible heat than there is. */
const isPossible = ({ phi, shr }: Parameters): boolean => phi > 0.3 && phi < 0.95 && shr <= 1;

/** A machine drawn, or undefined where its figures make none. */
export function drawnMachine(
  machine: MachineOfTrial,
  properties: FluidProperties,
  draw: Draw,
  factor: number,
): Hardware | undefined {
  const parameters = drawnParameters(machine, draw, factor);
  if (!isPossible(parameters)) return undefined;
  const hardware = hardwareFrom(parameters, properties);
  return isSound(hardware) ? hardware : undefined;
}
