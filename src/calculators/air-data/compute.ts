import { apparatusDewPoint, coilPowers, mixAir } from '../../physics/air-processes.ts';
import { atmosphericPressureFromAltitude } from '../../physics/atmosphere.ts';
import type { AirQuantities, AirQuantity, DryBulbAndHumidity } from '../../physics/psychrometric-pairs.ts';
import { airFromPair, isBeyondHottest } from '../../physics/psychrometric-pairs.ts';
import {
  enthalpyFromTemperature,
  moistAir,
  saturationHumidity,
  vapourPressureFromHumidity,
  vapourPressureFromTemperature,
  volumeFromTemperature,
} from '../../physics/psychrometrics.ts';
import type { ComputeContext } from '../calculator.ts';
import { calculator, needed, refuse } from '../calculator.ts';
import type { InputsOf, OutputsOf } from '../define.ts';
import { definition } from './definition.ts';
import { celsiusFromKelvin, kelvinFromCelsius } from '../../quantities/si.ts';

type Inputs = InputsOf<typeof definition>;
type Outputs = OutputsOf<typeof definition>;

/**
 * Half of the last digit a figure is shown with, and as much again for other units (0.1 gr/lb is 0.014 g/kg): what a typed
 * figure may be off when it was read from this page. In the units of the inputs.
 */
const SHOWN: Readonly<Record<StateKey, number>> = { t_db: 0.1, rh: 0.1, t_wb: 0.1, t_dp: 0.1, w: 0.01, h: 0.1 };
/** The driest air the form takes, kg/kg. */
const DRIEST = 1e-7;
/** Steps towards the first air there is: the last is a millionth of the way. */
const HALVINGS = 20;

/** Relative humidity above which air is called supersaturated rather than rounded. */
const SATURATED = 1.000_001;
/** Rounding between a wet bulb and the dry bulb it was read from, K. */
const TEMPERATURE_SLACK = 1e-6;
const NO_POWER = 1e-9;

type StateKey = 't_db' | 'rh' | 't_wb' | 't_dp' | 'w' | 'h';
const QUANTITIES = {
  t_db: ['T', kelvinFromCelsius],
  rh: ['rh', (percent: number): number => percent / 100],
  t_wb: ['wetBulb', kelvinFromCelsius],
  t_dp: ['dewPoint', kelvinFromCelsius],
  w: ['w', (grams: number): number => grams / 1000],
  h: ['h', (kilojoules: number): number => kilojoules * 1000],
} as const satisfies Record<StateKey, readonly [AirQuantity, (value: number) => number]>;
const STATE_KEYS = Object.keys(QUANTITIES) as StateKey[];

const givenKeys = (inputs: Partial<Inputs>): StateKey[] => STATE_KEYS.filter((key) => inputs[key] !== undefined);

/** Pa */
const totalPressure = (inputs: Inputs, context: ComputeContext): number =>
  (inputs.pressure ?? context.use('pressure', atmosphericPressureFromAltitude(inputs.altitude) / 1000)) * 1000;

/** Air of a temperature, °C, and relative humidity, %. `field` is blamed when there is no such air. */
function airFromHumidity(t: number, rh: number, total: number, field: string): DryBulbAndHumidity {
  const T = kelvinFromCelsius(t);
  if ((rh / 100) * vapourPressureFromTemperature(T) >= total) refuse(field, 'vapourAboveTotal');
  return airFromPair({ T, rh: rh / 100 }, total) ?? refuse(field, 'impossibleAir');
}

/** Dry-air flow, kg/s, of a flow of moist air, m³/h. */
const dryAirFlow = (air: DryBulbAndHumidity, flow: number, total: number): number =>
  flow / 3600 / volumeFromTemperature(air.T, air.w, total);

const withPair = (keys: readonly StateKey[], values: readonly number[]): Partial<AirQuantities> =>
  Object.fromEntries(
    keys.map((key, place) => {
      const [name, convert] = QUANTITIES[key];
      return [name, convert(values[place] ?? Number.NaN)];
    }),
  );

/** Air that is neither supersaturated nor drier than dry, of two quantities. */
function airThatIs(given: Partial<AirQuantities>, total: number): DryBulbAndHumidity | undefined {
  const found = airFromPair(given, total);
  if (found === undefined || !(found.w >= DRIEST)) return undefined;
  const vapour = vapourPressureFromHumidity(found.w, total);
  return vapour / vapourPressureFromTemperature(found.T) > SATURATED ? undefined : found;
}

/**
 * The first air there is on the way from two figures to what they may have been before they were rounded; undefined where
 * their rounding does not explain that there is none.
 */
function airBeforeRounding(
  keys: readonly StateKey[],
  values: readonly number[],
  total: number,
): DryBulbAndHumidity | undefined {
  const at = (share: number, signs: readonly number[]): DryBulbAndHumidity | undefined =>
    airThatIs(
      withPair(
        keys,
        keys.map((key, place) => {
          const value = (values[place] ?? Number.NaN) + share * SHOWN[key] * (signs[place] ?? 0);
          return key === 'rh' ? Math.min(value, 100) : value;
        }),
      ),
      total,
    );
  for (const signs of [
    [1, -1],
    [-1, 1],
  ]) {
    let found = at(1, signs);
    if (found === undefined) continue;
    let [none, some] = [0, 1];
    for (let halving = 0; halving < HALVINGS; halving += 1) {
      const half = (none + some) / 2;
      const nearer = at(half, signs);
      if (nearer === undefined) none = half;
      else [some, found] = [half, nearer];
    }
    return found;
  }
  return undefined;
}

function state(inputs: Inputs, context: ComputeContext): Outputs {
  const total = totalPressure(inputs, context);
  const keys = givenKeys(inputs);
  const blamed = keys[1] ?? 't_db';
  const values = keys.map((key) => inputs[key] ?? refuse(key, 'required'));
  const given = withPair(keys, values);
  for (const [key, T, rh] of [
    ['rh', given.T, given.rh],
    ['t_dp', given.dewPoint, 1],
    ['t_wb', given.wetBulb, 1],
  ] as const) {
    const vapour = T === undefined || rh === undefined ? 0 : rh * vapourPressureFromTemperature(T);
    if (vapour >= total) refuse(key, 'vapourAboveTotal');
  }
  const exact = airThatIs(given, total);
  if (exact === undefined && airFromPair(given, total) === undefined && isBeyondHottest(given, total))
    refuse(blamed, 'airTooHot');
  const found = exact ?? airBeforeRounding(keys, values, total) ?? refuse(blamed, 'impossibleAir');
  if (exact === undefined) context.warn('roundedAir', {}, blamed);
  const air = moistAir(found.T, found.w, total) ?? refuse(blamed, 'impossibleAir');
  return {
    t_db: celsiusFromKelvin(air.T),
    t_wb: celsiusFromKelvin(air.wetBulb),
    t_dp: celsiusFromKelvin(air.dewPoint),
    rh: air.rh * 100,
    w: air.w * 1000,
    h: air.h / 1000,
    v: air.v,
    rho: air.density,
    p_w: air.vapourPressure,
    p_ws: air.saturationPressure,
    p_atm: total / 1000,
  };
}

function mixing(inputs: Inputs, context: ComputeContext): Outputs {
  const total = totalPressure(inputs, context);
  const { t1, rh1, q1, t2, rh2, q2 } = needed(inputs, 't1', 'rh1', 'q1', 't2', 'rh2', 'q2');
  const airs = [airFromHumidity(t1, rh1, total, 'rh1'), airFromHumidity(t2, rh2, total, 'rh2')] as const;
  const [m1, m2] = [dryAirFlow(airs[0], q1, total), dryAirFlow(airs[1], q2, total)];
  const stream = (air: DryBulbAndHumidity, flow: number): Parameters<typeof mixAir>[0] => ({
    flow,
    w: air.w,
    h: enthalpyFromTemperature(air.T, air.w),
  });
  const mixed = mixAir(stream(airs[0], m1), stream(airs[1], m2), total) ?? refuse('t1', 'impossibleAir');
  const vapour = mixed.w - mixed.fog;
  const saturation = vapourPressureFromTemperature(mixed.T);
  return {
    m1,
    m2,
    t_mix: celsiusFromKelvin(mixed.T),
    w_mix: mixed.w * 1000,
    h_mix: mixed.h / 1000,
    rh_mix: mixed.isFog ? 100 : (vapourPressureFromHumidity(vapour, total) / saturation) * 100,
    q_mix: (m1 + m2) * volumeFromTemperature(mixed.T, vapour, total) * 3600,
    fog: mixed.isFog,
    w_fog: mixed.fog * 1000,
    p_atm: total / 1000,
  };
}

function leavingAir(
  inputs: Inputs,
  entering: DryBulbAndHumidity,
  total: number,
  context: ComputeContext,
): DryBulbAndHumidity {
  const { t_out } = needed(inputs, 't_out');
  if (inputs.rh_out !== undefined) return airFromHumidity(t_out, inputs.rh_out, total, 'rh_out');
  const T = kelvinFromCelsius(t_out);
  const isBoiling = vapourPressureFromTemperature(T) >= total;
  const isWet = (at: number): boolean => !isBoiling && entering.w > saturationHumidity(at, total) * SATURATED;
  if (!isWet(T)) return { T, w: entering.w };
  if (isWet(T + SHOWN.t_db)) refuse('t_out', 'impossibleAir');
  // Cooled to its dew point, as that is shown.
  context.warn('roundedAir', {}, 't_out');
  return { T, w: saturationHumidity(T, total) };
}

function process(inputs: Inputs, context: ComputeContext): Outputs {
  const total = totalPressure(inputs, context);
  const { t_in, rh_in, q_v } = needed(inputs, 't_in', 'rh_in', 'q_v');
  const entering = airFromHumidity(t_in, rh_in, total, 'rh_in');
  const leaving = leavingAir(inputs, entering, total, context);
  const isDrying = leaving.w < entering.w;
  if (isDrying && leaving.T >= entering.T) refuse('rh_out', 'dryingWhileHeating');
  const flow = dryAirFlow(entering, q_v, total);
  const powers = coilPowers(entering, leaving, flow);
  const surface = isDrying ? apparatusDewPoint(entering, leaving, total) : undefined;
  if (isDrying && surface === undefined) context.warn('noApparatusDewPoint', {}, 'rh_out');
  return {
    m_da: flow,
    w_in: entering.w * 1000,
    w_out: leaving.w * 1000,
    h_in: enthalpyFromTemperature(entering.T, entering.w) / 1000,
    h_out: enthalpyFromTemperature(leaving.T, leaving.w) / 1000,
    power_total: powers.total / 1000,
    power_sensible: powers.sensible / 1000,
    power_latent: powers.latent / 1000,
    shr: Math.abs(powers.total) < NO_POWER ? undefined : powers.sensible / powers.total,
    condensate: powers.condensate * 3600,
    t_adp: surface === undefined ? undefined : celsiusFromKelvin(surface),
    bypass_factor: surface === undefined ? undefined : (leaving.T - surface) / (entering.T - surface),
    p_atm: total / 1000,
  };
}

export const compute = calculator(definition, {
  check(inputs, report) {
    if (inputs.mode !== 'state') return;
    const keys = givenKeys(inputs);
    const has = (...pair: readonly StateKey[]): boolean => pair.every((key) => keys.includes(key));
    if (keys.length !== 2)
      report(keys[2] ?? (keys.length === 0 ? 't_db' : keys[0] === 't_db' ? 'rh' : 't_db'), 'exactlyTwo');
    else if (has('t_dp', 'w')) report('w', 'sameInformation');
    else if (has('t_wb', 'h')) report('h', 'illConditioned');
    for (const key of ['t_wb', 't_dp'] as const) {
      const isAbove = (inputs[key] ?? -Infinity) > (inputs.t_db ?? Infinity) + TEMPERATURE_SLACK;
      if (keys.length === 2 && isAbove) report(key, 'aboveDryBulb');
    }
  },
  run(inputs, context) {
    return { state, mixing, process }[inputs.mode](inputs, context);
  },
});
