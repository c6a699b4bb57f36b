import { reaches } from '../../physics/limits.ts';
import { volumeFromSurplus } from '../../physics/water-loop.ts';
import type { StandardData } from '../../refrigerants/index.ts';
import { isReference, standardData } from '../../refrigerants/index.ts';
import type { SafetyClass } from '../../refrigerants/index.ts';
import {
  c3Measures,
  chargeLimit,
  chargeNotes,
  chargeThresholds,
  comfortAreaFromCharge,
  flammabilityOf,
  isLight,
  LFL_SHARE,
  MOUNTING_HEIGHTS,
} from '../../regulation/charge/index.ts';
import type { ChargeLimit, ChargeNoteCode } from '../../regulation/charge/index.ts';
import type { ComputeContext } from '../calculator.ts';
import { calculator, needed, refuse } from '../calculator.ts';
import type { InputsOf, OutputsOf } from '../define.ts';
import { fluidName } from '../fluid-properties.ts';
import { definition } from './definition.ts';

type Inputs = InputsOf<typeof definition>;
type Outputs = OutputsOf<typeof definition>;

const LITRES = 1000;
const GRAMS = 1000;

/** The field a note is about; the charge where none is named. */
const NOTE_FIELDS: Readonly<Record<ChargeNoteCode, string>> = {
  productStandard: 'application',
  chargeNotAllowed: 'charge',
  chargeC3Location: 'charge',
  chargeC3Over150: 'charge',
  chargeC3OverM3: 'charge',
  chargeC3Basement: 'charge',
  chargeC3NoFigures: 'charge',
  chargeC3Open: 'charge',
  c3Conditions: 'charge',
  otherReading: 'charge',
  otherReadingNoLimit: 'charge',
  publicBuilding: 'application',
  class3BelowGround: 'below_ground',
  classB: 'safety_class',
  lightGas: 'application',
  ventilatedEnclosure: 'location',
  machineryRoom: 'location',
  icpe4735: 'charge',
};

interface RoomFluid {
  readonly name: string | undefined;
  readonly safetyClass: SafetyClass;
  readonly practicalLimit: number;
  readonly atelOdl: number | undefined;
  readonly lfl: number | undefined;
  readonly rcl: number | undefined;
  readonly qlmv: number | undefined;
  readonly qlav: number | undefined;
}

/** What the standard says of the fluid, typed values first. */
function roomFluid(inputs: Inputs, context: ComputeContext): RoomFluid {
  const name = inputs.fluid === undefined ? undefined : fluidName(inputs.fluid);
  const known: Partial<StandardData> = name === undefined ? {} : standardData(name);
  const ofFluid = <T extends number | string>(key: string, value: T | undefined): T | undefined =>
    value === undefined ? undefined : context.use(key, value);
  const missing = inputs.fluid === undefined ? 'required' : 'fluidData';
  const safetyClass =
    inputs.safety_class ?? ofFluid('safety_class', known.safetyClass) ?? refuse('safety_class', missing);
  const practicalLimit =
    inputs.practical_limit ?? ofFluid('practical_limit', known.practicalLimit) ?? refuse('practical_limit', missing);
  const lfl = inputs.lfl ?? ofFluid('lfl', known.lfl);
  if (flammabilityOf(safetyClass) !== '1' && lfl === undefined) refuse('lfl', 'lflMissing');
  return {
    name,
    safetyClass,
    practicalLimit,
    lfl,
    atelOdl: inputs.atel_odl ?? ofFluid('atel_odl', known.atelOdl),
    rcl: inputs.rcl ?? ofFluid('rcl', known.rcl),
    qlmv: inputs.qlmv ?? ofFluid('qlmv', known.qlmv),
    qlav: inputs.qlav ?? ofFluid('qlav', known.qlav),
  };
}

const isTooLightForComfort = (fluid: RoomFluid): boolean => fluid.name !== undefined && isLight(fluid.name);

function flammableFigures(fluid: RoomFluid, inputs: Inputs, volume: number): Outputs {
  if (fluid.lfl === undefined) return {};
  const { lfl } = fluid;
  const { charge } = inputs;
  const height = inputs.h0_type === undefined ? undefined : MOUNTING_HEIGHTS[inputs.h0_type];
  const hasArea = height !== undefined && !isTooLightForComfort(fluid);
  const thresholds = chargeThresholds(lfl, flammabilityOf(fluid.safetyClass));
  if (charge === undefined) return { ...thresholds };
  return {
    ...thresholds,
    v_min_lfl20: charge / (LFL_SHARE * lfl),
    percent_lfl: (charge / volume / lfl) * 100,
    a_min_comfort: hasArea ? comfortAreaFromCharge(charge, lfl, height) : undefined,
  };
}

/** The inputs that the charge limit takes from elsewhere than the fluid, by the key the form has for them. */
const KEYS: Readonly<Record<string, string>> = {
  class: 'safety_class',
  practicalLimit: 'practical_limit',
  molarMass: 'fluid',
  mounting: 'h0_type',
  area: 'room_area',
  height: 'room_height',
  enclosureIn: 'enclosure_in',
};

function limitOf(inputs: Inputs, fluid: RoomFluid, context: ComputeContext): ChargeLimit {
  const { access, location, application, room_area, room_height } = needed(
    inputs,
    'access',
    'location',
    'application',
    'room_area',
    'room_height',
  );
  const isMix = fluid.name !== undefined && isReference(fluid.name);
  const answer = chargeLimit({
    fluid: fluid.name,
    class: fluid.safetyClass,
    practicalLimit: fluid.practicalLimit,
    atelOdl: fluid.atelOdl,
    lfl: fluid.lfl,
    rcl: fluid.rcl,
    qlmv: fluid.qlmv,
    qlav: fluid.qlav,
    molarMass: isMix ? context.engine.fluid(fluid.name).molarMass * GRAMS : undefined,
    // Without one the room is asked what it admits, and none is over.
    charge: inputs.charge ?? 0,
    access,
    location,
    application,
    mounting: inputs.h0_type,
    area: room_area,
    height: room_height,
    belowGround: inputs.below_ground,
    // Only a floor below ground can be the lowest: ticked by default, the box means nothing above.
    lowestUnderground: inputs.below_ground && inputs.lowest_underground,
    upperFloorNoExit: inputs.upper_floor_no_exit,
    densityBelow1per10m2: inputs.density_below,
    emergencyExits: inputs.emergency_exits,
    sealed: inputs.sealed,
    enclosureIn: inputs.enclosure_in,
  });
  if ('problem' in answer) {
    const { field } = answer.problem;
    return refuse(KEYS[field] ?? field, 'required');
  }
  return answer;
}

/** What is said of the charge typed: the verdict, and what it would be in the room. */
function chargeFigures(charge: number, volume: number, fluid: RoomFluid, answer: ChargeLimit): Outputs {
  const perLimit = (concentration: number | undefined): number | undefined =>
    concentration === undefined ? undefined : charge / concentration;
  const isAllowed = answer.verdict === 'within' || answer.verdict === 'no-limit';
  return {
    verdict: isAllowed ? 'conforme' : 'non conforme',
    v_min_pl: charge / fluid.practicalLimit,
    v_min_rcl: perLimit(fluid.rcl),
    v_min_qlmv: perLimit(fluid.qlmv),
    v_min_qlav: perLimit(fluid.qlav),
    concentration: charge / volume,
    measures_c3: c3Measures(answer),
  };
}

function room(inputs: Inputs, context: ComputeContext): Outputs {
  const { room_area, room_height } = needed(inputs, 'room_area', 'room_height');
  const { charge } = inputs;
  const fluid = roomFluid(inputs, context);
  const volume = room_area * room_height;
  const answer = limitOf(inputs, fluid, context);
  for (const { code, values } of chargeNotes(answer, charge ?? 0)) context.warn(code, values, NOTE_FIELDS[code]);
  return {
    m_max: answer.limit ?? undefined,
    governing: answer.governing,
    ...(charge === undefined ? {} : chargeFigures(charge, volume, fluid, answer)),
    ...flammableFigures(fluid, inputs, volume),
    room_volume: volume,
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
