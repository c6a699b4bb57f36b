import type { AlternativeLimits, Flammability, SafetyClass } from '../../physics/en378.ts';
import {
  alternativeMeasures,
  chargeThresholds,
  comfortArea,
  countsMounting,
  flammabilityOf,
  MOUNTING_HEIGHTS,
  roomLimit,
  toxicityOf,
} from '../../physics/en378.ts';
import { isWithin, reaches } from '../../physics/limits.ts';
import { volumeFromSurplus } from '../../physics/water-loop.ts';
import type { StandardData } from '../../refrigerants/index.ts';
import { standardData } from '../../refrigerants/index.ts';
import type { ComputeContext } from '../calculator.ts';
import { calculator, needed, refuse } from '../calculator.ts';
import type { InputsOf, OutputsOf } from '../define.ts';
import { fluidName } from '../fluid-properties.ts';
import { definition } from './definition.ts';

type Inputs = InputsOf<typeof definition>;
type Outputs = OutputsOf<typeof definition>;

const LITRES = 1000;
/** Most charge the alternative provisions apply to, kg; to be checked against the standard. */
const ALTERNATIVE_LIMIT = 150;

interface RoomFluid {
  readonly safetyClass: SafetyClass;
  readonly flammability: Flammability;
  readonly practicalLimit: number;
  readonly atelOdl: number;
  readonly lfl: number | undefined;
  readonly alternative: AlternativeLimits | undefined;
}

/** What the standard says of the fluid, typed values first. */
function roomFluid(inputs: Inputs, context: ComputeContext): RoomFluid {
  const known: Partial<StandardData> = inputs.fluid === undefined ? {} : standardData(fluidName(inputs.fluid));
  const ofFluid = <T extends number | string>(key: string, value: T | undefined): T | undefined =>
    value === undefined ? undefined : context.use(key, value);
  const missing = inputs.fluid === undefined ? 'required' : 'fluidData';
  const safetyClass =
    inputs.safety_class ?? ofFluid('safety_class', known.safetyClass) ?? refuse('safety_class', missing);
  const practicalLimit =
    inputs.practical_limit ?? ofFluid('practical_limit', known.practicalLimit) ?? refuse('practical_limit', missing);
  const flammability = flammabilityOf(safetyClass);
  const lfl = inputs.lfl ?? ofFluid('lfl', known.lfl);
  if (flammability !== '1' && lfl === undefined) refuse('lfl', 'lflMissing');
  const rcl = inputs.rcl ?? ofFluid('rcl', known.rcl);
  const qlmv = inputs.qlmv ?? ofFluid('qlmv', known.qlmv);
  const qlav = inputs.qlav ?? ofFluid('qlav', known.qlav);
  const isComplete = rcl !== undefined && qlmv !== undefined && qlav !== undefined;
  return {
    safetyClass,
    flammability,
    practicalLimit,
    lfl,
    atelOdl: inputs.atel_odl ?? ofFluid('atel_odl', known.atelOdl) ?? 0,
    alternative: isComplete ? { rcl, qlmv, qlav } : undefined,
  };
}

function measures(
  fluid: RoomFluid,
  charge: number,
  volume: number,
  isBelow: boolean,
  context: ComputeContext,
): -1 | 0 | 1 | 2 | undefined {
  const isCovered = fluid.safetyClass === 'A1' || fluid.safetyClass === 'A2L';
  if (!isCovered || fluid.alternative === undefined) return undefined;
  if (charge > ALTERNATIVE_LIMIT) context.warn('alternativeLimit', {}, 'charge');
  const isAboveM3 = fluid.flammability === '2L' && !isWithin(charge, chargeThresholds(fluid.lfl ?? 0, '2L').m3);
  return isAboveM3 ? -1 : alternativeMeasures(charge / volume, fluid.alternative, isBelow);
}

function flammableFigures(fluid: RoomFluid, inputs: Inputs, charge: number, volume: number): Outputs {
  if (fluid.lfl === undefined) return {};
  const { lfl } = fluid;
  const height = inputs.h0_type === undefined ? undefined : MOUNTING_HEIGHTS[inputs.h0_type];
  return {
    ...chargeThresholds(lfl, fluid.flammability),
    v_min_lfl20: charge / (0.2 * lfl),
    percent_lfl: (charge / volume / lfl) * 100,
    a_min_comfort: height === undefined ? undefined : comfortArea(charge, lfl, height),
  };
}

function room(inputs: Inputs, context: ComputeContext): Outputs {
  const { charge, access, location, application, room_area, room_height } = needed(
    inputs,
    'charge',
    'access',
    'location',
    'application',
    'room_area',
    'room_height',
  );
  const fluid = roomFluid(inputs, context);
  const toxicity = toxicityOf(fluid.safetyClass);
  if (toxicity === 'B' && application === 'comfort') refuse('application', 'toxicInComfort');
  if (countsMounting(fluid.safetyClass, application, location) && inputs.h0_type === undefined) {
    refuse('h0_type', 'required');
  }

  const volume = room_area * room_height;
  const { limit, governing } = roomLimit({
    safetyClass: fluid.safetyClass,
    practicalLimit: fluid.practicalLimit,
    atelOdl: fluid.atelOdl,
    lfl: fluid.lfl ?? 0,
    application,
    occupancy: { access, location, isBelowGround: inputs.below_ground },
    area: room_area,
    ceiling: room_height,
    mounting: inputs.h0_type ?? 'floor',
  });
  if (toxicity === 'B') context.warn('classB', {}, 'safety_class');
  if (location === 'III') context.warn('machineryRoom', {}, 'location');
  if (!isWithin(charge, limit)) context.warn('chargeNotAllowed', { m: charge, mmax: limit }, 'charge');
  const perLimit = (concentration: number | undefined): number | undefined =>
    concentration === undefined ? undefined : charge / concentration;
  return {
    m_max: Number.isFinite(limit) ? limit : undefined,
    governing,
    verdict: isWithin(charge, limit) ? 'conforme' : 'non conforme',
    v_min_pl: charge / fluid.practicalLimit,
    v_min_rcl: perLimit(inputs.rcl ?? fluid.alternative?.rcl),
    v_min_qlmv: perLimit(inputs.qlmv ?? fluid.alternative?.qlmv),
    v_min_qlav: perLimit(inputs.qlav ?? fluid.alternative?.qlav),
    ...flammableFigures(fluid, inputs, charge, volume),
    room_volume: volume,
    concentration: charge / volume,
    measures_c3: measures(fluid, charge, volume, inputs.below_ground, context),
  };
}

function water(inputs: Inputs, context: ComputeContext): Outputs {
  const { power, min_step, t_run, delta_t } = needed(inputs, 'power', 'min_step', 't_run', 'delta_t');
  const liquid = { density: inputs.rho, specificHeat: inputs.cp * 1000 };
  const litres = (kilowatts: number, minutes: number, kelvins: number): number =>
    volumeFromSurplus(kilowatts * 1000, minutes * 60, kelvins, liquid) * LITRES;
  const step = (power * min_step) / 100;
  if (reaches(inputs.load_min, step)) context.warn('noVolumeRequired', {}, 'load_min');
  const v_cycle = litres(step - inputs.load_min, t_run, delta_t);
  let v_defrost = 0;
  if (inputs.defrost_power > 0) {
    const defrost = needed(inputs, 'defrost_time', 'defrost_dt');
    v_defrost = litres(inputs.defrost_power, defrost.defrost_time, defrost.defrost_dt);
  }
  const v_loop = Math.max(v_cycle, v_defrost);
  if (inputs.v_existing > v_loop) context.warn('existingSufficient', {}, 'v_existing');
  return { v_cycle, v_defrost, v_loop, v_buffer: Math.max(0, v_loop - inputs.v_existing), l_per_kw: v_loop / power };
}

export const compute = calculator(definition, {
  check({ mode, load_min, power }, report) {
    if (mode === 'water' && load_min !== undefined && power !== undefined && load_min > power) {
      report('load_min', 'atMost', { value: load_min, max: power, unit: 'kW' });
    }
  },
  run: (inputs, context) => (inputs.mode === 'room' ? room(inputs, context) : water(inputs, context)),
});
