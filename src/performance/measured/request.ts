/** What a measured performance is asked with: keys, limits and usual accuracies, read once, in SI inside. */
import { Arguments } from '../../circuit/arguments.ts';
import { readRecord } from '../../circuit/compressor/record.ts';
import type { Compressor } from '../../circuit/compressor/record.ts';
import { fluidOf } from '../../circuit/fluids.ts';
import { rulerRange } from '../../circuit/ruler/range.ts';
import { OPTIONAL_FIELDS, SETTING_FIELDS, supposedScale } from '../../diagnosis/readings/fields.ts';
import { RECTANGULAR } from '../../diagnosis/readings/uncertainty.ts';
import type { Engine, Fluid } from '../../engine/types.ts';
import { atmosphericPressureFromAltitude } from '../../physics/atmosphere.ts';
import { SECONDARY_FLUIDS, secondaryFluid } from '../../physics/secondary-fluids/index.ts';
import {
  barFromPascal,
  baseFromKilo,
  kelvinFromCelsius,
  pascalFromBar,
  SECONDS_PER_HOUR,
} from '../../quantities/si.ts';
import { refuse } from '../outcome.ts';
import { LOSS_KINDS, LOSSES } from './losses.ts';
import type { ReadingKey, Unknown } from './unknowns.ts';
import { MEDIA_TEMPERATURES, READINGS, unknownOf } from './unknowns.ts';

export const MODES = ['cooling', 'heating'] as const;
export type Mode = (typeof MODES)[number];
/** What a reading of power covers. */
export const POWERS = ['compressor', 'unit'] as const;
export const METER_PLACES = ['in', 'out'] as const;
export const REFRIGERANT_FLOW_UNITS = ['kg/h', 'l/h'] as const;

/** Machines this cannot measure: what the reader ticks refuses with the reason. */
export const OUT_OF_SCOPE = ['two_flows', 'flooded', 'several_compressors', 'hot_gas', 'frost'] as const;

const allMedia = (): readonly string[] => ['water', 'air', ...SECONDARY_FLUIDS.map(({ key }) => key)];
/** Water, air and every brine by its key. */
export const MEDIA: readonly string[] = /* @__PURE__ */ allMedia();

/** Half-widths of readings: K, share of the reading, points of humidity. */
export const HALF_WIDTHS = {
  t_discharge: 1.5,
  td_acc: 2.5,
  place: 0.5,
  power_meas: 0.02,
  flow_liquid: 0.05,
  flow_air: 0.15,
  m_ref: 0.01,
  e_rh_in: 5,
  e_rh_out_supposed: 7,
} as const;
const RH_OUT_SUPPOSED = 90;
const PERCENT = 100;

const PIPE_LIMITS = {
  t_suction: OPTIONAL_FIELDS.t_suction,
  t_suc_comp: OPTIONAL_FIELDS.t_suc_comp,
  t_liquid: OPTIONAL_FIELDS.t_liquid,
} as const;
const FLOW_LIMITS = { above: 0, max: 1e6, unit: 'm3/h' } as const;

export interface Side {
  readonly medium: string;
  /** Concentration, fraction of the brine's basis. */
  readonly x: number;
  readonly meterAt: (typeof METER_PLACES)[number];
}

/** A request read and checked. */
export interface Asked {
  readonly fluid: Fluid;
  readonly mode: Mode;
  /** Pressure of the air around, Pa. */
  readonly air: number;
  /** What was read, with its accuracy, SI. */
  readonly readings: ReadonlyMap<ReadingKey, Unknown>;
  readonly gauges: Readonly<Record<'p_lp' | 'p_hp', number>>;
  /** W of fans, pumps and electronics, and how much of it the reading of power holds. */
  readonly auxiliaries: number;
  readonly auxiliariesRead: number;
  readonly flowIsVolume: boolean;
  readonly sides: Readonly<Record<'e' | 'c', Side>>;
  /** m³/s */
  readonly swept: number | undefined;
  readonly loss: { readonly value: number; readonly half: number };
  readonly sheet: { readonly record: Compressor; readonly acc: number; readonly ratio: number } | undefined;
  readonly shared: readonly { readonly readings: readonly ReadingKey[]; readonly share: number }[];
}

interface Accuracies {
  /** Half-width typed of a reading, in its unit; undefined where none was. */
  readonly of: (key: ReadingKey, unit?: '%') => number | undefined;
}

function accuraciesOf(asked: Arguments): Accuracies {
  const group = asked.group('acc');
  for (const key of group.keys())
    if (!(READINGS as readonly string[]).includes(key)) refuse('E_MODE', group.field(key));
  return {
    of: (key, unit) => group.optionalNumber(key, { above: 0, max: 1000, ...(unit && { unit }) }),
  };
}

/** A pressure, Pa absolute, the fluid has a saturation at; above its critical pressure the high side is a gas cooler's. */
function pressureOf(asked: Arguments, key: 'p_lp' | 'p_hp', zero: number, fluid: Fluid): number | undefined {
  const typed = asked.optionalNumber(key, { unit: 'bar' });
  if (typed === undefined) return undefined;
  const P = pascalFromBar(typed) + zero;
  const { min, max } = rulerRange(fluid).P;
  if (P >= min && P <= max) return P;
  if (key === 'p_hp' && P > fluid.critical.P && P <= fluid.limits.Pmax) return P;
  const shown = (limit: number): number => barFromPascal(limit - zero);
  return refuse('E_PSAT', key, { min: shown(min), max: shown(max), unit: 'bar' });
}

function sideOf(asked: Arguments, side: 'e' | 'c'): Side {
  const medium = asked.choice(`${side}_medium`, MEDIA, 'water');
  const brine = secondaryFluid(medium);
  const x = asked.number(`${side}_x`, { default: 0, min: 0, max: 1 });
  if (brine !== undefined && (x < brine.x.min || x > brine.x.max))
    refuse('E_RANGE', `${side}_x`, { min: brine.x.min, max: brine.x.max });
  return { medium, x, meterAt: asked.choice(`${side}_flow_at`, METER_PLACES, 'in') };
}

/** The sheet of a compressor: ten coefficients by quantity, as `mass_flow` (kg/h) and `power` (W) or as a record has them. */
function sheetOf(asked: Arguments): Asked['sheet'] {
  if (!asked.has('map')) return undefined;
  const map = asked.group('map');
  const own = { mass_flow: map.raw('mass_flow'), power: map.raw('power') };
  const coefficients = map.has('coefficients')
    ? map.raw('coefficients')
    : Object.fromEntries(Object.entries(own).filter(([, ten]) => ten !== undefined && ten !== null));
  const record = readRecord(map.with({ coefficients }));
  const frequency = asked.optionalNumber('frequency', { min: 25, max: 120, unit: 'Hz' }) ?? record.frequency;
  const acc = map.number('acc', { default: 0.05, above: 0, max: 0.5 });
  return { record, acc, ratio: frequency / record.frequency };
}

function sharedOf(asked: Arguments): Asked['shared'] {
  return asked.groups('shared').map((group) => ({
    readings: group
      .list('readings')
      .map(
        (name, place) =>
          READINGS.find((known) => known === name) ?? refuse('E_MODE', `${group.field('readings')}.${place}`),
      ),
    share: group.number('share', { min: 0, max: 1 }),
  }));
}

function lossOf(asked: Arguments): Asked['loss'] {
  const { value, half } = LOSSES[asked.choice('loss_kind', LOSS_KINDS, 'hermetic')];
  return {
    value: asked.optionalNumber('loss', { min: 0, max: 0.4 }) ?? value,
    half: asked.optionalNumber('loss_acc', { above: 0, max: 0.4 }) ?? half,
  };
}

/** The readings with their accuracies. @param zero pressure the gauges read as nothing, Pa */
function readingsOf(asked: Arguments, zero: number, fluid: Fluid, sides: Asked['sides']): Map<ReadingKey, Unknown> {
  const acc = accuraciesOf(asked);
  const probe = asked.number('acc_t', { ...SETTING_FIELDS.acc_t, above: 0 });
  const readings = new Map<ReadingKey, Unknown>();
  const put = (key: ReadingKey, value: number, half: number, instrument = half): void => {
    readings.set(key, unknownOf(key, value, half, instrument));
  };
  /** A reading whose accuracy is a share of it. */
  const putShare = (key: ReadingKey, value: number, share: number): void => {
    put(key, value, value * ((acc.of(key, '%') ?? PERCENT * share) / PERCENT));
  };
  for (const key of ['p_lp', 'p_hp'] as const) {
    const P = pressureOf(asked, key, zero, fluid);
    if (P !== undefined) put(key, P, pascalFromBar(acc.of(key) ?? gaugeHalf(asked, key)));
  }
  for (const key of ['t_suction', 't_suc_comp', 't_liquid'] as const) {
    const t = asked.optionalNumber(key, PIPE_LIMITS[key]);
    if (t !== undefined) put(key, kelvinFromCelsius(t), acc.of(key) ?? probe);
  }
  const t_discharge = asked.optionalNumber('t_discharge', OPTIONAL_FIELDS.t_discharge);
  if (t_discharge !== undefined) {
    const own = acc.of('t_discharge') ?? HALF_WIDTHS.t_discharge;
    const correction = asked.number('td_acc', { default: HALF_WIDTHS.td_acc, min: 0, max: 20, unit: 'K' });
    const T = kelvinFromCelsius(t_discharge + asked.number('td_corr', SETTING_FIELDS.td_corr));
    put('t_discharge', T, Math.hypot(own, correction), own);
  }
  for (const key of MEDIA_TEMPERATURES) {
    const t = asked.optionalNumber(key, OPTIONAL_FIELDS[key]);
    if (t === undefined) continue;
    const own = acc.of(key);
    if (own === undefined) put(key, kelvinFromCelsius(t), Math.hypot(probe, HALF_WIDTHS.place), probe);
    else put(key, kelvinFromCelsius(t), own);
  }
  const power = asked.optionalNumber('power_meas', OPTIONAL_FIELDS.power_meas);
  if (power !== undefined) putShare('power_meas', baseFromKilo(power), HALF_WIDTHS.power_meas);
  const flow = asked.optionalNumber('m_ref', { above: 0, max: 1e7 });
  const isVolume = asked.choice('m_ref_unit', REFRIGERANT_FLOW_UNITS, 'kg/h') === 'l/h';
  if (flow !== undefined) putShare('m_ref', flow / (isVolume ? 1000 : 1) / SECONDS_PER_HOUR, HALF_WIDTHS.m_ref);
  for (const side of ['e', 'c'] as const) {
    const volume = asked.optionalNumber(`${side}_flow`, FLOW_LIMITS);
    const share = sides[side].medium === 'air' ? HALF_WIDTHS.flow_air : HALF_WIDTHS.flow_liquid;
    if (volume !== undefined) putShare(`${side}_flow`, volume / SECONDS_PER_HOUR, share);
  }
  const humidity = { min: 1, max: 100, unit: '%' } as const;
  const entering = asked.optionalNumber('e_rh_in', humidity);
  if (entering !== undefined && sides.e.medium === 'air') {
    const leaving = asked.optionalNumber('e_rh_out', humidity);
    const supposed = leaving === undefined ? HALF_WIDTHS.e_rh_out_supposed : HALF_WIDTHS.e_rh_in;
    put('e_rh_in', entering, acc.of('e_rh_in') ?? HALF_WIDTHS.e_rh_in);
    put('e_rh_out', leaving ?? RH_OUT_SUPPOSED, acc.of('e_rh_out') ?? supposed);
  }
  return readings;
}

/** Half-width of a gauge, bar: its class of its full scale. */
function gaugeHalf(asked: Arguments, key: 'p_lp' | 'p_hp'): number {
  const scale = key === 'p_lp' ? 'fs_lp' : 'fs_hp';
  const acc = asked.number('acc_p', { ...SETTING_FIELDS.acc_p, above: 0 });
  const shown = asked.optionalNumber(key);
  const full = asked.has(scale)
    ? asked.number(scale, SETTING_FIELDS[scale])
    : supposedScale(scale, shown === undefined ? [] : [shown]);
  return (acc / PERCENT) * full;
}

/**
 * A measured performance read from a request. What is absent stays absent.
 * Stops with E_MISSING, E_NUMBER, E_RANGE, E_MODE, E_FLUID, E_COMP, E_PSAT, E_POLY, E_POWER and E_FEW (`why`: out of scope).
 */
export function askedFrom(request: unknown, engine: Engine): Asked {
  const asked = new Arguments(request);
  const fluid = fluidOf(engine, asked.raw('fluid'), 'fluid');
  const why = asked.optionalChoice('out_of_scope', OUT_OF_SCOPE);
  if (why !== undefined) refuse('E_FEW', 'out_of_scope', { why });
  const air = atmosphericPressureFromAltitude(asked.number('altitude', SETTING_FIELDS.altitude));
  const zero = asked.choice('p_mode', ['rel', 'abs'] as const, 'rel') === 'rel' ? air : 0;
  const sides = { e: sideOf(asked, 'e'), c: sideOf(asked, 'c') };
  const readings = readingsOf(asked, zero, fluid, sides);
  const auxiliaries = baseFromKilo(asked.number('power_aux', { default: 0, min: 0, max: 1000, unit: 'kW' }));
  const isUnit = asked.choice('power_of', POWERS, 'compressor') === 'unit';
  const swept = asked.optionalNumber('v_swept', OPTIONAL_FIELDS.v_swept);
  const gauge = (key: 'p_lp' | 'p_hp'): number => readings.get(key)?.u ?? 0;
  return {
    ...{ fluid, air, readings, auxiliaries, sides },
    mode: asked.choice('mode', MODES, 'cooling'),
    gauges: { p_lp: gauge('p_lp'), p_hp: gauge('p_hp') },
    auxiliariesRead: isUnit ? auxiliaries : 0,
    flowIsVolume: asked.choice('m_ref_unit', REFRIGERANT_FLOW_UNITS, 'kg/h') === 'l/h',
    swept: swept === undefined ? undefined : swept / SECONDS_PER_HOUR,
    loss: lossOf(asked),
    sheet: sheetOf(asked),
    shared: sharedOf(asked),
  };
}

/** What one of the unit a reading is asked in is in SI. A flow of refrigerant asked in l/h is none of these. */
const UNIT: Readonly<Partial<Record<ReadingKey, number>>> = {
  ...{ p_lp: pascalFromBar(1), p_hp: pascalFromBar(1), power_meas: baseFromKilo(1) },
  ...{ e_flow: 1 / SECONDS_PER_HOUR, c_flow: 1 / SECONDS_PER_HOUR, m_ref: 1 / SECONDS_PER_HOUR },
};

/** Half-widths of the readings of a request, in the units they are asked in. */
export const halfWidthsOf = ({ readings, flowIsVolume }: Asked): Readonly<Partial<Record<ReadingKey, number>>> =>
  Object.fromEntries(
    [...readings.values()].flatMap(({ key, u }) => {
      if (key === 'm_ref' && flowIsVolume) return [];
      return [[key, (u * RECTANGULAR) / (UNIT[key as ReadingKey] ?? 1)] as const];
    }),
  );
