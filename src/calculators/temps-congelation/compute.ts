import { coreCooling } from '../../physics/chilling.ts';
import type { Composition, FoodProperties } from '../../physics/food-properties.ts';
import { frozenProperties, latentHeat, unfrozenProperties } from '../../physics/food-properties.ts';
import {
  coefficientFromAirSpeed,
  dimensionsOf,
  finalMeanTemperature,
  freezingTimes,
  meanFreezingTemperature,
} from '../../physics/freezing.ts';
import type { BodyShape } from '../../physics/freezing.ts';
import type { ComputeContext } from '../calculator.ts';
import { calculator, refuse } from '../calculator.ts';
import type { InputsOf, OutputsOf } from '../define.ts';
import { bodyOf, directionsOf } from './body.ts';
import { definition } from './definition.ts';
import { PRODUCTS } from './products.ts';

type Inputs = InputsOf<typeof definition>;
type Outputs = OutputsOf<typeof definition>;

const KILO = 1000;
const HOUR = 3600;
/** kJ in a kWh. */
const KWH = 3600;
const PARTS = ['water', 'protein', 'fat', 'carb', 'fibre', 'ash'] as const;
/** What a typed composition may add up to, %. */
const [LEAST_SUM, MOST_SUM] = [90, 110];
/** What the formula was held to: twice Bi, Stefan and Plank numbers. To be verified. */
const PHAM = { biot: [0.02, 11], stefan: [0.11, 0.36], plank: 0.61 } as const;
const NEAR_AIR = 3;
const SHORT = 0.2;

/** The composition typed, over that of the product; undefined where neither has one. */
function compositionOf(inputs: Inputs, context: ComputeContext): Composition | undefined {
  const known = inputs.product === undefined ? undefined : PRODUCTS[inputs.product].parts;
  const isTyped = PARTS.some((part) => inputs[part] !== undefined);
  if (known === undefined && !isTyped) return undefined;
  const [water, protein, fat, carb, fibre, ash] = PARTS.map((part, index) => {
    const given = inputs[part];
    if (given !== undefined) return given;
    return known === undefined ? 0 : context.use(part, known[index] ?? 0);
  }) as [number, number, number, number, number, number];
  const sum = water + protein + fat + carb + ash;
  if (isTyped && (sum < LEAST_SUM || sum > MOST_SUM)) refuse('water', 'composition');
  if (fibre > carb) refuse('fibre', 'composition');
  return {
    water: water / sum,
    protein: protein / sum,
    fat: fat / sum,
    carb: (carb - fibre) / sum,
    fibre: fibre / sum,
    ash: ash / sum,
  };
}

/** W/(m²·K), packaging included. */
function coefficientOf({ h, air_speed, pack_mm = 0, pack_lambda }: Inputs, context: ComputeContext): number {
  const surface = h ?? context.use('h', coefficientFromAirSpeed(air_speed ?? refuse('air_speed', 'surfaceMissing')));
  return 1 / (1 / surface + pack_mm / KILO / pack_lambda);
}

/** A dimension that its shape needs and that is not given is a refusal of the reading. */
const shapeOf = (inputs: Inputs): BodyShape => bodyOf(inputs, inputs.thickness / KILO) ?? refuse('length', 'required');

type Keys = readonly [heat: 'c_unf' | 'c_fro', conductivity: 'k_unf' | 'k_fro', density: 'rho_unf' | 'rho_fro'];

/** Typed properties over those of the composition, SI. */
function properties(
  inputs: Inputs,
  keys: Keys,
  of: (() => FoodProperties) | undefined,
  context: ComputeContext,
): FoodProperties {
  const [heat, conductivity, density] = keys;
  const isTyped = keys.every((key) => inputs[key] !== undefined);
  const known = isTyped ? undefined : of?.();
  const typedOr = (key: Keys[number], ofComposition: number | undefined): number =>
    inputs[key] ?? context.use(key, ofComposition ?? refuse(key, 'required'));
  return {
    heat: typedOr(heat, known && known.heat / KILO) * KILO,
    conductivity: typedOr(conductivity, known?.conductivity),
    density: typedOr(density, known?.density),
  };
}

const outputsOf = ({ heat, conductivity, density }: FoodProperties, [c, k, rho]: Keys): Outputs => ({
  [c]: heat / KILO,
  [k]: conductivity,
  [rho]: density,
});
const UNFROZEN: Keys = ['c_unf', 'k_unf', 'rho_unf'];
const FROZEN: Keys = ['c_fro', 'k_fro', 'rho_fro'];

/** Of the batch, from the heat, kJ/kg, and the time, s. */
const batch = ({ mass }: Inputs, heat: number, time: number): Outputs =>
  mass === undefined ? {} : { energy: (mass * heat) / KWH, power: (mass * heat) / time };

/** Unfrozen food is read at the middle of its way, no colder than 0 °C. */
const unfrozenAt = (from: number, to: number): number => Math.max(0, (from + to) / 2);

function freeze(
  inputs: Inputs,
  freezing: number | undefined,
  composition: Composition | undefined,
  context: ComputeContext,
): Outputs {
  const { t_init, t_final, t_air } = inputs;
  const t_freeze = freezing ?? refuse('t_freeze', 'required');
  if (!(t_air < t_final && t_final < t_freeze && t_freeze < t_init)) {
    refuse(t_air >= t_final ? 't_air' : t_final >= t_freeze ? 't_final' : 't_init', 'orderFreezing');
  }
  const t_fm = meanFreezingTemperature(t_final, t_air);
  if (t_fm >= t_init || t_fm <= t_air) refuse(t_fm >= t_init ? 't_init' : 't_air', 'meanFreezing');
  const unfrozen = properties(
    inputs,
    UNFROZEN,
    composition && (() => unfrozenProperties(composition, unfrozenAt(t_init, t_freeze))),
    context,
  );
  const frozen = properties(inputs, FROZEN, composition && (() => frozenProperties(composition, t_freeze)), context);
  const latent =
    inputs.latent ??
    context.use('latent', composition === undefined ? refuse('latent', 'required') : latentHeat(composition) / KILO);
  // What hardly holds water has nothing to freeze.
  if (latent <= 0) refuse('latent', 'positive');
  const h_eff = coefficientOf(inputs, context);
  const done = freezingTimes({
    shape: shapeOf(inputs),
    coefficient: h_eff,
    initial: t_init,
    final: t_final,
    air: t_air,
    freezing: t_freeze,
    unfrozen,
    frozen,
    latent: latent * KILO,
  });
  const [c_unf, c_fro] = [unfrozen.heat / KILO, frozen.heat / KILO];
  const ste = (c_fro * (t_freeze - t_air)) / latent;
  const plk = (c_unf * (t_init - t_freeze)) / latent;
  const isWithin = (value: number, [least, most]: readonly [number, number]): boolean =>
    value >= least && value <= most;
  if (!isWithin(2 * done.biot, PHAM.biot) || !isWithin(ste, PHAM.stefan) || plk > PHAM.plank) {
    context.warn('outsidePham', {}, 'thickness');
  }
  const time = done.cooling + done.freezing;
  const t_mean = finalMeanTemperature(t_final, t_air, done.biot);
  const heat = c_unf * (t_init - t_freeze) + latent + c_fro * (t_freeze - t_mean);
  return {
    time: time / HOUR,
    time_cooling: done.cooling / HOUR,
    time_freezing: done.freezing / HOUR,
    time_plank: done.plank / HOUR,
    h_eff,
    bi: done.biot,
    e_shape: done.factor,
    t_fm,
    t_mean,
    heat,
    ...batch(inputs, heat, time),
    ste,
    plk,
    t_freeze,
    ...outputsOf(unfrozen, UNFROZEN),
    ...outputsOf(frozen, FROZEN),
    latent,
  };
}

function chill(
  inputs: Inputs,
  freezing: number | undefined,
  composition: Composition | undefined,
  context: ComputeContext,
): Outputs {
  const { t_init, t_final, t_air } = inputs;
  if (freezing !== undefined && t_final < freezing) refuse('t_final', 'chillBelowFreezing');
  if (!(t_air < t_final && t_final < t_init)) refuse(t_air >= t_final ? 't_air' : 't_init', 'orderChilling');
  if (freezing !== undefined && t_air < freezing) context.warn('chillingFreezesSkin', {}, 't_air');
  const unfrozen = properties(
    inputs,
    UNFROZEN,
    composition && (() => unfrozenProperties(composition, unfrozenAt(t_init, t_final))),
    context,
  );
  const { heat: c, conductivity, density } = unfrozen;
  const diffusivity = conductivity / (density * c);
  const h_eff = coefficientOf(inputs, context);
  const shape = shapeOf(inputs);
  const half = dimensionsOf(shape)[0] / 2;
  const { rate, lag } = coreCooling(directionsOf(shape), h_eff, conductivity, diffusivity);
  const y = (t_final - t_air) / (t_init - t_air);
  const time = Math.log(lag / y) / rate;
  const fourier = (diffusivity * time) / half ** 2;
  if (fourier < SHORT) context.warn('earlyChilling', {}, 't_final');
  const heat = (c / KILO) * (t_init - t_final);
  return {
    time: time / HOUR,
    half_life: Math.LN2 / rate / HOUR,
    h_eff,
    bi: (h_eff * half) / conductivity,
    j: lag,
    y,
    fourier,
    heat,
    ...batch(inputs, heat, time),
    t_freeze: freezing,
    ...outputsOf(unfrozen, UNFROZEN),
  };
}

function run(inputs: Inputs, context: ComputeContext): Outputs {
  const asked = inputs.mode === 'freeze' ? [...UNFROZEN, ...FROZEN, 'latent' as const] : UNFROZEN;
  const composition = asked.every((key) => inputs[key] !== undefined) ? undefined : compositionOf(inputs, context);
  const known = inputs.product === undefined ? undefined : PRODUCTS[inputs.product].freezing;
  const freezing = inputs.t_freeze ?? (known === undefined ? undefined : context.use('t_freeze', known));
  if (inputs.t_final - inputs.t_air < NEAR_AIR && inputs.t_final > inputs.t_air) context.warn('nearAir', {}, 't_final');
  return (inputs.mode === 'freeze' ? freeze : chill)(inputs, freezing, composition, context);
}

export const compute = calculator(definition, { run });
