/** What is asked of a leak, checked. */
import type { Engine, Fluid } from '../../engine/types.ts';
import { Arguments } from '../../circuit/arguments.ts';
import { fluidOf } from '../../circuit/fluids.ts';
import { stateOrNone } from '../../circuit/outcome.ts';
import { usualDensity } from '../../circuit/ruler/rest.ts';
import { celsiusFromKelvin, kelvinFromCelsius } from '../../quantities/si.ts';
import { refuseField } from '../outcome.ts';

export const HOLES = ['vapour', 'liquid', 'running'] as const;
export const MODES = ['isothermal', 'adiabatic'] as const;
export const TOP_UPS = ['liquid', 'vapour', 'none'] as const;

export type Hole = (typeof HOLES)[number];
export type TopUp = (typeof TOP_UPS)[number];

/** How far a figure may drift before it is told, K, share of capacity, mass points. */
export interface Band {
  readonly kelvin: number;
  readonly capacity: number;
  readonly points: number;
}

export interface LeakRequest {
  readonly fluid: Fluid;
  /** kg */
  readonly charge: number;
  /** Internal volume, m³, and whether it was typed. */
  readonly volume: number;
  readonly isVolumeAssumed: boolean;
  /** K */
  readonly restT: number;
  readonly cylinderT: number;
  readonly hole: Hole;
  /** kg each time. */
  readonly lost: number;
  readonly isAdiabatic: boolean;
  readonly topUp: TopUp;
  readonly times: number;
  /** Mean temperatures of the cycle both are compared at, °C. */
  readonly evaporation: number;
  readonly condensation: number;
  /** K */
  readonly superheat: number;
  readonly subcooling: number;
  readonly efficiency: number;
  readonly band: Band;
}

/** K below critical where a rest temperature ends: nearer, liquid and vapour differ too little to part. */
const BELOW_CRITICAL = 10;
export const MOST_TIMES = 10;
/** Largest share of the charge a leak may take. */
export const MOST_LOST = 0.95;
const LITRES = 1000;

/** kg each time, from kilograms or from a share of the charge. E_MISSING, E_NUMBER, E_LOST. */
function readLost(input: Arguments, charge: number): number {
  const key = input.has('lost_kg') ? 'lost_kg' : 'lost_share';
  const typed = input.number(key);
  const lost = key === 'lost_kg' ? typed : typed * charge;
  const max = MOST_LOST * charge;
  if (!(lost >= 0 && lost <= max * (1 + Number.EPSILON))) refuseField('E_LOST', input.field(key), { max });
  return lost;
}

/** The volume, m³, E_FULL where the liquid of the charge fills it at rest. */
function readVolume(input: Arguments, fluid: Fluid, charge: number, restT: number) {
  const typed = input.optionalNumber('volume_l', { above: 0, max: 1e7, unit: 'L' });
  const volume = typed === undefined ? charge / usualDensity(fluid) : typed / LITRES;
  const { bubble } = fluid.saturation({ T: restT });
  if (charge / volume >= bubble.D)
    refuseField('E_FULL', input.field('volume_l'), { min: (charge / bubble.D) * LITRES });
  return { volume, isVolumeAssumed: typed === undefined };
}

function readTimes(input: Arguments, topUp: TopUp): number {
  const times = input.number('times', { default: 1, min: 1, max: MOST_TIMES });
  if (!Number.isInteger(times)) refuseField('E_NUMBER', input.field('times'));
  // Without a top-up there is one leak, however often it is asked.
  return topUp === 'none' ? 1 : times;
}

/** Temperatures at which the fluid has liquid and vapour that part, °C. */
function restRange(fluid: Fluid) {
  // Where bubble and dew points end in the cold is known by asking: the lowest temperature of the equations may have none.
  const { Tmin } = fluid.limits;
  const isKnown = stateOrNone(() => fluid.saturation({ T: Tmin })) !== undefined;
  return {
    min: celsiusFromKelvin(isKnown ? Tmin : Math.ceil(Tmin)),
    max: celsiusFromKelvin(fluid.critical.T - BELOW_CRITICAL),
    unit: 'degC',
  } as const;
}

/** The whole request of `leak`. */
export function readLeak(given: unknown, engine: Engine): LeakRequest {
  const input = new Arguments(given);
  const fluid = fluidOf(engine, input.raw('fluid'), 'fluid');
  if (fluid.components.length < 2) refuseField('E_PURE', 'fluid', { fluid: fluid.name });
  const charge = input.number('charge_kg', { above: 0, max: 1e6, unit: 'kg' });
  const range = restRange(fluid);
  const restT = kelvinFromCelsius(input.number('t_rest', { default: 20, ...range }));
  const topUp = input.choice('topup', TOP_UPS, 'liquid');
  const band = input.group('band');
  return {
    fluid,
    charge,
    restT,
    topUp,
    ...readVolume(input, fluid, charge, restT),
    cylinderT: kelvinFromCelsius(input.number('t_cylinder', { default: 20, ...range })),
    hole: input.choice('hole', HOLES, 'vapour'),
    lost: readLost(input, charge),
    isAdiabatic: input.choice('mode', MODES, 'isothermal') === 'adiabatic',
    times: readTimes(input, topUp),
    evaporation: input.number('t_evp', { default: -10, unit: 'degC' }),
    condensation: input.number('t_cdr', { default: 40, unit: 'degC' }),
    superheat: input.number('superheat', { default: 5, min: 0, max: 60, unit: 'K' }),
    subcooling: input.number('subcooling', { default: 2, min: 0, max: 40, unit: 'K' }),
    efficiency: input.number('rend_is', { default: 0.7, above: 0, max: 1 }),
    band: {
      kelvin: band.number('kelvin', { default: 0.5, above: 0, max: 20, unit: 'K' }),
      capacity: band.number('capacity', { default: 0.03, above: 0, max: 1 }),
      points: band.number('points', { default: 2, above: 0, max: 100 }),
    },
  };
}
