import type { Goods } from '../../physics/cold-room.ts';
import { goodsHeat, personHeat, renewalsPerDay, wallGain } from '../../physics/cold-room.ts';
import { airFromPair } from '../../physics/psychrometric-pairs.ts';
import { enthalpyFromTemperature, volumeFromTemperature } from '../../physics/psychrometrics.ts';
import type { ComputeContext } from '../calculator.ts';
import { calculator, needed, refuse } from '../calculator.ts';
import type { InputsOf } from '../define.ts';
import { definition } from './definition.ts';
import { kelvinFromCelsius, STANDARD_ATMOSPHERE } from '../../quantities/si.ts';

type Inputs = InputsOf<typeof definition>;
type GoodsRow = NonNullable<Inputs['goods']>[number];

const DAY = 86_400;
const HOURS = 24;
const LOW_U = 0.1;
const USUAL_RUN = { min: 14, max: 22 } as const;
const USUAL_RATIO = { min: 10, max: 250 } as const;
/** Fan power where it is not known, as a part of the other loads. Practice. */
const FAN_PART = { positive: 0.1, negative: 0.15 } as const;

function transmission(inputs: Inputs, context: ComputeContext): number {
  return inputs.walls.reduce((sum, { area, u, t_ext, solar }, index) => {
    const difference = t_ext + solar - inputs.t_in;
    if (difference < 0) context.warn('coldWall', {}, `walls.${index}.t_ext`);
    if (u < LOW_U) context.warn('lowU', {}, `walls.${index}.u`);
    return sum + wallGain(area, u, difference);
  }, 0);
}

interface Air {
  /** J/kg and m³/kg of dry air. */
  readonly h: number;
  readonly v: number;
}

function airOf(t: number, rh: number, field: string): Air {
  const air =
    airFromPair({ T: kelvinFromCelsius(t), rh: rh / 100 }, STANDARD_ATMOSPHERE) ?? refuse(field, 'impossibleAir');
  return { h: enthalpyFromTemperature(air.T, air.w), v: volumeFromTemperature(air.T, air.w, STANDARD_ATMOSPHERE) };
}

/** Volume, m³, and floor, m², as typed or from the three sides; the floor only where something asks for it. */
function sizeOf(
  inputs: Inputs,
  context: ComputeContext,
): { readonly volume: number; readonly floor: number | undefined } {
  const { length, width, height } = inputs;
  const floor = inputs.floor_area ?? (length && width && context.use('floor_area', length * width));
  const fromSides = length && width && height && length * width * height;
  if (inputs.volume === undefined && fromSides === undefined) refuse('volume', 'required');
  return { volume: inputs.volume ?? context.use('volume', fromSides ?? 0), floor };
}

function airLoad(inputs: Inputs, volume: number, renewals: number): number {
  const inside = airOf(inputs.t_in, inputs.rh_in, 'rh_in');
  const outside = airOf(inputs.t_air, inputs.rh_air, 'rh_air');
  return Math.max(0, ((renewals * volume) / inside.v) * (outside.h - inside.h)) / DAY;
}

/** What of the row the formula needs, in SI. */
function goodsOf(row: GoodsRow, field: string): Goods {
  const { t_intro, t_final, t_freeze } = row;
  const isFrozen = t_freeze !== undefined && t_final < t_freeze;
  const isCrossing = isFrozen && t_intro > t_freeze;
  const needs = { cp1: !isFrozen || isCrossing, cp2: isFrozen, latent: isCrossing };
  for (const key of ['cp1', 'cp2', 'latent'] as const) {
    if (needs[key] && row[key] === undefined) refuse(`${field}.${key}`, 'required');
  }
  return {
    entering: t_intro,
    final: t_final,
    freezing: t_freeze,
    heatAbove: (row.cp1 ?? 0) * 1000,
    heatBelow: (row.cp2 ?? 0) * 1000,
    latent: (row.latent ?? 0) * 1000,
  };
}

function goodsLoad(inputs: Inputs): number {
  return (inputs.goods ?? []).reduce((sum, row, index) => {
    const field = `goods.${index}`;
    if (row.t_final > row.t_intro) refuse(`${field}.t_final`, 'goodsWarmer');
    if (inputs.t_in < 0 && row.t_freeze === undefined) refuse(`${field}.t_freeze`, 'freezingPointRequired');
    return sum + (row.mass * goodsHeat(goodsOf(row, field))) / (row.hours * 3600);
  }, 0);
}

/** A load that lasts part of the day, averaged over it; its duration is needed once there is one. */
function partOfDay(inputs: Inputs, load: number, key: 'h_people' | 'h_light' | 'h_machines' | 'h_fans'): number {
  return load === 0 ? 0 : (load * needed(inputs, key)[key]) / HOURS;
}

function defrostLoad(inputs: Inputs): number {
  if (inputs.p_defrost === 0) return 0;
  const { n_defrost, min_defrost, f_defrost } = needed(inputs, 'n_defrost', 'min_defrost', 'f_defrost');
  return ((inputs.p_defrost * n_defrost * min_defrost) / 60 / HOURS) * f_defrost;
}

export const compute = calculator(definition, {
  run(inputs, context) {
    const { t_in } = inputs;
    const { volume, floor } = sizeOf(inputs, context);
    const isNegative = t_in < 0;
    const n_air = inputs.n_air ?? context.use('n_air', renewalsPerDay(volume, isNegative) * inputs.traffic);
    const lighting = inputs.light_w_m2 === 0 ? 0 : inputs.light_w_m2 * (floor ?? refuse('floor_area', 'required'));
    const loads = {
      q_trans: transmission(inputs, context),
      q_air: airLoad(inputs, volume, n_air),
      q_goods: goodsLoad(inputs),
      q_resp: (inputs.stored ?? []).reduce((sum, { mass, w_per_t }) => sum + (mass / 1000) * w_per_t, 0),
      q_people: partOfDay(inputs, inputs.n_people * personHeat(t_in), 'h_people'),
      q_light: partOfDay(inputs, lighting, 'h_light'),
      q_machines: partOfDay(inputs, inputs.p_machines, 'h_machines'),
      q_defrost: defrostLoad(inputs),
    };
    const others = Object.values(loads).reduce((sum, load) => sum + load, 0);
    const part = isNegative ? FAN_PART.negative : FAN_PART.positive;
    if (inputs.fans_unknown) context.warn('estimatedFans', { v: part * 100 }, 'fans_unknown');
    const q_fans = inputs.fans_unknown ? others * part : partOfDay(inputs, inputs.p_fans, 'h_fans');
    const q_avg = others + q_fans;
    const power = (q_avg * (1 + inputs.safety / 100) * HOURS) / inputs.h_run / 1000;
    const w_per_m3 = (power * 1000) / volume;
    if (inputs.h_run < USUAL_RUN.min || inputs.h_run > USUAL_RUN.max) context.warn('unusualRunningTime', {}, 'h_run');
    if (w_per_m3 < USUAL_RATIO.min || w_per_m3 > USUAL_RATIO.max) context.warn('unusualRatio', {}, 'volume');
    return { ...loads, n_air, q_fans, q_avg, e_day: (q_avg * HOURS) / 1000, power, w_per_m3 };
  },
});
