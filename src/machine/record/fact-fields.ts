/** The facts a machine can have, as data: what each may be. What is not said is absent, and stays unknown. */
import type { UseId } from '../facts.ts';
import { USE_IDS } from '../facts.ts';

/** How a fact is known. What the use supposes is no fact: it is computed anew each time, and never kept. */
export const SOURCES = ['typed', 'plate', 'weighed', 'measured', 'study'] as const;
export type FactSource = (typeof SOURCES)[number];

/** A number within bounds, one word of several, a text, or a list of texts. */
export type FactField =
  | { readonly kind: 'number'; readonly min: number; readonly max: number; readonly unit: FactUnit }
  | { readonly kind: 'choice'; readonly options: readonly string[] }
  | { readonly kind: 'text'; readonly longest: number }
  | { readonly kind: 'list'; readonly longest: number; readonly most: number };

/** `share`: a ratio; `bar`: gauge. */
export type FactUnit = 'kW' | 'degC' | 'kg' | 'bar' | 'L' | 'm' | 'm2' | 'share' | 'persons' | 'year';

const number = (min: number, max: number, unit: FactUnit): FactField => ({ kind: 'number', min, max, unit });
const choice = (...options: readonly string[]): FactField => ({ kind: 'choice', options });
const YES_NO_UNKNOWN = choice('yes', 'no', 'unknown');
const TEMPERATURE = number(-120, 200, 'degC');
const PS = number(0.5, 200, 'bar');
const LINE = number(0, 1000, 'm');

export const FACT_FIELDS = {
  use: choice(...USE_IDS),
  /** A name, or a composition as the engine takes one. */
  fluid: { kind: 'text', longest: 400 },
  expansion: choice('txv', 'eev', 'capillary', 'orifice', 'flooded', 'hp_float', 'unknown'),
  stage: choice('existing', 'new', 'unknown'),
  build: choice('monobloc', 'split', 'remote', 'portable'),
  /** Cooling, of a heat pump heating. */
  capacity: number(0.001, 1e6, 'kW'),
  need: number(0.001, 1e6, 'kW'),
  mode: choice('cooling', 'heating', 'both'),
  compressor: choice(
    ...['rotary', 'scroll', 'scroll_electric', 'recip_hermetic', 'recip_semi', 'recip_open', 'screw', 'centrifugal'],
    ...['recip_co2', 'swash', 'linear', 'unknown'],
  ),
  /** Sheets of the reader's list, BRAND|NAME. */
  compressors: { kind: 'list', longest: 200, most: 12 },
  oil: choice('MO', 'AB', 'POE', 'PVE', 'PAG', 'PAO'),
  condenser: choice('air', 'water', 'evaporative', 'ground'),
  evaporator_medium: choice('air', 'water', 'brine'),
  /** Mean saturation temperatures, and of the air or water that enters. */
  te: TEMPERATURE,
  tc: TEMPERATURE,
  te_in: TEMPERATURE,
  tc_in: TEMPERATURE,
  cools: choice('building', 'process'),
  product_temperature: TEMPERATURE,
  cascade_primary: choice('yes', 'no'),
  receiver: YES_NO_UNKNOWN,
  receiver_volume: number(0.01, 1e5, 'L'),
  /** Of a circuit. */
  charge: number(0.01, 1e5, 'kg'),
  ps_hp: PS,
  ps_bp: PS,
  ps_receiver: PS,
  sealed: choice('yes', 'no'),
  detection: choice('yes', 'no'),
  public_building: YES_NO_UNKNOWN,
  placed: number(1900, 2100, 'year'),
  'room.area': number(0.5, 1e6, 'm2'),
  'room.height': number(1, 100, 'm'),
  'room.application': choice('comfort', 'other'),
  'room.access': choice('a', 'b', 'c'),
  'room.location': choice('I', 'II', 'III', 'IV'),
  'room.mounting': choice('floor', 'wall', 'window', 'ceiling'),
  'room.below_ground': choice('yes', 'no'),
  'room.lowest_underground': choice('yes', 'no'),
  'room.upper_floor_no_exit': choice('yes', 'no'),
  'room.density_below': choice('yes', 'no'),
  'room.emergency_exits': choice('yes', 'no'),
  'lines.asp': LINE,
  'lines.ll': LINE,
  'lines.ref': LINE,
} as const satisfies Readonly<Record<string, FactField>>;

export type FactName = keyof typeof FACT_FIELDS;
export const FACT_NAMES = Object.keys(FACT_FIELDS) as readonly FactName[];
export const isFactName = (name: string): name is FactName => Object.hasOwn(FACT_FIELDS, name);

/** Asked first, in this order. */
export const FIRST_FACTS = ['use', 'fluid', 'expansion'] as const satisfies readonly FactName[];

export type FactValue = string | number | readonly string[];

export interface Fact {
  readonly v: FactValue;
  readonly k: FactSource;
  /** ISO day it was said on. */
  readonly at: string;
}

export type Facts = Readonly<Partial<Record<FactName, Fact>>>;
/** Facts as bare values, as a link and a request have them. */
export type BareFacts = Readonly<Partial<Record<Exclude<FactName, 'use'>, FactValue>>> & { readonly use?: UseId };

const isText = (value: unknown, longest: number): value is string =>
  typeof value === 'string' && value.length <= longest && value.trim() !== '';

/** The value a fact may have, as it is kept; undefined where it may not have it. */
export function factValue(name: FactName, value: unknown): FactValue | undefined {
  const field: FactField = FACT_FIELDS[name];
  switch (field.kind) {
    case 'number':
      return typeof value === 'number' && value >= field.min && value <= field.max ? value : undefined;
    case 'choice':
      return typeof value === 'string' && field.options.includes(value) ? value : undefined;
    case 'text':
      return isText(value, field.longest) ? value.trim() : undefined;
    case 'list': {
      const { longest, most } = field;
      if (!Array.isArray(value) || value.length === 0 || value.length > most) return undefined;
      return value.every((one): one is string => isText(one, longest)) ? value : undefined;
    }
  }
}
