import type { AlternativeLimits, Flammability } from '../../physics/en378.ts';
import {
  alternativeMeasures,
  chargeThresholds,
  comfortArea,
  flammabilityLimit,
  MOUNTING_HEIGHTS,
  toxicityLimit,
} from '../../physics/en378.ts';
import { isWithin, reaches } from '../../physics/limits.ts';
import { volumeFromSurplus } from '../../physics/water-loop.ts';
import type { SafetyClass, StandardData } from '../../refrigerants/index.ts';
import { standardData } from '../../refrigerants/index.ts';
import type { Tools } from '../calculator.ts';
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

const FLAMMABILITIES: Readonly<Record<SafetyClass, Flammability>> = {
  A1: '1',
  A2L: '2L',
  A2: '2',
  A3: '3',
  B1: '1',
  B2L: '2L',
  B2: '2',
  B3: '3',
};

/** What the standard says of the fluid, typed values first. */
function roomFluid(inputs: Inputs, tools: Tools): RoomFluid {
  const known: Partial<StandardData> = inputs.fluid === undefined ? {} : standardData(fluidName(inputs.fluid));
  const ofFluid = <T extends number | string>(key: string, value: T | undefined): T | undefined =>
    value === undefined ? undefined : tools.use(key, value);
  const missing = inputs.fluid === undefined ? 'required' : 'fluidData';
  const safetyClass =
    inputs.safety_class ?? ofFluid('safety_class', known.safetyClass) ?? refuse('safety_class', missing);
  const practicalLimit =
    inputs.practical_limit ?? ofFluid('practical_limit', known.practicalLimit) ?? refuse('practical_limit', missing);
  const flammability = FLAMMABILITIES[safetyClass];
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
  tools: Tools,
): -1 | 0 | 1 | 2 | undefined {
  const isCovered = fluid.safetyClass === 'A1' || fluid.safetyClass === 'A2L';
  if (!isCovered || fluid.alternative === undefined) return undefined;
  if (charge > ALTERNATIVE_LIMIT) tools.warn('alternativeLimit', {}, 'charge');
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

function room(inputs: Inputs, tools: Tools): Outputs {
  const { charge, access, location, application, room_area, room_height } = needed(
    inputs,
    'charge',
    'access',
    'location',
    'application',
    'room_area',
    'room_height',
  );
  const fluid = roomFluid(inputs, tools);
  const toxicity = fluid.safetyClass.startsWith('B') ? 'B' : 'A';
  if (toxicity === 'B' && application === 'comfort') refuse('application', 'toxicInComfort');
  const isFlammable = fluid.flammability !== '1';
  const isComfort = isFlammable && application === 'comfort' && location !== 'III' && location !== 'IV';
  if (isComfort && inputs.h0_type === undefined) refuse('h0_type', 'required');

  const volume = room_area * room_height;
  const occupancy = { access, location, isBelowGround: inputs.below_ground };
  const byToxicity = toxicityLimit(toxicity, fluid.practicalLimit, fluid.atelOdl, volume, occupancy);
  const byFlammability = flammabilityLimit({
    flammability: fluid.flammability,
    lfl: fluid.lfl ?? 0,
    application,
    occupancy,
    volume,
    area: room_area,
    height: MOUNTING_HEIGHTS[inputs.h0_type ?? 'floor'],
  });
  const limit = Math.min(byToxicity, byFlammability);
  if (toxicity === 'B') tools.warn('classB', {}, 'safety_class');
  if (location === 'III') tools.warn('machineryRoom', {}, 'location');
  if (!isWithin(charge, limit)) tools.warn('chargeNotAllowed', { m: charge, mmax: limit }, 'charge');
  const perLimit = (concentration: number | undefined): number | undefined =>
    concentration === undefined ? undefined : charge / concentration;
  return {
    m_max: Number.isFinite(limit) ? limit : undefined,
    governing: !Number.isFinite(limit) ? 'none' : byToxicity <= byFlammability ? 'toxicity' : 'flammability',
    verdict: isWithin(charge, limit) ? 'conforme' : 'non conforme',
    v_min_pl: charge / fluid.practicalLimit,
    v_min_rcl: perLimit(inputs.rcl ?? fluid.alternative?.rcl),
    v_min_qlmv: perLimit(inputs.qlmv ?? fluid.alternative?.qlmv),
    v_min_qlav: perLimit(inputs.qlav ?? fluid.alternative?.qlav),
    ...flammableFigures(fluid, inputs, charge, volume),
    room_volume: volume,
    concentration: charge / volume,
    measures_c3: measures(fluid, charge, volume, inputs.below_ground, tools),
  };
}

function water(inputs: Inputs, tools: Tools): Outputs {
  const { power, min_step, t_run, delta_t } = needed(inputs, 'power', 'min_step', 't_run', 'delta_t');
  const liquid = { density: inputs.rho, specificHeat: inputs.cp * 1000 };
  const litres = (kilowatts: number, minutes: number, kelvins: number): number =>
    volumeFromSurplus(kilowatts * 1000, minutes * 60, kelvins, liquid) * LITRES;
  const step = (power * min_step) / 100;
  if (reaches(inputs.load_min, step)) tools.warn('noVolumeRequired', {}, 'load_min');
  const v_cycle = litres(step - inputs.load_min, t_run, delta_t);
  let v_defrost = 0;
  if (inputs.defrost_power > 0) {
    const defrost = needed(inputs, 'defrost_time', 'defrost_dt');
    v_defrost = litres(inputs.defrost_power, defrost.defrost_time, defrost.defrost_dt);
  }
  const v_loop = Math.max(v_cycle, v_defrost);
  if (inputs.v_existing > v_loop) tools.warn('existingSufficient', {}, 'v_existing');
  return { v_cycle, v_defrost, v_loop, v_buffer: Math.max(0, v_loop - inputs.v_existing), l_per_kw: v_loop / power };
}

export const compute = calculator(definition, {
  check({ mode, load_min, power }, report) {
    if (mode === 'water' && load_min !== undefined && power !== undefined && load_min > power) {
      report('load_min', 'atMost', { value: load_min, max: power, unit: 'kW' });
    }
  },
  run: (inputs, tools) => (inputs.mode === 'room' ? room(inputs, tools) : water(inputs, tools)),
});
